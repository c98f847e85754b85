// Questions generated here, of whatever family their kind belongs to: families whose prompts have layouts make their own.

import {
  type English,
  type Fits,
  makeAll,
  type MadeQuestions,
  makeQuestions,
  type MakeUnit,
} from '#questions/kinds/asking/making'
import { familyOfKind } from '#questions/kinds/codes'
import { makePlanBench } from './planbench/make/make'
import { type MadeDomain, publishedDomains } from './planetarium/make/domains'
import { makePlanetarium } from './planetarium/make/make'
import { PLANETARIUM } from './planetarium/record'

export type { MadeDomain } from './planetarium/make/domains'

/** Domains of benchmarks that questions can be made of, in addition to ours. */
export const madeDomains = (): readonly MadeDomain[] => publishedDomains

/** Questions of a unit at most, where a page asks for them. */
const MAX_QUESTIONS = 1_000

type Make = (unit: MakeUnit, fits?: Fits) => MadeQuestions

/** How questions are made, by family. */
const makers: ReadonlyMap<string, Make> = new Map([
  ['planbench', makePlanBench],
  [PLANETARIUM, makePlanetarium],
])

const makerOf = ({ kind }: MakeUnit): Make | undefined => makers.get(familyOfKind(kind))

/** The questions of a unit; of one that asks for very many, the first thousand. */
export function makeOf(unit: MakeUnit, fits?: Fits): MadeQuestions {
  const count = Math.max(0, Math.min(MAX_QUESTIONS, unit.count))
  return makerOf(unit)?.({ ...unit, count }, fits) ?? makeQuestions(unit, fits)
}

/** The questions of a unit, however many it asks for, in the English that is handed in where the family has none of its own. */
export const makeAllOf = (unit: MakeUnit, english: English, fits?: Fits): MadeQuestions =>
  makerOf(unit)?.(unit, fits) ?? makeAll(unit, english, fits)
