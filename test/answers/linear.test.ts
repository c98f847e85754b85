// Reading is linear: a text eight times as long costs not much more than eight times the work, for every way of reading
// and whatever is repeated in it.

import { expect, test } from 'vitest'
import { type Hints, readAnswer } from '#language/answers/read'
import { soughtOf } from '#questions/kinds/sought-of'
import { workOf } from '../support/work'
import { blocks, planOf, stateOf, verificationOf } from './plans/support'

const hints: Hints = {
  schemas: new Map([
    ['go', 2],
    ['take', 2],
  ]),
  predicates: new Map([
    ['at', 1],
    ['lies', 2],
    ['free', 0],
  ]),
  objects: new Set(['hall', 'kitchen', 'attic', 'red', 'blue', ...Array.from({ length: 40 }, (_, i) => `r${i}`)]),
  given: ['(go hall kitchen)', '(take red kitchen)', '(go kitchen hall)'],
  choices: { text: ['one', 'two', 'three'].map(n => `${n} rooms`), label: ['A', 'B', 'C'] },
}

const closed = (kind: 'app' | 'just', format: 'gen' | 'bool' | 'mcq') => (text: string) =>
  readAnswer(soughtOf(kind, format), text, hints)
const open = (kind: 'app' | 'just' | 'prog' | 'reach' | 'val' | 'nexta') => (text: string) =>
  readAnswer(soughtOf(kind, 'gen'), text, hints)

const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['sets of actions', open('app')],
  ['shortened plans', open('just')],
  ['effects', open('prog')],
  ['facts', open('reach')],
  ['indices', open('val')],
  ['actions', open('nexta')],
  ['yes or no', closed('app', 'bool')],
  ['yes or no on removals', closed('just', 'bool')],
  ['options', closed('app', 'mcq')],
  ['plans', text => planOf(text, blocks, true)],
  ['states', text => stateOf(text)],
  ['verdicts', text => verificationOf(text)],
]

/** `#` is another number each time. */
const own = [
  '(at r#), ',
  'add (at r#), ',
  'remove (at r#). ',
  '- (at r#) ',
  '["(at r#)"] ',
  '(at r#) is added, (lies red r#) is deleted. ',
  '| (at r#) | true | false |\n',
  '**Positive effects:** (at r#)\n**Negative effects:** (none) ',
  'Wait, (at r#) becomes false. ',
  'So (at r#). ',
  'Correction: (go r# hall).\n',
  'because (at r#), ',
  'since (go r# hall) does not bring us closer, ',
  'Option 1: (go hall r#)\nOption 2: (at hall)\nSo I choose Option 2.\n',
  'the second one ',
  'The condition fails. ',
  'not applicable, ',
  'A is false, ',
  '"two rooms" is false; ',
  '(put-down a), ',
  'pick up the red block, ',
  '**Plan:**\n1. ',
  'the red block is on the table\n',
  'Yes, this is a valid plan that achieves the goal. ',
  'the plan is not valid, ',
  '<think>\nIs it invalid?\n</think>\nThe plan is valid. ',
  '?\n',
  '。',
]

/** A piece, repeated to a length. */
function repeated(piece: string, length: number): string {
  const pieces: string[] = []
  for (let i = 0, size = 0; size < length; i++) {
    pieces.push(piece.replace('#', String(i % 40)))
    size += pieces.at(-1)!.length
  }
  return pieces.join('')
}

test.each(readers)('%s', (_, read) => {
  // The square would be 64 times as long.
  const enough = 32
  const slow: string[] = []
  for (const piece of own) {
    const [short, long] = [1_500, 12_000].map(length => workOf(() => void read(repeated(piece, length))))
    const ratio = (long! + 2_000) / (short! + 2_000)
    if (ratio >= enough) slow.push(`${JSON.stringify(piece)}: ${ratio.toFixed(1)} times the work`)
  }
  expect(slow).toEqual([])
})

test('lists that are edited again and again', () => {
  const list = (length: number): string => `[${repeated('(go r# hall), ', length)}]\n\n`
  for (const piece of [
    'Wait, remove (go r# hall). ',
    'Also add (go r# attic). ',
    'Swap (go r# hall) and (go hall r1). ',
  ]) {
    const [short, long] = [1_500, 12_000].map(length =>
      workOf(() => void open('app')(list(length) + repeated(piece, length))),
    )
    expect((long! + 2_000) / (short! + 2_000), piece).toBeLessThan(32)
  }
})

test('what is behind a code fence on its line is read, too', () => {
  const text = '["(at hall)", "(at attic)"]}\n``` '.repeat(3)
  expect(() => open('prog')(text)).not.toThrow()
})
