// Summary data of a run, shown in lists, progress and figures before any of its rows is loaded.

import type { VerdictWord } from '#questions/kinds/verdict'

/**
 * waiting: another run is scored first. reading: its files are being read; no response has been scored yet. scoring:
 * rows are being produced. paused: by the user; Resume continues. stopped: by the user, or for the reason in `problem`;
 * scored rows are kept, and if the files are kept the rest can still be scored. elsewhere: another tab is scoring it.
 * done: all files were read to their end.
 */
export type RunState = 'waiting' | 'reading' | 'scoring' | 'paused' | 'stopped' | 'elsewhere' | 'done'

/** The key under which a file is stored: its first owner (an inbox item or a run), and its number there. */
export type FileKey = readonly [string, number]

/** A file of a run. */
export interface RunFile {
  /** Includes the folders it was dropped in: `logs/model-a/samples_acp_app_gen.jsonl`. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** For a file that the browser did not store: a fingerprint to check whether a file dropped later is the same. */
  readonly mark?: string
  /** True if it was read, and holds questions and no responses. */
  readonly asks?: true
}

/** Plain data: it survives structured cloning and JSON. */
export interface RunInfo {
  readonly id: string
  /** Chosen by a person, or derived from the names of models and files. */
  readonly name: string
  /** Words by which a person groups runs; absent: none. */
  readonly tags?: readonly string[]
  /** Milliseconds since 1970. */
  readonly started: number
  readonly files: readonly RunFile[]
  /** In order of first occurrence; '' for records without a model name. */
  readonly models: readonly string[]
  readonly state: RunState
  /** Why it stopped, what was expected, and how to fix it; '' if there is no problem. */
  readonly problem: string
  /** Number of scored responses. */
  readonly rows: number
  /** Number of rows by the machine's verdict. */
  readonly verdicts: Readonly<Record<VerdictWord, number>>
  /** Number of issues with lines and files: unreadable ones, ones without a question, and notes. */
  readonly issues: number
  /** Number of issues that are notes without a loss. */
  readonly notes: number
  /** Number of responses that are stored until their questions are added. */
  readonly waiting: number
  /** Bytes read so far, and bytes of all files, as stored (compressed or not). */
  readonly bytes: { readonly read: number; readonly of: number }
  /** Total number of responses: estimated from bytes until the files are read; null if nothing has been read. */
  readonly expected: number | null
  /** True if its rows are stored persistently; false in private windows, and if storage is full or denied. */
  readonly isKept: boolean
  /** True if its files are stored too, so that scoring can continue after the page was closed. */
  readonly canResume: boolean
}

/** Maximum number of tags of a run, and of characters of a tag. */
const MAX_TAGS = 12
const LONGEST_TAG = 40

/** The tags in a text in which commas separate them, without repetitions. */
export const tagsIn = (text: string): readonly string[] =>
  [...new Set(text.split(/[,;\n]/).map(tag => tag.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TAG)))]
    .filter(tag => tag !== '')
    .slice(0, MAX_TAGS)

/** Zero for each verdict. */
export const noVerdicts: Readonly<Record<VerdictWord, number>> = {
  right: 0,
  wrong: 0,
  undecided: 0,
  unreadable: 0,
}
