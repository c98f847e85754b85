// How responses give the changes of an action.

import type { Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  shape: words.answer.shape,
  labels: '(?:two[ _])?lists',
  meaning: { properties: {}, deaf: new Set(['sequel']) },
}
