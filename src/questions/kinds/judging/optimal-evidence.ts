// The claim that a plan is cheapest, with a bound that the checker can verify if it is not too large.

import type { Limits } from '#base/limits'
import type { Room } from '#base/recent'
import type { Claim } from '#planning/certificates/certificate'
import { searchOptimal } from '#planning/search/a-star'
import { optimalCertificate } from '#planning/search/evidence'
import { boundLimits } from '#planning/search/evidence-limits'
import type { SearchOutcome } from '#planning/search/outcome'
import type { ActionId, Task } from '#planning/task/task'
import { evidenceFor } from './evidence'
import type { LoadedTask } from '#planning/task/load'
import type { Evidence } from '../verdict'

export interface Cheapest {
  readonly outcome: SearchOutcome
  /** Evidence that the plan (by default the one found) is cheapest; only if a plan was found. */
  readonly evidence: (plan?: readonly ActionId[]) => Evidence
}

/** Size up to which three searches are cached. */
const SMALL = 10_000_000

/** Searches keep all their states as evidence: a few results are cached, but only the last large one. */
export const rememberedSearches: Room<Cheapest> = {
  most: 3 * SMALL,
  size({ outcome: { evidence } }) {
    if (evidence === undefined) return SMALL
    const { states, reached, expanded, cuts, tables = [] } = evidence
    const looked = tables.reduce((sum, { bytes }) => sum + bytes, cuts?.bytes ?? 0)
    return Math.max(SMALL, states.bytes + reached.byteLength + expanded.byteLength + looked)
  },
}

/** A cheapest plan from the task's initial state; `from` is the path to that state if it is not the problem's own. */
export function findCheapest(
  ready: LoadedTask,
  task: Task,
  from: readonly string[] | undefined,
  limits: Limits,
): Cheapest {
  const outcome = searchOptimal(task, { maxStates: limits.maxStates, keepEvidence: true })
  return {
    outcome,
    evidence(plan) {
      if (outcome.kind !== 'plan') throw new Error(`no cheapest plan: ${outcome.kind}`)
      const claim: Claim = {
        kind: 'optimal',
        cost: outcome.cost,
        ...(from === undefined ? {} : { from }),
      }
      const { evidence } = outcome
      return evidenceFor(ready, claim, () =>
        evidence === undefined
          ? { kind: 're-searched', method: 'A* search' }
          : optimalCertificate(plan ?? outcome.plan, evidence, boundLimits),
      )
    },
  }
}
