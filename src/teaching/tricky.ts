// Questions with a trap, or of a level.

import { type MadeQuestions, makeQuestions, type MakeUnit } from '../kinds/asking/making'
import { fitting } from './bounds'

/** The questions of a unit that trap its wrong rule and have its level. */
export const tricky = (unit: MakeUnit): MadeQuestions => makeQuestions(unit, fitting(unit))
