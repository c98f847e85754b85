// The page's API for English: descriptions of single items, and which words of a text describe which facts.

import type { Source } from '#planning/pddl/source'
import type { MarkedText } from '#questions/views/english/mark-text'
import type { Description } from '#questions/views/english/describe'

export interface EnglishApi {
  /** `english`: the question's own text; its phrases are preferred. */
  describe(source: Source, kind: 'fact' | 'action' | 'object', name: string, english?: string): Description
  /** Which words of a question's English describe which facts; only unambiguous matches. */
  mark(source: Source, english: string, edit: Source | null): MarkedText
}
