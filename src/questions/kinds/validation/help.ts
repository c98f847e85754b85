// Hints on the position of the failure, and its index.

import { capital } from '#base/words'
import { listedNames, stepNamed } from '../judging/words'
import { type Help, noneNear } from '../solving/help'
import { between, stretch } from '../solving/stretches'
import type { FirstFailure } from './solve'

const NONE_FAILS = 'Every step can be executed, so no index is right.'
const NONE_FAILS_HERE = 'With this PDDL, every step can be executed, so no index is right.'

export const help: Help<FirstFailure> = {
  firstHint: () =>
    'Execute the steps one after the other. Before each, ask whether its whole precondition holds in the state reached so far. The first step that fails is the answer; indices count from 0.',
  hint: (_ready, right, level) => (level === 2 ? failureWindow(right) : failureReason(right)),
  key: ({ index }) => (index === null ? { answer: undefined, note: NONE_FAILS } : { answer: String(index), note: '' }),
  nearest: (_ready, { index }) =>
    index === null
      ? noneNear(NONE_FAILS)
      : {
          kind: 'change',
          answer: String(index),
          add: [],
          drop: [],
          description: `${capital(stepNamed(index))}.`,
        },
}

function failureWindow({ sequence, index }: FirstFailure): string {
  if (index === null) return NONE_FAILS_HERE
  const size = Math.max(2, Math.ceil(sequence.length / 4))
  const [from, to] = stretch(sequence.length, index, size)
  const start = from === 0 ? '' : `The first ${from === 1 ? 'step' : `${from} steps`} can be executed. `
  return `${start}The first step that cannot be executed is ${between(from, to, 'or')}.`
}

function failureReason({ index, reason }: FirstFailure): string {
  if (index === null) return NONE_FAILS_HERE
  const missing = reason?.missing ?? []
  if (missing.length === 0) return 'The step that fails is not an action of this problem.'
  return `When its turn comes, ${listedNames(missing, 4)} ${missing.length === 1 ? 'does' : 'do'} not hold, but its precondition needs ${missing.length === 1 ? 'it' : 'them'}.`
}
