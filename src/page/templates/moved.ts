// Spans of a text after an edit that replaced one contiguous range; spans before or after the range are kept.

import type { Span } from '#base/text'
import type { PhraseFinding } from '#language/english/checks/finding'

/** The range of the old text that was replaced, and the offset of the text after it. */
export interface Edit extends Span {
  readonly shift: number
}

/** The smallest range of the old text to replace to get the new one. */
export function editBetween(old: string, now: string): Edit {
  const max = Math.min(old.length, now.length)
  let from = 0
  while (from < max && old.charCodeAt(from) === now.charCodeAt(from)) from++
  let end = 0
  while (end < max - from && old.charCodeAt(old.length - 1 - end) === now.charCodeAt(now.length - 1 - end)) end++
  return { from, to: old.length - end, shift: now.length - old.length }
}

/** The span in the new text; undefined if the edit overlaps it. */
export function movedSpan({ from, to }: Span, edit: Edit): Span | undefined {
  if (to <= edit.from) return { from, to }
  if (from >= edit.to) return { from: from + edit.shift, to: to + edit.shift }
  return undefined
}

/** A finding of the old text with its spans after the edit; undefined if its own span was edited. */
export function movedFinding(finding: PhraseFinding, edit: Edit): PhraseFinding | undefined {
  const span = movedSpan(finding.span, edit)
  if (span === undefined) return undefined
  const { notes, fix, example, ...rest } = finding
  const fixSpan = fix && movedSpan(fix.span, edit)
  const otherSpan = example?.other?.span && movedSpan(example.other.span, edit)
  const { span: _, ...other } = example?.other ?? { item: '', text: '' }
  return {
    ...rest,
    span,
    ...(notes === undefined
      ? {}
      : {
          notes: notes.flatMap(note => {
            const at = note.span && movedSpan(note.span, edit)
            return note.span === undefined ? [note] : at === undefined ? [] : [{ ...note, span: at }]
          }),
        }),
    ...(fix === undefined || fixSpan === undefined ? {} : { fix: { ...fix, span: fixSpan } }),
    ...(example === undefined
      ? {}
      : example.other === undefined
        ? { example }
        : {
            example: {
              ...example,
              other: { ...other, ...(otherSpan === undefined ? {} : { span: otherSpan }) },
            },
          }),
  }
}
