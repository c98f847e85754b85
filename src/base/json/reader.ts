// The one reader of JSON that may be broken: lines of records, lists of records, and objects over many lines, which are
// read field by field, their lists record by record. Nothing is held but the record or field that is being read, and a
// bad one loses no other.

import { joined } from '../joined'
import {
  counted,
  cutOff,
  type Item,
  LONGEST_RECORD,
  placed,
  type RecordNumbers,
  type Splitter,
  tooLong,
  wholeFault,
} from './items'
import { decoded, encoded } from './utf8'
import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, isBlank, LINE, OPEN_LIST, OPEN_OBJECT, QUOTE } from './marks'
import { droppedFields, listFields, listOpening, ObjectFields } from './object-fields'
import { beginningsIn, firstField, LONGEST_START, Pieces } from './salvage'
import { Scan } from './scan'
import { parseValue } from './value'

/** `lines`: a record a line, or one after the other; `alone`: the same, each line by itself; `lists`: lists and objects. */
export type Mode = 'lines' | 'alone' | 'lists'

/** What is expected next outside of what is being captured. */
type Due = 'top' | 'item' | 'after item' | 'key' | 'colon' | 'field' | 'after field' | 'lost' | 'nothing'
/** `rest`: what follows on a line and is no record. */
type Captured = 'item' | 'rest' | 'key' | 'field'

export class JsonReader implements Splitter {
  private readonly mode: Mode
  private readonly isLines: boolean
  private items: Item[] = []
  private due: Due = 'top'
  /** In whole lines, as long as they are JSON. */
  private isFast: boolean
  /** Bytes taken in by earlier calls. */
  private taken = 0
  /** Bytes too few to show whether a record begins; they come again with the next ones. */
  private carry: Uint8Array = new Uint8Array(0)

  private line = 1
  /** Where this line began, among all bytes; are there only blanks on it so far? How far is it indented? */
  private lineFrom = 0
  private isBlankLine = true
  private indent = 0

  /** Records of the file so far, and of the list that is being read. */
  private count = 0
  private place = 0
  /** The first field of the list's first record; '' if it is not known. */
  private field = ''
  /** The object that is being read field by field. */
  private object: ObjectFields | undefined
  private topPlace = 0
  /** Why the rest of the file was given up, and its bytes. */
  private stopped = ''
  private unread = 0

  private captured: Captured | undefined
  private pieces: Uint8Array[] = []
  private size = 0
  private key = ''
  private state = new Scan()
  private isScalar = false
  private isLong = false
  private isDropped = false
  private captureLine = 1
  private captureFrom = 0
  private captureColumn = 1
  /** How far the next record may be indented. */
  private column = 0

  constructor(mode: Mode) {
    this.mode = mode
    this.isLines = mode !== 'lists'
    this.isFast = this.isLines
  }

  push(bytes: Uint8Array): Item[] {
    const all = this.carry.length === 0 ? bytes : joined([this.carry, bytes])
    this.carry = new Uint8Array(0)
    this.scan(all, false)
    return this.given()
  }

  end(): Item[] {
    let rest = this.carry
    this.carry = new Uint8Array(0)
    if (this.isFast && this.isLong) this.longRecord()
    else if (this.isFast) {
      rest = joined(this.pieces)
      this.taken -= rest.length
    }
    if (this.isFast) this.pieces = []
    this.scan(rest, true)
    this.finishFile()
    return this.given()
  }

  private given(): Item[] {
    const { items } = this
    this.items = []
    return items
  }

  private scan(given: Uint8Array, isEnd: boolean): void {
    let bytes = given
    if (this.due === 'nothing') this.unread += bytes.length
    let at = 0
    while (at < bytes.length && this.due !== 'nothing') {
      if (this.isFast) {
        const end = bytes.indexOf(LINE, at)
        if (end < 0 && !isEnd) {
          this.keepLine(bytes.subarray(at))
          at = bytes.length
          break
        }
        const to = end < 0 ? bytes.length : end
        const before = this.pieces
        const whole = before.length === 0 ? bytes.subarray(at, to) : joined([...before, bytes.subarray(at, to)])
        if (this.wholeLine(whole, this.size + to - at, end < 0)) {
          at = to
          if (end >= 0) this.newLine(this.taken + at++)
        } else if (before.length > 0) {
          // The line began in an earlier piece.
          this.taken = this.lineFrom
          bytes = joined([whole, bytes.subarray(to)])
          at = 0
        }
        continue
      }
      const next = this.captured === undefined ? this.between(bytes, at, isEnd) : this.capture(bytes, at, isEnd)
      if (next < 0) {
        // The rest comes again with more bytes after it.
        at = -next - 1
        this.carry = bytes.slice(at)
        break
      }
      at = next
    }
    this.taken += at
  }

