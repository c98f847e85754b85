// Texts that must be one of a few names: a heuristic, a search. The names are checked together with the types, before
// evaluation.

import { algorithms } from '#planning/textbook/algorithms'
import { nearNames } from '#base/suggest'
import { heuristicNames } from '#planning/textbook/options'
import type { Checked, Typed } from './typed'
import type { Type } from './types'

/** Searches by name: those of the textbook, and backwards. */
export const runNames: readonly string[] = [...algorithms, 'backward-mutex']

const known: Readonly<Partial<Record<Extract<Type, string>, readonly string[]>>> = {
  heuristic: heuristicNames,
  run: runNames,
  ties: ['first', 'last'],
}

/** The same, or the mistake that the text names none of its kind. */
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
