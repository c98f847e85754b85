// How responses give an action that can never become applicable: a statement that it can be applied negates it.

import { readItemAnswer } from '#language/answers/item-answer'
import { marks, type Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  executes: true,
  shape: words.answer.shape,
  reader: readItemAnswer,
  labels: '(?:unreachable[ _]action|inapplicable[ _]action|action)',
  meaning: { properties: { fit: 'deny', unfit: 'give', good: 'give', bad: 'deny', ...marks } },
}
