// Responses on plans that were once misread.

import { expect, test } from 'vitest'
import { blocks, planOf, stateOf, stepsText, verificationOf } from './support'

test.each([
  [
    'a box with a comma',
    '\\boxed{\\text{pick up the blue block}, \\text{stack the blue block on top of the orange block}}',
  ],
  [
    'a list behind what is advised against',
    'Do not unstack the red block from on top of the yellow block. Instead:\n1. pick up the blue block\n2. stack the blue block on top of the orange block',
  ],
  ['PDDL without brackets', 'pick-up b\nstack b c'],
  [
    'a note behind the plan',
    'pick up the blue block\nstack the blue block on top of the orange block\n\nNote: do not unstack the red block from on top of the yellow block.',
  ],
])('plan: %s', (_, text) => {
  expect(stepsText(planOf(text).answer)).toBe('(pick-up b) · (stack b c)')
})

test.each(['do nothing', '(noop)', 'skip', '2. stay idle', 'Step 2: do nothing for one step.'])(
  'a step in which nothing is done stays in the plan: %s',
  idle => {
    const { answer } = planOf(`pick up the blue block\n${idle}\nstack the blue block on top of the orange block`)
    expect(answer).toMatchObject({ items: [{ text: '(pick-up b)' }, {}, { text: '(stack b c)' }] })
  },
)

const given = { ...blocks, given: ['(pick-up a)', '(stack a b)'] }

test.each([
  ['{"valid": true}', true],
  ['{"valid": false}', false],
  ['\\boxed{\\text{invalid}}', false],
  ['Der Plan ist ungültig.', false],
  ['El plan no es válido.', false],
  ['计划有效', true],
  ["It would be valid if the blue block were clear, but it isn't, so the plan is invalid.", false],
])('a plan is called valid: %s', (text, valid) => {
  expect(verificationOf(text, given).answer).toMatchObject({ valid })
})

test('a step with satisfied preconditions is not a fault', () => {
  const text =
    'Step 1: pick up the red block - preconditions met.\nStep 2: stack the red block on top of the blue block - the blue block is not clear, so this fails.\nThe plan is invalid.'
  expect(verificationOf(text, given).answer).toMatchObject({
    valid: false,
    step: 1,
    action: { text: '(stack a b)' },
    facts: [{ text: '(clear b)' }],
  })
})

test('an initial fact is not a claim about the state afterwards', () => {
  const { answer } = stateOf(
    'Initially the blue block is clear and the hand is empty. After stacking, the red block is on top of the blue block.',
  )
  expect(answer).toMatchObject({ pos: [{ text: '(on a b)' }], neg: [] })
})

test.each([
  [
    'a variable that holds the list',
    "plan = ['pick up the blue block', 'stack the blue block on top of the orange block']",
  ],
  [
    'a list in LaTeX',
    '\\begin{enumerate}\n\\item pick up the blue block\n\\item stack the blue block on top of the orange block\n\\end{enumerate}',
  ],
  ['ringed numbers', '① pick up the blue block\n② stack the blue block on top of the orange block'],
  [
    'a state next to each step',
    '1. pick up the blue block\n   State: updated.\n2. stack the blue block on top of the orange block\n   State: updated.',
  ],
])('no step is lost: %s', (_, text) => {
  expect(stepsText(planOf(text).answer)).toBe('(pick-up b) · (stack b c)')
})

test('a plan that is retracted at the end is not an answer', () => {
  const text =
    "1. pick up the blue block\n2. stack the blue block on top of the orange block\n\nActually, this plan doesn't work."
  expect(planOf(text)).toMatchObject({ answer: null, doubt: { others: [{ kind: 'list' }] } })
})

test.each([
  [
    'the fact before the step',
    'The plan is invalid. The unmet precondition is: the blue block is clear. It is needed by step 2, stack the red block on top of the blue block.',
  ],
  [
    'a fact that does not hold',
    'The plan fails at step 2: "stack the red block on top of the blue block" cannot be executed because the blue block is clear does not hold.',
  ],
  [
    'fields of JSON',
    '{"valid": false, "step": 2, "action": "stack the red block on top of the blue block", "unmet_preconditions": ["the blue block is clear"]}',
  ],
])('what fails is found: %s', (_, text) => {
  expect(verificationOf(text, given).answer).toMatchObject({
    valid: false,
    failure: 'precondition',
    step: 1,
    action: { text: '(stack a b)' },
    facts: [{ text: '(clear b)' }],
  })
})

test.each([
  'The plan is executable but does not achieve the goal. Unmet goal: the red block is on top of the blue block.',
  'The plan can be executed, but it does not reach the goal. Missing goal: the red block is on top of the blue block.',
  'It runs through, yet at the end the red block is on top of the blue block is not true. Hence invalid: the goal is not achieved.',
])('a plan that is executable and misses the goal is invalid: %s', text => {
  expect(verificationOf(text, given).answer).toMatchObject({
    valid: false,
    failure: 'goal',
    facts: [{ text: '(on a b)' }],
  })
})
