// Data of a run as a whole: shown in lists, progress and figures before any of its rows is loaded.

import type { VerdictWord } from '#questions/kinds/verdict'

/**
 * waiting: another run is scored first. reading: its files are read, no response is scored yet. scoring: rows come. paused: by hand; Resume
 * continues. stopped: by hand, or for the reason in `problem`; scored rows are kept, and if the files are kept the rest can be scored.
 * elsewhere: another tab scores it. done: all files are read to their end.
 */
export type RunState = 'waiting' | 'reading' | 'scoring' | 'paused' | 'stopped' | 'elsewhere' | 'done'

/** Where a file is stored: its first owner (an item of the inbox, or a run), and its number there. */
export type FileKey = readonly [string, number]

/** A file of a run. */
export interface RunFile {
  /** With the folders it was dropped in: `logs/model-a/samples_acp_app_gen.jsonl`. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Of a file that the browser did not keep: what shows whether one that is dropped later is the same. */
  readonly mark?: string
}

/** Plain data: it survives structured cloning and JSON. */
export interface RunInfo {
  readonly id: string
  /** Chosen by a person, or derived from the models and files. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly started: number
  readonly files: readonly RunFile[]
  /** In the order in which they are first named; '' if no file names one. */
  readonly models: readonly string[]
  readonly state: RunState
  /** Why it stopped, what was expected, how to fix it; '' if nothing is wrong. */
  readonly problem: string
  /** Rows: responses that are scored. */
  readonly rows: number
  /** Of the rows, by verdict of the machine. */
  readonly verdicts: Readonly<Record<VerdictWord, number>>
  /** Number of issues with lines and files: unreadable ones, ones without a question, and notes. */
  readonly issues: number
  /** Number of issues that are notes without a loss. */
  readonly notes: number
  /** Responses that are stored until their questions are added. */
  readonly waiting: number
  /** Bytes of the files that are read, and of all files, as they are stored (packed where they are packed). */
  readonly bytes: { readonly read: number; readonly of: number }
  /** Responses in all: an estimate by bytes until the files are read; null if nothing is read yet. */
  readonly expected: number | null
  /** Its rows outlive the page; false in private windows and where storage is full or denied. */
  readonly isKept: boolean
  /** Its files are stored too, so that scoring can continue after the page was closed. */
  readonly canResume: boolean
}

/** No verdict yet. */
export const noVerdicts: Readonly<Record<VerdictWord, number>> = {
  right: 0,
  wrong: 0,
  undecided: 0,
  unreadable: 0,
}
