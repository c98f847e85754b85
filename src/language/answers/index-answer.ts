// A place in a given sequence as the answer.

import { chooseOne } from './choose'
import { indexMentions } from './index-mentions'
import { docOf } from './lines'
import { Names } from './names'
import type { Reader } from './sought'

export const readIndex: Reader = (text, hints, sought) => {
  const doc = docOf(text, hints.prompt)
  return chooseOne(doc, indexMentions(doc, new Names(hints, 'action')), sought)
}
