// Which actions are applicable?

import { actionName } from '../task/names'
import { applicableActions } from '../task/step'
import type { ActionId } from '../task/task'
import { askChoice, askYesNo, type Option } from './options'
import { type KindAsker, NOTHING, notHere, posed, WITH_ACTIONS } from './posed'
import { type Situation, sayAction } from './situation'

export const applicability: KindAsker = {
  gen({ task }, _rng, { maxApplicable }) {
    const names = applicableNames(task)
    if (names.length === 0) return notHere('no action is applicable')
    if (names.length > maxApplicable)
      return notHere(`${names.length} actions are applicable, more than ${maxApplicable}`)
    return posed({
      stem: 'List every ground action that is applicable in this state.',
      parts: WITH_ACTIONS,
      asked: { kind: 'app' },
      key: names,
      rightAnswers: names.length,
    })
  },

  bool(situation, rng) {
    const { applicable, other } = sides(situation)
    const yes = rng.below(2) === 0
    const names = yes ? applicable : other
    if (names.length === 0)
      return notHere(yes ? 'no action is applicable' : 'every action is applicable')
    const { text, statement } = optionOf(situation, rng.pick(names))
    return askYesNo(
      situation,
      `Can this action be taken in the current state: ${text}?`,
      NOTHING,
      statement,
    )
  },

  mcq(situation, rng) {
    const { applicable, other } = sides(situation)
    if (applicable.length === 0) return notHere('no action is applicable')
    return askChoice(
      situation,
      rng,
      'Which one of these actions can be taken in the current state?',
      NOTHING,
      optionOf(situation, rng.pick(applicable)),
      rng
        .shuffled(other)
        .slice(0, 12)
        .map(name => optionOf(situation, name)),
    )
  },
}

const applicableNames = (task: Situation['task']): string[] =>
  applicableActions(task, task.initial).map(action => actionName(task, action))

function sides({ task }: Situation): { applicable: string[]; other: string[] } {
  const applicable = applicableNames(task)
  const now = new Set(applicable)
  const other: string[] = []
  for (let action = 0; action < task.actionCount; action++) {
    const name = actionName(task, action as ActionId)
    if (!now.has(name)) other.push(name)
  }
  return { applicable, other }
}

const optionOf = (situation: Situation, action: string): Option => ({
  text: sayAction(situation, action),
  statement: { kind: 'applicable', action },
})
