// Questions in the layout of PlanBench, taken apart for the eye.

import { expect, test } from 'vitest'
import { introductionParts, statementParts } from '#page/workbench/question/statement-parts'

test('a plan to verify: how things are, the goal, the plan', () => {
  const text =
    '[STATEMENT]\nAs initial conditions I have that, the hand is empty and x is clear.\nMy goal is to have that x is on y. \nMy plan is as follows:\n\n[PLAN]\ntake x\nput x on y\n[PLAN END]\n\n[VERIFICATION]'
  expect(statementParts(text)).toEqual([
    { kind: 'now', text: 'The hand is empty and x is clear.' },
    { kind: 'goal', text: 'X is on y.' },
    { kind: 'steps', title: 'The plan', steps: ['take x', 'put x on y'] },
  ])
})

test('an unexpected event stays as worded; an open list is not a list', () => {
  const text =
    '\n[STATEMENT]\nAs initial conditions I have that, a.\nMy goal is to have that b.\nMy plan is as follows:\n\n[PLAN]\ngo\n[PLAN END]\nDuring execution, an unexpected event has occurred.\nAfter re-planning from the new state, the plan is as follows:\n[PLAN]'
  expect(statementParts(text)?.map(part => part.kind)).toEqual(['now', 'goal', 'steps', 'text', 'text'])
})

test('what was executed is a list of its own', () => {
  const text =
    '[STATEMENT]\nAs initial conditions I have that, a.\n I have executed the following action sequence:\n\n[ACTION SEQUENCE]\ngo\ncome\n[ACTION SEQUENCE END]\n[RESULTING STATE]\n'
  expect(statementParts(text)?.at(-1)).toEqual({
    kind: 'steps',
    title: 'What was executed',
    steps: ['go', 'come'],
  })
})

test('other questions are none', () => {
  expect(statementParts('Which actions are applicable? [STATEMENT]')).toBeNull()
  expect(statementParts(`[STATEMENT]${'x'.repeat(100_001)}`)).toBeNull()
})

test('worked examples are apart from the introduction', () => {
  expect(introductionParts('Rules.\n\n[STATEMENT]\nOne.\n\n[STATEMENT]\nTwo.\n')).toEqual({
    introduction: 'Rules.',
    worked: ['One.', 'Two.'],
  })
  expect(introductionParts('Rules.')).toEqual({ introduction: 'Rules.', worked: [] })
})
