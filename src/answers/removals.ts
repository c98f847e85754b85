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
 * occurs in it more than once, but for two that stand next to each other at one place of the plan alone.
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
    gone.add(text)
  }
  const [first] = items
  const places = placesOf([...gone], plan)
  if (first === undefined || places.size === 0 || places.size === plan.length) return nothing
  // The steps that stay are not in the text: they come from what it says of the others.
  const span = { from: first.from, to: items.at(-1)!.to }
  const left: ReadItem[] = plan
    .filter((_, place) => !places.has(place))
    .map(text => ({ text, span }))
  return {
    answer: { kind: 'list', items: left },
    doubt: {
      text: 'The text names only what is removed; the plan without that is read as the answer.',
      others: [{ kind: 'list', items: items.map(readItem) }],
    },
  }
}

/** Where these actions stand in the plan; none where that is not clear. */
function placesOf(actions: readonly string[], plan: readonly string[]): ReadonlySet<number> {
  const each = actions.map(action => plan.flatMap((one, place) => (one === action ? [place] : [])))
  if (each.every(places => places.length === 1)) return new Set(each.flat())
  const [first, second] = actions
  const pairs = plan.flatMap((one, place) =>
    one === first && plan[place + 1] === second ? [place] : [],
  )
  return actions.length === 2 && pairs.length === 1
    ? new Set([pairs[0]!, pairs[0]! + 1])
    : new Set()
}
