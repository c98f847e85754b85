// The askers of kinds on plans: the content of a question is drawn first, and worded afterwards by a layout. Without a
// layout, the question is asked in the playground's own words.

import type { KindCode } from '../../codes'
import type { KindWords } from '../../kind-words'
import type { Asked } from '../../question'
import { type Bounds, type KindAsker, notHere, posed } from '../posed'
import type { Rng } from '#base/rng'
import type { Situation } from '../situation'
import { numbered } from '../steps'
import type { PlanMaterial } from './material'

/** The content of a question about the situation, or why there is none. */
export type Draw = (situation: Situation, rng: Rng, bounds: Bounds) => PlanMaterial | string

/** The data that a question needs in addition to its problem. */
export type AboutPlan = Pick<Asked, 'plan' | 'sequence'>

export interface PlanQuestion {
  readonly words: Pick<KindWords, 'code' | 'contextParts'>
  /** The question in the playground's own words, used without a layout. */
  readonly stem: (material: PlanMaterial) => string
  readonly about?: (material: PlanMaterial) => AboutPlan
  readonly draw: Draw
}

/** The asker of a kind; the posed question includes its content. */
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
        parts: words.contextParts,
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

/** The right answer, in names. */
function keyOf({ open }: PlanMaterial): unknown {
  if (open.truth !== null) return open.truth
  return open.state ?? open.newPlan ?? open.plan
}

/** The steps of a plan as numbered lines, after a sentence. */
export const withSteps = (before: string, steps: readonly string[] | null): string =>
  `${before}\n${numbered(steps ?? [])}`
