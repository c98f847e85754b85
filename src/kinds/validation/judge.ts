// Which action of a sequence is the first that is not applicable? Right: its index, counted from 0.

import { explainAction } from '../../task/explain'
import type { Task } from '../../task/task'
import { type Draft, evidenceFor } from '../judging/draft'
import { misfitFinding } from '../judging/misfits'
import type { LoadedTask } from '../../task/load'
import type { Evidence, Finding } from '../verdict'
import { capital, counted, failing, fitting, quoted, stepNamed } from '../judging/words'
import { endOf } from '../../task/trace'

/** Judges an index; null: the answer says that every action is applicable. */
export function judgeValidation(
  ready: LoadedTask,
  sequence: readonly string[],
  index: number | null,
): Draft {
  const first = firstBreak(ready.task, sequence)
  if (first === undefined) return judgeSound(ready, sequence, index)
  const { step } = first
  const evidence = step === 0 ? [] : [executed(ready, sequence.slice(0, step))]
  if (index === step)
    return { verdict: 'right', explanation: saysBreak(sequence, first), findings: [], evidence }
  const mended: Finding = {
    role: 'step',
    item: sequence[step]!,
    fix: `Answer ${step}`,
    text: '',
    sequence: sequence.slice(0, step),
  }
  const isNear = index !== null && Math.abs(index - step) === 1
  return {
    verdict: 'wrong',
    explanation: saysWrong(sequence, first, index),
    findings: isNear
      ? [
          mended,
          {
            role: 'near-miss',
            item: '',
            text: 'Off by one: indices count from 0.',
          },
        ]
      : [mended],
    evidence,
  }
}

/** Where a sequence cannot go on. */
export interface Break {
  readonly step: number
  /** Why, as a clause: `(at c0 l1)` does not hold. */
  readonly why: string
  readonly missing: readonly string[]
}

/** The first step that is not applicable, and why; undefined where every step can be taken. */
export function firstBreak(task: Task, sequence: readonly string[]): Break | undefined {
  const { end, broken } = endOf(task, task.initial, sequence)
  if (broken === undefined) return undefined
  const name = sequence[broken]!
  const { action: found, missing, unknown } = explainAction(task, end, name)
  const why =
    found.kind === 'in-universe'
      ? failing(missing, unknown, 1)
      : misfitFinding('action', name, found).text.replace(/[.?]$/, '')
  return { step: broken, why, missing }
}

/** `Step 5 (index 4), (board c2 l1), is the first that cannot be executed: (at c2 l1) does not hold.` */
export function saysBreak(sequence: readonly string[], { step, why }: Break): string {
  const named = capital(stepNamed(step))
  const name = quoted(sequence[step]!)
  return fitting(
    `${named}, ${name}, is the first that cannot be executed: ${why}.`,
    `${named}, ${name}, cannot be executed: ${why}.`,
    `${named} cannot be executed: ${why}.`,
    `${named} is the first that cannot be executed.`,
  )
}

function saysWrong(sequence: readonly string[], first: Break, index: number | null): string {
  const { step, why } = first
  if (index === null) return saysBreak(sequence, first)
  const named = sequence[index]
  const there = stepNamed(step)
  if (named === undefined)
    return fitting(
      `The sequence has no index ${index}; ${there}, ${quoted(sequence[step]!)}, cannot be executed: ${why}.`,
      `The sequence has no index ${index}; ${there} cannot be executed: ${why}.`,
      `The sequence has no index ${index}; ${there} is the first that cannot be executed.`,
    )
  const own = capital(stepNamed(index))
  return index < step
    ? fitting(
        `${own} can be executed, but ${there}, ${quoted(sequence[step]!)}, cannot: ${why}.`,
        `${own} can be executed, but ${there} cannot: ${why}.`,
        `${own} can be executed; the first that cannot is ${there}.`,
      )
    : fitting(
        `${own} comes later: ${there}, ${quoted(sequence[step]!)}, cannot be executed, because ${why}.`,
        `${own} comes later: ${there} cannot be executed, because ${why}.`,
        `${own} comes later: the first that cannot be executed is ${there}.`,
      )
}

/** No action fails: then no index is right. */
function judgeSound(ready: LoadedTask, sequence: readonly string[], index: number | null): Draft {
  const all = `All ${counted(sequence.length, 'step')} can be executed in turn`
  return {
    verdict: index === null ? 'right' : 'wrong',
    explanation: index === null ? `${all}, as the answer says.` : `${all}, so no index is right.`,
    evidence: sequence.length === 0 ? [] : [executed(ready, sequence)],
  }
}

/** Evidence that these actions can be executed one after the other. */
export const executed = (ready: LoadedTask, sequence: readonly string[]): Evidence =>
  evidenceFor(
    ready,
    { kind: 'reachable', target: { kind: 'facts', facts: [] } },
    { kind: 'plan', actions: sequence.map(name => name.toLowerCase()) },
  )
