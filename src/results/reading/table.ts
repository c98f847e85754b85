// Tables as records; the first row names the columns.

import { Cells, type Delimiter, isSeparatorRow, namesOf, type Row } from '#base/csv'
import { counted, cutOff, type Item, LONGEST_RECORD, type Splitter, tooLong } from '#base/json/items'
import { objectOf } from '#base/json/value'

/** Minimum share of rows with as many cells as columns, for a text to count as table rows. */
const MIN_ROW_SHARE = 0.8

/** Splits a text into rows, each an object: column name → text. */
export class Table implements Splitter {
  private readonly delimiter: Delimiter
  private readonly decoder = new TextDecoder()
  private readonly rows: Cells
  private items: Item[] = []
  /** Number of rows read so far. */
  private count = 0
  private names: readonly string[] | undefined
  private isEnd = false
  /** Rows with delimiters in a text without quotes, and the line of the first. */
  private joined = { rows: 0, line: 0 }

  constructor(delimiter: Delimiter) {
    this.delimiter = delimiter
    this.rows = new Cells(delimiter, LONGEST_RECORD, row => this.row(row))
  }

  push(bytes: Uint8Array): Item[] {
    this.rows.push(this.decoder.decode(bytes, { stream: true }))
    return this.given()
  }

  end(): Item[] {
    this.rows.push(this.decoder.decode())
    this.isEnd = true
    const { swallowed } = this.rows.end()
    if (swallowed !== undefined) this.endInQuotes(swallowed)
    const { rows, line } = this.joined
    if (rows > 0)
      this.items.push({
        ...{ kind: 'fault', place: line, index: this.count, isNote: true },
        message: `${counted(rows, 'row')} ${rows === 1 ? 'has' : 'have'} more cells than the first row names columns: the separators within brackets were read as part of a text, which needs double quotes around it.`,
      })
    return this.given()
  }

  /**
   * Handles quotes that are never closed: the file is truncated, or a quote is superfluous and the swallowed text
   * contains further rows.
   */
  private endInQuotes(swallowed: string): void {
    const place = this.rows.lineOfRow
    const { names, delimiter } = this
    const from = swallowed.indexOf('\n') + 1
    const rest: Row[] = []
    if (names !== undefined && from > 0) {
      const cells = new Cells(delimiter, LONGEST_RECORD, row => rest.push(row))
      cells.push(swallowed.slice(from))
      cells.end()
    }
    const alike = rest.filter(({ cells }) => cells.length === names?.length).length
    if (alike === 0 || alike < rest.length * MIN_ROW_SHARE) {
      this.fault(place, cutOff('In this row quotes are never closed'))
      return
    }
    this.fault(
      place,
      'The quotes that open in this row are never closed; it was skipped, and reading continues in the next line. A quote within a text is written twice.',
    )
    const before = this.rows.lineOfQuote
    for (const row of rest) this.row({ ...row, line: row.line + before })
  }

  /** Removes empty cells at the end that belong to no column. */
  private fitting(cells: readonly string[]): readonly string[] {
    const max = this.names?.length ?? cells.length
    return cells.slice(max).every(cell => cell.trim() === '') ? cells.slice(0, max) : cells
  }

  private fault(place: number, message: string): void {
    this.items.push({ kind: 'fault', place, index: this.count++, message })
  }

  private given(): Item[] {
    const { items } = this
    this.items = []
    return items
  }

  private row(row: Row): void {
    const { line, isLong } = row
    if (this.names === undefined && isSeparatorRow(row)) return
    let cells = this.fitting(row.cells)
    if (isLong) {
      this.fault(line, tooLong('This row'))
      return
    }
    if (this.names === undefined) {
      this.names = namesOf(cells)
      return
    }
    const { names } = this
    if (row.isTorn) {
      this.fault(
        line,
        'In this row text follows a closing quote, lines below the opening one, so rows may have run together; none of them was read. A text is closed by a quote of its own, and a quote within it is written twice.',
      )
      return
    }
    if (cells.length > names.length && !row.isQuoted) {
      const joined = joinedCells(cells, this.delimiter)
      if (joined?.length === names.length) {
        cells = joined
        this.joined = { rows: this.joined.rows + 1, line: this.joined.line || line }
      }
    }
    if (cells.length === names.length)
      this.items.push({
        kind: 'value',
        value: objectOf(names.map((name, i) => [name, cells[i]!] as const)),
        place: line,
        index: this.count++,
        line,
        size: cells.reduce((sum, cell) => sum + cell.length, 0),
      })
    else if (this.isEnd && cells.length < names.length) this.fault(line, cutOff('This row has too few cells'))
    else
      this.fault(
        line,
        `This row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the first row names ${names.length} columns. A text with commas or line ends in it needs double quotes around it.`,
      )
  }
}

/** The cells of a row, where a delimiter within brackets belongs to its text; undefined if brackets are left open. */
function joinedCells(cells: readonly string[], delimiter: string): string[] | undefined {
  const joined: string[] = []
  let depth = 0
  for (const cell of cells) {
    if (depth > 0) joined[joined.length - 1] += delimiter + cell
    else joined.push(cell)
    depth += (cell.match(/[([{]/g)?.length ?? 0) - (cell.match(/[)\]}]/g)?.length ?? 0)
  }
  return depth === 0 ? joined : undefined
}
