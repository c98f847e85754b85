// Invalid names for wrong answers: with an invented head or object, too many objects, objects of the wrong type.

import type { Rng } from '#base/rng'
import type { LoadedTask } from '#planning/task/load'
import { wordsOf } from '#planning/task/names'
import { type AtomClass, classifyAction, classifyAtom, objectsOf } from '#planning/task/universe'
import type { Sort } from '../judging/misfits'
import { misfitMistake } from '../judging/misfits'
import type { MistakeCode } from '../mistakes'
import { ofName, type SampledAnswer, type WrongAnswer } from './sampled'

/** The classification of a name in the question's problem. */
export const classOf = ({ domain, problem }: LoadedTask, sort: Sort, name: string): AtomClass =>
  (sort === 'action' ? classifyAction : classifyAtom)(domain, problem, name)

const written = (words: readonly string[]): string => `(${words.join(' ')})`

type Misnaming = (words: readonly string[], ready: LoadedTask, rng: Rng) => readonly string[]

const misnamings: readonly (readonly [MistakeCode, Misnaming])[] = [
  [
    'unknown-name',
    ([head = '', ...objects], _, rng) => [
      rng.pick([`${head}-to`, `do-${head}`, `${head}-with`, 'teleport', 'holds-at']),
      ...objects,
    ],
  ],
  [
    'unknown-object',
    (words, _, rng) =>
      words.map((word, i) => (i === words.length - 1 ? `${word}${rng.pick(['7', '-x', '99'])}` : word)),
  ],
  [
    'wrong-arity',
    (words, _, rng) => (words.length > 2 && rng.below(2) === 0 ? words.slice(0, -1) : [...words, words.at(-1)!]),
  ],
  [
    'ill-typed',
    ([head = '', ...objects], { domain, problem }, rng) => {
      const { names } = objectsOf(domain, problem)
      const place = rng.below(Math.max(1, objects.length))
      return [head, ...objects.map((object, i) => (i === place ? rng.pick(names) : object))]
    },
  ],
]

/** Attempts to draw a name with the wanted mistake. */
const TRIES = 12

/** `name` changed by the mistake; undefined if no attempt succeeds. */
export function misnamed(
  ready: LoadedTask,
  sort: Sort,
  mistake: MistakeCode,
  name: string,
  rng: Rng,
): string | undefined {
  const change = misnamings.find(([code]) => code === mistake)?.[1]
  const words = wordsOf(name)
  if (change === undefined || words === undefined) return undefined
  for (let i = 0; i < TRIES; i++) {
    const text = written(change(words, ready, rng))
    const found = classOf(ready, sort, text)
    if (found.kind !== 'in-universe' && misfitMistake(found) === mistake) return text
  }
  return undefined
}

/** One answer for each way to misname a right name, which `from` provides. */
export const misnamedAnswers = (
  ready: LoadedTask,
  sort: Sort,
  from: (rng: Rng) => string | undefined,
  make: (name: string, rng: Rng) => SampledAnswer,
): WrongAnswer[] =>
  misnamings.map(([mistake]) => [
    mistake,
    rng => {
      const name = from(rng)
      return ofName(name === undefined ? undefined : misnamed(ready, sort, mistake, name, rng), text => make(text, rng))
    },
  ])

/** A name with its objects reordered that is valid in the question and passes the test. */
export function shuffledName(
  ready: LoadedTask,
  sort: Sort,
  name: string,
  passes: (other: string) => boolean,
  rng: Rng,
): string | undefined {
  const [head = '', ...objects] = wordsOf(name) ?? []
  if (objects.length < 2) return undefined
  for (let i = 0; i < TRIES; i++) {
    const other = written([head, ...rng.shuffled(objects)])
    if (other !== name && classOf(ready, sort, other).kind === 'in-universe' && passes(other)) return other
  }
  return undefined
}
