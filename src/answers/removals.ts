// A shortened plan given only by what is taken out of it: "Remove (a b)." The plan without that is the answer.

import type { Item } from './items'
import { type Choice, nothing } from './mention'
import { readItem } from './mentions'
import type { ReadItem } from './reading'
import type { Standing } from './standing'

/** Said of actions: that they leave the plan. */
const takenOut =
  /\b(?:remov|delet|drop|omit|skip|redundant|unnecessary|superfluous|cut|cancel|left out|leave out|leaving out|unneeded|not needed|eliminat)/

/**
 * The plan without the actions that are said to go. Nothing where a mention of an action has another meaning, is no step of the plan, or
 * occurs in it more than once.
 */
export function withoutRemoved(
  low: string,
  items: readonly Item[],
  standings: readonly Standing[],
  plan: readonly string[],
): Choice {
  const gone = new Set<string>()
  for (const [i, { text, from, to }] of items.entries()) {
    const { stance, strong, asked } = standings[i]!
    if (stance === 'explained') continue
    const around = low.slice(Math.max(0, from - 120), (items[i + 4]?.from ?? to) + 120)
    if (stance !== 'denied' || !strong || asked || !takenOut.test(around)) return nothing
    if (plan.indexOf(text) < 0 || plan.indexOf(text) !== plan.lastIndexOf(text)) return nothing
    gone.add(text)
  }
  const [first] = items
  if (first === undefined || gone.size === 0 || gone.size === plan.length) return nothing
  // The steps that stay are not in the text: they come from what it says of the others.
  const span = { from: first.from, to: items.at(-1)!.to }
  const left: ReadItem[] = plan.filter(one => !gone.has(one)).map(text => ({ text, span }))
  return {
    answer: { kind: 'list', items: left },
    doubt: {
      text: 'The text names only what is removed; the plan without that is read as the answer.',
      others: [{ kind: 'list', items: items.map(readItem) }],
    },
  }
}
