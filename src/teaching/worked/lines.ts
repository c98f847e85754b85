// Constructors for the lines of worked examples: a choice, a number, or names selected from a list.

import type { Rng } from '#base/rng'
import { listed, quoted } from '#base/words'
import type { LineAnswer, WorkedLine } from './worked'

/** Fields common to all lines. */
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

/** Exactly one option is right. */
export const choiceLine = (
  line: LineBase & { readonly options: readonly string[]; readonly right: string },
): WorkedLine => ({
  ...around(line),
  answer: line.right,
  form: { kind: 'choice', options: line.options },
  accepts: [line.right],
})

/** Yes or no. */
export const yesNoLine = (line: LineBase & { readonly right: boolean }): WorkedLine =>
  choiceLine({ ...line, options: ['Yes', 'No'], right: line.right ? 'Yes' : 'No' })

export const numberLine = (line: LineBase & { readonly right: number }): WorkedLine => ({
  ...around(line),
  answer: String(line.right),
  form: { kind: 'number' },
  accepts: [line.right],
})

/** Exactly these names are right, in any order; an empty list means that none of the offered names is. */
export const namesLine = (
  line: LineBase & {
    readonly of: 'facts' | 'actions' | 'steps'
    readonly right: readonly string[]
    readonly offered: readonly string[]
    readonly answer?: string
  },
): WorkedLine => ({
  ...around(line),
  names: line.names ?? line.right,
  answer: line.answer ?? namesText(line.right),
  form: {
    kind: 'names',
    of: line.of,
    offered: [...new Set([...line.right, ...line.offered])].sort(byText),
    many: true,
    none: true,
  },
  accepts: [line.right],
})

/** Any one of these names is a right answer; if there are none, the answer None. */
export const oneNameLine = (
  line: LineBase & {
    readonly of: 'facts' | 'actions'
    /** The first one is shown as the answer. */
    readonly right: readonly string[]
    readonly offered: readonly string[]
    readonly none: boolean
  },
): WorkedLine => {
  const { right } = line
  const accepts: LineAnswer[] = right.length === 0 ? [[]] : right.map(name => [name])
  return {
    ...around(line),
    names: line.names ?? right.slice(0, 1),
    answer: right[0] ?? 'None',
    form: {
      kind: 'names',
      of: line.of,
      offered: [...new Set([...right.slice(0, 3), ...line.offered])].sort(byText),
      many: false,
      none: line.none,
    },
    accepts,
  }
}

/** A random choice of up to `max` names, excluding those in `without`. */
export function some(names: Iterable<string>, max: number, rng: Rng, without: Iterable<string> = []): string[] {
  const gone = new Set(without)
  return rng.shuffled([...new Set(names)].filter(name => !gone.has(name))).slice(0, max)
}

/** Names formatted as an answer: `(a), (b)`, or `none`. */
export const namesText = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '))

/** Names formatted for a sentence. */
export const named = (names: readonly string[], max = 6): string => listed(names.map(quoted), max)

/** Steps of a sequence with their indexes, as offered in lines. */
export const stepsOf = (sequence: readonly string[]): string[] => sequence.map((step, index) => `${index}: ${step}`)

/** Compares by leading numbers if both have one, otherwise alphabetically. */
function byText(a: string, b: string): number {
  const [one, other] = [Number.parseInt(a, 10), Number.parseInt(b, 10)]
  if (one !== other && !Number.isNaN(one) && !Number.isNaN(other)) return one - other
  return a < b ? -1 : a > b ? 1 : 0
}
