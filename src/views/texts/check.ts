// What is wrong with the two texts, and how large the task is that they give.

import { isError, type Diagnostic } from '../../pddl/diagnostic'
import { parseDomain } from '../../pddl/domain'
import { parseProblem } from '../../pddl/problem'
import type { Source } from '../../pddl/source'
import { ground } from '../../task/ground'

/** What the two texts amount to; numbers are null where errors keep the task from being built. */
export interface CheckedTexts {
  readonly domain: readonly Diagnostic[]
  readonly problem: readonly Diagnostic[]
  readonly facts: number | null
  readonly actions: number | null
}

export function checkTexts(source: Source): CheckedTexts {
  const { domain, diagnostics } = parseDomain(source.domain)
  const read = parseProblem(source.problem, domain)
  const sound = ![...diagnostics, ...read.diagnostics].some(isError)
  const outcome = sound ? ground(domain, read.problem) : undefined
  const task = outcome?.kind === 'task' ? outcome.task : undefined
  return {
    domain: diagnostics,
    problem: read.diagnostics,
    facts: task?.factCount ?? null,
    actions: task?.actionCount ?? null,
  }
}
