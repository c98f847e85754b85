// Shared by rules about sequences: the sequence of the question, and the claims about it.

import type { Statement } from '#planning/analysis/statement'
import { isGoal } from '#planning/task/step'
import { endOf } from '#planning/task/trace'
import type { About, Put } from './misreading'

/** The sequence of the question; an entry that names no action is as its phrase. */
export const sequenceIn = ({ asked }: Put, { statement }: About): readonly string[] | undefined =>
  statement?.kind === 'sequence'
    ? statement.entries.map(entry => (entry.kind === 'action' ? entry.action : entry.phrase))
    : asked?.sequence

/** Where a rule takes a sequence to break, null for nowhere, and whether it takes the goal to hold at the end. */
export interface Seen {
  readonly breaks: number | null
  readonly reaches: boolean
}

/** Is a claim true of the observed result? Undefined for claims about words that name no action. */
export function claimOf(
  statement: Extract<Statement, { kind: 'sequence' }>,
  { breaks, reaches }: Seen,
): boolean | undefined {
  switch (statement.is) {
    case 'plan':
      return breaks === null && reaches
    case 'applicable':
      return breaks === null && !reaches
    case 'is-applicable':
      return breaks === null
    case 'inapplicable':
      return statement.at === undefined ? breaks !== null : breaks === statement.at
    default:
      return undefined
  }
}

/** The correct execution of the sequence. */
export function seenRightly({ ready: { task } }: Put, sequence: readonly string[]): Seen {
  const { broken, end } = endOf(task, task.initial, sequence)
  return { breaks: broken ?? null, reaches: broken === undefined && isGoal(task, end) }
}
