// Tables: comma, tab, semicolon or bar between cells, quotes as RFC 4180 has them (line ends and doubled quotes within),
// the first row naming the columns.

import { cutOff, type Item, LONGEST_RECORD, type Splitter, tooLong } from './items'
import { objectOf } from './value'

export type Delimiter = ',' | '\t' | ';' | '|'
const delimiters: readonly Delimiter[] = [',', '\t', ';', '|']

/** Rows looked at to find out what is between cells. */
const ROWS = 12
/** Names of columns are shorter than this; a longer one is a text, and the row no head of a table. */
const LONGEST_NAME = 120

/** What is between the cells of a text that begins like this; undefined where it is no table. */
export function delimiterOf(head: string): Delimiter | undefined {
  let best: { delimiter: Delimiter; rows: number; cells: number } | undefined
  for (const delimiter of delimiters) {
    const rows: string[][] = []
    const cells = new Cells(delimiter, row => rows.push([...row.cells]))
    cells.push(head)
    const names = rows[0] ?? cells.begun()
    if (names.length < 2 || names.some(name => name.length > LONGEST_NAME)) continue
    if (!names.some(name => /\p{L}/u.test(name)) || names.some(name => /[{}<>]/.test(name)))
      continue
    const alike = rows.slice(1, ROWS).filter(row => row.length === names.length).length
    if (rows.length > 1 && alike === 0) continue
    if (
      best === undefined ||
      alike > best.rows ||
      (alike === best.rows && names.length > best.cells)
    )
      best = { delimiter, rows: alike, cells: names.length }
  }
  return best?.delimiter
}

/** Share of rows that have as many cells as there are columns, for a text to be rows of a table. */
const MOSTLY = 0.8

interface Row {
  readonly cells: readonly string[]
  /** Line on which it begins, from 1. */
  readonly line: number
  /** Is it longer than records may be? Then it has no cells. */
  readonly isLong: boolean
}

/** Text in pieces → rows of cells. Linear; holds one row. */
class Cells {
  private readonly delimiter: string
  private readonly take: (row: Row) => void
  private cells: string[] = []
  private parts: string[] = []
  private size = 0
  private line = 1
  private rowLine = 1
  private quoteLine = 1
  /** Within quotes; `closing`: a quote was seen that may end them. */
  private state: 'start' | 'plain' | 'quoted' | 'closing' = 'start'
  private wasReturn = false

  constructor(delimiter: string, take: (row: Row) => void) {
    this.delimiter = delimiter
    this.take = take
  }

  push(text: string): void {
    let from = 0
    for (let at = 0; at < text.length; at++) {
      const letter = text[at]!
      const isEnd = letter === '\n' || letter === '\r'
      // `\r\n` is one end.
      const isSecond = letter === '\n' && this.wasReturn
      this.wasReturn = letter === '\r'
      if (isEnd && !isSecond) this.line++
      if (this.state === 'quoted') {
        if (letter !== '"') continue
        this.keep(text.slice(from, at))
        from = at + 1
        this.state = 'closing'
        continue
      }
      if (this.state === 'closing' && letter === '"') {
        // Two quotes are one.
        from = at
        this.state = 'quoted'
        continue
      }
      if (this.state === 'closing') {
        // What follows a closing quote belongs to the cell as it stands.
        from = at
        this.state = 'plain'
      }
      if (letter === this.delimiter || isEnd) {
        if (!isSecond) {
          this.keep(text.slice(from, at))
          this.endCell()
          if (isEnd) this.endRow()
        } else this.rowLine = this.line
        from = at + 1
        this.state = 'start'
      } else if (letter === '"' && this.state === 'start') {
        this.state = 'quoted'
        this.quoteLine = this.line
        from = at + 1
      } else this.state = 'plain'
    }
    this.keep(text.slice(from))
  }

