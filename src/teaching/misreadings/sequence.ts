// Shared by misreadings about sequences: the sequence in the question, and the claims about it.

import type { Statement } from '#planning/analysis/statement'
import { isGoal } from '#planning/task/step'
import { endOf } from '#planning/task/trace'
import type { About, PosedQuestion } from './misreading'

/** The sequence in the question; a step with an unknown action is kept as its phrase. */
export const sequenceIn = ({ asked }: PosedQuestion, { statement }: About): readonly string[] | undefined =>
  statement?.kind === 'sequence'
    ? statement.entries.map(entry => (entry.kind === 'action' ? entry.action : entry.phrase))
    : asked?.sequence

/**
 * The result of following a sequence by a rule: the index of the step that fails (null: none), and whether the goal is
 * reached.
 */
export interface SequenceOutcome {
  readonly breaks: number | null
  readonly reaches: boolean
}

/** Whether a claim is true for this result; undefined for claims about phrases that name no action. */
export function claimOf(
  statement: Extract<Statement, { kind: 'sequence' }>,
  { breaks, reaches }: SequenceOutcome,
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

/** The result of executing the sequence correctly. */
export function seenRightly({ ready: { task } }: PosedQuestion, sequence: readonly string[]): SequenceOutcome {
  const { broken, end } = endOf(task, task.initial, sequence)
  return { breaks: broken ?? null, reaches: broken === undefined && isGoal(task, end) }
}
