// One value of a text that is read byte by byte: its beginning and end, and the records in it if it is invalid JSON.

import { joined } from '../joined'
import { counted, type Item, LONGEST_RECORD, placed, type RecordNumbers, tooLong } from './items'
import { CLOSE_LIST, CLOSE_OBJECT, COMMA, LINE, OPEN_LIST, OPEN_OBJECT, QUOTE } from './marks'
import { droppedFields, type ObjectFields } from './object-fields'
import { beginningsIn, firstField, Pieces } from './salvage'
import { Scan } from './scan'
import { decoded, encoded } from './utf8'
import { parseFaulty, parseValue } from './value'

/** What is expected next outside of the captured value. */
export type Due = 'top' | 'item' | 'after item' | 'key' | 'colon' | 'field' | 'after field' | 'lost' | 'nothing'
/** `rest`: text that follows on a line and is not a record. */
type Captured = 'item' | 'rest' | 'key' | 'field'

export abstract class ValueCapture {
  protected readonly isLines: boolean
  protected items: Item[] = []
  protected due: Due = 'top'
  /** True while whole lines are valid JSON and are read at once. */
  protected isFast: boolean
  /** Bytes consumed by earlier calls. */
  protected taken = 0

  protected line = 1
  /** Offset of this line's first byte in the file; whether the line has only blanks so far; its indentation. */
  protected lineFrom = 0
  protected isBlankLine = true
  protected indent = 0

  /** Number of records in the file so far, and in the current list. */
  protected count = 0
  protected place = 0
  /** The first field of the list's first record; '' if unknown. */
  protected field = ''
  /** The object with the fields being read one by one. */
  protected object: ObjectFields | undefined

  protected captured: Captured | undefined
  protected pieces: Uint8Array[] = []
  protected size = 0
  protected key = ''
  protected state = new Scan()
  protected isScalar = false
  protected isLong = false
  protected isDropped = false
  protected captureLine = 1
  protected captureFrom = 0
  protected captureColumn = 1
  /** Maximum indentation of the next record. */
  protected column = 0

  constructor(isLines: boolean) {
    this.isLines = isLines
    this.isFast = isLines
  }

  /** Called when the captured value has ended; `isEnd`: by the end of the file. */
  protected abstract complete(isEnd: boolean): void

  protected newLine(bytesBefore: number): void {
    this.line++
    this.lineFrom = bytesBefore + 1
    this.isBlankLine = true
    if (this.isLines && this.captured === undefined && this.due === 'top') {
      this.isFast = true
      this.size = 0
      this.isLong = false
    }
  }

  /** The numbers of a record that begins on this line. */
  protected nextRecord(line: number): RecordNumbers {
    const place = this.isLines ? line : ++this.place
    const index = this.count++
    return this.object === undefined ? { place, index, line } : { place, index, line, list: this.key }
  }

  protected longRecord(): void {
    const { place, index } = this.nextRecord(this.captureLine)
    const bytes = counted(this.size, 'byte')
    const message = tooLong(`Record ${index + 1} (line ${this.captureLine}, ${bytes})`)
    this.items.push({ kind: 'fault', place, index, message })
    this.isLong = false
    this.size = 0
  }

  protected begin(what: Captured, bytes: Uint8Array, at: number, isEnd: boolean): number {
    if (what === 'item' && this.field === '') {
      const field = firstField(bytes, at, isEnd)
      if (field === null) return -at - 1
      this.field = field
    }
    this.captured = what
    this.pieces = []
    this.size = 0
    this.state = new Scan()
    this.isScalar = bytes[at] !== OPEN_OBJECT && bytes[at] !== OPEN_LIST
    this.isLong = false
    this.isDropped = what === 'field' && droppedFields.has(this.key)
    this.captureLine = this.line
    this.captureFrom = this.taken + at
    this.captureColumn = this.captureFrom - this.lineFrom + 1
    this.column = this.isBlankLine ? this.indent : this.indent + 2
    return at
  }

