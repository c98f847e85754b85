// Logs of Inspect: samples with their input and the model's completion. Epochs are attempts.

import { inspectSample, type InspectSample } from '#questions/benchmarks/inspect-sample'
import type { Json, JsonObject } from '#base/json/json'
import { listed, shorten } from '#base/words'
import { endingOf } from '#results/scoring/ending'
import type { About } from '#results/scoring/record'
import { isObject, own, textOf } from '#base/json/value'
import {
  emptyNotes,
  problem,
  type RecordReader,
  responseOf,
  messageText,
  type Surroundings,
  type ReadValue,
} from './format'
import { withGroup } from './lm-eval'

/** The fields of a log that concern all of its samples. */
export class LogHeader {
  model = ''
  task = ''
  isKnown = false
  private status: string | undefined
  /** The names of its scorers. */
  scorers: readonly string[] = []

  take(key: string, value: unknown): void {
    if (key === 'status') this.status = textOf(value as Json)
    if (key !== 'eval' || !isObject(value as Json)) return
    const about = value as JsonObject
    this.isKnown = true
    this.model = textOf(own(about, 'model'))
    this.task = textOf(own(about, 'task'))
    const scorers = own(about, 'scorers')
    if (Array.isArray(scorers))
      this.scorers = scorers.flatMap((each: Json) => (isObject(each) ? [textOf(own(each, 'name'))] : []))
  }

  /** Notes on the log as a whole. `unknown`: the status of a log that has none. */
  notes(unknown = 'success', scorer?: string): readonly string[] {
    const state = this.status ?? unknown
    const names = this.scorers.map(name => `\`${name}\``)
    return [
      ...(state === 'success'
        ? []
        : [`This log was not brought to its end: its status is “${state}”. What it holds was read.`]),
      ...(scorer !== undefined && names.length > 0 && !this.scorers.includes(scorer)
        ? [`This log has no scorer \`${scorer}\`, so no recorded scores; its scorers: ${listed(names)}.`]
        : names.length < 2
          ? []
          : [
              `This log has several scorers: ${listed(names)}. The recorded score of a sample is ${
                scorer === undefined
                  ? `the first one that is a number or a grade; another can be chosen (\`--scorer\`).`
                  : `that of \`${scorer}\`.`
              }`,
            ]),
    ]
  }
}

export function inspectReader(around: Surroundings): RecordReader {
  const header = new LogHeader()
  let hasOwnHeader = false
  return {
    format: 'inspect',
    title: 'a log of Inspect',
    expects: '`input` and `output`',
    field(key, value, isOutside) {
      header.take(key, value)
      hasOwnHeader = header.isKnown && !isOutside
    },
    read(value, place): ReadValue | undefined {
      const { scorer, withInvalidated = false } = around.inspect ?? {}
      const sample = inspectSample(value, header.isKnown, scorer)
      if (sample === undefined) return undefined
      const notes = hasOwnHeader ? header.notes('success', scorer) : []
      hasOwnHeader = false
      const why = whyLeftOut(sample, withInvalidated)
      if (why !== undefined) return { ...problem(why), notes }
      const text = messageText(sample.response, sample.ended)
      return {
        records: [
          {
            file: around.file,
            line: place,
            model: header.model || sample.model || around.model,
            attempt: sample.epoch,
            ...responseOf(text),
            recorded: sample.score,
            about: aboutOf(sample, header.task || around.task),
          },
        ],
        problems: [],
        notes: [...notes, ...emptyNotes([text]), ...unscoredNotes(sample)],
      }
    },
  }
}

/** Why a sample has no response to score; undefined if it has one. */
function whyLeftOut(
  { id, epoch, error, invalid, response, ended }: InspectSample,
  withInvalidated: boolean,
): string | undefined {
  const name = `Sample “${id}”${epoch > 1 ? `, epoch ${epoch},` : ''}`
  if (error !== '') return `${name} broke off with an error and has no response to score: ${shorten(error, 300)}`
  if (invalid !== null && !withInvalidated)
    return `${name} was invalidated in Inspect and is left out${invalid === '' ? '.' : `: ${shorten(invalid, 300)}`}`
  // If a limit ended the sample before the first response, that is the reason of its row.
  return response === null && endingOf(response, ended)?.reason === 'no-answer'
    ? `${name} has no \`output.completion\`: the model gave no response.`
    : undefined
}

/** A sample that Inspect leaves out of its metrics is still scored here, since it has a response. */
const unscoredNotes = ({ unscored }: InspectSample): string[] =>
  unscored === null
    ? []
    : [
        `Inspect has no score for this sample${unscored === '' ? '' : ` (${shorten(unscored, 60)})`} and leaves it out of its metrics; here it counts.`,
      ]

/** Sample ids are usually running numbers, which do not identify a question. */
const isRunning = (id: string): boolean => /^\d{1,9}$/.test(id)

/**
 * The question in a prompt of the task's own: that of the record, which may be asked without its options (`query`), or
 * else what follows the record's context, which would otherwise be read twice.
 */
function askedIn(prompt: string, metadata: JsonObject, context: string): string {
  const [question = '', query = ''] = ['question', 'query'].map(field => textOf(own(metadata, field)).trim())
  const isIn = (text: string): boolean => text !== '' && prompt.includes(text)
  if (isIn(question) || isIn(query)) return question || query
  const setting = context.trim()
  return (isIn(setting) ? prompt.slice(prompt.lastIndexOf(setting) + setting.length).trim() : '') || prompt
}

function aboutOf(sample: InspectSample, task: string): About {
  const { metadata, choices, target, id } = sample
  const context = textOf(own(metadata, 'context'))
  const question = askedIn(sample.question, metadata, context)
  const known = own(metadata, 'id') ?? (isRunning(id) ? undefined : id)
  const record = withGroup(
    {
      ...metadata,
      ...(known === undefined ? {} : { id: known }),
      question,
      ...(choices === undefined
        ? {}
        : { choices: { text: choices, label: choices.map((_, i) => 'ABCDEFGH'[i] ?? '') } }),
      ...(metadata.answer === undefined && target !== undefined ? { answer: target } : {}),
    },
    task,
  )
  return {
    record,
    ...(known === undefined || known === null ? {} : { id: String(known) }),
    ...(context === '' ? {} : { context }),
    question,
    ...(question === sample.question ? {} : { prompt: sample.question }),
    ...(task === '' ? {} : { task }),
  }
}
