// A printable sheet: the same questions in variants A, B, …, each with its own order of questions and options drawn
// from the seed, space for the answers, and a key page per variant. Plain data, rendered by the page.

import { makeRng } from '#base/rng'
import type { ClassItem, ItemAnswer, ItemOption, ItemText } from './item'
import { letterOf } from './letters'
import type { Rich } from './rich'

export interface PrintSheet {
  readonly title: string
  readonly variants: readonly PrintVariant[]
}

export interface PrintVariant {
  /** `A`, `B`, …; '' if there is only one variant. */
  readonly letter: string
  readonly questions: readonly PrintQuestion[]
  readonly key: readonly PrintKey[]
}

export interface PrintQuestion {
  /** From 1, in the order of this variant. */
  readonly number: number
  /** The item's key, equal for the same question in every variant. */
  readonly key: string
  readonly name: string
  readonly text: ItemText
  readonly room: PrintRoom
}

/** Space for the answer. */
export type PrintRoom =
  /** Boxes to tick: exactly one, or any number. */
  | {
      readonly kind: 'boxes'
      readonly isOne: boolean
      readonly options: readonly { readonly letter: string; readonly text: Rich }[]
    }
  | { readonly kind: 'yes-no' }
  /** A short field. */
  | { readonly kind: 'number' }
  /** `isShort`: each line of an answer, such as an action of a plan, fits on half a line. */
  | { readonly kind: 'lines'; readonly lines: number; readonly isShort?: true }

/** One question on a key page. */
export interface PrintKey {
  readonly number: number
  readonly key: string
  readonly name: string
  /** `B`, `A, C`, `True`, `4`, or the text of an answer. */
  readonly right: string
  /** True if `right` is only one of several right answers, written as text. */
  readonly isSample: boolean
  /** Why it is right. */
  readonly reason: Rich
  /** Every option, or expected wrong number, with the reason why it is right or wrong. */
  readonly options: readonly PrintReason[]
}

export interface PrintReason {
  readonly label: string
  readonly right: boolean
  readonly why: Rich
}

/** Maximum number of variants: one per letter. */
export const MAX_VARIANTS = 26

/**
 * `variants` is at least 1. The first variant keeps the order of the questions; every variant has its own order of
 * options. Equal seeds and items give equal sheets.
 */
export function printSheet(
  items: readonly ClassItem[],
  given: { readonly title: string; readonly variants: number; readonly seed: string },
): PrintSheet {
  const count = Math.max(1, Math.min(MAX_VARIANTS, Math.floor(given.variants)))
  return {
    title: given.title,
    variants: Array.from({ length: count }, (_, i) => {
      const rng = makeRng(`${given.seed}/variant ${i}`)
      const order = i === 0 ? items : rng.fork('questions').shuffled(items)
      const placed = order.map(item => ({
        ...item,
        answer: mixed(item.answer, names => rng.fork(`options ${item.key}`).shuffled(names)),
      }))
      return {
        letter: count === 1 ? '' : letterOf(i),
        questions: placed.map(questionOf),
        key: placed.map(keyOf),
      }
    }),
  }
}

type Mix = (options: readonly ItemOption[]) => readonly ItemOption[]

const mixed = (answer: ItemAnswer, mix: Mix): ItemAnswer =>
  'options' in answer ? { ...answer, options: mix(answer.options) } : answer

const questionOf = ({ key, name, text, answer }: ClassItem, i: number): PrintQuestion => ({
  number: i + 1,
  key,
  name,
  text,
  room: roomFor(answer),
})

function roomFor(answer: ItemAnswer): PrintRoom {
  switch (answer.form) {
    case 'one':
    case 'several':
      return {
        kind: 'boxes',
        isOne: answer.form === 'one',
        options: answer.options.map(({ text }, i) => ({ letter: letterOf(i), text })),
      }
    case 'yes-no':
      return { kind: 'yes-no' }
    case 'number':
      return { kind: 'number' }
    case 'essay':
      return { kind: 'lines', lines: answer.lines, ...(isShort(answer.right) && { isShort: true }) }
    default:
      return answer satisfies never
  }
}

const keyOf = ({ key, name, answer, explanation }: ClassItem, i: number): PrintKey => ({
  number: i + 1,
  key,
  name,
  right: rightOf(answer),
  isSample: answer.form === 'essay',
  reason: explanation,
  options: reasonsOf(answer),
})

/** Maximum length of a line that fits on half a line of paper. */
const HALF = 40

function isShort(right: string): boolean {
  const lines = right.trim().split('\n')
  return lines.length > 2 && lines.every(line => line.length <= HALF)
}

function rightOf(answer: ItemAnswer): string {
  switch (answer.form) {
    case 'one':
    case 'several':
      return answer.options.flatMap((each, i) => (each.right ? [letterOf(i)] : [])).join(', ')
    case 'yes-no':
      return answer.right ? 'Yes' : 'No'
    case 'number':
      return String(answer.right)
    case 'essay':
      return answer.right
    default:
      return answer satisfies never
  }
}

function reasonsOf(answer: ItemAnswer): readonly PrintReason[] {
  if ('options' in answer)
    return answer.options.map(({ right, feedback }, i) => ({
      label: letterOf(i),
      right,
      why: feedback,
    }))
  return answer.form === 'number'
    ? answer.wrong.map(({ number, feedback }) => ({
        label: String(number),
        right: false,
        why: feedback,
      }))
    : []
}
