// The lines of worked examples, made with their forms: a choice, a number, or names out of those that are offered.

import type { Rng } from '#base/rng'
import { listed, quoted } from '#base/words'
import type { LineAnswer, WorkedLine } from './worked'

/** What all lines have. */
interface LineBase {
  readonly asks: string
  readonly why: string
  readonly at?: readonly string[]
  readonly names?: readonly string[]
  readonly reveals?: boolean
}

const around = ({ asks, why, at = [], names = [], reveals = false }: LineBase) => ({
  ...{ asks, why, at, names, reveals },
})

/** One of some options is right. */
export const choiceLine = (
  said: LineBase & { readonly options: readonly string[]; readonly right: string },
): WorkedLine => ({
  ...around(said),
  answer: said.right,
  form: { kind: 'choice', options: said.options },
  accepts: [said.right],
})

/** Yes or no. */
export const yesNoLine = (said: LineBase & { readonly right: boolean }): WorkedLine =>
  choiceLine({ ...said, options: ['Yes', 'No'], right: said.right ? 'Yes' : 'No' })

export const numberLine = (said: LineBase & { readonly right: number }): WorkedLine => ({
  ...around(said),
  answer: String(said.right),
  form: { kind: 'number' },
  accepts: [said.right],
})

/** Just these names are right, in any order; none of those offered, if there are none. */
export const namesLine = (
  said: LineBase & {
    readonly of: 'facts' | 'actions' | 'steps'
    readonly right: readonly string[]
    readonly offered: readonly string[]
    readonly answer?: string
  },
): WorkedLine => ({
  ...around(said),
  names: said.names ?? said.right,
  answer: said.answer ?? namesText(said.right),
  form: {
    kind: 'names',
    of: said.of,
    offered: [...new Set([...said.right, ...said.offered])].sort(byText),
    many: true,
    none: true,
  },
  accepts: [said.right],
})

/** A line with one of these names as its answer; with none, the answer None. */
export const oneNameLine = (
  said: LineBase & {
    readonly of: 'facts' | 'actions'
    /** The shown answer comes first. */
    readonly right: readonly string[]
    readonly offered: readonly string[]
    readonly none: boolean
  },
): WorkedLine => {
  const { right } = said
  const accepts: LineAnswer[] = right.length === 0 ? [[]] : right.map(name => [name])
  return {
    ...around(said),
    names: said.names ?? right.slice(0, 1),
    answer: right[0] ?? 'None',
    form: {
      kind: 'names',
      of: said.of,
      offered: [...new Set([...right.slice(0, 3), ...said.offered])].sort(byText),
      many: false,
      none: said.none,
    },
    accepts,
  }
}

/** A random choice of up to `most` names, excluding some. */
export function some(names: Iterable<string>, most: number, rng: Rng, without: Iterable<string> = []): string[] {
  const gone = new Set(without)
  return rng.shuffled([...new Set(names)].filter(name => !gone.has(name))).slice(0, most)
}

/** Names as an answer lists them: `(a), (b)`, or `none`. */
export const namesText = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '))

/** Names in a sentence. */
export const named = (names: readonly string[], most = 6): string => listed(names.map(quoted), most)

/** Steps of a sequence by their index, as they are offered. */
export const stepsOf = (sequence: readonly string[]): string[] => sequence.map((step, index) => `${index}: ${step}`)

/** By the numbers in front, where there are some, else by the letters. */
function byText(a: string, b: string): number {
  const [one, other] = [Number.parseInt(a, 10), Number.parseInt(b, 10)]
  if (one !== other && !Number.isNaN(one) && !Number.isNaN(other)) return one - other
  return a < b ? -1 : a > b ? 1 : 0
}
