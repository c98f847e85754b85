// One suite for Node and for a worker in a browser: parse, ground, h*, and complete partitions of given problems.

import { partitionLandmarks } from '#planning/analysis/landmarks'
import { partitionActions, partitionFacts } from '#planning/analysis/reachable'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { searchOptimal } from '#planning/search/a-star'
import { ground } from '#planning/task/ground'

export interface SuiteProblem {
  readonly kind: string
  readonly domain: string
  readonly problem: string
}

/** Milliseconds a part, for all problems together. */
export interface SuiteTimes {
  ground: number
  nexta: number
  reach: number
  areach: number
  land: number
}

export function runSuite(problems: readonly SuiteProblem[], now: () => number): SuiteTimes {
  const times: SuiteTimes = { ground: 0, nexta: 0, reach: 0, areach: 0, land: 0 }
  for (const { kind, domain: domainText, problem: problemText } of problems) {
    const start = now()
    const { domain } = parseDomain(domainText)
    const outcome = ground(domain, parseProblem(problemText, domain).problem)
    const grounded = now()
    times.ground += grounded - start
    if (outcome.kind !== 'task') throw new Error(`grounding stopped at ${outcome.at}`)
    const { task } = outcome
    if (kind === 'nexta') searchOptimal(task, { maxStates: 5_000_000 })
    else if (kind === 'reach') partitionFacts(task)
    else if (kind === 'areach') partitionActions(task)
    else if (kind === 'land') partitionLandmarks(task)
    else continue
    times[kind] += now() - grounded
  }
  return times
}
