// Describes the events of a backward search: with sets of subgoals in place of states.

import { listed } from '#base/words'
import { demandsOf } from './subgoals'
import type { RunData } from '../run/run-state'

/** Describes the last event; undefined if the wording is the same as for other searches. */
export function describeBackward(held: RunData): string | undefined {
  const { kind, node, action } = held.replay.last!
  const name = held.names.get(action) ?? ''
  switch (kind) {
    case 'start':
      return `The search begins at the goal: #${node} demands ${listed(demandsOf(held, node))}.`
    case 'goal':
      return `The initial state meets all that #${node} demands.`
    case 'new':
      return `If ${name} is the step after it: a new list of demands, #${node}.`
    case 'known':
      return `If ${name} is the step after it: the demands of #${node}, which is known.`
    case 'dead':
      return `If ${name} is the step after it: #${node}, with two subgoals that can never hold together. It is discarded.`
    default:
      return undefined
  }
}
