// One fact or one action as the answer.

import { chooseOne } from './choose'
import { readInFull } from './left-over'
import { docOf } from './lines'
import { itemsOf, oneItemMentions } from './mentions'
import type { NameSort } from './name-sort'
import { Names } from './names'
import { type Reader, type Sought, shapeOf } from './sought'

/** Reads one name, or that there is none. */
export const readItemAnswer: Reader = (text, hints, sought) => {
  const { sort, none } = shapeOf(sought, 'item')
  const doc = docOf(text, hints.prompt)
  const names = new Names(hints, sort)
  const items = itemsOf(doc, names)
  const mentions = oneItemMentions(doc, items, names, sort, none, sought.meaning)
  const mention = { items, meaning: sought.meaning, either: false }
  return readInFull(doc, names, mention, chooseOne(doc, mentions, sought))
}

/** A single name, without knowledge of the question. */
export const nameSought = (sort: NameSort): Sought => ({
  shape: { form: 'item', sort, none: false },
  reader: readItemAnswer,
  meaning: { properties: {} },
})
