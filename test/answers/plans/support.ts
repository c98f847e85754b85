// Shared by tests of plan readers: hints of two of the benchmark's domains, and short forms of readings.

import type { Answer, FreeReading } from '#language/answers/reading'
import { type Hints, readAnswer } from '#language/answers/read'
import type { AnswerShape } from '#language/answers/shape'
import { wholeSought } from '#language/answers/whole-answers'
import { knownWordbook } from '#questions/benchmarks/planbench/known/wordbooks'

const hintsOf = (
  domain: string,
  schemas: Readonly<Record<string, number>>,
  predicates: Readonly<Record<string, number>>,
  objects: string,
): Hints => ({
  schemas: new Map(Object.entries(schemas)),
  predicates: new Map(Object.entries(predicates)),
  objects: new Set(objects.split(' ')),
  wordbook: knownWordbook(domain)!,
})

export const blocks = hintsOf(
  'blocksworld',
  { 'pick-up': 1, 'put-down': 1, stack: 2, unstack: 2 },
  { on: 2, ontable: 1, clear: 1, handempty: 0, holding: 1 },
  'a b c d',
)
export const mystery = hintsOf(
  'mystery_blocksworld',
  { attack: 1, succumb: 1, overcome: 2, feast: 2 },
  { craves: 2, planet: 1, province: 1, harmony: 0, pain: 1 },
  'a b c d',
)
export const logistics = hintsOf(
  'logistics',
  {
    'load-truck': 3,
    'load-airplane': 3,
    'unload-truck': 3,
    'unload-airplane': 3,
    'drive-truck': 4,
    'fly-airplane': 3,
  },
  { at: 2, in: 2, 'in-city': 2, airport: 1 },
  'p0 p1 t0 t1 a0 l0-0 l0-1 l1-0 l1-1 c0 c1',
)

const readAs = (shape: AnswerShape, text: string, hints: Hints): FreeReading =>
  readAnswer(wholeSought(shape), text, hints)

export const planOf = (text: string, hints: Hints = blocks, priced = false): FreeReading =>
  readAs({ form: 'list', sort: 'action', of: 'plan', priced }, text, hints)
export const stateOf = (text: string, hints: Hints = blocks): FreeReading =>
  readAs({ form: 'two-lists', sort: 'fact', of: 'state' }, text, hints)
export const verificationOf = (text: string, hints: Hints = blocks): FreeReading =>
  readAs({ form: 'verification' }, text, hints)

/** The steps, divided by ` · `; raw ones as they are. */
export function stepsText(answer: Answer | null): string | null {
  if (answer?.kind !== 'list') return null
  return answer.items.map(({ text }) => text).join(' · ')
}
