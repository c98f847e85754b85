// What a kind's file gives for one situation: a question with its key, or why there is none here.

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
  /** The whole question, options included. */
  readonly stem: string
  readonly parts: ContextParts
  /** For the open format. */
  readonly asked?: Asked
  /** For choices: their texts. */
  readonly choices?: readonly string[]
  /** For yes/no one, for choices four: what each option states, formally. */
  readonly statements?: readonly Statement[]
  /** The question without its options, for choices. */
  readonly query?: string
  /** The answer field of the benchmark's layout. */
  readonly key: unknown
  /** How many answers are right; for the open format. */
  readonly rightAnswers?: number
  /** Of questions on plans: what their prompts describe, and the problem they are about if it is not the situation's. */
  readonly material?: PlanMaterial
  readonly source?: Source
  /** The least cost of a plan, where it is known already; null if it was not found. */
  readonly goalDistance?: number | null
}

export type Attempt =
  | { readonly kind: 'posed'; readonly posed: Posed }
  | { readonly kind: 'not-here'; readonly reason: string }

export interface Bounds {
  /** Applicable actions at most. */
  readonly maxApplicable: number
  /** Steps of given plans and sequences at most. */
  readonly maxSteps: number
  /** States a search may store. */
  readonly maxStates: number
}
export const defaultBounds: Bounds = { maxApplicable: 100, maxSteps: 60, maxStates: 500_000 }

export type Ask = (situation: Situation, rng: Rng, bounds: Bounds) => Attempt

/** How one kind is asked, in each of its formats. */
export interface KindAsker {
  readonly code: KindCode
  readonly gen: Ask
  /** Prompts of its family have layouts: it is asked in one of them, and not by itself of a visitor's problem. */
  readonly isLaidOut?: true
  /** What a situation offers for yes/no and choices, or why it offers nothing. */
  readonly offers?: (
    situation: Situation,
    rng: Rng,
    bounds: Bounds,
    format: 'bool' | 'mcq',
  ) => readonly Offer[] | string
  /** Choices that are not drawn from what is offered. */
  readonly mcq?: Ask
}

export const notHere = (reason: string): Attempt => ({ kind: 'not-here', reason })
export const posed = (value: Posed): Attempt => ({ kind: 'posed', posed: value })

export const NOTHING: ContextParts = { goal: false, actions: false, propositions: false }
export const WITH_GOAL: ContextParts = { ...NOTHING, goal: true }
