// Answers as structure and back: plans, verdicts on plans, states.

import { expect, test } from 'vitest'
import { type Formed, readForm, writeForm } from '#page/workbench/answer/form'

const steps = ['(lift a b)', '(drive t1 p0 p1)', '(lift a b)']

test('a plan is a line a step, with repeats, and reads back', () => {
  const formed: Formed = { kind: 'items', lists: [steps] }
  const text = writeForm('t1', formed)
  expect(text).toBe('(lift a b)\n(drive t1 p0 p1)\n(lift a b)')
  expect(readForm('t1', text)).toEqual(formed)
  expect(readForm('t1', `${text}\n[PLAN END]\n`)).toEqual(formed)
})

test('that no action is needed is reported by the mark of the end alone', () => {
  expect(writeForm('t6', { kind: 'none' })).toBe('[PLAN END]')
  expect(readForm('t6', ' [plan end] ')).toEqual({ kind: 'none' })
  expect(readForm('t6', '')).toEqual({ kind: 'blank' })
})

test('plans in words stay text', () => {
  expect(readForm('t1', 'pick up the red block')).toEqual({ kind: 'free' })
  expect(readForm('t1', '(lift a b)\nthen go')).toEqual({ kind: 'free' })
})

const verdicts: readonly Formed[] = [
  { kind: 'verdict', of: 'valid', step: null, unmet: [] },
  { kind: 'verdict', of: 'goal', step: null, unmet: ['(on a b)', '(clear c)'] },
  { kind: 'verdict', of: 'goal', step: null, unmet: [] },
  { kind: 'verdict', of: 'precondition', step: 1, unmet: ['(at t1 p0)'] },
  { kind: 'verdict', of: 'precondition', step: 2, unmet: [] },
  { kind: 'verdict', of: 'precondition', step: null, unmet: ['(at t1 p0)'] },
]

test.each(verdicts)('a verdict on a plan reads back: %o', formed => {
  const text = writeForm('t3', formed, steps)
  expect(readForm('t3', text)).toEqual(formed)
})

test('a verdict on a plan names the step as it is counted in prompts, from 1', () => {
  expect(writeForm('t3', verdicts[3]!, steps)).toBe(
    'The plan is invalid. Step 2, (drive t1 p0 p1), has unmet preconditions: (at t1 p0)',
  )
  expect(readForm('t3', 'It fails.')).toEqual({ kind: 'free' })
})

test('a state is what holds and what does not', () => {
  const formed: Formed = { kind: 'items', lists: [['(on a b)'], ['(clear b)']] }
  expect(writeForm('t7', formed)).toBe('[(on a b)] [(clear b)]')
  expect(readForm('t7', '[(on a b)] [(clear b)]')).toEqual(formed)
})
