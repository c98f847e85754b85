// Questions generated here, of whatever family their kind belongs to: families whose prompts have layouts make their own. The
// part `making` of the families is loaded before.

import {
  type English,
  type Fits,
  makeAll,
  type MadeQuestions,
  makeQuestions,
  type MakeUnit,
} from '#questions/kinds/asking/making'
import { familyOfKind, type KindCode } from '#questions/kinds/codes'
import type { BroughtDomain, Making } from './family-parts'
import { partOf } from './parts'
import { families } from './registry'

/** Domains of benchmarks that questions can be made of, in addition to ours. */
export const madeDomains = (): readonly BroughtDomain[] =>
  families.flatMap(family => partOf(family, 'making')?.domains ?? [])

function makingOf(kind: KindCode): Making | undefined {
  const family = families.find(({ id }) => id === familyOfKind(kind))
  return family && partOf(family, 'making')
}

/** The domains of the kind's benchmark; none for kinds that are only asked about the domains that ship. */
export const furtherDomains = (kind: KindCode): readonly BroughtDomain[] => makingOf(kind)?.domains ?? []

/** Questions of a unit at most, where a page asks for them. */
const MAX_QUESTIONS = 1_000

/** The questions of a unit; of one that asks for very many, the first thousand. */
export function makeOf(unit: MakeUnit, fits?: Fits): MadeQuestions {
  const count = Math.max(0, Math.min(MAX_QUESTIONS, unit.count))
  return makingOf(unit.kind)?.make({ ...unit, count }, fits) ?? makeQuestions(unit, fits)
}

/** The questions of a unit, however many it asks for, in the English that is handed in where the family has none of its own. */
export const makeAllOf = (unit: MakeUnit, english: English, fits?: Fits): MadeQuestions =>
  makingOf(unit.kind)?.make(unit, fits) ?? makeAll(unit, english, fits)
