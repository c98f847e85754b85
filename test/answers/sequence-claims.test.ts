// Responses in words other than yes and no to the question whether a sequence is a plan.

import { expect, test } from 'vitest'
import { readAnswer } from '#language/answers/read'
import { yesNoSought } from '#language/answers/closed-answers'

const read = (text: string, reachesGoal = true): boolean | null => {
  const sought = reachesGoal ? { ...yesNoSought, reachesGoal } : { ...yesNoSought, executes: true }
  const { answer } = readAnswer(sought, text)
  return answer?.kind === 'yes-no' ? answer.yes : null
}

test.each([
  'It is applicable but misses the goal.',
  'The sequence can be executed but falls short of the goal.',
  'All actions are applicable; the goal is never reached, though.',
  'It can be executed from start to finish without achieving the goal.',
  'Although the sequence is applicable, it does not reach the goal.',
  'While every action is applicable, the final state does not satisfy the goal.',
  "It's a valid sequence of actions but not a plan.",
  'At the end not all goal conditions are satisfied.',
])('no plan: %s', text => {
  expect(read(text)).toBe(false)
})

test.each([
  'The goal is satisfied in the final state and every step is applicable.',
  'Executing these steps achieves all the goals.',
  'The goal is not reached until the last step, but then it is reached, so the sequence is a plan.',
])('a plan: %s', text => {
  expect(read(text)).toBe(true)
})

test('where it is asked whether the sequence can be executed, the goal does not matter', () => {
  expect(read('It is applicable but misses the goal.', false)).toBe(true)
  expect(read('All actions are applicable, although the goal is not reached.', false)).toBe(true)
})
