// The layout of a step: content after a prediction is hidden until it is made.

import { expect, test } from 'vitest'
import { expressionsIn, sectionsOf, shownSections } from '#page/learn/lesson/sections'
import { sameAnswer } from '#page/learn/quiz/same-answer'
import type { Block, LivePart } from '#teaching/lesson'

const place = { file: 'en.md', from: 0, to: 0 }
const text = (text: string): Block => ({
  kind: 'paragraph',
  content: [{ kind: 'text', text: text }],
})
const value = (expression: number): Block => ({
  kind: 'paragraph',
  content: [{ kind: 'strong', content: [{ kind: 'computed', expression }] }],
})
const part = (id: string, asks: boolean): LivePart => ({
  // biome-ignore lint/suspicious/noThenProperty: a part states what happens then
  ...{ id, show: 'state', world: 'here', at: [], doing: null, then: null, more: {}, place },
  predict: asks ? { ask: 'number', text: [{ kind: 'computed', expression: 7 }], right: 0 } : null,
})
const live = (id: string, asks = true): Block => ({ kind: 'live', part: part(id, asks) })

test('prose belongs to the live part before it, and what leads in with the first', () => {
  const blocks = [text('a'), live('1'), text('b'), live('2'), text('c'), text('d')]
  const sections = sectionsOf({ blocks })
  expect(sections.map(({ live }) => live?.id)).toEqual(['1', '2'])
  expect(sections[0]!.before).toEqual([blocks[0]])
  expect(sections[0]!.after).toEqual([blocks[2]])
  expect(sections[1]!.before).toEqual([])
  expect(sections[1]!.after).toEqual(blocks.slice(4))
})

test('the last paragraph before a live part leads into it; what a prediction brought out stays with it', () => {
  const one = [text('a'), live('1', false), text('b'), live('2'), text('c'), live('3')]
  expect(sectionsOf({ blocks: one }).map(({ before }) => before)).toEqual([[one[0]], [one[2]], []])
  expect(sectionsOf({ blocks: one })[1]!.after).toEqual([one[4]])
  const on = [live('1'), text('Another:'), live('2')]
  expect(sectionsOf({ blocks: on })[1]!.before).toEqual([on[1]])
  const claim: Block = { kind: 'claim', expression: 1, place }
  const two = [live('1'), text('a'), text('b'), live('2'), text('c'), claim, live('3')]
  expect(sectionsOf({ blocks: two }).map(({ before }) => before)).toEqual([[], [two[2]], []])
  expect(sectionsOf({ blocks: two }).map(({ after }) => after)).toEqual([[two[1]], [two[4], two[5]], []])
})

test('a step without a live part is one section', () => {
  expect(sectionsOf({ blocks: [] })).toEqual([{ before: [], live: null, after: [] }])
})

test('sections are shown up to the first prediction that is open', () => {
  const sections = sectionsOf({ blocks: [live('1', false), live('2'), live('3'), live('4')] })
  const open = (...ids: string[]) => shownSections(sections, ({ id, predict }) => predict === null || ids.includes(id))
  expect(open()).toBe(2)
  expect(open('2')).toBe(3)
  expect(open('3')).toBe(2)
  expect(open('2', '3', '4')).toBe(4)
})

test('values are found in prose, in what is asked, and in boxes; each once', () => {
  const blocks: Block[] = [
    value(1),
    { kind: 'list', ordered: false, items: [[value(2)], [value(1)]] },
    { kind: 'quote', blocks: [value(3)] },
    { kind: 'claim', expression: 4, place },
    live('1'),
  ]
  expect(expressionsIn(blocks)).toEqual([1, 2, 3, 4, 7])
})

test('lists are sets, and of several right names any will do', () => {
  expect(sameAnswer(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(sameAnswer(['a', 'b'], ['a'])).toBe(false)
  expect(sameAnswer(['a', 'b'], 'b')).toBe(true)
  expect(sameAnswer(3, '3')).toBe(false)
  expect(sameAnswer(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(true)
  expect(sameAnswer({ rows: [['x', 1]] }, { rows: [['x', 1]] })).toBe(true)
  expect(sameAnswer({ rows: [['x', 1]] }, { rows: [['x', 2]] })).toBe(false)
})
