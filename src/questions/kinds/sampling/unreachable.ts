// Generates answers to the two reachability kinds: unreachable facts and actions, and others.

import type { Limits } from '#base/limits'
import type { Rng } from '#base/rng'
import type { LoadedTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import { applicableActions } from '#planning/task/step'
import { type ReachSide, solveUnreachable } from '../solving/unreachable'
import { propositionBy, staticFact } from './facts'
import { misnamedAnswers } from './misnamed'
import { type AnswerPool, item, none, ofName, type WrongAnswer } from './sampled'

export function unreachablePool(ready: LoadedTask, side: ReachSide, limits: Limits): AnswerPool | undefined {
  const found = solveUnreachable(side, ready, limits)
  if (found.kind === 'unsolved') return undefined
  const { right } = found.right
  const { sort } = side
  const comesAbout = sort === 'fact' ? factNow : actionNow
  const foundNow: WrongAnswer = [
    sort === 'fact' ? 'becomes-true' : 'becomes-applicable',
    rng => ofName(comesAbout(ready, rng), item),
  ]
  return {
    right: rng => (right.length === 0 ? none : item(rng.pick(right))),
    wrong: [
      foundNow,
      ['none-exists', () => (right.length === 0 ? undefined : none)],
      ...(sort === 'fact' ? [staticAnswer(ready)] : []),
      ...misnamedAnswers(ready, sort, rng => right[0] && rng.pick(right), item),
      ...misnamedAnswers(ready, sort, rng => comesAbout(ready, rng), item),
    ],
  }
}

const staticAnswer = (ready: LoadedTask): WrongAnswer => ['static-fact', rng => ofName(staticFact(ready, rng), item)]

const factNow = ({ task }: LoadedTask, rng: Rng): string | undefined => propositionBy(task, true, rng)

function actionNow({ task }: LoadedTask, rng: Rng): string | undefined {
  const now = applicableActions(task, task.initial)
  return now.length === 0 ? undefined : actionName(task, rng.pick(now))
}
