// Our reader and the strict one: a corpus of responses, and laws for all texts.

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderAnswer } from '#language/answers/render-answer'
import { type Hints, readAnswer } from '#language/answers/read'
import { soughtOf } from '#questions/kinds/sought-of'
import type { Answer, Reading } from '#language/answers/reading'
import { readStrict } from '#language/answers/strict'
import { type FormatCode, type KindCode, plainKinds } from '#questions/kinds/codes'
import { hostileTexts } from './hostile'

const courier: Hints = {
  schemas: new Map([
    ['go', 2],
    ['take', 2],
    ['leave', 2],
  ]),
  predicates: new Map([
    ['at', 1],
    ['lies', 2],
    ['carrying', 1],
    ['free', 0],
    ['door', 2],
  ]),
  objects: new Set(['hall', 'kitchen', 'attic', 'red', 'blue']),
}

const hintsFor = (kind: string): Hints => {
  if (kind === 'val')
    return {
      ...courier,
      given: ['(go hall kitchen)', '(take red kitchen)', '(leave red hall)', '(go kitchen hall)', '(go hall kitchen)'],
    }
  if (kind !== 'mcq') return courier
  const text = ['leave red', 'walk from the hall to the kitchen', 'take red', 'walk to the attic']
  return { ...courier, choices: { text, label: ['A', 'B', 'C', 'D'] } }
}

function shown(answer: Answer | null): string {
  if (answer === null) return 'null'
  switch (answer.kind) {
    case 'none':
      return 'None'
    case 'item':
      return answer.item.text
    case 'list':
      return `[${answer.items.map(item => item.text).join(' ')}]`
    case 'two-lists':
      return `+${answer.pos.map(item => item.text).join(' ')} -${answer.neg.map(item => item.text).join(' ')}`
    case 'verification':
      return renderAnswer(answer)
    case 'problem':
      return answer.text
    case 'index':
      return String(answer.index)
    case 'yes-no':
      return answer.yes ? 'yes' : 'no'
    case 'choice':
      return answer.label
  }
}

function expectTrace(text: string, { trace }: Reading): void {
  let at = 0
  for (const part of trace) {
    expect(part.from).toBe(at)
    if (part.what === 'supplied') expect(part.to).toBe(at)
    else expect(text.slice(part.from, part.to)).toBe(part.text)
    at = part.to
  }
  expect(at).toBe(text.length)
}

