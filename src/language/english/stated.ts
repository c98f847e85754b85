// The meaning of a sentence, as a value.

/** The contents of a text. `items` are `(name arg …)`; several if one clause lists several objects. */
export interface Stated {
  readonly kind: 'fact' | 'action'
  readonly items: readonly string[]
  /** True if the facts are negated. */
  readonly negated: boolean
}

/** True if the object has one of these types; also true if the types are unknown. */
export type Fits = (object: string, types: readonly string[]) => boolean
