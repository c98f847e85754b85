// Texts that must be one of a few names, such as a heuristic or a search. They are checked together with the types,
// before evaluation.

import { algorithms } from '#planning/textbook/algorithms'
import { nearNames } from '#base/suggest'
import { heuristicNames } from '#planning/textbook/options'
import type { Checked, Typed } from './typed'
import type { Type } from './types'

/** Names of searches: those of the textbook, and backward search. */
export const runNames: readonly string[] = [...algorithms, 'backward-mutex']

const known: Readonly<Partial<Record<Extract<Type, string>, readonly string[]>>> = {
  heuristic: heuristicNames,
  run: runNames,
  ties: ['first', 'last'],
}

/** The expression itself, or a mistake if its text is not one of the expected names. */
export function checkWord(found: Typed, wanted: Type): Checked {
  const names = typeof wanted === 'string' ? known[wanted] : undefined
  if (names === undefined || found.kind !== 'constant' || typeof found.value !== 'string') return found
  const { value, from, to } = found
  if (names.includes(value)) return found
  const near = value.length > 60 ? [] : nearNames(value, names)
  const what = wanted === 'ties' ? 'rule for ties' : wanted === 'run' ? 'search' : 'heuristic'
  const better = near[0] === undefined ? `There are ${names.join(', ')}.` : `Did you mean “${near[0]}”?`
  return {
    kind: 'mistake',
    mistake: { message: `There is no ${what} “${value}”. ${better}`, from, to },
  }
}
