// A draft verdict: the result of a kind, before the reading is added.

import type { Limits } from '#base/limits'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { closedStory } from './closed-story'
import type { LoadedTask } from '#planning/task/load'
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

/**
 * A claim with its certificate, and the checker's result. The certificate is made, checked and explained only once that
 * is read, since a verdict needs none of it (`madeEvidence` does all of it).
 */
export function evidenceFor(ready: LoadedTask, claim: Claim, certificate: Certificate | (() => Certificate)): Evidence {
  const made = once(() => (typeof certificate === 'function' ? certificate() : certificate))
  const isHere = !('from' in claim && claim.from !== undefined)
  const checked = once(() => checkCertificate(ready.domain, ready.problem, claim, made()).accepted)
  const closed = once(() => (isHere ? closedStory(ready.task, claim, made()) : undefined))
  return {
    claim,
    get certificate() {
      return made()
    },
    get checked() {
      return checked()
    },
    get closed() {
      return closed()
    },
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The same evidence with more data, without making it. */
export const evidenceWith = (evidence: Evidence, more: Pick<Evidence, 'about' | 'reaches'>): Evidence =>
  Object.defineProperties({ ...more }, Object.getOwnPropertyDescriptors(evidence)) as Evidence

/** The draft with all of its evidence made and checked, as plain data. */
export const madeEvidence = <Kept extends { readonly evidence?: readonly Evidence[] } | undefined>(
  draft: Kept,
): Kept => (draft?.evidence === undefined ? draft : { ...draft, evidence: draft.evidence.map(plainEvidence) })

function plainEvidence({ closed, ...evidence }: Evidence): Evidence {
  return { ...evidence, ...(closed === undefined ? {} : { closed }) }
}

/** The claims that the evidence would show, each once. */
export function claimsOf(evidence: readonly Evidence[]): readonly Claim[] {
  return [...new Map(evidence.map(({ claim }) => [JSON.stringify(claim), claim])).values()]
}

/** A limit was reached before the question was decided; `tried`: the methods that did not decide it. */
export const atLimit = (explanation: string, tried: readonly string[] = []): Draft => ({
  verdict: 'undecided',
  reason: 'limit',
  explanation,
  findings: tried.length === 0 ? [] : [{ role: 'note', item: '', text: `Tried without success: ${tried.join(', ')}.` }],
})
