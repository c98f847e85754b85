// Plans as models write them: the steps read, the phrases kept as written, and texts without a plan.

import { expect, test } from 'vitest'
import { blocks, logistics, mystery, planOf, stepsText } from './support'

const ab = '(pick-up a) · (stack a b)'

test.each([
  ['sentences', 'pick up the red block\nstack the red block on top of the blue block\n[PLAN END]'],
  ['numbers', '1. Pick up the red block.\n2. Stack the red block on top of the blue block.'],
  ['bullets', '- pick up the red block\n- stack the red block onto the blue block'],
  ['emphasis', '**Pick up** the *red* block\n**Stack** the red block on the **blue** block'],
  ['fence', 'Here is the plan:\n```\npick up red\nstack red on blue\n```\nThis reaches the goal.'],
  ['comments', '1. Pick up the red block (now holding it)\n2. Stack the red block on the blue block (done)'],
  ['table words', 'pick up the red block from the table\nstack the red block on the blue block'],
  [
    'table',
    '| Step | Action |\n|---|---|\n| 1 | Pick up the red block |\n| 2 | Stack the red block on the blue block |',
  ],
  ['JSON', '["pick up the red block", "stack the red block on top of the blue block"]'],
  ['PDDL', '(pick-up a)\n(stack a b)'],
  ['PDDL with the words of the prompt', '(pick-up red)\n(stack red blue)'],
  ['PDDL with nouns', '```\n(pick-up red_block)\n(stack red-block blue-block)\n```'],
  ['PDDL with times', '0: (PICK-UP A)\n1: (STACK A B)\n; cost = 2 (unit cost)'],
  ['prose', 'First, pick up the red block, then stack the red block on top of the blue block.'],
  ['who acts', 'I will pick up the red block and then stack the red block on top of the blue block.'],
  ['labels', '**Step 1:** Pick up the red block\n**Step 2:** Stack the red block on top of the blue block'],
])('%s', (_, text) => {
  const { answer, doubt } = planOf(text)
  expect(stepsText(answer)).toBe(ab)
  expect(doubt).toBeNull()
})

test.each([
  'unstack the red block from the table',
  'put down the red block on top of the blue block',
  'stack the red block under the blue block',
  'stack it on the blue block',
  'pick up the red block if it is clear',
  'put down the red block (if it was picked up)',
  'stack the red block on top of the blue block or the yellow block',
  'pick up the red block with the blue block on top',
  'do not pick up the red block',
  'load package_0 into truck_0',
])('kept as it is written: %s', line => {
  const steps = stepsText(
    planOf(`pick up the blue block\n${line}\nput down the blue block`, line.startsWith('load') ? logistics : blocks)
      .answer,
  )
  expect(steps).toContain(line)
})

test('an unknown action between steps is kept', () => {
  expect(stepsText(planOf('pick up the red block\nhold the red block\nput down the red block').answer)).toBe(
    '(pick-up a) · hold the red block · (put-down a)',
  )
})

test('one sentence of two actions means the one that its objects show', () => {
  const text = 'load package_0 into truck_0 at location_0_0\nload package_0 into airplane_0 at location_0_0'
  expect(stepsText(planOf(text, logistics).answer)).toBe('(load-truck p0 t0 l0-0) · (load-airplane p0 a0 l0-0)')
})

test('objects that are called by letters', () => {
  expect(stepsText(planOf('attack object a\novercome object a from object b', mystery).answer)).toBe(
    '(attack a) · (overcome a b)',
  )
})

test.each(['[PLAN END]', 'No further actions are needed as the goal has been achieved.', 'The plan is empty.', '[]'])(
  'an empty plan: %s',
  text => {
    expect(stepsText(planOf(text).answer)).toBe('')
  },
)

test.each([
  '',
  ' \n',
  "I'm sorry, I cannot find a plan.",
  'There is no plan that reaches the goal.',
  'Let me think about it.',
])('no plan: %j', text => {
  expect(planOf(text).answer).toBeNull()
})

test.each([
  [
    'revised behind its end',
    'pick up the blue block\n[PLAN END]\n\nWait, I made a mistake. Here is the revised plan:\n\n[PLAN]\npick up the red block\nstack the red block on top of the blue block\n[PLAN END]',
  ],
  [
    'a second task',
    'pick up the red block\nstack the red block on top of the blue block\n[PLAN END]\n\n[STATEMENT]\nAs initial conditions I have that, the hand is empty.\n[PLAN]\nput down the red block\n[PLAN END]',
  ],
  [
    'a second goal',
    'pick up the red block\nstack the red block on top of the blue block\n[PLAN END]\nMy goal is to have that the blue block is clear.\n[PLAN]\nput down the red block\n[PLAN END]',
  ],
  [
    'thinking before',
    'I need to put down the blue block first. But the hand is empty.\n\nMy plan:\npick up the red block\nstack the red block on top of the blue block',
  ],
  [
    'repeated at the end',
    'pick up the red block\nstack the red block on top of the blue block\n[PLAN END]\n\nExplanation: first I pick up the red block.',
  ],
  [
    'remarks between',
    '1. pick up the red block\n   - now the hand is full\n2. stack the red block on top of the blue block',
  ],
  ['struck out', '~~pick up the blue block~~\npick up the red block\nstack the red block on top of the blue block'],
  ['arrows', 'pick up the red block -> stack the red block on top of the blue block'],
  ['JSON with more', '{"steps": ["pick up the red block", "stack the red block on the blue block"], "cost": 2}'],
  [
    'purposes',
    'To reach the goal, pick up the red block.\nThen, with it in hand, stack the red block on the blue block.',
  ],
])('%s', (_, text) => {
  expect(stepsText(planOf(text).answer)).toBe(ab)
})

test.each([
  ['taken back in the middle', 'pick up the blue block\nscratch that\npick up the red block'],
  ['alternatives', 'Plan A:\npick up the red block\n\nAlternatively:\npick up the blue block'],
])('no guess: %s', (_, text) => {
  const { answer, doubt } = planOf(text)
  expect(answer).toBeNull()
  expect(doubt!.others.length).toBeGreaterThan(1)
})

test('the last line is kept where it names objects and fits nothing', () => {
  expect(stepsText(planOf('pick up the red block\nhold the red block').answer)).toBe('(pick-up a) · hold the red block')
  expect(stepsText(planOf('pick up the red block\n\nThe goal is reached.').answer)).toBe('(pick-up a)')
})

test.each([
  ['The total time to execute the plan is 6 minutes.', 6],
  ['Total time: 2 + 2 + 5 = 9 minutes', 9],
  ['In total this takes seven minutes.', 7],
])('a claimed total: %s', (line, total) => {
  const { answer } = planOf(`pick up the red block\n[PLAN END]\n${line}`, blocks, true)
  expect(answer?.kind === 'list' && answer.claimed?.total).toBe(total)
})