  /** The last row, which no line end follows; what quotes hold that are never closed, undefined where all are. */
  end(): { readonly swallowed: string | undefined } {
    if (this.state === 'quoted') return { swallowed: this.parts.join('') }
    if (this.cells.length > 0 || this.size > 0) {
      this.endCell()
      this.endRow()
    }
    return { swallowed: undefined }
  }

  /** The row that is not over yet. */
  begun(): string[] {
    return [...this.cells, this.parts.join('')]
  }

  get lineOfRow(): number {
    return this.rowLine
  }

  /** Where the last quotes opened. */
  get lineOfQuote(): number {
    return this.quoteLine
  }

  private keep(part: string): void {
    if (part === '') return
    this.size += part.length
    if (this.size > LONGEST_RECORD) {
      this.parts = []
      this.cells = []
    } else this.parts.push(part)
  }

  private endCell(): void {
    this.cells.push(this.parts.length === 1 ? this.parts[0]! : this.parts.join(''))
    this.parts = []
  }

  private endRow(): void {
    const { cells, size } = this
    const isBlank = cells.length === 1 && cells[0]!.trim() === ''
    const isLong = size > LONGEST_RECORD
    if (!isBlank || isLong) this.take({ cells: isLong ? [] : cells, line: this.rowLine, isLong })
    this.cells = []
    this.size = 0
    this.rowLine = this.line
  }
}

/** Rows as objects: name of the column → text. */
export class Table implements Splitter {
  private readonly delimiter: Delimiter
  private readonly decoder = new TextDecoder()
  private readonly rows: Cells
  private items: Item[] = []
  private names: readonly string[] | undefined
  private isEnd = false

  constructor(delimiter: Delimiter) {
    this.delimiter = delimiter
    this.rows = new Cells(delimiter, row => this.row(row))
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
    return this.given()
  }

  /** Quotes that are never closed: the file is cut off, or one is too many, and rows follow that are like the others. */
  private endInQuotes(swallowed: string): void {
    const place = this.rows.lineOfRow
    const { names, delimiter } = this
    const from = swallowed.indexOf('\n') + 1
    const rest: Row[] = []
    if (names !== undefined && from > 0) {
      const cells = new Cells(delimiter, row => rest.push(row))
      cells.push(swallowed.slice(from))
      cells.end()
    }
    const alike = rest.filter(({ cells }) => cells.length === names?.length).length
    if (alike === 0 || alike < rest.length * MOSTLY) {
      this.items.push({
        kind: 'fault',
        place,
        message: cutOff('this row, whose quotes are never closed'),
      })
      return
    }
    this.items.push({
      kind: 'fault',
      place,
      message:
        'The quotes that open in this row are never closed; it was passed over, and reading goes on in the next line. A quote within a text is written twice.',
    })
    const before = this.rows.lineOfQuote
    for (const row of rest) this.row({ ...row, line: row.line + before })
  }

  private given(): Item[] {
    const { items } = this
    this.items = []
    return items
  }

  private row({ cells, line, isLong }: Row): void {
    if (isLong) {
      this.items.push({ kind: 'fault', place: line, message: tooLong('This row') })
      return
    }
    if (this.names === undefined) {
      this.names = namesOf(cells)
      return
    }
    const { names } = this
    if (cells.length === names.length)
      this.items.push({
        kind: 'value',
        value: objectOf(names.map((name, i) => [name, cells[i]!] as const)),
        place: line,
        size: cells.reduce((sum, cell) => sum + cell.length, 0),
      })
    else if (this.isEnd && cells.length < names.length)
      this.items.push({ kind: 'fault', place: line, message: cutOff('this row') })
    else
      this.items.push({
        kind: 'fault',
        place: line,
        message: `This row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the first row names ${names.length} columns. A text with commas or line ends in it needs double quotes around it.`,
      })
  }
}

/** Each its own name: empty ones are called by their place, and those that come again are numbered. */
function namesOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, i) => {
    const name = cell.trim() || `column ${i + 1}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before === 0 ? name : `${name} (${before + 1})`
  })
}
