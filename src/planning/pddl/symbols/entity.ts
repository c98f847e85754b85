// The meaning of a name in the two texts, and its occurrences.

import type { Span } from '#base/text'
import type { TextRole } from '../diagnostic'

export type EntityKind =
  | 'domain'
  | 'problem'
  | 'requirement'
  | 'type'
  | 'predicate'
  | 'function'
  | 'action'
  /** Objects of the problem and constants of the domain, which share a namespace. */
  | 'object'
  | 'variable'

/** A place in one of the two texts. */
export interface TextPlace {
  readonly role: TextRole
  readonly span: Span
}

export interface Occurrence extends TextPlace {
  readonly entity: Entity
  readonly isDeclaration: boolean
}

/** One meaning of a name. */
export interface Entity {
  readonly kind: EntityKind
  /** Lower-cased; variables keep their `?`. */
  readonly name: string
  /** Domain first, each text in its order. */
  readonly occurrences: Occurrence[]
  /** For a variable: the action, rule, declaration or goal it belongs to. */
  readonly block?: TextPlace
}
