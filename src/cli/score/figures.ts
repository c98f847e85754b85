// What a scored run comes to while it is scored: the sums of its rows, its issues as far as they are shown, and the exit
// code. Rows themselves are not kept.

import type { ResultIssue } from '../../results/record'
import type { ScoredRow } from '../../runs/row'
import { type SummaryJson, summaryJson } from '../../runs/summary-json'
import type { Summary } from '../../runs/summary-shape'
import { Tally } from '../../runs/tally'

/** Issues that are kept to be shown. */
const MOST_ISSUES = 20

export class Figures {
  readonly #tally = new Tally()
  /** The first ones. */
  readonly issues: ResultIssue[] = []
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
    if (this.issues.length < MOST_ISSUES) this.issues.push(issue)
  }

  summary(): Summary {
    return this.#tally.summary()
  }

  /** What is printed last with `--json`. */
  json(): { readonly summary: SummaryJson & { readonly bad: number } } {
    return { summary: { ...summaryJson(this.summary()), bad: this.issueCount } }
  }

  /** 1: something could not be used; 3: something that carries PDDL stayed undecided. */
  exitCode(problems = 0): number {
    return this.issueCount + problems > 0 ? 1 : this.#undecided > 0 ? 3 : 0
  }
}
