// How responses give what an action changes.

import type { Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  shape: words.answer.shape,
  labels: '(?:two[ _])?lists',
  meaning: { properties: {}, deaf: new Set(['sequel']) },
}
