// Responses about a given plan: verdict, kind, step, action, facts.

import { expect, test } from 'vitest'
import type { Answer } from '#language/answers/reading'
import { blocks, verificationOf } from './support'

const short = (answer: Answer | null): string | null => {
  if (answer?.kind !== 'verification') return null
  const { valid, failure, step, action, facts } = answer
  if (valid) return 'valid'
  return ['invalid', failure, step, action?.text, ...facts.map(({ text }) => text)]
    .filter(part => part !== null && part !== undefined)
    .join(' ')
}
const given = { ...blocks, given: ['(pick-up a)', '(stack a b)', '(unstack c d)'] }
const faultOf = (text: string): string | null => short(verificationOf(text, given).answer)

const atTwo = 'invalid precondition 1 (stack a b) (clear b)'

test.each([
  ['The above plan is valid.', 'valid'],
  ['Valid', 'valid'],
  [
    'The above plan is invalid. This is the unmet goal condition:\nthe red block is on top of the blue block',
    'invalid goal (on a b)',
  ],
  [
    'The above plan is invalid.The following action at step 2 has an unmet precondition:\nstack the red block on top of the blue block\nThe unmet precondition is:\nthe blue block is clear',
    atTwo,
  ],
  [
    '**Verdict:** Invalid\n**Failing step:** 2\n**Action:** stack the red block on the blue block\n**Unmet precondition:** the blue block is clear',
    atTwo,
  ],
  [
    'The plan is not valid: step 2, stack the red block on top of the blue block, needs the blue block to be clear.',
    atTwo,
  ],
  ['The plan fails at step 3 because the hand is not empty.', 'invalid precondition 2 (handempty)'],
  ['The plan fails at step 3 because the hand is holding the red block.', 'invalid precondition 2'],
  [
    'The above plan is invalid. The following actions have unmet preconditions:\nAt step 3: unstack the orange block from on top of the yellow block\nThe unmet precondition is:\nthe hand is empty\nAt step 2: stack the red block on top of the blue block\nThe unmet precondition is:\nthe blue block is clear',
    `${atTwo} (handempty)`,
  ],
  ['The plan does not achieve the goal: the red block is not on top of the blue block.', 'invalid goal (on a b)'],
  [
    'The plan is valid. Wait, actually the plan is invalid: at step 2 the blue block is not clear.',
    'invalid precondition 1 (clear b)',
  ],
  [
    'The above plan is invalid. A corrected plan is as follows:\n[PLAN]\npick up the blue block\n[PLAN END]\n[VERIFICATION]\nThe above plan is valid.',
    'invalid',
  ],
  ['Let me check whether the plan is valid. Step 1 is fine.\nThe plan is valid.', 'valid'],
])('%s', (text, expected) => {
  expect(faultOf(text)).toBe(expected)
})

test('two verdicts on a par are none', () => {
  const { answer, doubt } = verificationOf('The plan is valid. The plan is invalid.')
  expect(answer).toBeNull()
  expect(doubt?.others.map(short)).toEqual(['valid', 'invalid'])
})

test.each(['', 'I cannot tell.', 'Is the plan valid?'])('no verdict: %j', text => {
  expect(verificationOf(text).answer).toBeNull()
})
