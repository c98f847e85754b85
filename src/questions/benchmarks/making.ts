// Generates questions, for whichever family the kind belongs to: families with their own prompt layouts generate their
// own. The families' part `making` must be loaded before.

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

/** Domains of benchmarks for which questions can be generated, in addition to the shipped ones. */
export const madeDomains = (): readonly BroughtDomain[] =>
  families.flatMap(family => partOf(family, 'making')?.domains ?? [])

function makingOf(kind: KindCode): Making | undefined {
  const family = families.find(({ id }) => id === familyOfKind(kind))
  return family && partOf(family, 'making')
}

/** The domains of the kind's benchmark; empty for kinds that are asked only about the shipped domains. */
export const furtherDomains = (kind: KindCode): readonly BroughtDomain[] => makingOf(kind)?.domains ?? []

/** Maximum number of questions per unit when a page requests them. */
const MAX_QUESTIONS = 1_000

/** The questions of a unit, at most the first thousand. */
export function makeOf(unit: MakeUnit, fits?: Fits): MadeQuestions {
  const count = Math.max(0, Math.min(MAX_QUESTIONS, unit.count))
  return makingOf(unit.kind)?.make({ ...unit, count }, fits) ?? makeQuestions(unit, fits)
}

/** All questions of a unit, in the English given here if the family has none of its own. */
export const makeAllOf = (unit: MakeUnit, english: English, fits?: Fits): MadeQuestions =>
  makingOf(unit.kind)?.make(unit, fits) ?? makeAll(unit, english, fits)
