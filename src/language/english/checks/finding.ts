// The result of a check of a domain's English: a diagnostic with the smallest example that shows it.

import type { Span } from '#base/text'
import type { Diagnostic } from '#planning/pddl/diagnostic'

/** A fault of the phrases; `span` lies in `phrases.yaml`. */
export interface PhraseFinding extends Diagnostic {
  readonly example?: FindingExample
}

/** An example of the fault: a sentence, and its intended meaning. */
export interface FindingExample {
  /** The assembled sentence. */
  readonly text: string
  /** Its contents: `(on a b)`, `(not (on a b))`, or a difference of states; absent if irrelevant. */
  readonly item?: string
  /** The other wording involved: what reads the same, with its place. */
  readonly other?: { readonly item: string; readonly text: string; readonly span?: Span }
  /** Name of the problem whose objects it is about; absent for made-up objects. */
  readonly problem?: string
}

/** Collects findings; one of each code at each place. */
export class Findings {
  private readonly found = new Map<string, PhraseFinding>()

  say(finding: PhraseFinding): void {
    const key = `${finding.code} ${finding.span.from} ${finding.span.to}`
    if (!this.found.has(key)) this.found.set(key, finding)
  }

  /** True if a finding has one of these codes and exactly this place. */
  has(span: Span, ...codes: readonly string[]): boolean {
    return codes.some(code => this.found.has(`${code} ${span.from} ${span.to}`))
  }

  /** True if some finding concerns a part of this place. */
  touches({ from, to }: Span): boolean {
    for (const { span, notes = [] } of this.found.values())
      for (const at of [span, ...notes.flatMap(note => note.span ?? [])]) if (at.from < to && at.to > from) return true
    return false
  }

  /** True if a finding of the code is here, or names this place as the other one. */
  tells(code: string, { from, to }: Span): boolean {
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
  says(code: string): boolean {
    return [...this.found.values()].some(finding => finding.code === code)
  }

  get count(): number {
    return this.found.size
  }

  /** In the order of the text. */
  all(): PhraseFinding[] {
    return [...this.found.values()].sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to)
  }
}
