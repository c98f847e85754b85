// Describes the first failing step of a sequence for verdicts, with evidence that the steps before it are executable.

import type { ActionExplanation } from '#planning/task/explain'
import type { LoadedTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import { firstBreak } from '../solving/first-break'
import type { Evidence } from '../verdict'
import { executedEvidence } from './executed-evidence'
import { misfitFinding } from './misfits'
import { failing } from './words'

export interface DescribedBreak {
  readonly step: number
  /** The reason, as a clause: `(at c0 l1)` does not hold. */
  readonly why: string
}

/** The first step that is not applicable, with the reason; undefined if all steps are applicable. */
export function describedBreak(task: Task, sequence: readonly string[]): DescribedBreak | undefined {
  const found = firstBreak(task, sequence)
  return found && { step: found.step, why: whyNot(sequence[found.step]!, found.reason) }
}

/** Why an action cannot be executed, as a clause. */
export const whyNot = (name: string, { action, missing, unknown }: ActionExplanation): string =>
  action.kind === 'in-universe'
    ? failing(missing, unknown, 1)
    : misfitFinding('action', name, action).text.replace(/[.?]$/, '')

/** Evidence that these actions can be executed in sequence. */
export const executed = (ready: LoadedTask, sequence: readonly string[]): Evidence =>
  executedEvidence(
    ready,
    { kind: 'reachable', target: { kind: 'facts', facts: [] } },
    sequence.map(name => name.toLowerCase()),
  )
