// What the reader searches for: a whole problem.

import type { Sought } from '#language/answers/sought'
import { wholeSought } from '#language/answers/whole-answers'
import { words } from './words'

export const sought: Sought = wholeSought(words.answer.shape)
