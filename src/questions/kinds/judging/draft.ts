// A draft verdict: the result of a kind, before the reading is added.

import type { Limits } from '#base/limits'
import type { Claim } from '#planning/certificates/certificate'
import type { MistakeCode } from '../mistakes'
import type { Overlap } from '../overlap'
import type { Evidence, Finding, UndecidedReason, VerdictPart } from '../verdict'

/** Enough to decide all published questions. */
export const defaultLimits: Limits = { maxStates: 2_000_000 }

/** A wrong answer has one or more mistakes, any other none. */
export type Outcome =
  | { readonly verdict: 'right' | 'undecided'; readonly mistakes?: never }
  | { readonly verdict: 'wrong'; readonly mistakes: readonly MistakeCode[] }

/** Right if there are no mistakes. */
export const outcomeOf = (mistakes: readonly MistakeCode[]): Outcome =>
  mistakes.length === 0 ? { verdict: 'right' } : { verdict: 'wrong', mistakes }

export type Draft = Outcome & DraftBody

interface DraftBody {
  readonly reason?: UndecidedReason
  readonly explanation: string
  /** For answers with several statements. */
  readonly parts?: readonly VerdictPart[]
  /** For answers that are sets. */
  readonly overlap?: Overlap
  readonly findings?: readonly Finding[]
  readonly evidence?: readonly Evidence[]
  /** See `Verdict.proven`. */
  readonly proven?: readonly Claim[]
  readonly distances?: { readonly before: number | null; readonly after: number | null }
}

/** A limit was reached before the question was decided; `tried`: the methods that did not decide it. */
export const atLimit = (explanation: string, tried: readonly string[] = []): Draft => ({
  verdict: 'undecided',
  reason: 'limit',
  explanation,
  findings: tried.length === 0 ? [] : [{ role: 'note', item: '', text: `Tried without success: ${tried.join(', ')}.` }],
})
