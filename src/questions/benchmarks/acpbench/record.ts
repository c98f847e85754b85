// One question of an ACPBench file, as it came.

import type { Statement } from '#planning/analysis/statement'
import type { FormatCode, PlainKind } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'
import type { ImportIssue } from '../family'

export interface BenchmarkRecord {
  /** Index in its file, from 0. */
  readonly index: number
  /** As text: ids of the published files exceed 2^53. */
  readonly id: string
  readonly kind: PlainKind
  readonly format: FormatCode
  /** The published group name, such as `applicable_actions_gen`. */
  readonly group: string
  readonly context: string
  readonly question: string
  readonly choices?: { readonly text: readonly string[]; readonly label: readonly string[] }
  /** What the file states is right; never read by our own verdict. `undefined` where the file has none. */
  readonly gold: unknown
  /** What each option of a yes/no or choice question states formally; only in files of our own, which carry PDDL. */
  readonly statements?: readonly Statement[]
  /** What a model answered, in result files of evaluation harnesses. */
  readonly response?: string
  /** null for published yes/no and choice records, which carry no PDDL. */
  readonly source: Source | null
}

/** The contents of a record, without its place in a file and a model's answer. */
export type RecordContent = Omit<BenchmarkRecord, 'index' | 'response'>

export interface ImportedFile {
  readonly records: readonly BenchmarkRecord[]
  readonly issues: readonly ImportIssue[]
}
