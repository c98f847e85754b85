// Parses texts and grounds tasks for tests.

import { parseDomain } from '#planning/pddl/domain'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { ground } from '#planning/task/ground'
import type { Task } from '#planning/task/task'

/** The models of two texts; throws at the first error in them. */
export function modelsOf(domainText: string, problemText: string): [Domain, Problem] {
  const { domain, diagnostics } = parseDomain(domainText)
  refuseErrors(diagnostics, domainText)
  const { problem, diagnostics: more } = parseProblem(problemText, domain)
  refuseErrors(more, problemText)
  return [domain, problem]
}

/** The task of two texts; throws if they have errors or grounding stops at a limit. */
export function taskOf(domainText: string, problemText: string): Task {
  const outcome = ground(...modelsOf(domainText, problemText))
  if (outcome.kind !== 'task') throw new Error(`grounding stopped at ${outcome.at}`)
  return outcome.task
}

function refuseErrors(diagnostics: readonly Diagnostic[], text: string): void {
  const error = diagnostics.find(each => each.severity === 'error')
  if (error !== undefined)
    throw new Error(`${error.code}: ${error.message} At: ${text.slice(error.span.from, error.span.from + 60)}`)
}
