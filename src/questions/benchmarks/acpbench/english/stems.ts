// The forms of published yes/no and choice questions as data: each stem with places for its variable contents.

import type { SequenceClaim } from '#planning/analysis/statement'
import type { PlainKind } from '#questions/kinds/codes'

/** The type of contents of a place in a stem. */
export type Place =
  /** One action. */
  | 'action'
  /** A sequence of actions, separated by commas. */
  | 'actions'
  /** Actions that are removed, joined by “and”. */
  | 'removed'
  | 'fact'
  /** One fact, or several joined by “and”, as a conjunction. */
  | 'facts'

export interface Stem {
  readonly kind: PlainKind
  /** In lower case, without quotes and final punctuation, with places in braces. */
  readonly text: string
  /** Number of consecutive steps removed. */
  readonly removes?: 1 | 2
  /** The claim about a sequence. */
  readonly claims?: SequenceClaim
}

/** Yes/no questions: the stem contains everything asked about. */
export const yesNoStems: readonly Stem[] = [
  { kind: 'app', text: 'is the following action applicable in this state: {action}' },
  {
    kind: 'prog',
    text: 'will the fact {facts} hold after performing the action {action} in the current state',
  },
  {
    kind: 'reach',
    text: 'is it possible to transition to a state where the following holds: {facts}',
  },
  {
    kind: 'areach',
    text: 'is it possible to transition to a state where the action {action} can be applied',
  },
  {
    kind: 'val',
    text: 'is the following sequence of actions {actions} valid in this problem',
    claims: 'is-valid',
  },
  {
    kind: 'val',
    text: 'is the following sequence of actions {actions} applicable in the current state',
    claims: 'is-applicable',
  },
  {
    kind: 'val',
    text: 'is the following sequence of actions {actions} a plan for the current state',
    claims: 'plan',
  },
  {
    kind: 'just',
    text: 'given the plan: {actions}; can the following action be removed from this plan and still have a valid plan: {removed}',
    removes: 1,
  },
  {
    kind: 'just',
    text: 'given the plan: {actions}; can the following pair of consecutive actions be removed from this plan and still have a valid plan: {removed}',
    removes: 2,
  },
  {
    kind: 'land',
    text: 'is the following fact a landmark (must hold at some point along any plan) for the current state? {fact}',
  },
]

/** Choice questions: `choice` is the type of each choice. */
export const choiceStems: readonly (Stem & { readonly choice: Place | 'claim' })[] = [
  {
    kind: 'app',
    text: 'which of the following actions will be applicable in this state',
    choice: 'action',
  },
  {
    kind: 'prog',
    text: 'which of the following facts hold after performing the action {action} in the current state',
    choice: 'facts',
  },
  {
    kind: 'reach',
    text: 'which of the following options can hold in a state that can potentially be reached',
    choice: 'facts',
  },
  {
    kind: 'areach',
    text: 'which of the following actions can eventually be applied',
    choice: 'action',
  },
  {
    kind: 'val',
    text: 'which of the following claims is true with regard to the following sequence of actions {actions}',
    choice: 'claim',
  },
  {
    kind: 'just',
    text: 'given the plan: {actions}; which of the following actions can be removed from this plan and still have a valid plan',
    removes: 1,
    choice: 'removed',
  },
  {
    kind: 'just',
    text: 'given the plan: {actions}; which of the following pairs of consecutive actions can be removed from this plan and still have a valid plan',
    removes: 2,
    choice: 'removed',
  },
  {
    kind: 'land',
    text: 'which of the following facts is a landmark (must hold at some point along any plan) for the current state',
    choice: 'fact',
  },
  // The second wording of published records (`query`); that of `val` is left out, since nothing separates its actions.
  { kind: 'app', text: 'which action will be applicable in this state', choice: 'action' },
  {
    kind: 'prog',
    text: 'which fact will hold after performing the action {action} in the current state',
    choice: 'facts',
  },
  { kind: 'reach', text: 'which fact is reachable from this state', choice: 'facts' },
  { kind: 'areach', text: 'which action is reachable from this state', choice: 'action' },
  {
    kind: 'just',
    text: 'given the plan: {actions}; which action can be removed from this plan',
    removes: 1,
    choice: 'removed',
  },
  {
    kind: 'just',
    text: 'given the plan: {actions}; which pair of consecutive actions can be removed from this plan',
    removes: 2,
    choice: 'removed',
  },
  {
    kind: 'land',
    text: 'which fact must hold at some point on any way to the goal from the current state',
    choice: 'fact',
  },
]

/** The claims about sequences that choices make. */
export const sequenceClaims: ReadonlyMap<string, SequenceClaim> = new Map([
  ['the sequence is not valid', 'invalid'],
  ['the sequence is not applicable', 'inapplicable'],
  ['the sequence is applicable, but does not achieve the goal', 'applicable'],
  ['the sequence is a plan', 'plan'],
])
