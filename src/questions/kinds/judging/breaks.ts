// Where and why a sequence breaks, in the words of verdicts, and the evidence that the steps before it are executable.

import type { ActionExplanation } from '#planning/task/explain'
import type { LoadedTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import { firstBreak } from '../solving/first-break'
import type { Evidence } from '../verdict'
import { evidenceFor } from './draft'
import { misfitFinding } from './misfits'
import { failing } from './words'

export interface DescribedBreak {
  readonly step: number
  /** Why, as a clause: `(at c0 l1)` does not hold. */
  readonly why: string
}

/** The first step that is not applicable, and why; undefined if every step can be taken. */
export function describedBreak(task: Task, sequence: readonly string[]): DescribedBreak | undefined {
  const found = firstBreak(task, sequence)
  return found && { step: found.step, why: whyNot(sequence[found.step]!, found.reason) }
}

/** Why an action cannot be executed, as a clause. */
export const whyNot = (name: string, { action, missing, unknown }: ActionExplanation): string =>
  action.kind === 'in-universe'
    ? failing(missing, unknown, 1)
    : misfitFinding('action', name, action).text.replace(/[.?]$/, '')

/** Evidence that these actions can be executed one after the other. */
export const executed = (ready: LoadedTask, sequence: readonly string[]): Evidence =>
  evidenceFor(
    ready,
    { kind: 'reachable', target: { kind: 'facts', facts: [] } },
    { kind: 'plan', actions: sequence.map(name => name.toLowerCase()) },
  )
