// Laws of reading: sentences that name nothing change nothing, and dress does not matter, in any order.

import { expect, test } from 'vitest'
import { readAnswer } from '#language/answers/read'
import { soughtOf } from '#questions/kinds/sought-of'
import { claimOf } from '#language/answers/render-answer'
import type { KindCode } from '#questions/kinds/codes'
import { growth } from '../support/cpu'
import { hostilePieces } from './hostile'
import { styles } from './styles'

const hints = {
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
  ]),
  objects: new Set(['hall', 'kitchen', 'attic', 'red', 'blue']),
  given: ['(go hall kitchen)', '(take red kitchen)', '(leave red hall)', '(go kitchen hall)'],
  choices: {
    text: ['one', 'two', 'three', 'four'].map(n => `${n} rooms`),
    label: ['A', 'B', 'C', 'D'],
  },
}

type Format = 'gen' | 'bool' | 'mcq'
const answers: readonly (readonly [KindCode, Format, string])[] = [
  ['app', 'gen', '[(go hall kitchen), (take blue hall)]'],
  ['app', 'gen', '[(leave red hall)]'],
  ['just', 'gen', '[(go hall kitchen), (take red kitchen), (go kitchen hall)]'],
  ['prog', 'gen', '[(carrying blue)] [(free), (lies blue hall)]'],
  ['prog', 'gen', '[(at kitchen)] [(at hall)]'],
  ['reach', 'gen', '(at attic)'],
  ['reach', 'gen', 'None'],
  ['areach', 'gen', '(go hall attic)'],
  ['areach', 'gen', 'None'],
  ['land', 'gen', '(carrying red)'],
  ['land', 'gen', 'None'],
  ['nexta', 'gen', '(go hall kitchen)'],
  ['val', 'gen', '2'],
  ['val', 'gen', '0'],
  ['app', 'bool', 'Yes'],
  ['app', 'bool', 'No'],
  ['app', 'mcq', 'B'],
  ['app', 'mcq', 'D'],
]

const read = (kind: KindCode, format: Format, text: string): string => {
  const { answer, doubt } = readAnswer(soughtOf(kind, format), text, hints)
  return answer === null ? `nothing: ${doubt?.text ?? ''}` : claimOf(answer)
}

test('there are at least 60 styles', () => {
  expect(Object.keys(styles).length).toBeGreaterThanOrEqual(60)
})

test.each(answers)('%s %s %s reads alike in every style', (kind, format, text) => {
  const bare = read(kind, format, text)
  expect(bare).not.toMatch(/^nothing/)
  const missed = Object.entries(styles).flatMap(([name, dress]) => {
    const found = read(kind, format, dress(text))
    return found === bare ? [] : [`${name}: ${found}`]
  })
  expect(missed).toEqual([])
})

/** Styles that may surround another style: the text that they add before or after is separate. */
const outer = [
  'blank lines',
  'windows lines',
  'think',
  'orphan think end',
  'reasoning tag',
  'sure opener',
  'ruled off',
  'hope this helps',
  'explanation after',
  'looking at',
  'byte order mark',
  'made-up question after',
]
test('two styles in either order read alike', () => {
  const missed: string[] = []
  for (const [kind, format, text] of answers) {
    const bare = read(kind, format, text)
    for (const first of outer)
      for (const [second, dress] of Object.entries(styles))
        for (const dressed of [
          styles[first]!(dress(text)),
          ...(outer.includes(second) ? [dress(styles[first]!(text))] : []),
        ]) {
          const found = read(kind, format, dressed)
          if (found !== bare) missed.push(`${kind} ${first} + ${second}: ${found}`)
        }
  }
  expect(missed.slice(0, 20)).toEqual([])
})

const empty = [
  'I looked at this carefully.',
  'This took some thought.',
  'The rules are simple.',
  'Let me know if you need more.',
  'The domain has several rooms.',
]
test('a sentence that names no item changes nothing: before, between, after', () => {
  const missed: string[] = []
  for (const [kind, format, text] of answers) {
    const bare = read(kind, format, text)
    for (const sentence of empty)
      for (const changed of [
        `${sentence}\n\n${text}`,
        `${text}\n\n${sentence}`,
        `${sentence}\n\n${text}\n\n${sentence}`,
        `${sentence}\n\nAnswer: ${text}`,
        `Answer: ${text}\n\n${sentence}`,
      ]) {
        const found = read(kind, format, changed)
        if (found !== bare) missed.push(`${kind} ${JSON.stringify(changed)}: ${found}`)
      }
  }
  expect(missed.slice(0, 20)).toEqual([])
})

test('upper and lower case are alike', () => {
  for (const [kind, format, text] of answers)
    for (const changed of [text.toUpperCase(), text.toLowerCase()])
      expect(read(kind, format, changed), changed).toBe(read(kind, format, text))
})

/** One kind for each way of reading: lists of actions, their removals, effects, single names, indices. */
const waysOfReading = ['app', 'just', 'prog', 'reach', 'val'] as const

test.each(waysOfReading)('a text eight times as long takes %s no more than some eight times as long', kind => {
  const parts = [
    ...hostilePieces,
    hostilePieces.join(''),
    '(go hall kitchen), ',
    'step 5 is not it, ',
    'Answer: (at attic)\n',
    '| (free) | no |\n',
    '- (take blue hall): yes\n',
    'B is wrong, ',
    '[(free)] ',
    'no action is ',
    'wait, no. ',
    '**(free)** ',
    'Counting from zero, index 4. ',
  ]
  // The square would be 64 times as long.
  const enough = 16
  for (const part of parts) {
    const short = part.repeat(Math.ceil(4_000 / part.length))
    const reading = (text: string) => () => {
      readAnswer(soughtOf(kind, 'gen'), text, hints)
    }
    const times = growth(reading(short), reading(short.repeat(8)), enough)
    expect(times, JSON.stringify(part)).toBeLessThan(enough)
  }
})
