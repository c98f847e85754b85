// What a published file says is right: its shape by kind and format, and its reading as text.

import type { FormatCode, KindCode } from '../../questions/question'
import type { BenchmarkRecord } from '../record'
import { quotedSequence } from './sequences'

export interface ProgGold {
  readonly pos: readonly string[]
  readonly neg: readonly string[]
}
export interface LandGold {
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
export interface NextaGold {
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly maybe: readonly string[]
  /** Steps of a shortest plan; a text in the published files. */
  readonly opt?: string | number
}
/** `["(a)", "k"]`: the k-th occurrence of an action; `["(a)", "(b)", "-1"]`: an adjacent pair. */
export type JustGold = readonly (readonly string[])[]

type Shape = (value: unknown) => boolean

const isText: Shape = value => typeof value === 'string'
const isTextList: Shape = value => Array.isArray(value) && value.every(isText)
const hasLists =
  (...names: readonly string[]): Shape =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    names.every(name => isTextList((value as Record<string, unknown>)[name]))

const openShapes: Readonly<Record<KindCode, { readonly fits: Shape; readonly expected: string }>> =
  {
    app: { fits: isTextList, expected: 'a list of actions' },
    prog: { fits: hasLists('pos', 'neg'), expected: 'an object with the lists `pos` and `neg`' },
    reach: { fits: isTextList, expected: 'a list of facts, empty for none' },
    areach: { fits: isTextList, expected: 'a list of actions, empty for none' },
    val: {
      fits: value =>
        Number.isSafeInteger(value) || (isText(value) && /^-?\d{1,9}$/.test(value as string)),
      expected: 'a whole number',
    },
    just: {
      fits: value => Array.isArray(value) && value.every(isTextList),
      expected: 'a list of lists of texts',
    },
    land: { fits: hasLists('yes', 'no'), expected: 'an object with the lists `yes` and `no`' },
    nexta: {
      fits: value =>
        hasLists('yes', 'no', 'maybe')(value) && isOpt((value as Record<string, unknown>).opt),
      expected: 'an object with the lists `yes`, `no` and `maybe`, and `opt`',
    },
  }

const isOpt: Shape = value => value === undefined || isText(value) || Number.isSafeInteger(value)

/** What is wrong with a record's `answer`; undefined where it has the shape of its kind, or is absent. */
export function goldFault(kind: KindCode, format: FormatCode, answer: unknown): string | undefined {
  if (answer === undefined) return undefined
  if (format !== 'gen')
    return isText(answer)
      ? undefined
      : `${format === 'bool' ? '`yes` or `no`' : 'the letter of a choice'} was expected.`
  const { fits, expected } = openShapes[kind]
  return fits(answer) ? undefined : `${expected} was expected.`
}

/** The gold answer as a response in the asked format; undefined where the file has none that can be told. */
export function goldText(record: BenchmarkRecord): string | undefined {
  const { gold, kind, format } = record
  if (gold === undefined) return undefined
  if (format !== 'gen') return gold as string
  switch (kind) {
    case 'app':
      return listText(gold as readonly string[])
    case 'prog': {
      const { pos, neg } = gold as ProgGold
      return `${listText(pos)} ${listText(neg)}`
    }
    case 'reach':
    case 'areach':
      return firstOf(gold as readonly string[])
    case 'land':
      return firstOf((gold as LandGold).yes)
    case 'nexta':
      return firstOf((gold as NextaGold).yes)
    case 'val':
      return String(gold)
    case 'just':
      return shortenedPlan(record.question, gold as JustGold)
  }
}

const listText = (items: readonly string[]): string => `[${items.join(', ')}]`

/** Facts of reachability questions stand without brackets in the files. */
const firstOf = ([first]: readonly string[]): string =>
  first === undefined ? 'None' : first.trim().startsWith('(') ? first : `(${first.trim()})`

/** The plan of the question without the first listed piece, in the question's own spelling. */
function shortenedPlan(question: string, gold: JustGold): string | undefined {
  const plan = quotedSequence(question, false)
  const places = gold[0] === undefined ? undefined : pieceOf(plan, gold[0])
  return places && listText(plan.filter((_, i) => !places.includes(i)))
}

/** Places in a plan of a listed piece: `["(a)", "k"]` the k-th a, `["(a)", "(b)", "-1"]` the first a right before b. */
export function pieceOf(
  plan: readonly string[],
  piece: readonly string[],
): readonly number[] | undefined {
  const same = (i: number, action: string): boolean =>
    plan[i]?.toLowerCase() === action.toLowerCase()
  if (piece.length === 3) {
    const at = plan.findIndex((_, i) => same(i, piece[0]!) && same(i + 1, piece[1]!))
    return at < 0 ? undefined : [at, at + 1]
  }
  const all = plan.flatMap((_, i) => (same(i, piece[0] ?? '') ? [i] : []))
  const at = all[Number(piece[1]) - 1]
  return at === undefined ? undefined : [at]
}
