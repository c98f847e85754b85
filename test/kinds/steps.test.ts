import { expect, test } from 'vitest'
import { numbered, steppedText } from '#questions/kinds/asking/steps'

test('numbered steps are found again in a question, with what is around them', () => {
  const steps = ['sail from l0 to l1', 'board car c1', ...Array.from({ length: 10 }, () => 'wait')]
  const text = `Is this a plan?\n${numbered(steps)}\nA. Yes. B. No.`
  expect(steppedText(text)).toEqual({ before: 'Is this a plan?', steps, after: 'A. Yes. B. No.' })
})

test('a text without numbered lines has no steps', () => {
  expect(steppedText('Which of 1. and 2. is right?')).toBeUndefined()
})
