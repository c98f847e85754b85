// Texts and the problems that they describe, made of any domain.

import type { Fits, MadeQuestions, MakeUnit } from '../../../kinds/asking/making'

/** The questions of a unit; fewer than asked for where its problems do not give them, with the reasons. */
export function makePlanetarium(_unit: MakeUnit, _fits?: Fits): MadeQuestions {
  return { questions: [], passedOver: [{ reason: 'no text was told', times: 1 }] }
}
