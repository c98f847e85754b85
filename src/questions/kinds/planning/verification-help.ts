// Hints on whether a plan works, the verdict on it in the benchmark's form, and the changes that would make an answer
// right.

import type { Nearest } from '../help'
import { counted, listedNames, quoted, stepNamed } from '../judging/words'
import { capital } from '#base/words'
import type { Help } from '../solving/help'
import { between, stretch } from '../solving/stretches'
import type { JudgedPlan } from './verification-truth'

export const verificationHelp: Help<JudgedPlan> = {
  firstHint: () =>
    'Execute the steps one after the other. Before each, ask whether its whole precondition holds in the state reached so far; after the last, whether the whole goal holds.',
  hint: (_ready, right, level) => (level === 2 ? whereIt(right) : whyIt(right)),
  key: right => ({ answer: messageOf(right), note: '' }),
  nearest: (_ready, right): Nearest => ({
    kind: 'change',
    answer: messageOf(right),
    add: [],
    drop: [],
    description: briefNote(right),
  }),
}

function whereIt({ plan, truth }: JudgedPlan): string {
  if (truth.kind !== 'precondition')
    return plan.length === 0
      ? 'There is no step. Look at the goal: does it hold?'
      : `${plan.length === 1 ? 'The step' : `All ${counted(plan.length, 'step')}`} can be executed. Look at the goal: does all of it hold at the end?`
  const { step } = truth
  const [from, to] = stretch(plan.length, step, Math.max(2, Math.ceil(plan.length / 4)))
  const start = from === 0 ? '' : `The first ${from === 1 ? 'step' : `${from} steps`} can be executed. `
  return `${start}The first step that fails is ${between(from, to, 'or')}.`
}

function whyIt({ truth }: JudgedPlan): string {
  if (truth.kind === 'valid') return 'All of the goal holds at the end.'
  if (truth.kind === 'goal')
    return `${truth.missing.length === 1 ? 'One part of the goal does' : `${counted(truth.missing.length, 'part')} of the goal do`} not hold at the end.`
  return truth.missing.length === 0
    ? `${capital(stepNamed(truth.step))} is not an action of this problem.`
    : `${capital(stepNamed(truth.step))} needs ${truth.missing.length === 1 ? 'a fact that does' : `${counted(truth.missing.length, 'fact')} that do`} not hold then.`
}

function briefNote({ truth }: JudgedPlan): string {
  switch (truth.kind) {
    case 'valid':
      return 'The plan is valid.'
    case 'goal':
      return `The goal lacks ${listedNames(truth.missing, 3)}.`
    case 'precondition':
      return `${capital(stepNamed(truth.step))}, ${quoted(truth.action)}, is the first to fail.`
  }
}

/** The verdict in the benchmark's words, with names from the PDDL. */
export function messageOf({ truth }: JudgedPlan): string {
  switch (truth.kind) {
    case 'valid':
      return 'The above plan is valid.'
    case 'goal': {
      const one = truth.missing.length === 1
      return `The above plan is invalid. ${one ? 'This is the unmet goal condition' : 'These are the unmet goal conditions'}:\n${namesOf(truth.missing)}`
    }
    case 'precondition': {
      const one = truth.missing.length === 1
      return `The above plan is invalid. The following action at step ${truth.step + 1} has ${one ? 'an unmet precondition' : 'unmet preconditions'}:\n${truth.action}\n${one ? 'The unmet precondition is' : 'The unmet preconditions are'}:\n${namesOf(truth.missing)}`
    }
  }
}

/** `a, b and c`. */
const namesOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
