// A problem as the published program keeps it: names as written, no types checked, goals flattened to atoms.

/** A predicate and its arguments, case kept: `['on', 'a', 'b']`. */
export type OfficialAtom = readonly [predicate: string, ...args: string[]]

export interface OfficialObject {
  readonly name: string
  /** The type as it is written, `object` too; null if none is. Types have no hierarchy here. */
  readonly type: string | null
}

/** What the published program builds its graph from. Repeated atoms are dropped, each kept where it was first. */
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