const corpus = ['cases.txt', 'cases-mended.txt']
  .map(name => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'))
  .join('\n')
  .split(/^=== /m)
  .slice(1)
  .map(entry => {
    const [title] = entry.split('\n', 1) as [string]
    const [text, expected] = entry.slice(title.length + 1).split('\n==> ')
    return [title, text!, expected!.trimEnd()] as const
  })

test.each(corpus)('%s', (title, text, expected) => {
  // `just-bool`: a yes/no question of that kind.
  const [kind, closed] = title.split(':')[0]!.split('-').reverse() as [string, string?]
  const format = kind === 'bool' || kind === 'mcq' ? kind : 'gen'
  const reading = readAnswer(
    soughtOf((format === 'gen' ? kind : (closed ?? 'app')) as KindCode, format as FormatCode),
    text,
    hintsFor(kind),
  )
  expect(shown(reading.answer)).toBe(expected)
  expectTrace(text, reading)
})

test('what was read is where the reading states', () => {
  const text = 'So: **Final Answer**: `(Go  hall kitchen)`'
  const { answer, trace } = readAnswer(soughtOf('nexta', 'gen'), text, courier)
  expect(answer).toEqual({
    kind: 'item',
    item: { text: '(go hall kitchen)', span: { from: 23, to: 41 } },
  })
  expect(trace.filter(part => part.what === 'kept')).toEqual([
    { what: 'kept', from: 23, to: 41, text: '(Go  hall kitchen)' },
  ])
})

test('names are found whether written with hyphens, underscores or neither', () => {
  const hints: Hints = {
    schemas: new Map([['pick-up', 1]]),
    predicates: new Map([['have_image', 1]]),
    objects: new Set(['block_1', 'high_res']),
  }
  const item = (text: string): string => shown(readAnswer(soughtOf('nexta', 'gen'), text, hints).answer)
  expect(item('(pick_up block-1)')).toBe('(pick-up block_1)')
  expect(item('PickUp(Block1)')).toBe('(pick-up block_1)')
  expect(item('(pick\\_up block\\_1)')).toBe('(pick-up block_1)')
})

test('without names of a domain whatever looks like an item is one', () => {
  expect(shown(readAnswer(soughtOf('app', 'gen'), '(a b), (c d)').answer)).toBe('[(a b) (c d)]')
  expect(shown(readAnswer(soughtOf('reach', 'gen'), 'Answer: on(a, b)').answer)).toBe('(on a b)')
})

const strict: readonly [KindCode, FormatCode, string, string][] = [
  ['app', 'gen', '[(a b), (c d)]', '[(a b) (c d)]'],
  ['app', 'gen', '(A b) (c d)', '[(a b) (c d)]'],
  ['app', 'gen', '[]', '[]'],
  ['app', 'gen', 'The actions are (a b)', 'null'],
  ['app', 'gen', '(a b) is applicable', 'null'],
  ['prog', 'gen', '[(a)] [(b c)]', '+(a) -(b c)'],
  ['prog', 'gen', '[(a)] []', '+(a) -'],
  ['prog', 'gen', '[(a)]', 'null'],
  ['reach', 'gen', ' (at x)\n', '(at x)'],
  ['reach', 'gen', 'None', 'None'],
  ['reach', 'gen', 'None of them', 'null'],
  ['nexta', 'gen', 'None', 'null'],
  ['val', 'gen', '12', '12'],
  ['val', 'gen', 'index 12', 'null'],
  ['app', 'bool', 'Yes', 'yes'],
  ['app', 'bool', 'Yes, it is', 'null'],
  ['app', 'mcq', 'B', 'B'],
  ['app', 'mcq', 'B. something', 'null'],
]
test.each(strict)('strict %s %s %j', (kind, format, text, expected) => {
  const reading = readStrict(soughtOf(kind, format).shape, text)
  expect(shown(reading.answer)).toBe(expected)
  expectTrace(text, reading)
})

test('an answer in the asked format reads alike strictly and by us', () => {
  for (const [kind, format, text] of strict) {
    const { answer } = readStrict(soughtOf(kind, format).shape, text)
    if (answer !== null) expect(readAnswer(soughtOf(kind, format), text).answer).toEqual(answer)
  }
})

const allFormats = ['gen', 'bool', 'mcq'] as const

test('the trace of a reading covers any text', () => {
  const piece = fc.constantFrom(
    ...'(go hall kitchen)|(at attic)|(not (free))|[|]|(|)|"|\\|{|}|Answer: |None|yes|no|B|2|\n|1. |- | |,|.|go|hall|take(blue, hall)|Positive effects: |negative effects|😀|\ud800|é|`|**|\\boxed{|index '.split(
      '|',
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), parts => {
      const text = parts.join('')
      for (const format of allFormats)
        for (const kind of format === 'gen' ? plainKinds() : (['app'] as const)) {
          expectTrace(text, readAnswer(soughtOf(kind, format), text, hintsFor(kind)))
          expectTrace(text, readStrict(soughtOf(kind, format).shape, text))
        }
    }),
    { numRuns: 300 },
  )
})

// How reading grows with a text's length is in `laws.test.ts`; here is how deep it may be.
test('no depth overflows a reader', () => {
  for (const part of ['(', '[', '{', '{"a":', '\\boxed{'])
    for (const kind of ['app', 'prog', 'reach', 'val'] as const) {
      const text = part.repeat(30_000)
      readAnswer(soughtOf(kind, 'gen'), text, hintsFor(kind))
      readStrict(soughtOf(kind, 'gen').shape, text)
    }
})

test('no text makes a reader throw', () => {
  for (const text of hostileTexts(3_000))
    for (const format of allFormats)
      for (const kind of format === 'gen' ? plainKinds() : (['app'] as const)) {
        readAnswer(soughtOf(kind, format), text, hintsFor(kind))
        readStrict(soughtOf(kind, format).shape, text)
      }
})
