// Why the published answer on a pair and the proven one differ.

import type { Comparison } from '../../../equivalence/comparison'
import type { CauseCode } from '../../cause'
import type { OfficialEvaluation } from './evaluate'

/** What is compared; `comparison` is null where the answer is no problem of the domain. */
export interface CauseInput {
  readonly domainText: string | null
  readonly a: string
  /** The raw response. */
  readonly b: string
  readonly placeholder: boolean
  readonly official: OfficialEvaluation
  /** The proven answer: equivalent in the mode; null: ill-formed or unreadable. */
  readonly comparison: Comparison | null
}

/** The first cause that is found; `other` where none is known. Asked only where the two differ. */
export function officialCause(_input: CauseInput): CauseCode {
  return 'other'
}
