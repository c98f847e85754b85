// The result of checking a domain's English: a diagnostic with a minimal example.

import type { Span } from '#base/text'
import type { Diagnostic } from '#planning/pddl/diagnostic'

/** A fault of the phrases; `span` is a range of `phrases.yaml`. */
export interface PhraseFinding extends Diagnostic {
  readonly example?: FindingExample
}

/** An example of the fault: a sentence, and its intended meaning. */
export interface FindingExample {
  /** The assembled sentence. */
  readonly text: string
  /**
   * The fact or difference that the sentence is about: `(on a b)`, `(not (on a b))`, or a difference of states; absent
   * if irrelevant.
   */
  readonly item?: string
  /** The other wording involved, which reads the same, with its position. */
  readonly other?: { readonly item: string; readonly text: string; readonly span?: Span }
  /** Name of the problem that the objects belong to; absent for made-up objects. */
  readonly problem?: string
}

/** Collects findings, at most one per code and position. */
export class Findings {
  private readonly found = new Map<string, PhraseFinding>()

  add(finding: PhraseFinding): void {
    const key = `${finding.code} ${finding.span.from} ${finding.span.to}`
    if (!this.found.has(key)) this.found.set(key, finding)
  }

  /** True if there is a finding with one of these codes at exactly this range. */
  has(span: Span, ...codes: readonly string[]): boolean {
    return codes.some(code => this.found.has(`${code} ${span.from} ${span.to}`))
  }

  /** True if some finding overlaps this range. */
  touches({ from, to }: Span): boolean {
    for (const { span, notes = [] } of this.found.values())
      for (const at of [span, ...notes.flatMap(note => note.span ?? [])]) if (at.from < to && at.to > from) return true
    return false
  }

  /** True if a finding with the code is at this range, or names it as the other wording. */
  covers(code: string, { from, to }: Span): boolean {
    for (const finding of this.found.values())
      if (
        finding.code === code &&
        [finding.span, ...(finding.notes ?? []).map(note => note.span)].some(
          at => at !== undefined && at.from < to && at.to > from,
        )
      )
        return true
    return false
  }

  /** True if a finding has the code, at any place. */
  hasCode(code: string): boolean {
    return [...this.found.values()].some(finding => finding.code === code)
  }

  get count(): number {
    return this.found.size
  }

  /** All findings in the order of the text. */
  all(): PhraseFinding[] {
    return [...this.found.values()].sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to)
  }
}
