// How responses give the next action.

import { readItemAnswer } from '#language/answers/item-answer'
import { marks, type Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  shape: words.answer.shape,
  reader: readItemAnswer,
  labels: String.raw`(?:next|best|optimal|first|recommended|chosen)[ _](?:\w{1,12}[ _])?(?:action|move|step)|action`,
  meaning: { properties: { unfit: 'deny', good: 'give', bad: 'deny', ...marks } },
  ordered: true,
}
