// What a published file says is right: its shape by kind and format, and its reading as text.

import type { FormatCode, KindCode } from '../../kinds/codes'
import { validatePlan } from '../../task/validate'
import { loadTask } from '../../task/load'
import type { RecordContent } from './record'
import { quotedSequence } from '../../language/sequences'

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

type GoldCheck = (value: unknown) => boolean

const isText: GoldCheck = value => typeof value === 'string'
const isTextList: GoldCheck = value => Array.isArray(value) && value.every(isText)
const hasLists =
  (...names: readonly string[]): GoldCheck =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    names.every(name => isTextList((value as Record<string, unknown>)[name]))

const openShapes: Readonly<
  Record<KindCode, { readonly fits: GoldCheck; readonly expected: string }>
> = {
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

const isOpt: GoldCheck = value =>
  value === undefined || isText(value) || Number.isSafeInteger(value)

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
export function goldText(record: RecordContent): string | undefined {
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
      return shortenedPlan(record, gold as JustGold)
  }
}

const listText = (items: readonly string[]): string => `[${items.join(', ')}]`

/** Facts of reachability questions stand without brackets in the files. */
const firstOf = ([first]: readonly string[]): string =>
  first === undefined ? 'None' : first.trim().startsWith('(') ? first : `(${first.trim()})`

/** The plan of the question without the first listed piece, in the question's own spelling. */
function shortenedPlan(record: RecordContent, gold: JustGold): string | undefined {
  const plan = quotedSequence(record.question, false)
  const places = gold[0] === undefined ? [] : placesOf(plan, gold[0])
  const without = places.map(piece => plan.filter((_, i) => !piece.includes(i)))
  const ready = record.source === null ? undefined : loadTask(record.source)
  // A pair can stand in several places and be needed in some.
  const rest =
    ready?.kind === 'ready' && without.length > 1
      ? (without.find(actions => validatePlan(ready.task, actions).valid) ?? without[0])
      : without[0]
  return rest && listText(rest)
}

/** Where in a plan a listed piece stands: of `["(a)", "k"]` the k-th a, of `["(a)", "(b)", "-1"]` each a right before b. */
function placesOf(
  plan: readonly string[],
  piece: readonly string[],
): readonly (readonly number[])[] {
  const at = (i: number, action: string | undefined): boolean =>
    plan[i]?.toLowerCase() === action?.toLowerCase()
  if (piece.length === 3)
    return plan.flatMap((_, i) => (at(i, piece[0]) && at(i + 1, piece[1]) ? [[i, i + 1]] : []))
  const all = plan.flatMap((_, i) => (at(i, piece[0]) ? [i] : []))
  const place = all[Number(piece[1]) - 1]
  return place === undefined ? [] : [[place]]
}
