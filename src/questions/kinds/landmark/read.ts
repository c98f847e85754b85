// How responses give a landmark.

import { readItemAnswer } from '#language/answers/item-answer'
import { marks, type Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  shape: words.answer.shape,
  reader: readItemAnswer,
  labels: '(?:non-?trivial[ _])?(?:fact[ _])?landmark',
  meaning: {
    properties: {
      need: 'give',
      good: 'give',
      avoid: 'deny',
      trivial: 'deny',
      bad: 'deny',
      unfit: 'deny',
      ...marks,
    },
  },
}
