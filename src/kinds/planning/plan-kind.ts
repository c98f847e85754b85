// Questions that are answered with a plan: any sequence of actions that can be executed and reaches the goal.

import type { Sought } from '../../answers/sought'
import type { Kind } from '../kind'
import type { KindTexts, KindWords } from '../kind-words'
import type { Asked } from '../question'
import { unfit } from '../showing/shown'
import { noneNear } from '../solving/help'
import { unsolved } from '../solving/solved'

/** A plan of the problem, and how many steps or how much it takes at least where that is asked. */
export interface SomePlan {
  readonly plan: readonly string[]
  readonly cost: number
}

/** What reads plans. */
export const planSought = (priced: boolean): Sought => ({
  shape: { form: 'list', sort: 'action', of: 'plan', priced },
  meaning: { properties: {} },
})

/** A kind whose answer is a plan; `cheapest`: only one of least cost is right. */
export function planKind(
  words: KindWords,
  texts: KindTexts,
  { cheapest }: { readonly cheapest: boolean } = { cheapest: false },
): Kind<Asked, SomePlan> {
  return {
    words,
    texts,
    sought: planSought(cheapest),
    solve: () => unsolved('No plan was looked for.'),
    judge: () => undefined,
    help: {
      firstHint: () => texts.closedHint,
      hint: () => '',
      key: () => ({ answer: undefined, note: '' }),
      nearest: () => noneNear(''),
    },
    shown: () => unfit,
  }
}
