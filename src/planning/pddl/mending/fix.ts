// Fixes that are computed for a fault, and the texts after one.

import type { Span } from '#base/text'
import type { Change, Diagnostic, Fix, TextRole } from '../diagnostic'
import type { Texts } from '../symbols'
import type { FaultCount } from './fault-count'

/** A change of one of the texts, or of both. Spans are offsets in the unchanged texts, and do not overlap. */
export interface QuickFix extends Fix, Change {
  /** Certain, according to the diagnostic. */
  readonly isSure: boolean
  /** True if there is no other interpretation, provided that the fix leaves fewer faults: *Fix all* applies it. */
  readonly isClear: boolean
}

/** A fault of one of the texts, with its context. */
export interface FaultAt {
  readonly texts: Texts
  readonly role: TextRole
  readonly diagnostic: Diagnostic
  readonly now: FaultCount
}

/** A fix of the text in which the fault is. */
export const fixOf = (
  { role }: Pick<FaultAt, 'role'>,
  span: Span,
  text: string,
  label: string,
  isClear = true,
): QuickFix => ({ label, role, span, text, isSure: false, isClear })

/** One fix of several changes; undefined if there are none. */
export function joined(label: string, changes: readonly Change[], isClear = true): QuickFix | undefined {
  const [first, ...also] = changes
  return first && { label, ...first, ...(also.length > 0 ? { also } : {}), isSure: false, isClear }
}

export const insertion = (at: number): Span => ({ from: at, to: at })

/** All changes of a fix, the last in the text first, so that each leaves the offsets of the next unchanged. */
export const changesOf = ({ role, span, text, also = [] }: Change & Pick<Fix, 'also'>): readonly Change[] =>
  [{ role, span, text }, ...also].sort((a, b) => b.span.from - a.span.from || b.span.to - a.span.to)

/** The texts with a fix applied. */
export function applied(texts: Texts, fix: Change & Pick<Fix, 'also'>): Texts {
  const after = { domain: texts.domain, problem: texts.problem }
  for (const { role, span, text } of changesOf(fix))
    after[role] = after[role].slice(0, span.from) + text + after[role].slice(span.to)
  return after
}
