// Plans, states and verdicts on plans in long and hostile texts: time grows no faster than length, and nothing is thrown.

import { expect, test } from 'vitest'
import type { Hints } from '#language/answers/read'
import type { FreeReading } from '#language/answers/reading'
import { growth } from '../../support/cpu'
import { hostilePieces, hostileTexts } from '../hostile'
import { blocks, planOf, stateOf, verificationOf } from './support'

const { wordbook: _, ...formal }: Hints = blocks
const readers: readonly (readonly [string, (text: string) => FreeReading])[] = [
  ['plans', text => planOf(text, blocks, true)],
  ['plans in PDDL', text => planOf(text, formal, true)],
  ['states', text => stateOf(text)],
  ['verdicts', text => verificationOf(text)],
  ['faults', text => verificationOf(lead(text))],
]

/** The same length; the replaced text does not matter. */
const lead = (text: string): string => `Invalid. ${text.slice(9)}`

const own = [
  'pick up the red block\n',
  'pick up ',
  'stack the red block on top of ',
  'stack the red block on top of the blue block. ',
  'stack the red block on top of the blue block (',
  'the red block and ',
  'the red block is not ',
  'red ',
  'load package_0 into truck_0 at location_0_0, ',
  'package_0 ',
  'Wait, ',
  '[PLAN]\n',
  '[PLAN END]\n',
  '[STATEMENT] ',
  '1. pick up the red block\n',
  'total 7 = ',
  'The plan is valid. ',
  'plan is not ',
  'the unmet precondition is step 3 ',
  'goal ',
  'all blocks ',
  'and ',
  'not ',
  'the red block is clear as ',
  '\nA ',
  'a ',
  '```\n',
  '\n1. ',
  'A. ',
  '| a ',
  '(on a b). Correction: (on a c). ',
  'Correction: also (clear a). ',
  '(clear a), and so is it. ',
]

test.each(readers)('%s: eight times as long takes not much more than eight times as long', (_, read) => {
  // The square would be 64 times as long.
  const enough = 20
  for (const piece of [...own, own.join(''), hostilePieces.join('')]) {
    const short = piece.repeat(Math.ceil(600 / piece.length))
    const work = (text: string) => () => void read(text)
    const times = growth(work(short), work(short.repeat(8)), enough)
    expect(times, JSON.stringify(piece)).toBeLessThan(enough)
  }
})

test('a remark in brackets is no step, in a domain without English too', () => {
  const { answer } = planOf('(unstack c a)\n(Note: I hope that this is what you want.)\n(put-down c)', formal)
  expect(answer?.kind === 'list' && answer.items.map(({ text }) => text)).toEqual(['(unstack c a)', '(put-down c)'])
})

const length = Number(process.env.PLANGROUND_HOSTILE ?? 2_000)
test.each(readers)('%s: hostile texts are read, and the trace covers them', (_, read) => {
  for (const text of [...hostileTexts(length), own.join('').repeat(Math.ceil(length / 400))]) {
    const { trace } = read(text)
    expect(
      trace
        .map(part => (part.what === 'supplied' ? '' : part.text))
        .join('')
        .slice(9) === text.slice(9),
    ).toBe(true)
  }
})
