// How responses give a proposition that can never hold: a statement that it can hold negates it.

import { readItemAnswer } from '#language/answers/item-answer'
import { marks, type Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  shape: words.answer.shape,
  reader: readItemAnswer,
  labels: '(?:proposition|fact|atom|unreachable[ _](?:fact|proposition|atom))',
  meaning: {
    properties: {
      fit: 'deny',
      unfit: 'give',
      good: 'give',
      bad: 'deny',
      trivial: 'deny',
      ...marks,
    },
  },
}