  /**
   * Continues scanning the captured value; returns the position to continue from, or −1 − the position to return to.
   */
  protected capture(bytes: Uint8Array, from: number, isEnd: boolean): number {
    const { state, captured, isScalar } = this
    const isItem = captured === 'item'
    for (let at = from; at < bytes.length; at++) {
      let byte = bytes[at]!
      if (state.inString && !state.isEscaped && !state.isSuspect) {
        while (byte !== QUOTE && byte !== 92 && byte !== LINE && ++at < bytes.length) byte = bytes[at]!
        if (at === bytes.length) break
      }
      if (byte === LINE) {
        state.take(byte)
        const isDone =
          captured === 'rest' || (!isItem && state.isBroken) || (state.depth <= 0 && (isScalar || !state.isBroken))
        if (isDone) this.finish(bytes, from, at)
        this.newLine(this.taken + at)
        if (isDone) return at + 1
        continue
      }
      if (captured === 'rest') continue
      if (byte <= 32) {
        if (!isItem && state.depth === 0 && !state.inString) return this.finish(bytes, from, at)
        continue
      }
      if (this.isBlankLine) this.indent = this.taken + at - this.lineFrom
      if (isItem && (byte === OPEN_OBJECT || byte === OPEN_LIST) && this.taken + at > this.captureFrom) {
        const isNext = this.beginsRecord(bytes, at, isEnd)
        if (isNext === undefined) {
          this.keep(bytes.subarray(from, at))
          return -at - 1
        }
        if (isNext) return this.finish(bytes, from, at)
      }
      if (!state.inString && this.endsBefore(byte)) return this.finish(bytes, from, at)
      this.isBlankLine = false
      state.take(byte)
      if (state.depth === 0 && !state.inString && !state.isBroken && this.endsWith(byte))
        return this.finish(bytes, from, at + 1)
    }
    this.keep(bytes.subarray(from))
    return bytes.length
  }

  /** True if the value ends before this byte, which is outside of strings. */
  protected endsBefore(byte: number): boolean {
    const { state } = this
    if (this.captured === 'item') {
      if (byte === CLOSE_LIST && state.isBroken && this.isBlankLine) return this.indent < this.column
      return this.isScalar && state.depth <= 0 && (byte === COMMA || byte === CLOSE_LIST)
    }
    return state.depth === 0 && (byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_LIST)
  }

  protected endsWith(byte: number): boolean {
    if (byte === QUOTE) return this.captured !== 'item'
    return !this.isScalar && (byte === CLOSE_OBJECT || byte === CLOSE_LIST)
  }

  /** True if a record begins here, within invalid JSON; undefined if there are too few bytes to decide. */
  protected beginsRecord(bytes: Uint8Array, at: number, isEnd: boolean): boolean | undefined {
    const { state, field } = this
    if (state.inString ? !state.isSuspect : state.mayOpen && !state.isSuspect) return false
    if (this.isBlankLine && this.indent <= this.column && (this.isLines || bytes[at] === OPEN_OBJECT)) return true
    const name = firstField(bytes, at, isEnd)
    return name === null ? undefined : name !== '' && (field === '' || name === field)
  }

  protected keep(bytes: Uint8Array): void {
    this.size += bytes.length
    if (this.isDropped || this.isLong) return
    if (bytes.length > 0) this.pieces.push(bytes.slice())
    if (this.size + (this.captured === 'field' ? this.object!.bytes : 0) <= LONGEST_RECORD) return
    if (this.captured === 'item') this.continueFromLast()
    else this.drop()
  }

  protected drop(): void {
    this.isLong = true
    this.pieces = []
  }

  /**
   * An overlong value contains the beginnings of several records: all but the last are emitted; the last one continues.
   */
  protected continueFromLast(): void {
    const pieces = this.piecesOf(decoded(joined(this.pieces)))
    const last = pieces.takeLast()
    if (last === undefined) {
      this.drop()
      return
    }
    this.pieces = [encoded(last.text)]
    this.size = this.pieces[0]!.length
    for (const item of pieces.items(false, last.line, line => this.nextRecord(line))) this.items.push(item)
    this.captureLine = last.line
    this.captureColumn = last.column
    this.state = new Scan()
    for (const byte of this.pieces[0]!) this.state.take(byte)
  }

  protected piecesOf(text: string): Pieces {
    const { field, column, isLines: lists } = this
    const found = beginningsIn(text, { field, column, anywhere: this.state.isSuspect, lists })
    return new Pieces(text, found, this.captureLine, this.captureColumn)
  }

  /** Ends the captured value at `to`; returns that position. */
  protected finish(bytes: Uint8Array, from: number, to: number): number {
    this.keep(bytes.subarray(from, to))
    this.complete(false)
    return to
  }

  protected placeOf(text: string, at: number): { line: number; column: number } {
    return placed(text, at, this.captureLine, this.captureColumn)
  }

  protected completeItem(whole: Uint8Array, isEnd: boolean): void {
    const text = decoded(whole)
    const read = this.state.isSuspect ? parseFaulty(text) : parseValue(text)
    if (read.kind === 'value') {
      this.items.push({ kind: 'value', value: read.value, ...this.nextRecord(this.captureLine), size: whole.length })
      return
    }
    const pieces = this.piecesOf(text)
    const next = isEnd ? 0 : this.line
    for (const item of pieces.items(isEnd && !this.state.isBroken, next, line => this.nextRecord(line)))
      this.items.push(item)
  }
}
