// Where to resume after a record that is not JSON, so that one bad record loses no other: at the next place that looks
// like the beginning of a record, else at the end of the bad one by its brackets.

import type { LineTable } from '#base/text'
import { endOfBrackets, skipBlanks } from './json'

/** `item`: the next record begins at `at`. `end`: the bad one ends there; `,` or `]` should follow. */
export interface AfterFault {
  readonly kind: 'item' | 'end'
  readonly at: number
}

/** More brackets that never close than this are not looked for: each costs a pass over the rest. */
const maxUnclosed = 32
/** The first field of a record. */
const firstField = /\{\s{0,200}"([A-Za-z_][\w-]{0,60})"\s{0,20}:/y
/** A place where a record may begin: after a comma, or on a new line. */
const opening = /[,\n][ \t\r]*\{/g

/** Finds the next record of one text. All its searches together are linear in the text. */
export class Recovery {
  private readonly text: string
  private readonly lines: LineTable
  /** Places of record-like beginnings, in order. */
  private readonly starts: number[] = []
  /** How far each is indented; -1 if its first field is that of the file's first record. */
  private readonly indents: number[] = []
  /** The least indent from each beginning on. */
  private readonly least: number[]
  private next = 0
  private unclosed = 0

  /** `first`: where the first record begins. */
  constructor(text: string, lines: LineTable, first: number) {
    this.text = text
    this.lines = lines
    let field = fieldAt(text, first)
    opening.lastIndex = first
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
      const at = opening.lastIndex - 1
      const indent = lines.positionAt(at).column - 1
      const alone = match[0].startsWith('\n')
      field ??= fieldAt(text, at)
      const alike = field !== undefined && fieldAt(text, at) === field
      if (!alone && !alike) continue
      this.starts.push(at)
      this.indents.push(alike ? -1 : indent)
    }
    this.least = [...this.indents]
    for (let i = this.least.length - 2; i >= 0; i--) this.least[i] = Math.min(this.least[i]!, this.least[i + 1]!)
  }

  /** Where a list continues after its item at `start`, which is bad at `faultAt`. */
  afterItem(start: number, faultAt: number): AfterFault {
    const { text } = this
    if (text[start] !== '{' && text[start] !== '[')
      return { kind: 'end', at: endOfScalar(text, Math.max(start, faultAt)) }
    const record = this.recordAfter(start)
    if (record === undefined && this.unclosed >= maxUnclosed) return { kind: 'end', at: text.length }
    const limit = record ?? text.length
    const end = endOfBrackets(text, start, limit)
    if (end < limit) return { kind: 'end', at: end }
    if (record !== undefined) return { kind: 'item', at: record }
    this.unclosed++
    return { kind: 'end', at: text.length }
  }

  /** Where a file of one object a line continues after the bad one at `start`; the text's length if it does not. */
  afterLine(start: number): number {
    return this.recordAfter(start) ?? this.text.length
  }

  /** The next beginning after `start`, indented no deeper than the record there: a record, not an object in one. */
  private recordAfter(start: number): number | undefined {
    while (this.next < this.starts.length && this.starts[this.next]! <= start) this.next++
    const indent = this.deepestIndent(start)
    if (this.next >= this.starts.length || this.least[this.next]! > indent) return undefined
    while (this.indents[this.next]! > indent) this.next++
    return this.starts[this.next]
  }

  /** How far the record after the one at `start` may be indented, in characters. */
  private deepestIndent(start: number): number {
    const line = start - (this.lines.positionAt(start).column - 1)
    const blanks = Math.min(start, skipBlanks(this.text, line)) - line
    // `[{…` begins a list and its first record; the next one may be indented a little more.
    return line + blanks === start ? blanks : blanks + 2
  }
}

function fieldAt(text: string, at: number): string | undefined {
  firstField.lastIndex = at
  return firstField.exec(text)?.[1]
}

function endOfScalar(text: string, from: number): number {
  let end = from
  while (end < text.length && text[end] !== ',' && text[end] !== ']') end++
  return end
}
