// States as models write them: facts that hold, denied facts, and phrases kept as written.

import { expect, test } from 'vitest'
import { blocks, mystery, logistics, stateOf } from './support'

const stateAs = (text: string, hints = blocks): string | null => {
  const { answer } = stateOf(text, hints)
  if (answer?.kind !== 'two-lists') return null
  const [pos, neg] = [answer.pos, answer.neg].map(items => items.map(item => item.text).join(' '))
  return neg === '' ? pos! : `${pos} / ${neg}`
}

test.each([
  ['the red block is clear, the hand is empty and the red block is on the table', '(clear a) (handempty) (ontable a)'],
  [
    '- The red block is clear.\n- The hand is empty.\n- The red block is on the table.',
    '(clear a) (handempty) (ontable a)',
  ],
  [
    '| Fact | Holds |\n|---|---|\n| the red block is clear | true |\n| the hand is empty | false |',
    '(clear a) / (handempty)',
  ],
  ['the red block is no longer clear, the hand is not empty', ' / (clear a) (handempty)'],
  ["the red block isn't on the table", ' / (ontable a)'],
  ['the red block is clear and on the table', '(clear a) (ontable a)'],
  ['(holding yellow), (on red blue), (ontable orange)', '(holding d) (on a b) (ontable c)'],
  ['the red and blue blocks are clear and on the table', '(clear a) (clear b) (ontable a) (ontable b)'],
  ['both the red block and the blue block are on the table', '(ontable a) (ontable b)'],
  ['the red block, the blue block, and the orange block are clear', '(clear a) (clear b) (clear c)'],
  ['all blocks are on the table', '(ontable a) (ontable b) (ontable c) (ontable d)'],
  ['the red block is clear, the red block is clear', '(clear a)'],
  ['the red block is being held', '(holding a)'],
  ['the red block is not on top of any block', ' / (on a b) (on a c) (on a d)'],
  ['the red block was on top of the blue block, and now the blue block is clear', '(clear b)'],
  ['the red block is on top of the blue block, which is on top of the orange block', '(on a b) (on b c)'],
  ['The red block is on the table with the blue block on top of it.', '(ontable a) (on b a)'],
  ['(clear a) (not (handempty)) (on a b)', '(clear a) (on a b) / (handempty)'],
  [
    'The following facts are true:\n- the red block is clear\nThe following facts are no longer true:\n- the hand is empty',
    '(clear a) / (handempty)',
  ],
  ['Initially the hand is empty.\nThe resulting state is:\nthe hand is currently holding the red block', '(holding a)'],
  ['the hand is empty\n\n[STATEMENT]\nAs initial conditions I have that, the red block is clear', '(handempty)'],
])('%s', (text, expected) => {
  expect(stateAs(text)).toBe(expected)
})

test('sentences of other wordings', () => {
  expect(
    stateAs('object a craves object b, planet object b, no harmony, object b does not crave object a', mystery),
  ).toBe('(craves a b) (planet b) / (harmony) (craves b a)')
  expect(stateAs('package_0 is in truck_0 and truck_0 is at location_0_1', logistics)).toBe('(in p0 t0) (at t0 l0-1)')
})

test('what is stated about objects and fits no fact is kept', () => {
  expect(stateAs('the hand is empty, the red block is on top of the pile or the blue block')).toContain('pile')
  expect(stateAs('all other blocks are on the table, the hand is empty')).toContain('other blocks are on the table')
})

test.each(['', 'I do not know.', 'The actions were executed.'])('no state: %j', text => {
  expect(stateOf(text).answer).toBeNull()
})
