// Tables as text: comma, tab, semicolon or bar between cells, quotes as in RFC 4180 (with line ends and doubled quotes
// inside), column names in the first row.

export type Delimiter = ',' | '\t' | ';' | '|'
const delimiters: readonly Delimiter[] = [',', '\t', ';', '|']

/** Rows examined to find the delimiter. */
const ROWS = 12
/** Maximum length of a column name; a row with a longer cell is not a header. */
const LONGEST_NAME = 120

/** A column name that is recognized as one without a second row. */
const plainName = /^\p{L}[\p{L}\p{N}_.-]{0,40}$/u

/** Excel writes and reads `sep=;` as a separate first line. */
const separatorLine = /^"?sep=([,\t;|])"?(?=[\r\n]|$)/i

/** True if the row is the line that names the separator for Excel. */
export const isSeparatorRow = ({ cells, line }: Row): boolean => line === 1 && /^sep=[,\t;|]?$/i.test(cells.join(''))

/**
 * The delimiter of a text with this beginning; undefined if it is not a table. If no row has as many cells as the
 * header, the text is a table only if the header has plain names.
 */
export function delimiterOf(head: string): Delimiter | undefined {
  const text = separatorLine.exec(head)?.[1]
  if (text !== undefined) return text as Delimiter
  let best: { delimiter: Delimiter; rows: number; cells: number } | undefined
  for (const delimiter of delimiters) {
    const rows: string[][] = []
    const cells = new Cells(delimiter, Infinity, row => rows.push([...row.cells]))
    cells.push(head)
    const names = rows[0] ?? cells.begun()
    if (names.length < 2 || names.some(name => name.length > LONGEST_NAME)) continue
    if (!names.some(name => /\p{L}/u.test(name)) || names.some(name => /[{}<>]/.test(name))) continue
    const alike = rows.slice(1, ROWS).filter(row => row.length === names.length).length
    const isHeading = names.every(name => plainName.test(name.trim()))
    const isDivided = rows.slice(1, ROWS).some(row => row.length > 1)
    if (rows.length > 1 && alike === 0 && !(isHeading && isDivided)) continue
    if (best === undefined || alike > best.rows || (alike === best.rows && names.length > best.cells))
      best = { delimiter, rows: alike, cells: names.length }
  }
  return best?.delimiter
}

/** True if the text divides into rows with equally many cells, whatever the first row contains. */
export const isDividedAlike = (head: string): boolean =>
  delimiters.some(delimiter => {
    const counts: number[] = []
    const cells = new Cells(delimiter, Infinity, row => counts.push(row.cells.length))
    cells.push(head)
    return counts.length > 1 && counts[0]! > 1 && counts.every(count => count === counts[0])
  })

/** A row of a table; its first names the columns. */
export interface Row {
  readonly cells: readonly string[]
  /** Line on which the row begins, from 1. */
  readonly line: number
  /** True if the row exceeds the maximum length; then it has no cells. */
  readonly isLong: boolean
  /** True if a cell of it begins with a quote. */
  readonly isQuoted: boolean
  /** True if text follows the closing quote of a cell of several lines: a quote is missing or superfluous. */
  readonly isTorn: boolean
}

/** Splits text, given in pieces, into rows of cells. Linear; holds one row, of at most `longest` characters. */
export class Cells {
  private readonly delimiter: string
  private readonly longest: number
  private readonly take: (row: Row) => void
  private cells: string[] = []
  private parts: string[] = []
  private size = 0
  private line = 1
  private rowLine = 1
  private quoteLine = 1
  /** `quoted`: within quotes; `closing`: after a quote that may end the cell. */
  private isQuoted = false
  private isTorn = false
  private state: 'start' | 'plain' | 'quoted' | 'closing' = 'start'
  private wasReturn = false

  constructor(delimiter: string, longest: number, take: (row: Row) => void) {
    this.delimiter = delimiter
    this.longest = longest
    this.take = take
  }

  push(text: string): void {
    let from = 0
    for (let at = 0; at < text.length; at++) {
      const letter = text[at]!
      const isEnd = letter === '\n' || letter === '\r'
      // `\r\n` is one line end.
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
        // Two quotes stand for one.
        from = at
        this.state = 'quoted'
        continue
      }
      if (this.state === 'closing') {
        // Text after a closing quote belongs to the cell, unchanged.
        from = at
        this.isTorn ||= this.quoteLine < this.line && letter !== this.delimiter && !isEnd
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
        this.isQuoted = true
        this.quoteLine = this.line
        from = at + 1
      } else this.state = 'plain'
    }
    this.keep(text.slice(from))
  }

  /**
   * Ends the text with the last row, which has no line end; returns the content of an unclosed quote, undefined if all
   * are closed.
   */
  end(): { readonly swallowed: string | undefined } {
    if (this.state === 'quoted') return { swallowed: this.parts.join('') }
    if (this.cells.length > 0 || this.size > 0) {
      this.endCell()
      this.endRow()
    }
    return { swallowed: undefined }
  }

  /** The current, unfinished row. */
  begun(): string[] {
    return [...this.cells, this.parts.join('')]
  }

  get lineOfRow(): number {
    return this.rowLine
  }

  /** The line of the last opening quote. */
  get lineOfQuote(): number {
    return this.quoteLine
  }

  private keep(part: string): void {
    if (part === '') return
    this.size += part.length
    if (this.size > this.longest) {
      this.parts = []
      this.cells = []
    } else this.parts.push(part)
  }

  private endCell(): void {
    this.cells.push(this.parts.length === 1 ? this.parts[0]! : this.parts.join(''))
    this.parts = []
  }

  private endRow(): void {
    const { cells, size, isQuoted, isTorn } = this
    const isBlank = cells.length === 1 && cells[0]!.trim() === ''
    const isLong = size > this.longest
    if (!isBlank || isLong) this.take({ cells: isLong ? [] : cells, line: this.rowLine, isLong, isQuoted, isTorn })
    this.cells = []
    this.isQuoted = false
    this.isTorn = false
    this.size = 0
    this.rowLine = this.line
  }
}

/** A distinct name for each column: empty ones are named by position, and repeated ones numbered. */
export function namesOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, i) => {
    const name = cell.trim() || `column ${i + 1}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before === 0 ? name : `${name} (${before + 1})`
  })
}
