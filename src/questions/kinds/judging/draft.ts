// A verdict in the making: what the files for the kinds give, before the reading is put next to it.

import type { Limits } from '#base/limits'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { closedStory } from './closed-story'
import type { LoadedTask } from '#planning/task/load'
import type { MistakeCode } from '../mistakes'
import type { Overlap } from '../overlap'
import type { Evidence, Finding, UndecidedReason, VerdictPart } from '../verdict'

/** Decides all published questions. */
export const defaultLimits: Limits = { maxStates: 2_000_000 }

/** A wrong answer has a mistake or several, any other none. */
export type Outcome =
  | { readonly verdict: 'right' | 'undecided'; readonly mistakes?: never }
  | { readonly verdict: 'wrong'; readonly mistakes: readonly MistakeCode[] }

/** Right where nothing is wrong. */
export const outcomeOf = (mistakes: readonly MistakeCode[]): Outcome =>
  mistakes.length === 0 ? { verdict: 'right' } : { verdict: 'wrong', mistakes }

export type Draft = Outcome & DraftBody

interface DraftBody {
  readonly reason?: UndecidedReason
  readonly explanation: string
  /** Of answers that state several things. */
  readonly parts?: readonly VerdictPart[]
  /** Of answers that are sets. */
  readonly overlap?: Overlap
  readonly findings?: readonly Finding[]
  readonly evidence?: readonly Evidence[]
  readonly distances?: { readonly before: number | null; readonly after: number | null }
}

/** A claim with its certificate, and what the checker states about it. */
export function evidenceFor(ready: LoadedTask, claim: Claim, certificate: Certificate): Evidence {
  const { accepted } = checkCertificate(ready.domain, ready.problem, claim, certificate)
  const isHere = !('from' in claim && claim.from !== undefined)
  const closed = isHere ? closedStory(ready.task, claim, certificate) : undefined
  return { claim, certificate, checked: accepted, ...(closed === undefined ? {} : { closed }) }
}

/** A limit was reached before the question was decided; `tried`: the ways that did not decide it. */
export const atLimit = (explanation: string, tried: readonly string[] = []): Draft => ({
  verdict: 'undecided',
  reason: 'limit',
  explanation,
  findings: tried.length === 0 ? [] : [{ role: 'note', item: '', text: `Tried without success: ${tried.join(', ')}.` }],
})
