// Fixes of unmatched brackets: each place where one more or one less could be is tried, as the place that is reported is
// often only where the fault is noticed.

import type { Span } from '#base/text'
import { labels } from '../messages'
import { CLOSE, COMMENT, OPEN, readTokens } from '../tokens'
import { type FaultAt, fixOf, insertion, type QuickFix } from './fix'

/** Maximum length of the part of a text in which places are tried. */
const MAX_PART = 2_500
/** Maximum number of characters read for the places of one fault. */
const MAX_READ = 2_000_000

const section =
  /\(\s*:(?:action|derived|predicates|functions|types|constants|objects|init|goal|requirements|domain)\b/gi

/** Heads of lists that contain lists: `(and` is not closed before its first one. */
const operator = /^(?:and|or|not|imply|when|forall|exists|:.*)$/i

export function bracketFixes(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  if (diagnostic.code === 'bracket-never-opened') return []
  const part = partOf(fault)
  const text = texts[role]
  const { kinds, from, to } = readTokens(text.slice(part.from, part.to))
  const fixes: QuickFix[] = []
  const max = MAX_READ / Math.max(text.length, 1)
  for (let i = 0; i < kinds.length && fixes.length < max; i++) {
    const start = part.from + from[i]!
    const end = part.from + to[i]!
    const next = kinds[i + 1]
    if (kinds[i] === COMMENT) continue
    if (diagnostic.code === 'bracket-never-closed') {
      // In a run of brackets, each place gives the same text. An operator without operands is never intended.
      const isHead = kinds[i - 1] === OPEN && next === OPEN && operator.test(text.slice(start, end))
      if (kinds[i] !== OPEN && next !== CLOSE && !isHead)
        fixes.push(fixOf(fault, insertion(end), ')', labels.insert(')')))
      if (kinds[i] === OPEN && next === OPEN) fixes.push(fixOf(fault, { from: start, to: end }, '', labels.remove('(')))
    } else if (kinds[i] === CLOSE && next !== CLOSE)
      fixes.push(fixOf(fault, { from: start, to: end }, '', labels.remove(')')))
    else if (kinds[i] === OPEN && diagnostic.code === 'bracket-doubled' && next === OPEN)
      fixes.push(fixOf(fault, { from: start, to: end }, '', labels.remove('(')))
  }
  return fixes
}

/** The part of the text in which the bracket may be missing or surplus. */
function partOf({ texts, role, diagnostic }: FaultAt): Span {
  const text = texts[role]
  const { span, notes = [] } = diagnostic
  if (diagnostic.code === 'bracket-never-closed') {
    const next = notes.find(note => note.span !== undefined && note.span.from > span.from && isKeyword(text, note.span))
    const to = next?.span === undefined ? text.trimEnd().length : endBefore(text, next.span.from)
    return { from: Math.max(span.from, lastSection(text, to), to - MAX_PART), to }
  }
  return { from: Math.max(lastSection(text, span.to), span.to - MAX_PART), to: Math.min(text.length, span.to + 1) }
}

function lastSection(text: string, end: number): number {
  let from = 0
  for (const { index } of text.slice(0, end).matchAll(section)) from = index
  return from
}

const isKeyword = (text: string, { from }: Span): boolean => text[from] === ':'

/** The end of the text before the list that begins before a word. */
function endBefore(text: string, word: number): number {
  let end = text.slice(0, word).trimEnd().length
  if (text[end - 1] === '(') end = text.slice(0, end - 1).trimEnd().length
  return end
}
