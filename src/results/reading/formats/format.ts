// What a reader of records of one format is, and what readers share.

import { hashOfText } from '#base/hash'
import type { JsonObject } from '#base/json/json'
import { type Ending, emptyResponse, endingOf, isBlank, isPlainEnd } from '#results/scoring/ending'
import type { About, ResultRecord } from '#results/scoring/record'
import { isObject } from '#base/json/value'

/** The detected format of a file, or of a part of one. */
export type FormatCode =
  /** `samples_*.jsonl` of lm-evaluation-harness, and lists with `resp`. */
  | 'lm-eval'
  /** `results_*.json` of lm-evaluation-harness: it names the model. */
  | 'lm-eval-summary'
  /** A log of Inspect: `.json`, or `.eval` with its members. */
  | 'inspect'
  | 'openai-batch'
  | 'anthropic-batch'
  /** Prompts of the playground with responses. */
  | 'planground'
  /** Results of promptfoo, `scenario_state.json` of HELM, logs of OpenAI evals. */
  | 'promptfoo'
  | 'helm'
  | 'openai-evals'
  /** JSON lines or a JSON list whose fields a mapping names. */
  | 'records'
  | 'table'
  | 'questions'
  /** A zip archive of several files. */
  | 'archive'
  /** Nothing that can be scored. */
  | 'other'

/** Facts about a file in addition to its content. */
export interface Surroundings {
  readonly file: string
  /** By a summary next to it or its folder; '' if neither states it. */
  readonly model: string
  /** From its name; '' if that does not contain it. */
  readonly task: string
}

/** What one value of a file gives. */
export interface Taken {
  readonly records: readonly ResultRecord[]
  /** The losses: each a whole sentence or more, at the place of the value. */
  readonly problems: readonly string[]
  /** Notes next to the records. */
  readonly notes: readonly string[]
}

/** Reads the values of one file that are of its format; it may remember what came before. */
export interface RecordReader {
  readonly format: FormatCode
  /** For people: `samples of lm-evaluation-harness`. */
  readonly title: string
  /** What its values have, for a value that is none: `` `doc` and `resps` ``. */
  readonly expects: string
  /** Undefined: the value is not of this format. */
  read(value: JsonObject, place: number): Taken | undefined
  /** A field of the object that the whole file is, before the values of its lists. */
  field?(key: string, value: unknown): void
}

export const problem = (...problems: string[]): Taken => ({ records: [], problems, notes: [] })

/** One response of a model, and how it ended. */
export interface MessageText {
  /** null if there is none. */
  readonly text: string | null
  readonly ended: Ending | undefined
}

/** A text and the word that states how it ended; '' if nothing does. */
export const messageText = (text: string | null, word = ''): MessageText => ({
  text,
  ended: endingOf(text, word),
})

/** What a record has of a response. */
export const responseOf = ({ text, ended }: MessageText): Pick<ResultRecord, 'response' | 'ended'> => ({
  response: text ?? '',
  ...(ended === undefined ? {} : { ended }),
})

/** What is noted of responses without a text, where the file states it by a null or explains why. */
export const emptyNotes = (texts: readonly MessageText[]): string[] =>
  texts
    .filter(({ text, ended }) => isBlank(text) && (text === null || !isPlainEnd(ended!.word)))
    .slice(0, 1)
    .map(({ text, ended }) => emptyResponse(text, ended!))

/** How the response of a value ended, where it has a field for it. */
export function endWordOf(value: JsonObject): string {
  for (const [key, field] of Object.entries(value))
    if (/^(?:finish|stop|done)_?reason$/i.test(key)) {
      if (typeof field === 'string') return field
      // HELM has an object here.
      const reason = isObject(field) ? field.reason : undefined
      if (typeof reason === 'string') return reason
    }
  return ''
}

/** How often each question was answered so far: where a file has no field for it, that counts the tries. */
export class Tries {
  private readonly counts = new Map<string, number>()

  next(about: About, model: string): number {
    const { id, question = '', context = '' } = about
    const key = id ?? hashOfText(`${context}\n${question}`)
    const counted = `${model}\n${about.task ?? ''}\n${key}`
    const count = (this.counts.get(counted) ?? 0) + 1
    this.counts.set(counted, count)
    return count
  }
}