  private keepLine(bytes: Uint8Array): void {
    this.size += bytes.length
    this.isLong = this.size > LONGEST_RECORD
    if (this.isLong) this.pieces = []
    else this.pieces.push(bytes.slice())
  }

  /** A line; false if it is no JSON and is to be read byte by byte. */
  private wholeLine(bytes: Uint8Array, size: number, isEnd: boolean): boolean {
    this.pieces = []
    this.size = 0
    this.captureLine = this.line
    if (this.isLong || size > LONGEST_RECORD) {
      this.size = size
      this.longRecord()
      return true
    }
    const text = decoded(bytes)
    const read = parseValue(text)
    if (read.kind === 'value') {
      if (this.field === '') this.field = firstField(bytes, Math.max(0, bytes.indexOf(OPEN_OBJECT)), true) ?? ''
      this.items.push({ kind: 'value', value: read.value, ...this.nextRecord(this.line), size })
      return true
    }
    if (text.trim() === '') return true
    if (this.mode !== 'alone') {
      this.isFast = false
      return false
    }
    for (const item of new Pieces(text, [], this.line, 1).items(isEnd, 0, line => this.nextRecord(line)))
      this.items.push(item)
    return true
  }

  private newLine(bytesBefore: number): void {
    this.line++
    this.lineFrom = bytesBefore + 1
    this.isBlankLine = true
    if (this.isLines && this.captured === undefined && this.due === 'top') {
      this.isFast = true
      this.size = 0
      this.isLong = false
    }
  }

  /** The numbers of a record that begins in a line. */
  private nextRecord(line: number): RecordNumbers {
    const place = this.isLines ? line : ++this.place
    const index = this.count++
    return this.object === undefined ? { place, index, line } : { place, index, line, list: this.key }
  }

  private longRecord(): void {
    const { place, index } = this.nextRecord(this.captureLine)
    const bytes = counted(this.size, 'byte')
    const message = tooLong(`Record ${index + 1} (line ${this.captureLine}, ${bytes})`)
    this.items.push({ kind: 'fault', place, index, message })
    this.isLong = false
    this.size = 0
  }

  /** One byte outside of values; gives the place to go on at. */
  private between(bytes: Uint8Array, at: number, isEnd: boolean): number {
    const byte = bytes[at]!
    if (byte === LINE) this.newLine(this.taken + at)
    // The bytes of a byte order mark, where files were put one after the other.
    if (isBlank(byte) || byte === 0xef || byte === 0xbb || byte === 0xbf) return at + 1
    if (this.isBlankLine) this.indent = this.taken + at - this.lineFrom
    const next = this.expected(bytes, at, byte, isEnd)
    if (next >= 0 && this.captured === undefined) this.isBlankLine = false
    return next
  }

  private expected(bytes: Uint8Array, at: number, byte: number, isEnd: boolean): number {
    switch (this.due) {
      case 'top':
        return this.top(bytes, at, byte, isEnd)
      case 'item':
        if (byte === CLOSE_LIST) return this.closeList(at)
        return byte === COMMA ? at + 1 : this.begin('item', bytes, at, isEnd)
      case 'after item':
        if (byte === CLOSE_LIST) return this.closeList(at)
        if (byte !== COMMA) return this.begin('item', bytes, at, isEnd)
        this.due = 'item'
        return at + 1
      case 'key':
      case 'after field':
        if (byte === CLOSE_OBJECT) return this.closeObject(at)
        if (byte === COMMA) {
          this.due = 'key'
          return at + 1
        }
        if (byte !== QUOTE || this.due === 'after field') return this.lose('a field name or `}` was expected', at)
        return this.begin('key', bytes, at, isEnd)
      case 'colon':
        if (byte !== COLON) return this.lose('`:` was expected after a field name', at)
        this.due = 'field'
        return at + 1
      case 'field':
        return byte === OPEN_LIST && listFields.has(this.key)
          ? this.listField(bytes, at, isEnd)
          : this.begin('field', bytes, at, isEnd)
      case 'lost':
        return this.lost(bytes, at, byte, isEnd)
      case 'nothing':
        return bytes.length
    }
  }

