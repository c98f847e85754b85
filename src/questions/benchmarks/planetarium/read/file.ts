// Reads a file as rows: JSON lines, a JSON list, or a table in which texts may span several lines.

import { Cells, delimiterOf, isSeparatorRow, namesOf } from '#base/csv'
import type { ImportIssue } from '../../family'
import { type JsonObject, shown, skipBlanks } from '#base/json/json'
import { type ReportFault, type RecordGroup, readRecords } from '#base/json/records'
import { isObject } from '#base/json/value'

export interface FileRow {
  /** Index in its file, from 0. */
  readonly index: number
  /** Line of the file on which the row begins, from 1. */
  readonly line: number
  readonly fields: JsonObject
}

export interface FileRows {
  readonly rows: readonly FileRow[]
  readonly issues: readonly ImportIssue[]
}

/** Maximum number of faults listed. */
const MAX_ISSUES = 1_000
/** Number of leading characters in which the format is detected. */
const HEAD = 100_000
/** Maximum number of characters per row. */
const LONGEST_ROW = 64_000_000

/** Never throws; linear in the text. */
export function rowsOf(text: string): FileRows {
  const issues: ImportIssue[] = []
  let more = 0
  const issue = (index: number, message: string): void => {
    if (issues.length < MAX_ISSUES) issues.push({ index, message })
    else more++
  }
  const from = skipBlanks(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)
  const first = text[from]
  const rows = first === '[' || first === '{' ? jsonRows(text, issue) : tableRows(text, from, issue)
  if (rows.length === 0 && issues.length === 0) issue(-1, 'The file holds no rows.')
  if (more > 0) issues.push({ index: -1, message: `There are ${more} more faults like these.` })
  return { rows, issues }
}

function jsonRows(text: string, issue: ReportFault): FileRow[] {
  const rows: FileRow[] = []
  const take = ({ records }: RecordGroup): void => {
    for (const { value, index, line } of records)
      if (isObject(value)) rows.push({ index, line, fields: value })
      else issue(index, `Record ${index + 1} (line ${line}) is no object with fields such as \`natural_language\`.`)
  }
  readRecords(text, take, issue)
  return rows
}

function tableRows(text: string, from: number, issue: ReportFault): FileRow[] {
  const delimiter = delimiterOf(text.slice(from, from + HEAD))
  if (delimiter === undefined) {
    issue(
      -1,
      `This is not a file of rows: it begins with ${shown(text, from)}, but a table with a first row of column names, a JSON list \`[…]\`, or one object \`{…}\` a line, was expected.`,
    )
    return []
  }
  const rows: FileRow[] = []
  let names: readonly string[] | undefined
  let index = 0
  const cells = new Cells(delimiter, LONGEST_ROW, row => {
    if (names === undefined) {
      if (isSeparatorRow(row)) return
      names = namesOf(row.cells)
      return
    }
    if (row.cells.length === names.length)
      rows.push({
        index,
        line: row.line,
        fields: Object.fromEntries(names.map((name, i) => [name, unguarded(row.cells[i]!)])),
      })
    else
      issue(
        index,
        `Record ${index + 1} (line ${row.line}) has ${row.cells.length} cells, but the first row names ${names.length} columns. A text with commas or line ends in it needs double quotes around it.`,
      )
    index++
  })
  cells.push(text.slice(from))
  if (cells.end().swallowed !== undefined)
    issue(
      index,
      `Record ${index + 1} (line ${cells.lineOfRow}) has quotes that are never closed; the file may have been cut off.`,
    )
  return rows
}

/** Tables for spreadsheets have an apostrophe before a text that would be read as a formula. */
const unguarded = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
