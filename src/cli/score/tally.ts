// What a scored run comes to: its rows as columns, its issues as far as they are shown, and the exit code.

import type { ResultIssue } from '../../results/record'
import type { ScoredRow } from '../../runs/row'
import { RunTable } from '../../runs/table'

/** Issues that are kept to be shown. */
const MOST_ISSUES = 20

export class Tally {
  /** Without answers and explanations, which no figure is made of. */
  readonly table = new RunTable()
  readonly issues: ResultIssue[] = []
  issueCount = 0
  undecided = 0

  addRow(row: ScoredRow): void {
    this.table.append([{ ...row, answer: '', explanation: '' }])
    if (row.verdict === 'undecided' && row.reason !== 'no-pddl') this.undecided++
  }

  /** 1: something could not be used; 3: something that can be decided stayed undecided. */
  exitCode(problems: number): number {
    return this.issueCount + problems > 0 ? 1 : this.undecided > 0 ? 3 : 0
  }

  addIssue(issue: ResultIssue): void {
    this.issueCount++
    if (this.issues.length < MOST_ISSUES) this.issues.push(issue)
  }
}
