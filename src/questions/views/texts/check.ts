// The faults of the two texts, and the size of their task.

import { isError, type Diagnostic } from '#planning/pddl/diagnostic'
import type { Source } from '#planning/pddl/source'
import { parseTexts } from '#planning/pddl/together'
import { costGap } from '#planning/task/cost-gaps'
import { ground } from '#planning/task/ground'

/** The result of checking the two texts; numbers are null if errors prevent building the task. */
export interface CheckedTexts {
  readonly domain: readonly Diagnostic[]
  readonly problem: readonly Diagnostic[]
  readonly facts: number | null
  readonly actions: number | null
}

export function checkTexts(source: Source): CheckedTexts {
  const { domain, problem, diagnostics } = parseTexts(source)
  const sound = ![...diagnostics.domain, ...diagnostics.problem].some(isError)
  const outcome = sound ? ground(domain, problem) : undefined
  const task = outcome?.kind === 'task' ? outcome.task : undefined
  const isKnown = diagnostics.problem.some(({ code }) => code === 'missing-cost-value')
  const gap = task === undefined || isKnown ? undefined : costGap(domain, problem, task)
  return {
    domain: diagnostics.domain,
    problem: gap === undefined ? diagnostics.problem : [...diagnostics.problem, gap],
    facts: task?.factCount ?? null,
    actions: task?.actionCount ?? null,
  }
}
