// Hints on landmarks.

import { explainGoal } from '#planning/task/explain'
import { listedNames } from '../judging/words'
import type { Help } from '../solving/help'
import { nearestOne, type OneRight, type OneWords, oneKey, oneOf, someRight } from '../solving/one-item'
import { words } from './words'

const helpWords: OneWords = {
  name: words.name,
  sort: 'fact',
  are: ['fact is such a landmark', 'facts are such landmarks'],
  hard: 'avoid',
  noneRight: 'For every candidate fact, there is a plan that never makes it true.',
}

export const help: Help<OneRight> = {
  firstHint({ task }) {
    const { missing } = explainGoal(task, task.initial)
    return `A landmark holds at some point of every plan; a right answer is neither true now nor part of the goal. ${missing.length > 0 ? `What must be true just before ${listedNames(missing, 3)} can become true, whatever the plan?` : 'What can no plan do without?'}`
  },
  hint: (_ready, right, level) => (level === 2 ? someRight(right, helpWords) : oneOf(right, helpWords)),
  key: oneKey,
  nearest: (_ready, right, read) => nearestOne(right, helpWords, read?.lists[0]?.[0]),
}
