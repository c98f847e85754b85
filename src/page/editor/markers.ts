// Diagnostics as the editor's markers. Spans are offsets from 0; Monaco counts lines and columns from 1; only this
// module converts between them.

import type { Span } from '#base/text'
import { LineTable } from '#base/text'
import type { Diagnostic } from '#planning/pddl/diagnostic'

export interface EditorRange {
  readonly startLineNumber: number
  readonly startColumn: number
  readonly endLineNumber: number
  readonly endColumn: number
}

export interface EditorMarker extends EditorRange {
  /** Monaco's severity: 8 is an error, 4 a warning. */
  readonly severity: 8 | 4
  readonly message: string
  readonly code: string
  readonly source: string
}

/** Beware of off-by-one errors: offsets are half-open and counted from 0, lines and columns from 1. */
export function toEditorRange(lines: LineTable, span: Span, length: number): EditorRange {
  const from = Math.min(span.from, length)
  const to = Math.min(Math.max(span.to, from), length)
  const start = lines.positionAt(from)
  const end = lines.positionAt(to)
  return {
    startLineNumber: start.line,
    startColumn: start.column,
    endLineNumber: end.line,
    // An empty span is shown as one character.
    endColumn: from === to ? end.column + 1 : end.column,
  }
}

/** Maximum number of markers; the first errors should be fixed first. */
const MAX_MARKERS = 500

export function markersOf(text: string, diagnostics: readonly Diagnostic[], source = 'PDDL'): readonly EditorMarker[] {
  const lines = new LineTable(text)
  return diagnostics.slice(0, MAX_MARKERS).map(({ code, severity, span, message, notes, fix }) => ({
    ...toEditorRange(lines, span, text.length),
    severity: severity === 'error' ? 8 : 4,
    message: [
      plainText(message),
      ...(notes ?? []).map(note => plainText(note.message)),
      ...(fix ? [fix.label] : []),
    ].join('\n'),
    code,
    source,
  }))
}

/** Markers show plain text, so backticks are replaced by quotation marks. */
const plainText = (message: string): string => message.replace(/`([^`]*)`/g, '“$1”')
