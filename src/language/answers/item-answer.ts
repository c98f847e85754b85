// One fact or one action as the answer.

import { chooseOne } from './choose'
import { readInFull } from './left-over'
import type { Span } from '#base/text'
import { type Doc, docOf } from './lines'
import { itemsOf, oneItemMentions } from './mentions'
import type { NameSort } from './name-sort'
import { Names } from './names'
import { unrefuted } from './refuted'
import { type Reader, type Sought, shapeOf } from './sought'

/** Reads one name, or that there is none. */
export const readItemAnswer: Reader = (text, hints, sought) => {
  const { sort, none } = shapeOf(sought, 'item')
  const doc = docOf(text, hints.prompt)
  const names = new Names(hints, sort)
  const items = itemsOf(doc, names)
  const mentions = oneItemMentions(doc, items, names, sort, none, sought.meaning)
  const mention = { items, meaning: sought.meaning, either: false }
  const isLandmark = sought.meaning.properties.need === 'give'
  const open = isLandmark ? mentions.map(one => (isAchieved(doc, one) ? { ...one, itemStance: aside } : one)) : mentions
  return readInFull(doc, names, mention, unrefuted(doc, items, sought.meaning, chooseOne(doc, open, sought)))
}

const aside = { stance: 'explained', strong: false, concluded: false } as const

/** `The only achiever of (a b) is (c d)`: what an action is for is no landmark by that. */
const isAchieved = ({ low }: Doc, { from, to }: Span): boolean =>
  /\b(?:achievers? (?:of|for)|(?:action|actions|operator|operators|step|one|ones|only) (?:that |which |to )?(?:adds?|achieves?|produces?|establish(?:es)?|makes?))\s["'*_\x60]{0,4}(?:(?:the )?(?:fact|proposition|goal)\s["'*_\x60]{0,4})?$/.test(
    low.slice(Math.max(0, from - 60), from),
  ) ||
  /^["'*_\x60)]{0,4} (?:(?:is|are|can be|gets?|becomes?) )(?:only )?(?:be )?(?:achieved|added|produced|established|made true) (?:only |solely |exclusively )?(?:by|through|via)\b/.test(
    low.slice(to, to + 60),
  )

/** A single name, without knowledge of the question. */
export const nameSought = (sort: NameSort): Sought => ({
  shape: { form: 'item', sort, none: false },
  reader: readItemAnswer,
  meaning: { properties: {} },
})
