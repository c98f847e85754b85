// Texts that are plans.

import { isError } from '../pddl/diagnostic'
import { parsePlan } from '../pddl/plan'
import { printAtom } from '../pddl/print'

/** The steps of a text that is a plan, `(name arg …)` lower-cased; none of any other text. Linear. */
export function planOf(text: string): string[] {
  const { steps, diagnostics } = parsePlan(text)
  return diagnostics.some(isError) ? [] : steps.map(printAtom)
}
