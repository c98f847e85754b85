// A lower bound on the cost of every plan, from a search that was stopped, with evidence that the checker can verify.

import type { Limits } from '#base/limits'
import { searchOptimal } from '#planning/search/a-star'
import { boundCertificate } from '#planning/search/evidence'
import { boundLimits } from '#planning/search/evidence-limits'
import type { SearchOutcome } from '#planning/search/outcome'
import type { LoadedTask } from '#planning/task/load'
import type { Evidence } from '../verdict'
import { evidenceFor } from './evidence'

/** Maximum number of states of a search for a verifiable bound. */
const SHOWN_STATES = 20_000

const reSearched = { kind: 're-searched', method: 'A* search' } as const

/** The bound of the search, with evidence if that is not too large; empty if the bound is trivial. */
export function boundEvidence(ready: LoadedTask, outcome: SearchOutcome): readonly Evidence[] {
  if (outcome.kind !== 'stopped' || outcome.lowerBound === 0) return []
  const { evidence, lowerBound } = outcome
  const certificate = evidence === undefined ? reSearched : boundCertificate(evidence, boundLimits)
  return [evidenceFor(ready, { kind: 'at-least', cost: lowerBound }, certificate)]
}

/** The bound found by a longer search, and the one that a shorter search can prove. */
export function boundsEvidence(ready: LoadedTask, atLeast: number, { maxStates }: Limits): readonly Evidence[] {
  const shown = boundEvidence(
    ready,
    searchOptimal(ready.task, {
      maxStates: Math.min(maxStates, SHOWN_STATES),
      keepEvidence: true,
    }),
  ).filter(({ checked }) => checked)
  const isShown = shown.some(({ claim }) => claim.kind === 'at-least' && claim.cost >= atLeast)
  return isShown || atLeast === 0
    ? shown
    : [...shown, evidenceFor(ready, { kind: 'at-least', cost: atLeast }, reSearched)]
}
