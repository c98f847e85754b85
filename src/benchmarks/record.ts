// One question of a published file, as it came, with what our engine needs found out.

import type { Statement } from '../analysis/statement'
import type { FormatCode, KindCode } from '../kinds/codes'
import type { Source } from '../pddl/source'

export interface BenchmarkRecord {
  /** Place in its file, from 0. */
  readonly index: number
  /** As text: ids of the published files exceed 2^53. */
  readonly id: string
  readonly kind: KindCode
  readonly format: FormatCode
  /** The published group name, such as `applicable_actions_gen`. */
  readonly group: string
  readonly context: string
  readonly question: string
  readonly choices?: { readonly text: readonly string[]; readonly label: readonly string[] }
  /** What the file says is right; never read by our own verdict. `undefined` where the file has none. */
  readonly gold: unknown
  /** What each option of a yes/no or choice question says formally; only in files of our own, which carry PDDL. */
  readonly statements?: readonly Statement[]
  /** What a model answered, in result files of evaluation harnesses. */
  readonly response?: string
  /** null for published yes/no and choice records, which carry no PDDL. */
  readonly source: Source | null
}

/** What is wrong with a file or one of its records; nothing is lost silently. */
export interface ImportIssue {
  /** Place of the record in the file, from 0; -1 for the file as a whole. */
  readonly index: number
  readonly message: string
}

export interface ImportedFile {
  readonly records: readonly BenchmarkRecord[]
  readonly issues: readonly ImportIssue[]
}
