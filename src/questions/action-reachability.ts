// Which action can never become applicable?

import { actionName } from '../task/names'
import { applicableActions } from '../task/step'
import { askChoice, askYesNo, type Option } from './options'
import { type KindAsker, NOTHING, notHere, posed, WITH_ACTIONS } from './posed'
import type { Rng } from '../base/rng'
import { foreignPhrase, type Situation, sayAction } from './situation'
import { actionSides } from './unreachable'

export const actionReachability: KindAsker = {
  gen({ task }, rng) {
    const { impossible, undecided } = actionSides(task)
    if (undecided > 0) return notHere(`${undecided} actions are undecided`)
    return posed({
      stem: 'Name an action that is applicable in no state that can be reached from here, or say None if there is no such action.',
      parts: WITH_ACTIONS,
      asked: { kind: 'areach' },
      key: impossible.length === 0 ? [] : [rng.pick(impossible)],
      rightAnswers: Math.max(1, impossible.length),
    })
  },

  bool(situation, rng) {
    const yes = rng.below(2) === 0
    const option = yes ? possibleAction(situation, rng) : impossibleActions(situation, rng)[0]
    if (option === undefined)
      return notHere(`no ${yes ? 'reachable' : 'unreachable'} action was found`)
    return askYesNo(
      situation,
      `Is there a way to get to a state in which this action can be taken: ${option.text}?`,
      NOTHING,
      option.statement,
    )
  },

  mcq(situation, rng) {
    const right = possibleAction(situation, rng)
    if (right === undefined) return notHere('no action becomes applicable')
    return askChoice(
      situation,
      rng,
      'Which of these actions can be taken at some point?',
      NOTHING,
      right,
      impossibleActions(situation, rng),
    )
  },
}

const optionOf = (situation: Situation, action: string): Option => ({
  text: sayAction(situation, action),
  statement: { kind: 'becomes-applicable', action },
})

/** A reachable action; one that is not applicable yet where there is any. */
function possibleAction(situation: Situation, rng: Rng): Option | undefined {
  const { task } = situation
  const now = new Set(applicableActions(task, task.initial).map(action => actionName(task, action)))
  const { possible } = actionSides(task)
  const later = possible.filter(name => !now.has(name))
  const names = later.length > 0 ? later : possible
  return names.length === 0 ? undefined : optionOf(situation, rng.pick(names))
}

/** Unreachable actions and phrases that name none, in an order by chance. */
function impossibleActions(situation: Situation, rng: Rng): Option[] {
  const { impossible } = actionSides(situation.task)
  const options = rng
    .shuffled(impossible)
    .slice(0, 4)
    .map(name => optionOf(situation, name))
  for (let i = 0; i < 6; i++) {
    const phrase = foreignPhrase(situation, rng)
    if (phrase !== undefined) options.push({ text: phrase, statement: { kind: 'foreign', phrase } })
  }
  return rng.shuffled(options)
}
