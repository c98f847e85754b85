// The reader of possibly broken JSON: lines of records, lists of records, and objects over many lines; the fields of
// such an object are read one by one, and their lists record by record. Only the current record or field is held in
// memory, and a bad one affects no other.

import { joined } from '../joined'
import { ValueCapture } from './capture'
import { counted, cutOff, type Item, LONGEST_RECORD, type Splitter, tooLong, wholeFault } from './items'
import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, isBlank, LINE, OPEN_LIST, OPEN_OBJECT, QUOTE } from './marks'
import { listFields, listOpening, ObjectFields } from './object-fields'
import { firstField, LONGEST_START } from './salvage'
import { decoded } from './utf8'
import { parseValue } from './value'

/**
 * `lines`: one record per line, or records in sequence; `alone`: the same, each line independent; `lists`: lists and
 * objects.
 */
export type Mode = 'lines' | 'alone' | 'lists'

export class JsonReader extends ValueCapture implements Splitter {
  private readonly mode: Mode
  /** Bytes too few to decide whether a record begins; processed again with the next ones. */
  private carry: Uint8Array = new Uint8Array(0)
  private topPlace = 0
  /** Why the rest of the file is not read, and the number of its bytes. */
  private stopped = ''
  private unread = 0

  constructor(mode: Mode) {
    super(mode !== 'lists')
    this.mode = mode
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
        // The rest is processed again with more bytes after it.
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

  /** Reads a line; false if it is invalid JSON and must be read byte by byte. */
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
    const numbers = this.nextRecord(this.line)
    const fault = isEnd && read.isCut ? cutOff('this line') : ''
    const message = fault || `This line is not JSON: column ${read.at + 1}: ${read.message}.`
    this.items.push({ kind: 'fault', ...numbers, message })
    return true
  }

  /** Handles one byte outside of values; returns the position to continue at. */
  private between(bytes: Uint8Array, at: number, isEnd: boolean): number {
    const byte = bytes[at]!
    if (byte === LINE) this.newLine(this.taken + at)
    // The bytes of a byte order mark, which occur where files were concatenated.
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

  /** A list of objects is read record by record, any other list as a value. */
  private listField(bytes: Uint8Array, at: number, isEnd: boolean): number {
    let next = at + 1
    while (next < bytes.length && bytes[next]! <= 32) next++
    if (next === bytes.length && next - at < LONGEST_START && !isEnd) return -at - 1
    // A byte that cannot begin a value starts a faulty record.
    const isValue = /^["[\]\-\dtfnNI]?$/.test(String.fromCharCode(bytes[next] ?? 34))
    if (isValue) return this.begin('field', bytes, at, isEnd)
    this.object!.hadList = true
    return this.openList(at)
  }

  /** The object is invalid JSON from `at` in its text on: only lists of records in it are still read. */
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

  /** In an object that is invalid JSON: looks for a list of records or the next object. */
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

  protected complete(isEnd: boolean): void {
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
    if (isEnd)
      this.items.push(wholeFault(cutOff(`${isKey ? 'A field name' : `The field \`${this.key}\``} is never closed`)))
    else if (this.isLong) this.items.push(wholeFault(tooLong(`The field \`${this.key}\``)))
    else if (read?.kind === 'bad') {
      const { line, column } = this.placeOf(decoded(whole), read.at)
      this.faultOfObject(line, column, read.message)
      this.object!.isLost ||= this.state.isBroken
      if (this.state.isBroken) this.due = 'lost'
    } else if (read !== undefined && !isKey) this.items.push(this.object!.take(this.key, read.value, whole.length))
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

  /** Reads a list of records in a field that is never closed; false if there is none. */
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
