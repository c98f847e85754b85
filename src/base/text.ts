// Positions in a text: half-open spans in UTF-16 units from 0, and lines and columns from 1.

/** Half-open `[from, to)` in UTF-16 units, 0-based. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Line and column, both counted from 1; the column in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** The offset of each line of a text; `\n`, `\r\n` and a lone `\r` end a line. */
export class LineTable {
  /** Offset of the first character of each line. */
  private readonly starts: number[] = [0]

  constructor(text: string) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) this.starts.push(i + 1)
    }
  }

  /** The position of an offset; an offset past the end counts on from the last line. O(log lines). */
  positionAt(offset: number): Position {
    let low = 0
    let high = this.starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - this.starts[low]! + 1 }
  }
}
