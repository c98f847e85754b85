// All that a renaming can make of something said about a problem, such as its goal: one renaming for each distinct image.

import type { Renaming } from '../../certificates/pairs/pair-certificate'
import type { Budget } from './budget'
import { allMappings } from './plain-search'
import { renamer, renamingOf } from './renaming'
import type { Structure } from './structure'

export interface ImageQuery {
  /** Renamings map a exactly onto b: initial states with whatever labels every renaming in question must keep. */
  readonly a: Structure
  readonly b: Structure
  /** A text for the image under a renaming of names; equal texts are the same image (`formulaKey` for a formula). */
  readonly keyOf: (to: (name: string) => string) => string
  readonly budget: Budget
}

/**
 * One renaming for each distinct image, those that keep most names first. All were given just when the iterator ended and the
 * budget is not exceeded.
 */
export function* imagesOf({ a, b, keyOf, budget }: ImageQuery): Generator<Renaming> {
  const seen = new Set<string>()
  for (const mapping of allMappings(a, b, budget)) {
    const renaming = renamingOf(a, b, mapping)
    const key = keyOf(renamer(renaming))
    if (seen.has(key)) continue
    seen.add(key)
    yield renaming
  }
}
