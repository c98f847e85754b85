// The interface of a reader for records of one format, and helpers that readers share.

import { hashOfText } from '#base/hash'
import type { JsonObject } from '#base/json/json'
import { type Ending, emptyResponse, endingOf, isBlank, isPlainEnd } from '#results/scoring/ending'
import type { About, ResultRecord } from '#results/scoring/record'
import { isObject } from '#base/json/value'

/** The detected format of a file, or of a part of one. */
export type FormatCode =
  /** `samples_*.jsonl` of lm-evaluation-harness, and lists with `resp`. */
  | 'lm-eval'
  /** `results_*.json` of lm-evaluation-harness: a summary that names the model. */
  | 'lm-eval-summary'
  /** A log of Inspect: `.json`, or `.eval` with its members. */
  | 'inspect'
  | 'openai-batch'
  | 'anthropic-batch'
  /** Prompts exported by the playground, with responses added. */
  | 'planground'
  /** Results of promptfoo, `scenario_state.json` of HELM, logs of OpenAI evals. */
  | 'promptfoo'
  | 'helm'
  | 'openai-evals'
  /** JSON lines or a JSON list of records with fields that a mapping names. */
  | 'records'
  | 'table'
  | 'questions'
  /** A zip archive of several files. */
  | 'archive'
  /** Nothing that can be scored. */
  | 'other'

/** How logs of Inspect are read. */
export interface InspectChoice {
  /** The scorer of the recorded scores; undefined: the first score that is a number or a grade. */
  readonly scorer?: string | undefined
  /** True to read samples that were invalidated or excluded in Inspect. */
  readonly withInvalidated?: boolean
}

/** Information on a file apart from its content. */
export interface Surroundings {
  readonly file: string
  /** From a summary next to the file, or from its folder; '' if unknown. */
  readonly model: string
  /** From the file's name; '' if unknown. */
  readonly task: string
  readonly inspect?: InspectChoice
}

/** The result of reading one value. */
export interface ReadValue {
  readonly records: readonly ResultRecord[]
  /** Losses, each a sentence or more, reported at the place of the value. */
  readonly problems: readonly string[]
  /** Notes about records that were read. */
  readonly notes: readonly string[]
}

/** Reads the values of one file that have its format; it may keep state between values. */
export interface RecordReader {
  readonly format: FormatCode
  /** For people: `samples of lm-evaluation-harness`. */
  readonly title: string
  /** The fields that its values must have, for messages: `` `doc` and `resps` ``. */
  readonly expects: string
  /** Undefined if the value does not have this format. */
  read(value: JsonObject, place: number): ReadValue | undefined
  /**
   * Called with a top-level field of a file that is one object, before the values of its lists. `isOutside`: the field
   * is from another file, which has its own notes.
   */
  field?(key: string, value: unknown, isOutside: boolean): void
}

export const problem = (...problems: string[]): ReadValue => ({ records: [], problems, notes: [] })

/** One response of a model, and how it ended. */
export interface MessageText {
  /** null if there is no text. */
  readonly text: string | null
  readonly ended: Ending | undefined
}

/** A text and the finish reason; '' if none is given. */
export const messageText = (text: string | null, word = ''): MessageText => ({
  text,
  ended: endingOf(text, word),
})

/** The fields of a record that describe its response. */
export const responseOf = ({ text, ended }: MessageText): Pick<ResultRecord, 'response' | 'ended'> => ({
  response: text ?? '',
  ...(ended === undefined ? {} : { ended }),
})

/** Notes on responses without a text, if the file has null for it or gives a reason. */
export const emptyNotes = (texts: readonly MessageText[]): string[] =>
  texts
    .filter(({ text, ended }) => isBlank(text) && (text === null || !isPlainEnd(ended!.word)))
    .slice(0, 1)
    .map(({ text, ended }) => emptyResponse(text, ended!))

/** The finish reason of a value's response, if it has a field for it. */
export function endWordOf(value: JsonObject): string {
  for (const [key, field] of Object.entries(value))
    if (/^(?:finish|stop|done)_?reason$/i.test(key)) {
      if (typeof field === 'string') return field
      // In HELM this field is an object.
      const reason = isObject(field) ? field.reason : undefined
      if (typeof reason === 'string') return reason
    }
  return ''
}

/** Counts the answers to each question, to number the attempts in files that have no field for it. */
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
