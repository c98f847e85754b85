// Kinds answered with a plan: any executable sequence of actions that reaches the goal.

import type { Sought } from '#language/answers/sought'
import { wholeSought } from '#language/answers/whole-answers'
import type { Kind } from '../kind'
import type { KindTexts, KindWords } from '../kind-words'
import type { Asked } from '../question'
import { planHelp } from './plan-help'
import { judgePlan } from './plan-judge'
import { planObjection, solvePlan, type SomePlan } from './plan-solve'
import { planShown } from './shown'

export type { SomePlan } from './plan-solve'

/** The reader's settings for plans. */
export const planSought = (priced: boolean): Sought => wholeSought({ form: 'list', sort: 'action', of: 'plan', priced })

/** A kind that asks for a plan; `cheapest`: only a plan of minimal cost is right. */
export const planKind = (
  words: KindWords,
  texts: KindTexts,
  { cheapest }: { readonly cheapest: boolean } = { cheapest: false },
): Kind<Asked, SomePlan> => ({
  words,
  texts,
  sought: planSought(cheapest),
  solve: (ready, _asked, limits) => solvePlan(ready, limits, cheapest),
  judge: (ready, _asked, answer, limits) => judgePlan(ready, answer, limits, cheapest),
  help: planHelp,
  shown: planShown(cheapest),
  objection: planObjection,
})
