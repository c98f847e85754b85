// The findings about a lesson, sorted by file and place.

import type { LessonFinding, TextPlace } from '#teaching/lesson'

/** Maximum number of findings. */
const MAX_FINDINGS = 300

export class Findings {
  private readonly found: LessonFinding[] = []

  error(code: string, place: TextPlace, message: string, fix?: LessonFinding['fix']): void {
    this.add('error', code, place, message, fix)
  }

  warning(code: string, place: TextPlace, message: string, fix?: LessonFinding['fix']): void {
    this.add('warning', code, place, message, fix)
  }

  private add(
    severity: LessonFinding['severity'],
    code: string,
    place: TextPlace,
    message: string,
    fix: LessonFinding['fix'],
  ): void {
    if (this.found.length < MAX_FINDINGS)
      this.found.push({ severity, code, message, place, ...(fix === undefined ? {} : { fix }) })
  }

  /** By file in the listed order, then by place; errors first at the same place. */
  sorted(files: readonly string[]): readonly LessonFinding[] {
    const rank = new Map(files.map((name, i) => [name, i]))
    const of = ({ file }: TextPlace): number => rank.get(file) ?? files.length
    return [...this.found].sort(
      (a, b) =>
        of(a.place) - of(b.place) ||
        a.place.from - b.place.from ||
        (a.severity < b.severity ? -1 : a.severity > b.severity ? 1 : 0),
    )
  }
}
