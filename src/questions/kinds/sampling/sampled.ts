// Generates answers as models give them: right ones, and ones with one known mistake, for sample runs, tests and
// benchmarks. Their textual form is determined elsewhere.

import type { Limits } from '#base/limits'
import type { Rng } from '#base/rng'
import type { LoadedTask } from '#planning/task/load'
import type { KindCode } from '../codes'
import type { MistakeCode } from '../mistakes'
import type { Asked } from '../question'

/** An answer to an open question, by its form. */
export type SampledAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'two-lists'; readonly pos: readonly string[]; readonly neg: readonly string[] }
  | { readonly kind: 'index'; readonly index: number }

/** A generator of answers with one mistake; undefined if the question has none. */
export type WrongAnswer = readonly [MistakeCode, (rng: Rng) => SampledAnswer | undefined]

/** Generators of the answers to a question. */
export interface AnswerPool {
  readonly right: (rng: Rng) => SampledAnswer
  readonly wrong: readonly WrongAnswer[]
}

/** Generates answers to questions of a kind. `A`: the data that they need in addition to the problem. */
export interface KindSampler<A extends Asked = Asked> {
  readonly code: KindCode
  /** Undefined if no answer is right, or none is found within the limits. */
  poolOf(ready: LoadedTask, asked: A, limits: Limits): AnswerPool | undefined
}

export const item = (name: string): SampledAnswer => ({ kind: 'item', item: name })
export const list = (items: readonly string[]): SampledAnswer => ({ kind: 'list', items })
export const none: SampledAnswer = { kind: 'none' }

/** A random subset of a list in its order: `count` items, or all. */
export function someOf<T>(items: readonly T[], count: number, rng: Rng): T[] {
  const taken = new Set(rng.shuffled(items.map((_, i) => i)).slice(0, count))
  return items.filter((_, i) => taken.has(i))
}

/** An answer made from a name; undefined if there is none. */
export const ofName = (name: string | undefined, make: (name: string) => SampledAnswer): SampledAnswer | undefined =>
  name === undefined ? undefined : make(name)

/** The answer in the requested form. */
export function plainText(answer: SampledAnswer): string {
  switch (answer.kind) {
    case 'none':
      return 'None'
    case 'item':
      return answer.item
    case 'list':
      return `[${answer.items.join(', ')}]`
    case 'two-lists':
      return `[${answer.pos.join(', ')}] [${answer.neg.join(', ')}]`
    case 'index':
      return String(answer.index)
    default:
      return answer satisfies never
  }
}
