// The fixes of the faults at a place, for an editor.

import type { Span } from '#base/text'
import type { Diagnostic, TextRole } from '../diagnostic'
import { fixesOf } from '../mending/candidates'
import { countFaults } from '../mending/fault-count'
import type { QuickFix } from '../mending/fix'
import { labels } from '../messages'
import type { Texts } from '../symbols'

/** A diagnostic with its fixes. */
export interface Mendable {
  readonly code: string
  readonly span: Span
  readonly fixes: readonly QuickFix[]
}

/** Maximum number of faults to compute fixes for at once; an editor asks for one place. */
const MAX_FAULTS = 10

/** The fixes of faults that touch a span of one text; if there are none, of faults on its lines. */
export function quickFixesAt(texts: Texts, role: TextRole, { from, to }: Span): readonly Mendable[] {
  const now = countFaults(texts)
  const touching = (start: number, end: number): readonly Diagnostic[] =>
    now.diagnostics[role].filter(({ span }) => span.from <= end && span.to >= start)
  const text = texts[role]
  const here = touching(from, to)
  const lineEnd = text.indexOf('\n', to)
  const around =
    here.length > 0 ? here : touching(text.lastIndexOf('\n', from - 1) + 1, lineEnd < 0 ? text.length : lineEnd)
  return around.slice(0, MAX_FAULTS).flatMap(diagnostic => {
    const fixes = fixesOf(texts, role, diagnostic, now)
    return fixes.length === 0 ? [] : [{ code: diagnostic.code, span: diagnostic.span, fixes: placed(texts, fixes) }]
  })
}

/** Fixes with the same label also show the text before their place. */
function placed(texts: Texts, fixes: readonly QuickFix[]): readonly QuickFix[] {
  const isDoubled = ({ label }: QuickFix): boolean => fixes.filter(other => other.label === label).length > 1
  return fixes.map(fix =>
    isDoubled(fix) ? { ...fix, label: labels.after(fix.label, before(texts[fix.role], fix.span.from)) } : fix,
  )
}

/** Maximum length of the quoted text before a place. */
const MAX_QUOTED = 32

/** The word or list that ends before the offset, cut at its beginning. */
function before(text: string, offset: number): string {
  const end = text.slice(0, offset).trimEnd().length
  let start = end
  let depth = 0
  while (start > 0 && end - start < MAX_QUOTED) {
    const char = text[start - 1]!
    if (depth === 0 && start < end && /[\s()]/.test(char)) break
    if (char === ')') depth++
    if (char === '(') depth--
    start--
    if (depth === 0 && char === '(') break
  }
  const isCut = depth > 0
  return `${isCut ? '…' : ''}${text.slice(start, end).replace(/\s+/g, ' ')}`
}
