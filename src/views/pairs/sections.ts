// The two problems line by line.

import type { Span } from '../../base/text'
import type { Diff } from '../../equivalence/diff/diff'
import type { PairRequest, DiffLine, LineKind, LineText, SectionDiff } from './pair-view'

/** Lines of one section that are shown. */
const most = 2_000

/** The sections of the view. */
export function sectionsOf(request: PairRequest, diff: Diff): readonly SectionDiff[] {
  const lines = (section: readonly Sided[]): readonly DiffLine[] =>
    section.map(({ what, a, b }) => ({
      what,
      depth: 0,
      inA: a && lineText(request.a, a.span),
      inB: b && lineText(request.b, b.span),
      english: '',
      note: '',
    }))
  return [
    section('objects', lines(diff.objects)),
    section('init', lines([...diff.init, ...diff.values])),
    section('goal', lines(diff.goal)),
  ]
}

interface Sided {
  readonly what: LineKind
  readonly a: { readonly span: Span } | null
  readonly b: { readonly span: Span } | null
}

/** As it is written, blanks and comments made one blank. */
const lineText = (text: string, span: Span): LineText => ({
  text: text
    .slice(span.from, span.to)
    .replace(/;[^\n]*/g, ' ')
    .replace(/\s+/g, ' '),
  span,
})

function section(name: SectionDiff['section'], lines: readonly DiffLine[]): SectionDiff {
  const counts = { same: 0, renamed: 0, changed: 0, missing: 0, extra: 0, implied: 0, open: 0 }
  for (const { what } of lines) counts[what]++
  if (lines.length <= most) return { section: name, lines, counts, leftOut: 0 }
  const alike = (line: DiffLine): boolean => line.what === 'same' || line.what === 'renamed'
  const sorted = [...lines.filter(line => !alike(line)), ...lines.filter(alike)]
  return { section: name, lines: sorted.slice(0, most), counts, leftOut: lines.length - most }
}
