import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { ground } from '#planning/task/ground'
import type { Task } from '#planning/task/task'

/** A problem from text; throws where grounding stops. */
export function taskFrom({ domain, problem }: { domain: string; problem: string }): Task {
  const parsed = parseDomain(domain).domain
  const outcome = ground(parsed, parseProblem(problem, parsed).problem)
  if (outcome.kind !== 'task') throw new Error(`grounding stopped at ${outcome.at}`)
  return outcome.task
}
