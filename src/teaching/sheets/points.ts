// Points of a sheet: each item's points times the credit of the answer; and the tables that the gradebooks of learning
// platforms import.

import type { Overlap } from '#questions/kinds/overlap'
import { cell } from './csv'
import { handleKey } from './handle'
import type { JudgedItem, JudgedResult } from './judged'
import type { Sheet, SheetItem } from './sheet'

export const MAX_POINTS = 100

/** Points of an item; reading a step of a lesson has none. */
export const pointsOf = (item: SheetItem): number => (item.item === 'step' ? 0 : (item.points ?? 1))

/** The sum of the points of all items. */
export const pointsOfSheet = ({ items }: Sheet): number => items.reduce((sum, item) => sum + pointsOf(item), 0)

/**
 * The share of the points for a list with mistakes, from 0 to 1: the number of right entries less the number of
 * superfluous ones, divided by the number of right entries asked for.
 */
export const partialCredit = ({ right, extra, missing }: Overlap): number =>
  right + missing === 0 ? 0 : Math.max(0, right - extra) / (right + missing)

/** The credit of an answer, from 0 to 1; null if it was not decided, and the teacher has to grade it. */
export function creditOf({ word, overlap }: Pick<JudgedItem, 'word' | 'overlap'>, isPartial: boolean): number | null {
  switch (word) {
    case 'right':
      return 1
    case 'undecided':
    case 'nothing':
      return null
    case 'wrong':
      return isPartial && overlap !== null ? partialCredit(overlap) : 0
    default:
      return 0
  }
}

export interface Grade {
  /** Points of each item; null where the teacher has to grade it, and for items without points. */
  readonly items: readonly (number | null)[]
  readonly total: number
  /** True if an item with points is not graded. */
  readonly isOpen: boolean
}

export function gradeOf(sheet: Sheet, { items }: JudgedResult): Grade {
  const points = sheet.items.map((item, index) => {
    const max = pointsOf(item)
    const judged = items[index]
    const credit = judged === undefined || max === 0 ? null : creditOf(judged, sheet.partial)
    return credit === null ? null : rounded(max * credit)
  })
  return {
    items: points,
    total: rounded(points.reduce<number>((sum, each) => sum + (each ?? 0), 0)),
    isOpen: points.some((each, index) => each === null && pointsOf(sheet.items[index]!) > 0),
  }
}

/** To two decimals, which gradebooks show. */
const rounded = (points: number): number => Math.round(points * 100) / 100

/** `plain`: all items; the others: the columns that the gradebooks of these learning platforms import. */
export type GradebookFormat = 'plain' | 'moodle' | 'canvas'

/**
 * One row for each student, with the total. Names on the class list without a result have empty cells. The first of
 * several results under one name counts. A result without a name has a row of its own in the plain table, and none in
 * the others.
 */
export function gradebookCsv(
  sheet: Sheet,
  judged: readonly JudgedResult[],
  classList: readonly string[],
  format: GradebookFormat,
): string {
  const grades = new Map<string, { readonly name: string; readonly grade: Grade | null }>()
  for (const name of classList) grades.set(handleKey(name), { name, grade: null })
  for (const [index, each] of judged.entries()) {
    if (each.result.handle === '') {
      if (format === 'plain') grades.set(`\n${index}`, { name: '', grade: gradeOf(sheet, each) })
      continue
    }
    const key = handleKey(each.result.handle)
    const known = grades.get(key)
    if (known === undefined || known.grade === null)
      grades.set(key, { name: known?.name ?? each.result.handle, grade: gradeOf(sheet, each) })
  }
  const max = pointsOfSheet(sheet)
  const rows = [...grades.values()].map(({ name, grade }) => rowsOf[format](name, grade, sheet))
  return [...headsOf[format](sheet, max), ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

type Row = readonly (string | number)[]

const headsOf: Readonly<Record<GradebookFormat, (sheet: Sheet, max: number) => readonly Row[]>> = {
  plain: ({ items }, max) => [
    ['name', ...items.map((item, index) => `${index + 1} (of ${pointsOf(item)})`), `total (of ${max})`, 'to grade'],
  ],
  // The columns are mapped to a user field and a grade item when the file is imported.
  moodle: ({ title }) => [['Name', title]],
  // https://community.canvaslms.com, "How do I import grades in the Gradebook?": a second row has the points possible.
  canvas: ({ title }, max) => [
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', title],
    ['    Points Possible', '', '', '', '', max],
  ],
}

const rowsOf: Readonly<Record<GradebookFormat, (name: string, grade: Grade | null, sheet: Sheet) => Row>> = {
  plain: (name, grade, { items }) => [
    name,
    ...items.map((_, index) => grade?.items[index] ?? ''),
    grade?.total ?? '',
    grade?.isOpen ? 'yes' : '',
  ],
  moodle: (name, grade) => [name, grade?.total ?? ''],
  canvas: (name, grade) => [name, '', '', name, '', grade?.total ?? ''],
}
