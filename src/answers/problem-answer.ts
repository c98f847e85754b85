// A PDDL problem in a response: in a code fence, in prose, or bare.

import type { Span } from '../base/text'
import type { Doc } from './lines'
import type { Choice } from './mention'
import type { Names } from './names'
import type { Answer } from './reading'

/** The whole span as a problem, where it is one and nothing else. */
export const problemIn = (text: string, span: Span): Answer | null =>
  text[span.from] === '(' && text[span.to - 1] === ')'
    ? { kind: 'problem', text: text.slice(span.from, span.to), span }
    : null

/** The problem that a response gives. */
export function problemAnswer(doc: Doc, _names: Names): Choice {
  const from = doc.text.indexOf('(define')
  const to = doc.text.lastIndexOf(')') + 1
  return { answer: from < 0 ? null : problemIn(doc.text, { from, to }), doubt: null }
}
