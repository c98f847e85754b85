// Which field of a generic record means what: the shape of a file's records, and the mapping of their fields.

/** What a field can mean. */
export const meanings = [
  'response',
  'id',
  'question',
  'context',
  'task',
  'model',
  'attempt',
  'score',
] as const
export type Meaning = (typeof meanings)[number]

/**
 * Meaning → path of the field: `answer`, or names and places joined by dots, `choices.0.text`. A mapping is of use where
 * it names `response` and one of `id` and `question`. Plain data: it is kept for files of one shape.
 */
export type Mapping = Readonly<Partial<Record<Meaning, string>>>

/** The fields that records of a file have, and what they hold in the first ones. */
export interface Shape {
  /** The same for all files with fields of the same names: what a kept mapping is found by. */
  readonly key: string
  readonly fields: readonly ShapeField[]
}

export interface ShapeField {
  readonly path: string
  /** Of the first few records, '' where a record lacks it; each cut to 200 characters. */
  readonly samples: readonly string[]
}

/** A mapping with how sure it is. */
export interface ProposedMapping {
  readonly mapping: Mapping
  /** Why each field was chosen, in words for people. */
  readonly reasons: Readonly<Partial<Record<Meaning, string>>>
  /** Is it sure enough to be applied without being looked at? */
  readonly sure: boolean
}
