// Worked example of the first inapplicable step: each step in its own state, and which step deleted the missing
// precondition.

import type { AskedSequence } from '#questions/kinds/validation/solve'
import { firstBreak } from '#questions/kinds/solving/first-break'
import { explainAction } from '#planning/task/explain'
import { findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { State, Task } from '#planning/task/task'
import { trace } from '#planning/task/trace'
import type { Board, Lines } from '../board'
import { choiceLine, named, namesLine, numberLine, some, stepsOf, yesNoLine } from '../lines'
import type { NoExample, WorkedLine } from '../worked'

/** Maximum number of steps before the failing one that have a line of their own. */
const MAX_STEPS = 3

export function validation(board: Board<AskedSequence>): Lines | NoExample {
  const { task, rng } = board
  const { sequence } = board.asked
  const found = firstBreak(task, sequence)
  if (found === undefined) return { problem: 'Every step of this sequence can be taken.' }
  const { step, reason } = found
  const { states } = trace(task, task.initial, sequence)
  const before = (index: number): readonly string[] => sequence.slice(0, index)
  const [lack] = reason.missing
  const lines: WorkedLine[] = [
    ...stepLines(task, sequence, step, states),
    yesNoLine({
      asks: `Index ${step}, \`${sequence[step]!}\`: does its precondition hold ${step === 0 ? 'at the start' : 'in the state that the steps before it lead to'}?`,
      right: false,
      at: before(step),
      names: [...reason.missing],
      why: `It needs ${named([...reason.satisfied, ...reason.missing], 8)}, and not all of that is true here.`,
    }),
    namesLine({
      asks: `Which of the conditions of \`${sequence[step]!}\` ${reason.missing.length === 1 ? 'fails' : 'fail'} there?`,
      of: 'facts',
      right: reason.missing,
      offered: some(reason.satisfied, 6, rng.fork('parts')),
      at: before(step),
      why: `Look at the state ${step === 0 ? 'at the start' : step === 1 ? 'after index 0' : `after the steps at 0 to ${step - 1}`}: ${named(reason.missing, 4)} ${reason.missing.length === 1 ? 'is' : 'are'} not true in it.`,
    }),
    ...(lack === undefined ? [] : sinceLine(task, sequence, step, states, lack)),
    numberLine({
      asks: 'So what is the index of the first step that cannot be taken?',
      right: step,
      at: before(step),
      names: [sequence[step]!],
      why: `Indices count from 0. All steps before index ${step} can be taken; what comes after the first failure does not matter any more.`,
    }),
  ]
  return { lines, key: String(step) }
}

/** The executable steps: the last few one by one, those before them together. */
function stepLines(task: Task, sequence: readonly string[], step: number, states: readonly State[]): WorkedLine[] {
  const first = step - MAX_STEPS < 2 ? 0 : step - MAX_STEPS
  const together: WorkedLine[] =
    first === 0
      ? []
      : [
          yesNoLine({
            asks: `Can the steps at index 0 to ${first - 1}, ${named(sequence.slice(0, first), 8)}, be taken one after the other?`,
            right: true,
            at: sequence.slice(0, first),
            why: 'Each finds its precondition satisfied in the state that the one before it left.',
          }),
        ]
  const each = Array.from({ length: step - first }, (_, i) => {
    const index = first + i
    const name = sequence[index]!
    const { satisfied } = explainAction(task, states[index]!, name)
    return yesNoLine({
      asks: `Index ${index}, \`${name}\`: does its precondition hold in its state?`,
      right: true,
      at: sequence.slice(0, index),
      names: satisfied,
      why: satisfied.length === 0 ? 'It needs nothing.' : `${named(satisfied, 8)}: all true there.`,
    })
  })
  return [...together, ...each]
}

const NEVER = 'No step: it was false from the start'

/** Which step deleted the condition. */
function sinceLine(
  task: Task,
  sequence: readonly string[],
  step: number,
  states: readonly State[],
  lack: string,
): WorkedLine[] {
  const negated = /^\(not (\(.*\))\)$/.exec(lack)
  const fact = findFact(task, negated?.[1] ?? lack)
  if (fact === undefined || step === 0) return []
  const is = (state: State): boolean => holds(state, fact) === (negated === null)
  let since = -1
  for (let index = 0; index < step; index++) if (is(states[index]!) && !is(states[index + 1]!)) since = index
  const steps = stepsOf(sequence.slice(0, step))
  return [
    choiceLine({
      asks: `Since which step is \`${lack}\` not true?`,
      options: [...steps, NEVER],
      right: since < 0 ? NEVER : steps[since]!,
      at: sequence.slice(0, since + 1),
      reveals: true,
      names: [lack],
      why:
        since < 0
          ? 'It did not hold at the start, and no step before the failing one brings it about.'
          : `\`${sequence[since]!}\` ${negated === null ? 'deletes' : 'adds'} it, and no step between the two brings it back.`,
    }),
  ]
}
