// The functions of the language by name: a closed list. A name may have several forms.

import type { LessonFunction } from '../function'
import { abstractionFunctions } from './abstractions'
import { actionFunctions } from './actions'
import { backwardFunctions } from './backwards'
import { estimateFunctions } from './estimates'
import { factFunctions } from './facts'
import { landmarkFunctions } from './landmarks'
import { layerFunctions } from './layers'
import { listFunctions } from './lists'
import { pairFunctions } from './pairs'
import { planFunctions } from './plans'
import { proofFunctions } from './proofs'
import { runFunctions } from './runs'
import { stateFunctions } from './states'

export const lessonFunctions: readonly LessonFunction[] = [
  ...stateFunctions,
  ...factFunctions,
  ...actionFunctions,
  ...planFunctions,
  ...landmarkFunctions,
  ...pairFunctions,
  ...layerFunctions,
  ...estimateFunctions,
  ...abstractionFunctions,
  ...runFunctions,
  ...backwardFunctions,
  ...proofFunctions,
  ...listFunctions,
]

const byName = new Map<string, LessonFunction[]>()
for (const each of lessonFunctions) byName.set(each.name, [...(byName.get(each.name) ?? []), each])

export const functionNames: readonly string[] = [...byName.keys()]

/** The forms of a function; empty if there is no such function. */
export const functionsNamed = (name: string): readonly LessonFunction[] => byName.get(name) ?? []
