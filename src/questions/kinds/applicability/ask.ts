// Generates applicability questions.

import type { Rng } from '#base/rng'
import { actionName } from '#planning/task/names'
import { applicableActions } from '#planning/task/step'
import type { ActionId, Task } from '#planning/task/task'
import { Forms } from '../asking/forms'
import type { OfferedItem } from '../asking/offer'
import { type KindAsker, NOTHING, notHere, posed } from '../asking/posed'
import { actionSentence } from '../asking/situation'
import { applicableNames } from './solve'
import { words } from './words'

export const applicability: KindAsker = {
  code: words.code,
  gen({ task }, _rng, { maxApplicable }) {
    const names = applicableNames(task)
    if (names.length === 0) return notHere('no action is applicable')
    if (names.length > maxApplicable)
      return notHere(`${names.length} actions are applicable, more than ${maxApplicable}`)
    return posed({
      stem: 'List every ground action that is applicable in this state.',
      parts: words.contextParts,
      asked: { kind: 'app' },
      key: names,
      rightAnswers: names.length,
    })
  },

  offers(situation, rng) {
    const { task } = situation
    const now = new Set(applicableActions(task, task.initial))
    if (now.size === 0) return 'no action is applicable'
    const forms = new Forms(task)
    const items = [...now, ...someActions(task, rng).filter(action => !now.has(action))].map((action): OfferedItem => {
      const name = actionName(task, action)
      return {
        statement: { kind: 'applicable', action: name },
        form: forms.of([name]),
        holds: now.has(action),
        text: () => actionSentence(situation, name),
      }
    })
    return [
      {
        situation,
        items,
        parts: NOTHING,
        yesNo: ({ text }) => `Can this action be taken in the current state: ${text()}?`,
        choice: () => 'Which one of these actions can be taken in the current state?',
      },
    ]
  },
}

/** Maximum number of inapplicable actions examined. */
const MAX_OTHERS = 400

function someActions(task: Task, rng: Rng): ActionId[] {
  if (task.actionCount <= MAX_OTHERS) return Array.from({ length: task.actionCount }, (_, action) => action as ActionId)
  const found = new Set<ActionId>()
  while (found.size < MAX_OTHERS) found.add(rng.below(task.actionCount) as ActionId)
  return [...found]
}
