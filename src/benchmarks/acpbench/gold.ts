// What a published file says is right: its shape by kind and format, and its reading as text.

import type { FormatCode, KindCode } from '../../questions/question'

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
  readonly opt: string
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
