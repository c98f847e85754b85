// Recognises texts that are plans.

import { isError } from '#planning/pddl/diagnostic'
import { parsePlan } from '#planning/pddl/plan'
import { printAtom } from '#planning/pddl/print'

/** The steps of a plan, each `(name arg …)` in lower case; empty if the text is not a plan. Linear. */
export function planOf(text: string): string[] {
  const { steps, diagnostics } = parsePlan(text)
  return diagnostics.some(isError) ? [] : steps.map(printAtom)
}
