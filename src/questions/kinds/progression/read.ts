// How responses give the changes of an action.

import { readEffects } from '#language/answers/effects-answer'
import type { Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  shape: words.answer.shape,
  reader: readEffects,
  labels: '(?:two[ _])?lists',
  meaning: { properties: {}, deaf: new Set(['sequel']) },
}
