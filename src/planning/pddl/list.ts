// Nested lists of words, as they are written in a PDDL text.

import type { Span } from '#base/text'

/** A word, lower-cased; `items` is undefined. */
export interface ListWord {
  readonly text: string
  readonly span: Span
  readonly items: undefined
  readonly broken: boolean
}

export interface List {
  readonly text: ''
  readonly span: Span
  readonly items: readonly Node[]
  /** Its brackets do not match, so some of its contents may belong elsewhere. */
  readonly broken: boolean
}

export type Node = ListWord | List

/** Unmatched brackets, in the order found. */
export type BracketFault =
  /** `list` is still open at `at`, which cannot be inside it; or at the end of the text. */
  | { readonly kind: 'unclosed'; readonly list: List; readonly at?: ListWord }
  /** The surplus `bracket` precedes the list that `at` heads. */
  | { readonly kind: 'doubled'; readonly bracket: Span; readonly at: ListWord }
  /** The bracket before `at` is missing. */
  | { readonly kind: 'unopened'; readonly at: ListWord }
  /** `bracket` closes `list`, but `at` shows that it continues. */
  | {
      readonly kind: 'closed-early'
      readonly bracket: Span
      readonly list: List
      readonly at: ListWord
      readonly section: List | undefined
    }
  /** `bracket` closes no list. */
  | { readonly kind: 'stray'; readonly bracket: Span; readonly section: List | undefined }
  /** More than `maxDepth` brackets are open; the contents are not read. */
  | { readonly kind: 'too-deep'; readonly bracket: Span }

export interface Lists {
  readonly top: readonly Node[]
  readonly comments: readonly Span[]
  readonly faults: readonly BracketFault[]
  /** Words such as `car?x`, which are two words without a space between them. */
  readonly glued: readonly Span[]
  /** The lists that the text's end leaves open, outermost first. */
  readonly open: readonly List[]
}

/**
 * Maximum number of open brackets; deeper ones get a diagnostic. All later stages rely on this limit to recurse
 * safely.
 */
export const maxDepth = 500

/** The first word of a list, if it begins with one. */
export const headOf = (node: Node): string => node.items?.[0]?.text ?? ''