  private top(bytes: Uint8Array, at: number, byte: number, isEnd: boolean): number {
    if (byte === COMMA) return at + 1
    if (this.isLines) return this.begin(byte === OPEN_OBJECT || byte === OPEN_LIST ? 'item' : 'rest', bytes, at, isEnd)
    if (byte === OPEN_LIST) return this.openList(at)
    if (byte !== OPEN_OBJECT) {
      this.stopped = `After the records there is more text in line ${this.line}`
      this.unread = bytes.length - at
      this.due = 'nothing'
      return bytes.length
    }
    this.topPlace++
    this.object = new ObjectFields(this.line, this.isBlankLine ? this.indent : this.indent + 2)
    this.due = 'key'
    return at + 1
  }

  /** A list of objects is read record by record; another one as a value. */
  private listField(bytes: Uint8Array, at: number, isEnd: boolean): number {
    let next = at + 1
    while (next < bytes.length && bytes[next]! <= 32) next++
    if (next === bytes.length && next - at < LONGEST_START && !isEnd) return -at - 1
    if (bytes[next] !== OPEN_OBJECT) return this.begin('field', bytes, at, isEnd)
    this.object!.hadList = true
    return this.openList(at)
  }

  /** The object is no JSON from here on, in its text at `at`: only lists of records in it are still read. */
  private lose(message: string, at: number): number {
    this.faultOfObject(this.line, this.taken + at - this.lineFrom + 1, message)
    this.object!.isLost = true
    this.due = 'lost'
    return at
  }

  private faultOfObject(line: number, column: number, message: string): void {
    const object = this.object!
    const where = `line ${line}, column ${column}: ${message}.`
    if (object.hadList) this.items.push(wholeFault(`The object around the records is not JSON: ${where}`))
    else if (!object.isFaulty) {
      const index = this.count++
      const about = `Record ${index + 1} (line ${object.line}) is not JSON: ${where}`
      this.items.push({ kind: 'fault', place: this.topPlace, index, message: about })
    }
    object.isFaulty = true
  }

  /** In an object that is no JSON: a list of records, or the next object. */
  private lost(bytes: Uint8Array, at: number, byte: number, isEnd: boolean): number {
    if (byte === OPEN_OBJECT && this.isBlankLine && this.indent <= this.object!.column) {
      this.closeObject(at)
      return at
    }
    if (byte !== QUOTE) return at + 1
    const found = listOpening.exec(decoded(bytes.subarray(at, at + LONGEST_START)))
    if (found?.index === 0) {
      this.object!.hadList = true
      this.key = found[1]!
      return this.openList(at + found[0].length - 1)
    }
    return bytes.length - at < LONGEST_START && !isEnd ? -at - 1 : at + 1
  }

  private openList(at: number): number {
    if (this.object !== undefined) this.place = 0
    this.field = ''
    this.due = 'item'
    return at + 1
  }

  private closeList(at: number): number {
    this.due = this.object === undefined ? 'top' : this.object.isLost ? 'lost' : 'after field'
    return at + 1
  }

  private closeObject(at: number): number {
    const object = this.object!
    this.object = undefined
    this.due = 'top'
    if (object.hadList) this.items.push({ kind: 'closed' })
    else if (!object.isFaulty) {
      const index = this.count++
      const { line, bytes: size } = object
      this.items.push({ kind: 'value', value: object.value(), place: this.topPlace, index, line, size })
    }
    return at + 1
  }

