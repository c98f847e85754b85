// Where the readers put what they find wrong. Inside of lists whose brackets do not match they are quiet:
// that fault has been reported, and what it shifts about would only repeat it.

import type { Span } from '../base/text'
import type { Diagnostic, Fix, Note } from './diagnostic'
import type { DiagnosticCode, MessageArguments } from './messages'
import { diagnose } from './messages'

export interface Extras {
  readonly notes?: readonly Note[]
  readonly fix?: Fix
}

export class Log {
  readonly diagnostics: Diagnostic[] = []
  /** Set when something was left out of the model; the caller clears it before reading what it asks about. */
  lost = false
  private quiet = 0

  /** Adds a diagnostic unless this is a quiet place. */
  report<C extends DiagnosticCode>(
    code: C,
    span: Span,
    parts: MessageArguments<C>,
    extras?: Extras,
  ): void {
    if (this.quiet === 0) this.diagnostics.push(diagnose(code, span, parts, extras))
  }

  /** As `report`, for a fault that leaves something out of the model. */
  lose<C extends DiagnosticCode>(
    code: C,
    span: Span,
    parts: MessageArguments<C>,
    extras?: Extras,
  ): void {
    this.lost = true
    this.report(code, span, parts, extras)
  }

  /** Enters a list; in a broken one everything is quiet until `leave`. */
  enter(list: { readonly broken: boolean }): void {
    if (!list.broken) return
    this.quiet++
    this.lost = true
  }

  leave(list: { readonly broken: boolean }): void {
    if (list.broken) this.quiet--
  }

  /** All diagnostics in the order of the text. */
  inOrder(): readonly Diagnostic[] {
    return this.diagnostics.sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to)
  }
}
