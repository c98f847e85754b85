// A question of an ACPBench file, unchanged.

import type { Statement } from '#planning/analysis/statement'
import type { FormatCode, PlainKind } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'
import type { ImportIssue } from '../family'

export interface BenchmarkRecord {
  /** Index in the file, from 0. */
  readonly index: number
  /** A string: ids of the published files exceed 2^53. */
  readonly id: string
  readonly kind: PlainKind
  readonly format: FormatCode
  /** The published group name, such as `applicable_actions_gen`. */
  readonly group: string
  readonly context: string
  readonly question: string
  readonly choices?: { readonly text: readonly string[]; readonly label: readonly string[] }
  /** The file's answer; never used for the playground's verdict. `undefined` if the file has none. */
  readonly gold: unknown
  /**
   * The formal statement of each option of a yes/no or choice question; only in the playground's own files, which
   * contain PDDL.
   */
  readonly statements?: readonly Statement[]
  /** A model's response, in result files of evaluation harnesses. */
  readonly response?: string
  /** Null for published yes/no and choice records, which have no PDDL. */
  readonly source: Source | null
}

/** The contents of a record, without its index and a model's response. */
export type RecordContent = Omit<BenchmarkRecord, 'index' | 'response'>

export interface ImportedFile {
  readonly records: readonly BenchmarkRecord[]
  readonly issues: readonly ImportIssue[]
}