  private begin(what: Captured, bytes: Uint8Array, at: number, isEnd: boolean): number {
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

  /** Scans on in the captured value; returns the position to continue from, or −1 − the position to return to. */
  private capture(bytes: Uint8Array, from: number, isEnd: boolean): number {
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

  /** Does the value end before this byte, which is outside of strings? */
  private endsBefore(byte: number): boolean {
    const { state } = this
    if (this.captured === 'item') {
      if (byte === CLOSE_LIST && state.isBroken && this.isBlankLine) return this.indent < this.column
      return this.isScalar && state.depth <= 0 && (byte === COMMA || byte === CLOSE_LIST)
    }
    return state.depth === 0 && (byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_LIST)
  }

  private endsWith(byte: number): boolean {
    if (byte === QUOTE) return this.captured !== 'item'
    return !this.isScalar && (byte === CLOSE_OBJECT || byte === CLOSE_LIST)
  }

  /** Does a record begin here, within what is no JSON? Undefined where there are too few bytes to state. */
  private beginsRecord(bytes: Uint8Array, at: number, isEnd: boolean): boolean | undefined {
    const { state, field } = this
    if (state.inString ? !state.isSuspect : state.mayOpen && !state.isSuspect) return false
    if (this.isBlankLine && this.indent <= this.column && (this.isLines || bytes[at] === OPEN_OBJECT)) return true
    const name = firstField(bytes, at, isEnd)
    return name === null ? undefined : name !== '' && (field === '' || name === field)
  }

  private keep(bytes: Uint8Array): void {
    this.size += bytes.length
    if (this.isDropped || this.isLong) return
    if (bytes.length > 0) this.pieces.push(bytes.slice())
    if (this.size + (this.captured === 'field' ? this.object!.bytes : 0) <= LONGEST_RECORD) return
    if (this.captured === 'item') this.continueFromLast()
    else this.drop()
  }

  private drop(): void {
    this.isLong = true
    this.pieces = []
  }

  /** An overlong value contains the beginnings of several records: all but the last are emitted; that one continues. */
  private continueFromLast(): void {
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

  private piecesOf(text: string): Pieces {
    const { field, column, isLines: lists } = this
    const found = beginningsIn(text, { field, column, anywhere: this.state.isSuspect, lists })
    return new Pieces(text, found, this.captureLine, this.captureColumn)
  }

  /** The captured value ends at `to`; gives that place. */
  private finish(bytes: Uint8Array, from: number, to: number): number {
    this.keep(bytes.subarray(from, to))
    this.complete(false)
    return to
  }

  private complete(isEnd: boolean): void {
    const what = this.captured!
    this.captured = undefined
    const whole = this.isDropped || this.isLong ? new Uint8Array(0) : joined(this.pieces)
    this.pieces = []
    if (what === 'item' || what === 'rest') {
      this.due = this.isLines ? 'top' : 'after item'
      if (this.isLong) this.longRecord()
      else this.completeItem(whole, isEnd)
      return
    }
    const isKey = what === 'key'
    this.due = isKey ? 'colon' : 'after field'
    const read = this.isDropped || this.isLong ? undefined : parseValue(decoded(whole))
    if (isKey) this.key = read?.kind === 'value' && typeof read.value === 'string' ? read.value : ''
    if (isEnd) this.items.push(wholeFault(cutOff(isKey ? 'A field name' : `The field \`${this.key}\``)))
    else if (this.isLong) this.items.push(wholeFault(tooLong(`The field \`${this.key}\``)))
    else if (read?.kind === 'bad') {
      const { line, column } = this.placeOf(decoded(whole), read.at)
      this.faultOfObject(line, column, read.message)
      this.object!.isLost ||= this.state.isBroken
      if (this.state.isBroken) this.due = 'lost'
    } else if (read !== undefined && !isKey) this.items.push(this.object!.take(this.key, read.value, whole.length))
  }

  private placeOf(text: string, at: number): { line: number; column: number } {
    return placed(text, at, this.captureLine, this.captureColumn)
  }

  private completeItem(whole: Uint8Array, isEnd: boolean): void {
    const text = decoded(whole)
    const read = parseValue(text)
    if (read.kind === 'value') {
      this.items.push({ kind: 'value', value: read.value, ...this.nextRecord(this.captureLine), size: whole.length })
      return
    }
    const pieces = this.piecesOf(text)
    const next = isEnd ? 0 : this.line
    for (const item of pieces.items(isEnd && !this.state.isBroken, next, line => this.nextRecord(line)))
      this.items.push(item)
  }

  private finishFile(): void {
    if (this.due === 'nothing') {
      const bytes = counted(this.unread, 'byte')
      this.items.push(wholeFault(`${this.stopped}; the rest of the file, ${bytes}, was not read.`))
      return
    }
    if (this.captured === 'field' && this.findList()) this.finishFile()
    else if (this.captured !== undefined) this.complete(true)
    else if (this.due === 'item' || this.due === 'after item')
      this.items.push(wholeFault('The list is never closed: the file seems to be cut off after its last record.'))
    else if (this.due !== 'top' && this.due !== 'lost')
      this.items.push(wholeFault('The outermost object is never closed: the file seems to be cut off.'))
  }

  /** Reads a list of records that lies in a field which is never closed; false if there is none. */
  private findList(): boolean {
    const whole = joined(this.pieces)
    const text = decoded(whole)
    if (this.object!.isLost || !listOpening.test(text)) return false
    const read = parseValue(text)
    const { line, column } = this.placeOf(text, read.kind === 'bad' ? read.at : 0)
    this.faultOfObject(line, column, read.kind === 'bad' ? read.message : 'it does not end')
    this.object!.isLost = true
    this.captured = undefined
    this.pieces = []
    this.due = 'lost'
    this.taken = this.captureFrom
    this.lineFrom = this.captureFrom - this.captureColumn + 1
    this.line = this.captureLine
    this.isBlankLine = false
    this.scan(whole, true)
    return true
  }
}
