// Counts over a set of rows: whole numbers only, so that the sums of parts equal those of the whole exactly.

import type { VerdictWord } from '#questions/kinds/verdict'
import type { ScoredRow } from './row'
import { addMoments, type Moments, noMoments } from './statistics'

/** Names of the counts, in the order in which packed summaries hold them. */
export const countNames = [
  /** All rows. */
  'rows',
  'right',
  'wrong',
  /** No answer could be read. */
  'unreadable',
  /** Undecided for another reason than missing PDDL. */
  'undecided',
  /** Undecided because the record carries no PDDL. */
  'notCheckable',
  /** A person's verdict on the row; counted in the verdicts only if requested. */
  'overridden',
  /** The published scorer's rules give a score. */
  'scored',
  'officialRight',
  /** Official score and verdict agree, for rows that are right, wrong or unreadable. */
  'agree',
  /** Official score 1, and not right. */
  'officialOnly',
  /** Official score 0, and right. */
  'provenOnly',
  /** Not checkable: whether the answer is the published one. */
  'matches',
  'unlike',
  /** The file contains its own score, which differs from the official one computed here. */
  'recorded',
  'recordedDiffers',
  /** Answers that are sets; sum of their Jaccard similarities in millionths. */
  'sets',
  'jaccard',
  /** The same where an item too many makes it 0: the strict variant of ACPBench Hard, section 6.2. */
  'strictJaccard',
  /** Wrong, and its index is off by one. */
  'offByOne',
  /** The published program leaves them out, since they are empty; it stops with an error. Neither has a score. */
  'officialEmpty',
  'officialStops',
  /** Unreadable: there is no text; the response was cut off at a limit; the model refused, or a filter withheld it. */
  'noAnswer',
  'cutOff',
  'refused',
] as const

export type CountName = (typeof countNames)[number]
export type Counts = Readonly<Record<CountName, number>>

/** Counts of a set of rows, and what the shares of its right responses need. */
export interface Group {
  readonly counts: Counts
  /** Right verdicts among responses that are right, wrong or unreadable. */
  readonly proven: Moments
  /** Official score 1 among those with an official score. */
  readonly official: Moments
}

export const noCounts: Counts = Object.fromEntries(countNames.map(name => [name, 0])) as unknown as Counts
export const noGroup: Group = { counts: noCounts, proven: noMoments, official: noMoments }

export function addCounts(a: Counts, b: Counts): Counts {
  const sum = { ...a } as Record<CountName, number>
  for (const name of countNames) sum[name] += b[name]
  return sum
}

/** Of two groups without a common question. */
export const addGroups = (a: Group, b: Group): Group => ({
  counts: addCounts(a.counts, b.counts),
  proven: addMoments(a.proven, b.proven),
  official: addMoments(a.official, b.official),
})

/** The fields of a row that counting uses. */
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
  /** A person's verdict, if it is to be counted instead. */
  readonly said?: VerdictWord | undefined
  /** A person states something, counted or not. */
  readonly isOverridden?: boolean
}

/** How one row is counted: its verdict as counted, and where it differs from the official score. */
export interface RowCount {
  readonly verdict: VerdictWord
  /** The verdict describes the answer: it is neither undecided nor not checkable. */
  readonly isKnown: boolean
  readonly differs: 'officialOnly' | 'provenOnly' | null
  /** Why official score and verdict differ; null if they do not. */
  readonly cause: string | null
}

export function countRow(row: CountedRow): RowCount {
  const verdict = row.said ?? row.verdict
  const isKnown = verdict !== 'undecided'
  const isRight = verdict === 'right'
  const differs =
    !isKnown || row.official === null || (row.official === 1) === isRight
      ? null
      : isRight
        ? 'provenOnly'
        : 'officialOnly'
  const isOwn = row.said !== undefined && row.said !== row.verdict
  const cause = differs === null ? null : isOwn ? 'override' : (row.cause ?? 'other')
  return { verdict, isKnown, differs, cause }
}

/** Reasons of unreadable responses → what they are counted as. */
const unreadNames: Readonly<Record<string, CountName>> = {
  'no-answer': 'noAnswer',
  'cut-off': 'cutOff',
  refused: 'refused',
}

/** Adds a row to counts that are being made. */
export function addRowCounts(
  counts: Record<CountName, number>,
  row: CountedRow,
  { verdict, isKnown, differs }: RowCount,
): void {
  counts.rows++
  const isMachine = row.said === undefined
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
