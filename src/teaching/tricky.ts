// Generates questions with a trap or of a level.

import { makeOf } from '#questions/benchmarks/making'
import type { MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import { fitting } from './bounds'

/** The questions of a unit that trap its misreading and have its level. */
export const tricky = (unit: MakeUnit): MadeQuestions => makeOf(unit, fitting(unit))
