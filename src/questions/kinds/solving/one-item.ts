// Kinds that ask for one of several right facts or actions: texts about these.

import type { Nearest } from '../help'
import { wordsOf } from '#planning/task/names'
import { article, counted, headOf, listedNames, quoted } from '../judging/words'
import type { Key } from './help'
import { capital } from '#base/words'

export interface OneRight {
  /** Right items; if empty, the answer is None. */
  readonly right: readonly string[]
  /** True if there may be more than are listed. */
  readonly more: boolean
  /** Number of facts or actions examined; null if not all were. */
  readonly of: number | null
}

/** The words of a kind for its items. */
export interface OneWords {
  /** The kind's name in sentences. */
  readonly name: string
  readonly sort: 'fact' | 'action'
  /** `proposition can never hold`, singular and plural. */
  readonly are: readonly [string, string]
  /** The impossible change that hints describe: `make true`. */
  readonly hard: string
  /** The last hint if no item is right. */
  readonly noneRight: string
}

/** Level 2: the number of right items, and the heads of their names. */
export function someRight({ right, more, of }: OneRight, words: OneWords): string {
  if (right.length === 0)
    return of === null
      ? 'Is there a right answer other than None? Look again.'
      : `There ${of === 1 ? 'is' : 'are'} ${counted(of, `candidate ${words.sort}`)}. Look at those that are hardest to ${words.hard}.`
  const heads = [...new Set(right.map(headOf))]
  const head = `${more ? 'At least ' : ''}${counted(right.length, ...words.are)}`
  return `${head}, so None is wrong. ${heads.length === 1 && !more ? 'Look at' : 'Among others, look at'} ${listedNames(heads, 3)}.`
}

/** Level 3: the head and the first object of one item; `why`: one more sentence. */
export function oneOf({ right }: OneRight, words: Pick<OneWords, 'sort' | 'noneRight'>, why?: string): string {
  const first = right[0]
  if (first === undefined) return words.noneRight
  const [head, ...objects] = wordsOf(first)!
  const about = objects.length === 0 ? '' : ` with ${quoted(objects[0]!)} as its first object`
  const which = words.sort === 'fact' || objects.length > 1 ? article(head!) : 'the'
  return `A right answer is ${which} ${quoted(head!)} ${words.sort}${about}.${why === undefined ? '' : ` ${why}`}`
}

/** The first item, or None. */
export function oneKey({ right, more }: OneRight): Key {
  const [first, ...others] = right
  if (first === undefined) return { answer: 'None', note: '' }
  const count = more ? `at least ${others.length}` : `${others.length}`
  const note =
    others.length === 0
      ? ''
      : `${capital(count)} other ${others.length === 1 ? 'answer is' : 'answers are'} right as well.`
  return { answer: first, note, others }
}

/** The right item with most words in common with the given one, at the same positions. */
export function nearestOne({ right }: OneRight, { name }: Pick<OneWords, 'name'>, given: string | undefined): Nearest {
  if (right.length === 0)
    return {
      kind: 'change',
      answer: 'None',
      add: [],
      drop: [],
      description: 'None: there is nothing to name.',
    }
  const words = wordsOf(given ?? '') ?? []
  const shared = (item: string): number =>
    wordsOf(item)!.reduce((sum, word, i) => sum + (words[i] === word ? (i === 0 ? 2 : 1) : 0), 0)
  const nearest = right.reduce((best, item) => (shared(item) > shared(best) ? item : best))
  return {
    kind: 'change',
    answer: nearest,
    add: [nearest],
    drop: given === undefined ? [] : [given],
    description: `A ${name} answer that is right.`,
  }
}
