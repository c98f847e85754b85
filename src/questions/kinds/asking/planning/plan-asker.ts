// How kinds on plans are asked: what a situation gives is drawn first, and worded afterwards by whoever lays prompts out.
// Without a layout such a question is asked in our own words.

import type { KindCode } from '../../codes'
import type { KindWords } from '../../kind-words'
import type { Asked } from '../../question'
import { type Bounds, type KindAsker, notHere, posed } from '../posed'
import type { Rng } from '#base/rng'
import type { Situation } from '../situation'
import { numbered } from '../steps'
import type { PlanMaterial } from './material'

/** The material of one question about the situation, or why there is none. */
export type Draw = (situation: Situation, rng: Rng, bounds: Bounds) => PlanMaterial | string

/** What the question needs in addition to its problem. */
export type AboutPlan = Pick<Asked, 'plan' | 'sequence'>

export interface PlanQuestion {
  readonly words: Pick<KindWords, 'code' | 'tells'>
  /** In our own words, where no layout states it. */
  readonly stem: (material: PlanMaterial) => string
  readonly about?: (material: PlanMaterial) => AboutPlan
  readonly draw: Draw
}

/** The asker of a kind; what it poses carries the material. */
export function planAsker({ words, stem, about, draw }: PlanQuestion): KindAsker {
  const code = words.code as KindCode
  return {
    code,
    isLaidOut: true,
    gen(situation, rng, bounds) {
      const material = draw(situation, rng, bounds)
      if (typeof material === 'string') return notHere(material)
      const { source, goalDistance } = material
      return posed({
        stem: stem(material),
        parts: words.tells,
        asked: { kind: code, ...about?.(material) },
        key: keyOf(material),
        material,
        source,
        rightAnswers: 1,
        goalDistance,
      })
    },
  }
}

/** What is right, in names. */
function keyOf({ open }: PlanMaterial): unknown {
  if (open.truth !== null) return open.truth
  return open.state ?? open.newPlan ?? open.plan
}

/** The steps of a plan as numbered lines, after a sentence. */
export const withSteps = (before: string, steps: readonly string[] | null): string =>
  `${before}\n${numbered(steps ?? [])}`
