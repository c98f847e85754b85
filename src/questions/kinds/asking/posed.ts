// The result of asking about a situation: a question with its key, or why there is none.

import type { Statement } from '#planning/analysis/statement'
import type { Rng } from '#base/rng'
import type { ContextParts } from '#language/english/context'
import type { Source } from '#planning/pddl/source'
import type { KindCode } from '../codes'
import type { Offer } from './offer'
import type { PlanMaterial } from './planning/material'
import type { Asked } from '../question'
import type { Situation } from './situation'

export interface Posed {
  /** The whole question, including its options. */
  readonly stem: string
  readonly parts: ContextParts
  /** The content of an open question. */
  readonly asked?: Asked
  /** For choices: their texts. */
  readonly choices?: readonly string[]
  /** The formal statements of the options: one for yes/no, four for choices. */
  readonly statements?: readonly Statement[]
  /** For choices: the question without its options. */
  readonly query?: string
  /** The answer field of the benchmark's layout. */
  readonly key: unknown
  /** For the open format: the number of right answers. */
  readonly rightAnswers?: number
  /** For questions on plans: the contents of their prompts, and the problem if it differs from the situation's. */
  readonly material?: PlanMaterial
  readonly source?: Source
  /** The minimal cost of a plan if known; null if it was not found. */
  readonly goalDistance?: number | null
}

export type Attempt =
  | { readonly kind: 'posed'; readonly posed: Posed }
  | { readonly kind: 'not-here'; readonly reason: string }

export interface Bounds {
  /** Maximum number of applicable actions. */
  readonly maxApplicable: number
  /** Maximum number of steps in given plans and sequences. */
  readonly maxSteps: number
  /** Maximum number of states stored by a search. */
  readonly maxStates: number
}
export const defaultBounds: Bounds = { maxApplicable: 100, maxSteps: 60, maxStates: 500_000 }

export type Ask = (situation: Situation, rng: Rng, bounds: Bounds) => Attempt

/** How questions of a kind are generated, in each of its formats. */
export interface KindAsker {
  readonly code: KindCode
  readonly gen: Ask
  /** True if prompts of its family have layouts: such a kind is not asked without one about a visitor's problem. */
  readonly isLaidOut?: true
  /** The items that a situation offers for yes/no and choices, or why there are none. */
  readonly offers?: (
    situation: Situation,
    rng: Rng,
    bounds: Bounds,
    format: 'bool' | 'mcq',
  ) => readonly Offer[] | string
  /** Choices that are not drawn from offered items. */
  readonly mcq?: Ask
}

export const notHere = (reason: string): Attempt => ({ kind: 'not-here', reason })
export const posed = (value: Posed): Attempt => ({ kind: 'posed', posed: value })

export const NOTHING: ContextParts = { goal: false, actions: false, propositions: false }
export const WITH_GOAL: ContextParts = { ...NOTHING, goal: true }
