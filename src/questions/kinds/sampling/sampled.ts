// Answers made up as models give them: right ones, and ones with one known mistake. What they are for: sample runs,
// tests and measurements. How they are written down is not stated here.

import type { Limits } from '#base/limits'
import type { Rng } from '#base/rng'
import type { LoadedTask } from '#planning/task/load'
import type { KindCode } from '../codes'
import type { MistakeCode } from '../mistakes'
import type { Asked } from '../question'

/** An answer to an open question, by its shape. */
export type SampledAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'two-lists'; readonly pos: readonly string[]; readonly neg: readonly string[] }
  | { readonly kind: 'index'; readonly index: number }

/** One way to be wrong; undefined if the question has no such answer. */
export type WrongAnswer = readonly [MistakeCode, (rng: Rng) => SampledAnswer | undefined]

/** What can be answered to one question. */
export interface AnswerPool {
  readonly right: (rng: Rng) => SampledAnswer
  readonly wrong: readonly WrongAnswer[]
}

/** How answers to questions of a kind are made up. `A`: what they need in addition to the problem. */
export interface KindSampler<A extends Asked = Asked> {
  readonly code: KindCode
  /** Undefined where no answer is right, or none is known within the limits. */
  poolOf(ready: LoadedTask, asked: A, limits: Limits): AnswerPool | undefined
}

export const item = (name: string): SampledAnswer => ({ kind: 'item', item: name })
export const list = (items: readonly string[]): SampledAnswer => ({ kind: 'list', items })
export const none: SampledAnswer = { kind: 'none' }

/** Some of a list: as many as asked for, or all, in the order they came. */
export function someOf<T>(items: readonly T[], count: number, rng: Rng): T[] {
  const taken = new Set(rng.shuffled(items.map((_, i) => i)).slice(0, count))
  return items.filter((_, i) => taken.has(i))
}

/** An answer made of a name, where there is one. */
export const ofName = (name: string | undefined, make: (name: string) => SampledAnswer): SampledAnswer | undefined =>
  name === undefined ? undefined : make(name)

/** The answer in the form that questions ask for. */
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
