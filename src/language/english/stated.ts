// The meaning of a sentence, as a value.

/** What a text states. `items` are `(name arg …)`; several where one clause lists several objects. */
export interface Stated {
  readonly kind: 'fact' | 'action'
  readonly items: readonly string[]
  /** True if the facts are denied. */
  readonly negated: boolean
}

/** Is the object of one of these types? Types that are none: any object is. */
export type Fits = (object: string, types: readonly string[]) => boolean
