// The faults of a text, as values. Their wording is only in `messages.ts`.

import type { Span } from '#base/text'

/** The text that a place is in. */
export type TextRole = 'domain' | 'problem'

export interface Note {
  /** The related place, if any: a declaration, a first definition. */
  readonly span?: Span
  /** The text of `span`, if it is not the diagnostic's own. */
  readonly role?: TextRole
  readonly message: string
}

export interface Fix {
  readonly label: string
  readonly span: Span
  readonly text: string
  /** The changes to make in the other text. */
  readonly also?: readonly Change[]
}

/** A span of one of the texts replaced. */
export interface Change {
  readonly role: TextRole
  readonly span: Span
  readonly text: string
}

export interface Diagnostic {
  /** Kebab-case, names the faulty thing: `unknown-predicate`. Stable across versions. */
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** The smallest text that shows the fault. */
  readonly span: Span
  /** One sentence that is clear on its own; names in backticks. */
  readonly message: string
  readonly notes?: readonly Note[]
  /** Only if it is certainly right. */
  readonly fix?: Fix
}

export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error'
