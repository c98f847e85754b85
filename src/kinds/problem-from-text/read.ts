// What a reader looks for: a whole problem.

import type { Sought } from '../../answers/sought'
import { words } from './words'

export const sought: Sought = { shape: words.answer.shape, meaning: { properties: {} } }
