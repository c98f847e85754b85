// The faults of a lesson, in the order of its files and places.

import type { LessonFinding, TextPlace } from '#teaching/lesson'

/** More than anyone reads. */
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

  /** By file in the listed order, then by place; errors of a place first. */
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
