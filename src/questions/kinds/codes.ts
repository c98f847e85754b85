// The kinds of questions with the data that pages need, one line per kind. Solving and judging is in `registry.ts`.

import { words as actionReachability } from './action-reachability/words'
import { words as applicability } from './applicability/words'
import { words as justification } from './justification/words'
import { words as planGeneration } from './plan-generation/words'
import { words as planOptimality } from './plan-optimality/words'
import { words as planVerification } from './plan-verification/words'
import { words as modelPlanVerification } from './model-plan-verification/words'
import { words as planReuse } from './plan-reuse/words'
import { words as planGeneralization } from './plan-generalization/words'
import { words as replanning } from './replanning/words'
import { words as planExecution } from './plan-execution/words'
import { words as goalShuffling } from './goal-shuffling/words'
import { words as fullGoalToPartial } from './full-goal-to-partial/words'
import { words as partialGoalToFull } from './partial-goal-to-full/words'
import { words as problemFromText } from './problem-from-text/words'
import type { KindWords } from './kind-words'
import { words as landmark } from './landmark/words'
import { words as nextAction } from './next-action/words'
import { words as progression } from './progression/words'
import { words as reachability } from './reachability/words'
import { words as validation } from './validation/words'

export type { FormatCode } from './kind-words'

/** In display order. */
const own = [
  applicability,
  progression,
  reachability,
  actionReachability,
  validation,
  justification,
  landmark,
  nextAction,
  planGeneration,
  planOptimality,
  planVerification,
  modelPlanVerification,
  planReuse,
  planGeneralization,
  replanning,
  planExecution,
  goalShuffling,
  fullGoalToPartial,
  partialGoalToFull,
  problemFromText,
] as const satisfies readonly KindWords[]

/** A kind by its name in files. */
export type KindCode = (typeof own)[number]['code']
/** The family of kinds that name no family: visitors' questions about their own problems are ACPBench's questions. */
export const PLAIN_FAMILY = 'acpbench'
/** A kind of the default family. */
export type PlainKind = Exclude<(typeof own)[number], { readonly family: string }>['code']

const known: ReadonlyMap<string, KindWords> = new Map(own.map(each => [each.code, each]))

/** The codes of all kinds, in order. */
export const kindCodes: readonly KindCode[] = own.map(({ code }) => code)

/** The codes of a family's kinds, in order. */
export function kindsOf(family: typeof PLAIN_FAMILY): readonly PlainKind[]
export function kindsOf(family: string): readonly KindCode[]
export function kindsOf(family: string): readonly KindCode[] {
  return kindCodes.filter(code => familyOfKind(code) === family)
}

/** The kinds of the default family, in order. */
export const plainKinds = (): readonly PlainKind[] => kindsOf(PLAIN_FAMILY)

/** True if the value is the code of a kind. */
export const isKindCode = (value: unknown): value is KindCode => typeof value === 'string' && known.has(value)

/** The texts of a kind for pages. */
export function wordsOfKind(code: KindCode): KindWords {
  const words = known.get(code)
  if (words === undefined) throw new Error(`no kind of question has the code ${code}`)
  return words
}

/** A kind's name in sentences and in the interface. */
export const kindName = (code: KindCode): string => wordsOfKind(code).name

/** Id of the benchmark family with the layout for generated questions of a kind. */
export const familyOfKind = (code: KindCode): string => wordsOfKind(code).family ?? PLAIN_FAMILY
