// The page's API for plans of the two texts: found, or pasted and checked.

import type { Limits } from '#base/limits'
import type { Source } from '#planning/pddl/source'
import type { CheckOutcome, SolveOutcome, WhyNoPlan } from '#questions/views/plans/plan-data'

export interface PlansApi {
  /** The first plan found, or a proof that there is none. */
  any(source: Source, limits: Limits): SolveOutcome
  /** A cheapest plan, or a lower bound on the cost of every plan. */
  cheapest(source: Source, limits: Limits): SolveOutcome
  /** Why there is no plan; null if there is one, or if it was not decided within the limits. */
  whyNone(source: Source, limits: Limits): WhyNoPlan | null
  /** Checks a plan as planners, libraries or language models print it. */
  check(source: Source, plan: string): CheckOutcome
}
