// A problem as the published program stores it: names as written, unchecked types, goals flattened to atoms.

/** A predicate and its arguments, case preserved: `['on', 'a', 'b']`. */
export type OfficialAtom = readonly [predicate: string, ...args: string[]]

export interface OfficialObject {
  readonly name: string
  /** The type as written, including `object`; null if untyped. Types have no hierarchy here. */
  readonly type: string | null
}

/** The data from which the published program builds its graph. Of repeated atoms, only the first is kept. */
export interface OfficialProblem {
  readonly name: string
  /** The name after `:domain`. */
  readonly domain: string
  /** Without repeats. */
  readonly requirements: readonly string[]
  readonly objects: readonly OfficialObject[]
  readonly init: readonly OfficialAtom[]
  readonly goal: readonly OfficialAtom[]
}

/** An atom as text: `on a b`. */
export const atomKey = (atom: OfficialAtom): string => atom.join(' ')
