// Questions made here, of whatever family their kind belongs to: families whose prompts have layouts make their own.

import {
  type English,
  type Fits,
  makeAll,
  type MadeQuestions,
  makeQuestions,
  type MakeUnit,
} from '../kinds/asking/making'
import { askerOf } from '../kinds/asking/askers'
import { makePlanBench } from './planbench/make/make'

/** Questions of a unit at most, where a page asks for them. */
const MOST_QUESTIONS = 1_000

/** The questions of a unit; of one that asks for very many, the first thousand. */
export const makeOf = (unit: MakeUnit, fits?: Fits): MadeQuestions =>
  isLaidOut(unit)
    ? makePlanBench({ ...unit, count: Math.max(0, Math.min(MOST_QUESTIONS, unit.count)) }, fits)
    : makeQuestions(unit, fits)

/** The questions of a unit, however many it asks for, in the English that is handed in where the family has none of its own. */
export const makeAllOf = (unit: MakeUnit, english: English, fits?: Fits): MadeQuestions =>
  isLaidOut(unit) ? makePlanBench(unit, fits) : makeAll(unit, english, fits)

/** A kind without an asker comes from results of models, which its family says. */
function isLaidOut({ kind }: MakeUnit): boolean {
  const asker = askerOf(kind)
  return asker === undefined || asker.isLaidOut === true
}
