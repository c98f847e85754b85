// The question kinds, one line each. The code of a kind is loaded on demand, before reading or judging: first
// `loadKind` or `loadKinds`, then `kindOf`. The page's data about kinds is in `codes.ts`.

import { words as actionReachability } from './action-reachability/words'
import { words as applicability } from './applicability/words'
import { words as fullGoalToPartial } from './full-goal-to-partial/words'
import { words as goalShuffling } from './goal-shuffling/words'
import { words as justification } from './justification/words'
import { words as landmark } from './landmark/words'
import { words as modelPlanVerification } from './model-plan-verification/words'
import { words as nextAction } from './next-action/words'
import { words as partialGoalToFull } from './partial-goal-to-full/words'
import { words as planExecution } from './plan-execution/words'
import { words as planGeneralization } from './plan-generalization/words'
import { words as planGeneration } from './plan-generation/words'
import { words as planOptimality } from './plan-optimality/words'
import { words as planReuse } from './plan-reuse/words'
import { words as planVerification } from './plan-verification/words'
import { words as problemFromText } from './problem-from-text/words'
import { words as progression } from './progression/words'
import { words as reachability } from './reachability/words'
import { words as replanning } from './replanning/words'
import { words as validation } from './validation/words'
import { type KindCode, kindCodes } from './codes'
import * as directKinds from './loading/direct-kinds'
import type { Kind } from './kind'
import type { KindWords } from './kind-words'

/** A kind before it is loaded. */
export interface KindEntry {
  readonly words: KindWords
  /** Rejects if the script cannot be fetched; may be called again. */
  load(): Promise<Kind>
}

// Kinds that are needed together are in one file of the built engine. Kinds with lists as answers and no search are
// bundled with the judging code, so that the first verdict needs a single file.
const searching = () => import('./loading/search-kinds')
const changing = () => import('./loading/change-kinds')
const plans = () => import('./loading/plan-kinds')

export const registry: Readonly<Record<KindCode, KindEntry>> = {
  [applicability.code]: { words: applicability, load: async () => directKinds.applicability },
  [progression.code]: { words: progression, load: async () => (await changing()).progression },
  [reachability.code]: { words: reachability, load: async () => (await searching()).reachability },
  [actionReachability.code]: {
    words: actionReachability,
    load: async () => (await searching()).actionReachability,
  },
  [validation.code]: { words: validation, load: async () => (await changing()).validation },
  [justification.code]: { words: justification, load: async () => directKinds.justification },
  [landmark.code]: { words: landmark, load: async () => (await searching()).landmark },
  [nextAction.code]: { words: nextAction, load: async () => (await searching()).nextAction },
  [planGeneration.code]: {
    words: planGeneration,
    load: async () => (await plans()).planGeneration,
  },
  [planOptimality.code]: {
    words: planOptimality,
    load: async () => (await plans()).planOptimality,
  },
  [planVerification.code]: {
    words: planVerification,
    load: async () => (await plans()).planVerification,
  },
  [modelPlanVerification.code]: {
    words: modelPlanVerification,
    load: async () => (await plans()).modelPlanVerification,
  },
  [planReuse.code]: { words: planReuse, load: async () => (await plans()).planReuse },
  [planGeneralization.code]: {
    words: planGeneralization,
    load: async () => (await plans()).planGeneralization,
  },
  [replanning.code]: { words: replanning, load: async () => (await plans()).replanning },
  [planExecution.code]: { words: planExecution, load: async () => (await plans()).planExecution },
  [goalShuffling.code]: { words: goalShuffling, load: async () => (await plans()).goalShuffling },
  [fullGoalToPartial.code]: {
    words: fullGoalToPartial,
    load: async () => (await plans()).fullGoalToPartial,
  },
  [partialGoalToFull.code]: {
    words: partialGoalToFull,
    load: async () => (await plans()).partialGoalToFull,
  },
  [problemFromText.code]: {
    words: problemFromText,
    load: async () => (await plans()).problemFromText,
  },
}

const loaded = new Map<string, Kind>()

/** Loads the code of a kind; throws for an unknown code. */
export async function loadKind(code: KindCode): Promise<Kind> {
  const known = loaded.get(code)
  if (known !== undefined) return known
  const kind: Kind | undefined = await entryOf(code).load()
  // An empty or truncated file is also a valid script.
  if (kind === undefined) throw new Error('a script has nothing in it')
  loaded.set(code, kind)
  return kind
}

/** Loads all kinds, in the order of `kindCodes`. */
export const loadKinds = (): Promise<readonly Kind[]> => Promise.all(kindCodes.map(code => loadKind(code)))

/** A loaded kind. Throws if it is not loaded, which is a bug. */
export function kindOf(code: KindCode): Kind {
  const kind = loaded.get(code)
  if (kind === undefined) throw new Error(`The kind ${entryOf(code).words.code} is used before it is loaded.`)
  return kind
}

function entryOf(code: KindCode): KindEntry {
  const entry = (registry as Readonly<Record<string, KindEntry>>)[code]
  if (entry === undefined) throw new Error(`no kind of question has the code ${code}`)
  return entry
}
