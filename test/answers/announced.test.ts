import { expect, test } from 'vitest'
import { announcedAnswer } from '#language/answers/announced'
import type { Hints } from '#language/answers/names'
import type { AnswerShape } from '#language/answers/shape'

const hints: Hints = {
  schemas: new Map([['sail', 2]]),
  predicates: new Map([['at', 2]]),
  objects: new Set(['l0', 'c1']),
}
const item: AnswerShape = { form: 'item', sort: 'action', none: true }
const list: AnswerShape = { form: 'list', sort: 'action', of: 'set' }
const effects: AnswerShape = { form: 'two-lists', sort: 'fact' }

/** The entries and what they were read from, or null. */
function resultOf(shape: AnswerShape, text: string): unknown {
  const answer = announcedAnswer(shape, text, hints)
  const shown = ({ text: name, span }: { text: string; span: { from: number; to: number } }) => {
    expect(text.slice(span.from, span.to).toLowerCase().replace(/\s+/g, ' ')).toBe(name)
    return name
  }
  if (answer?.kind === 'item') return shown(answer.item)
  if (answer?.kind === 'list') return answer.items.map(shown)
  if (answer?.kind === 'two-lists') return [answer.pos.map(shown), answer.neg.map(shown)]
  return answer
}

test('a list that is announced is the answer, whatever names are in it', () => {
  expect(resultOf(list, 'The applicable actions are [(fly a b), (go c)].')).toEqual(['(fly a b)', '(go c)'])
  expect(resultOf(list, 'First I looked.\n\n**Answer:** `[(Fly  a b)]`')).toEqual(['(fly a b)'])
  expect(resultOf(item, 'The answer is [(fly a b)].')).toBe('(fly a b)')
  expect(resultOf(effects, 'The effects are: [(flown a)] [(at b)]')).toEqual([['(flown a)'], ['(at b)']])
})

test('one entry in round brackets is the answer only with a name of the problem', () => {
  expect(resultOf(item, 'The best action is (fly l0 b).')).toBe('(fly l0 b)')
  expect(resultOf(item, 'The answer is (sail here there)')).toBe('(sail here there)')
  expect(resultOf(item, 'The answer is (see below).')).toBeNull()
})

test('nothing else may follow, and the last announcement counts', () => {
  expect(resultOf(list, 'The actions are [(fly a b)] but I am not sure.')).toBeNull()
  expect(resultOf(list, 'The actions are [(fly a b)]. No, the answer is [(go c)]')).toEqual(['(go c)'])
  expect(resultOf(list, 'I do not know [(fly a b)]')).toBeNull()
  expect(resultOf(item, 'The answer is [(fly a b), (go c)]')).toBeNull()
  expect(resultOf({ form: 'yes-no' }, 'The answer is [(fly a b)]')).toBeNull()
})
