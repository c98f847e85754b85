// Counts over a set of rows: integers only, so that the counts of parts add up exactly to those of the whole.

import type { VerdictWord } from '#questions/kinds/verdict'
import type { ScoredRow } from './row'
import { addMoments, type Moments, noMoments } from './statistics'

/** Names of the counts, in the order in which packed summaries hold them. */
export const countNames = [
  /** Number of rows. */
  'rows',
  'right',
  'wrong',
  /** No answer could be parsed. */
  'unreadable',
  /** Undecided for a reason other than missing PDDL. */
  'undecided',
  /** Undecided because the record has no PDDL. */
  'notCheckable',
  /** Rows with a person's verdict, which replaces the machine's only if requested. */
  'overridden',
  /** Rows that the published scorer's rules give a score. */
  'scored',
  'officialRight',
  /** Official score and verdict agree; among rows that are right, wrong or unreadable. */
  'agree',
  /** Official score 1, but not right. */
  'officialOnly',
  /** Official score 0, but right. */
  'provenOnly',
  /** Not checkable; the answer equals the published one, or (`unlike`) it does not. */
  'matches',
  'unlike',
  /** The file contains a score of its own; `recordedDiffers`: it differs from the official score computed here. */
  'recorded',
  'recordedDiffers',
  /** Answers that are sets; and the sum of their Jaccard similarities, in millionths. */
  'sets',
  'jaccard',
  /** Like `jaccard`, but 0 for an answer with a superfluous item: the strict variant of ACPBench Hard, section 6.2. */
  'strictJaccard',
  /** Wrong, with an index that is off by one. */
  'offByOne',
  /** No official score: the published program skips the response because it is empty; or it stops with an error. */
  'officialEmpty',
  'officialStops',
  /**
   * Reasons for unreadable responses: there is no text; the response was cut off at a limit; the model refused, or a
   * filter withheld it.
   */
  'noAnswer',
  'cutOff',
  'refused',
] as const

export type CountName = (typeof countNames)[number]
export type Counts = Readonly<Record<CountName, number>>

/** Counts of a set of rows, with the sums needed for confidence intervals of the accuracies. */
export interface Group {
  readonly counts: Counts
  /** Right verdicts, among responses that are right, wrong or unreadable. */
  readonly proven: Moments
  /** Official scores of 1, among responses with an official score. */
  readonly official: Moments
}

export const noCounts: Counts = Object.fromEntries(countNames.map(name => [name, 0])) as unknown as Counts
export const noGroup: Group = { counts: noCounts, proven: noMoments, official: noMoments }

export function addCounts(a: Counts, b: Counts): Counts {
  const sum = { ...a } as Record<CountName, number>
  for (const name of countNames) sum[name] += b[name]
  return sum
}

/** Adds two groups that have no question in common. */
export const addGroups = (a: Group, b: Group): Group => ({
  counts: addCounts(a.counts, b.counts),
  proven: addMoments(a.proven, b.proven),
  official: addMoments(a.official, b.official),
})

/** The fields of a row that are needed for counting. */
export type CountedRow = Pick<
  ScoredRow,
  | 'model'
  | 'question'
  | 'kind'
  | 'format'
  | 'domain'
  | 'verdict'
  | 'reason'
  | 'official'
  | 'unscored'
  | 'recorded'
  | 'published'
  | 'mistakes'
  | 'cause'
  | 'jaccard'
  | 'givenSteps'
  | 'actions'
> & {
  /** A person's verdict, if it replaces the machine's. */
  readonly personVerdict?: VerdictWord | undefined
  /** True if there is a person's verdict, whether or not it is counted. */
  readonly isOverridden?: boolean
}

/** How one row is counted: its verdict as counted, and where it differs from the official score. */
export interface RowCount {
  readonly verdict: VerdictWord
  /** True if the answer was judged, so the row is neither undecided nor not checkable. */
  readonly isKnown: boolean
  readonly differs: 'officialOnly' | 'provenOnly' | null
  /** Why official score and verdict differ; null if they agree. */
  readonly cause: string | null
}

export function countRow(row: CountedRow): RowCount {
  const verdict = row.personVerdict ?? row.verdict
  const isKnown = verdict !== 'undecided'
  const isRight = verdict === 'right'
  const differs =
    !isKnown || row.official === null || (row.official === 1) === isRight
      ? null
      : isRight
        ? 'provenOnly'
        : 'officialOnly'
  const isOwn = row.personVerdict !== undefined && row.personVerdict !== row.verdict
  const cause = differs === null ? null : isOwn ? 'override' : (row.cause ?? 'other')
  return { verdict, isKnown, differs, cause }
}

/** Reasons for unreadable responses → the names of their counts. */
const unreadNames: Readonly<Record<string, CountName>> = {
  'no-answer': 'noAnswer',
  'cut-off': 'cutOff',
  refused: 'refused',
}

/** Adds a row to counts under construction. */
export function addRowCounts(
  counts: Record<CountName, number>,
  row: CountedRow,
  { verdict, isKnown, differs }: RowCount,
): void {
  counts.rows++
  const isMachine = row.personVerdict === undefined
  if (verdict === 'undecided' && isMachine && row.reason === 'no-pddl') counts.notCheckable++
  else counts[verdict]++
  const unread = verdict === 'unreadable' && isMachine ? unreadNames[row.reason ?? ''] : undefined
  if (unread !== undefined) counts[unread]++
  if (row.isOverridden === true) counts.overridden++
  if (row.official !== null) {
    counts.scored++
    counts.officialRight += row.official
    if (isKnown) counts[differs ?? 'agree']++
  }
  if (row.unscored !== null) counts[row.unscored === 'empty' ? 'officialEmpty' : 'officialStops']++
  if (row.published !== null && row.reason === 'no-pddl') counts[row.published === 'matches' ? 'matches' : 'unlike']++
  if (row.recorded !== null) {
    counts.recorded++
    if (row.official !== null && row.recorded !== row.official) counts.recordedDiffers++
  }
  if (verdict === 'wrong' && row.mistakes.includes('off-by-one')) counts.offByOne++
  if (row.jaccard !== null) {
    const similarity = Math.round(row.jaccard * 1e6)
    counts.sets++
    counts.jaccard += similarity
    if (row.mistakes.every(code => code === 'missing')) counts.strictJaccard += similarity
  }
}
