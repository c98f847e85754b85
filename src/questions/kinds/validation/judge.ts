// Judges validation. Right: the index, from 0, of the first inapplicable action of a sequence.

import type { Answer } from '#language/answers/reading'
import { capital } from '#base/words'
import type { LoadedTask } from '#planning/task/load'
import { executed, type DescribedBreak, describedBreak } from '../judging/breaks'
import { type Draft, outcomeOf } from '../judging/draft'
import { counted, fitting, quoted, stepNamed } from '../judging/words'
import type { MistakeCode } from '../mistakes'
import type { Finding } from '../verdict'
import type { AskedSequence } from './solve'

/** Judges an index, or the answer that no step fails. */
export function judge(ready: LoadedTask, { sequence }: AskedSequence, answer: Answer): Draft | undefined {
  if (answer.kind === 'none') return judgeIndex(ready, sequence, null)
  return answer.kind === 'index' ? judgeIndex(ready, sequence, answer.index) : undefined
}

/** `index` is null for the answer that every action is applicable. */
function judgeIndex(ready: LoadedTask, sequence: readonly string[], index: number | null): Draft {
  const first = describedBreak(ready.task, sequence)
  if (first === undefined) return judgeSound(ready, sequence, index)
  const { step } = first
  const evidence = step === 0 ? [] : [executed(ready, sequence.slice(0, step))]
  if (index === step) return { verdict: 'right', explanation: breakNote(sequence, first), findings: [], evidence }
  const mended: Finding = {
    role: 'step',
    item: sequence[step]!,
    fix: `Answer ${step}`,
    text: '',
    sequence: sequence.slice(0, step),
  }
  return {
    ...outcomeOf(mistakesIn(sequence, step, index)),
    explanation: wrongNote(sequence, first, index),
    findings: [mended, ...nearMiss(step, index)],
    evidence,
  }
}

function mistakesIn(sequence: readonly string[], step: number, index: number | null): readonly MistakeCode[] {
  if (index === null) return ['none-exists']
  return [
    Math.abs(index - step) === 1 ? 'off-by-one' : 'wrong-index',
    ...(index < sequence.length ? [] : (['index-beyond'] as const)),
  ]
}

function nearMiss(step: number, index: number | null): Finding[] {
  if (index === null || Math.abs(index - step) !== 1) return []
  const text =
    index > step
      ? 'Off by one: indices count from 0, and the answer is right counted from 1.'
      : 'Off by one: the index is 1 too low.'
  return [{ role: 'near-miss', item: '', text }]
}

/** `Step 5 (index 4), (board c2 l1), is the first that cannot be executed: (at c2 l1) does not hold.` */
function breakNote(sequence: readonly string[], { step, why }: DescribedBreak): string {
  const named = capital(stepNamed(step))
  const name = quoted(sequence[step]!)
  return fitting(
    `${named}, ${name}, is the first that cannot be executed: ${why}.`,
    `${named}, ${name}, cannot be executed: ${why}.`,
    `${named} cannot be executed: ${why}.`,
    `${named} is the first that cannot be executed.`,
  )
}

function wrongNote(sequence: readonly string[], first: DescribedBreak, index: number | null): string {
  const { step, why } = first
  if (index === null) return breakNote(sequence, first)
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

/** The verdict if no action fails: then no index is right. */
function judgeSound(ready: LoadedTask, sequence: readonly string[], index: number | null): Draft {
  const all = `All ${counted(sequence.length, 'step')} can be executed in turn`
  return {
    ...outcomeOf(index === null ? [] : [index < sequence.length ? 'wrong-index' : 'index-beyond']),
    explanation: index === null ? `${all}, as the answer says.` : `${all}, so no index is right.`,
    evidence: sequence.length === 0 ? [] : [executed(ready, sequence)],
  }
}
