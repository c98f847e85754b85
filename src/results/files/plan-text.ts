// Texts that are plans.

import { isError } from '#planning/pddl/diagnostic'
import { parsePlan } from '#planning/pddl/plan'
import { printAtom } from '#planning/pddl/print'

/** The steps of a text that is a plan, `(name arg …)` lower-cased; none of any other text. Linear. */
export function planOf(text: string): string[] {
  const { steps, diagnostics } = parsePlan(text)
  return diagnostics.some(isError) ? [] : steps.map(printAtom)
}
