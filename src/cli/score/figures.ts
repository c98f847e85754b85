// The running totals of a scored run: the sums of its rows, the first issues, and the exit code. Rows are not kept.

import { exitOf } from '#cli/exit'
import type { FileRead, ResultIssue } from '#results/scoring/record'
import type { ScoredRow } from '#results/runs/row'
import { type SummaryJson, summaryJson } from '#results/runs/summary-json'
import type { Summary } from '#results/runs/summary-shape'
import { Tally } from '#results/runs/tally'

/** Maximum number of issues that are kept for display. */
const MAX_ISSUES = 20

/** Numbers of files and archive members: read; without usable content; skipped because of their names. */
export interface FileCounts {
  readonly read: number
  readonly unread: number
  readonly skipped: number
}

export class Figures {
  readonly #tally = new Tally()
  /** The first issues. */
  readonly issues: ResultIssue[] = []
  /** Undefined if lines are scored, which are not associated with files. */
  files: FileCounts | undefined
  issueCount = 0
  rows = 0
  #undecided = 0

  addRow(row: ScoredRow): void {
    this.#tally.add(row)
    this.rows++
    if (row.verdict === 'undecided' && row.reason !== 'no-pddl') this.#undecided++
  }

  addIssue(issue: ResultIssue): void {
    this.issueCount++
    if (this.issues.length < MAX_ISSUES) this.issues.push(issue)
  }

  summary(): Summary {
    return this.#tally.summary()
  }

  /** The summary printed last with `--json`. */
  json(): {
    readonly summary: SummaryJson & { readonly bad: number; readonly files?: FileCounts }
  } {
    const files = this.files === undefined ? {} : { files: this.files }
    return { summary: { ...summaryJson(this.summary()), bad: this.issueCount, ...files } }
  }

  /** Counts a file that was read to its end. */
  addFile({ records, questions, issues, skipped = 0 }: FileRead): void {
    const { read, unread, skipped: before } = this.files ?? { read: 0, unread: 0, skipped: 0 }
    const isRead = records + questions > 0 || (issues === 0 && skipped === 0)
    this.files = {
      read: read + (isRead ? 1 : 0),
      unread: unread + (isRead || skipped > 0 ? 0 : 1),
      skipped: before + skipped,
    }
  }

  /** 1: something could not be used; 3: a response with PDDL remained undecided. */
  exitCode(problems = 0): number {
    return exitOf(this.issueCount + problems, this.#undecided)
  }
}
