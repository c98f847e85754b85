// JSON that is one list of records, or objects over many lines whose fields are read one by one and whose lists of
// records record by record: nothing is held but the record or the field that is being read.

import { joined } from './bytes'
import { counted, cutOff, decoded, type Item, LONGEST_RECORD, type Splitter, tooLong } from './items'
import { CLOSE_LIST, CLOSE_OBJECT, OPEN_LIST, OPEN_OBJECT, QUOTE } from './marks'
import { lastPlaceOf, LONGEST_START, newScan, salvaged, startOf, stateAfter } from './json-salvage'
import { droppedFields, listFields, ObjectFields } from './object-fields'
import { parseValue } from './value'

/** What is expected next outside of what is being captured. */
type Due = 'top' | 'item' | 'after item' | 'key' | 'colon' | 'field' | 'after field' | 'nothing'
type Captured = 'item' | 'key' | 'field'

export class JsonLists implements Splitter {
  private items: Item[] = []
  private due: Due = 'top'
  /** Bytes taken in by earlier calls. */
  private taken = 0
  /** Bytes too few to show whether a record begins; they come again with the next ones. */
  private carry: Uint8Array = new Uint8Array(0)

  private line = 1
  /** Where this line began, among all bytes; are there only blanks on it so far? */
  private lineFrom = 0
  private isBlankLine = true

  /** Of the list that is being read: records so far, and how the first of them began. */
  private place = 0
  private start: Uint8Array | undefined
  private startColumn = -1
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
  private state = newScan()
  private isLong = false
  private isDropped = false
  private captureLine = 1
  private captureFrom = 0

  push(bytes: Uint8Array): Item[] {
    const all = this.carry.length === 0 ? bytes : joined([this.carry, bytes])
    this.carry = new Uint8Array(0)
    this.scan(all, false)
    return this.given()
  }

  end(): Item[] {
    const rest = this.carry
    this.carry = new Uint8Array(0)
    this.scan(rest, true)
    this.finishFile()
    return this.given()
  }

  private given(): Item[] {
    const { items } = this
    this.items = []
    return items
  }

  private fault(place: number, message: string): void {
    this.items.push({ kind: 'fault', place, message })
  }

  private scan(bytes: Uint8Array, isEnd: boolean): void {
    if (this.due === 'nothing') this.unread += bytes.length
    let at = 0
    while (at < bytes.length && this.due !== 'nothing') {
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

  private newLine(bytesBefore: number): void {
    this.line++
    this.lineFrom = bytesBefore + 1
    this.isBlankLine = true
  }

  /** One byte outside of values; gives the place to go on at. */
  private between(bytes: Uint8Array, at: number, isEnd: boolean): number {
    const byte = bytes[at]!
    if (byte === 10) this.newLine(this.taken + at)
    if (byte === 10 || byte === 32 || byte === 9 || byte === 13) return at + 1
    const next = this.expected(bytes, at, byte, isEnd)
    this.isBlankLine = false
    return next
  }

  private expected(bytes: Uint8Array, at: number, byte: number, isEnd: boolean): number {
    switch (this.due) {
      case 'top':
        if (byte === OPEN_LIST && this.topPlace === 0) return this.openList(at)
        if (byte === 44) return at + 1
        if (byte !== OPEN_OBJECT) return this.stop('After the records there is more text', bytes.length - at)
        this.topPlace++
        this.object = new ObjectFields()
        this.due = 'key'
        return at + 1
      case 'item':
        if (byte === CLOSE_LIST) return this.closeList(at)
        if (byte === 44) return at + 1
        return this.begin('item', bytes, at)
      case 'after item':
        if (byte === CLOSE_LIST) return this.closeList(at)
        if (byte === 44) {
          this.due = 'item'
          return at + 1
        }
        this.begin('item', bytes, at)
        this.state.isBroken = true
        return at
      case 'key':
      case 'after field':
        if (byte === CLOSE_OBJECT) return this.closeObject(at)
        if (byte === 44) {
          this.due = 'key'
          return at + 1
        }
        if (byte !== QUOTE || this.due === 'after field')
          return this.stop('A field name or `}` was expected', bytes.length - at)
        return this.begin('key', bytes, at)
      case 'colon':
        if (byte !== 58) return this.stop('`:` was expected after a field name', bytes.length - at)
        this.due = 'field'
        return at + 1
      case 'field':
        return byte === OPEN_LIST && listFields.has(this.key)
          ? this.listField(bytes, at, isEnd)
          : this.begin('field', bytes, at)
      case 'nothing':
        return bytes.length
    }
  }

  /** A list of objects is read record by record; another one as a value. */
  private listField(bytes: Uint8Array, at: number, isEnd: boolean): number {
    let next = at + 1
    while (next < bytes.length && bytes[next]! <= 32) next++
    if (next === bytes.length && next - at < LONGEST_START && !isEnd) return -at - 1
    if (bytes[next] !== OPEN_OBJECT) return this.begin('field', bytes, at)
    this.object!.hadList = true
    return this.openList(at)
  }

  /** Gives the rest of the file up; `unread`: bytes of it that are here already. */
  private stop(message: string, unread: number): number {
    this.stopped = `${message} in line ${this.line}`
    this.unread = unread
    this.due = 'nothing'
    return Number.MAX_SAFE_INTEGER
  }

  private openList(at: number): number {
    this.place = 0
    this.start = undefined
    this.startColumn = -1
    this.due = 'item'
    return at + 1
  }

  private closeList(at: number): number {
    this.due = this.object === undefined ? 'top' : 'after field'
    if (this.object === undefined) this.topPlace++
    return at + 1
  }

  private closeObject(at: number): number {
    const object = this.object!
    this.object = undefined
    this.due = 'top'
    if (!object.hadList) this.items.push(object.value(this.topPlace))
    return at + 1
  }

  private begin(what: Captured, bytes: Uint8Array, at: number): number {
    this.captured = what
    this.pieces = []
    this.size = 0
    this.state = newScan()
    this.isLong = false
    this.isDropped = what === 'field' && droppedFields.has(this.key)
    this.captureLine = this.line
    this.captureFrom = this.taken + at
    if (what !== 'item') return at
    this.place++
    const column = this.isBlankLine ? this.captureFrom - this.lineFrom : -1
    if (this.place === 1) this.startColumn = bytes[at] === OPEN_OBJECT ? column : -1
    return at
  }

  /** Scans on in the captured value; returns the position to continue from, or −1 − the position to return to. */
  private capture(bytes: Uint8Array, from: number, isEnd: boolean): number {
    const { state } = this
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at]!
      if (byte === 10) {
        // A string does not run over the end of a line.
        if (state.inString) state.isBroken = true
        state.inString = false
        state.escaped = false
        this.newLine(this.taken + at)
        if (state.depth === 0 && !state.isBroken) {
          this.finish(bytes, from, at)
          return at + 1
        }
        continue
      }
      if (state.inString) {
        if (state.escaped) state.escaped = false
        else if (byte === 92) state.escaped = true
        else if (byte === QUOTE) {
          state.inString = false
          if (state.depth === 0 && !state.isBroken) return this.finish(bytes, from, at + 1)
        }
        continue
      }
      if (byte <= 32) {
        if (state.depth === 0 && !state.isBroken) return this.finish(bytes, from, at)
        continue
      }
      if (byte === OPEN_OBJECT && this.taken + at > this.captureFrom && this.mayBegin(at)) {
        const isNext = this.beginsLikeFirst(bytes, at, isEnd)
        if (isNext === undefined) {
          this.keep(bytes.subarray(from, at))
          return -at - 1
        }
        if (isNext) {
          state.isBroken = true
          this.finish(bytes, from, at)
          return this.begin('item', bytes, at)
        }
      }
      this.isBlankLine = false
      if (byte === QUOTE) state.inString = true
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) state.depth++
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        if (state.depth === 0 && !state.isBroken) return this.finish(bytes, from, at)
        if (--state.depth === 0 && !state.isBroken) return this.finish(bytes, from, at + 1)
      } else if (byte === 44 && state.depth === 0 && !state.isBroken) return this.finish(bytes, from, at)
    }
    this.keep(bytes.subarray(from))
    return bytes.length
  }

  private mayBegin(at: number): boolean {
    if (this.captured !== 'item' || this.start === undefined) return false
    if (this.state.isBroken && this.startColumn < 0) return true
    return this.isBlankLine && this.startColumn >= 0 && this.taken + at - this.lineFrom <= this.startColumn
  }

  /** Does a record begin here as the first one did? Undefined where there are too few bytes to state. */
  private beginsLikeFirst(bytes: Uint8Array, at: number, isEnd: boolean): boolean | undefined {
    const start = this.start!
    const there = Math.min(start.length, bytes.length - at)
    for (let i = 0; i < there; i++) if (bytes[at + i] !== start[i]) return false
    return there === start.length ? true : isEnd ? false : undefined
  }

  private keep(bytes: Uint8Array): void {
    this.size += bytes.length
    if (this.isDropped || this.isLong) return
    if (bytes.length > 0) this.pieces.push(bytes.slice())
    if (this.size + (this.captured === 'field' ? this.object!.bytes : 0) <= LONGEST_RECORD) return
    const whole = joined(this.pieces)
    this.pieces = []
    if (this.captured === 'item') this.start ??= startOf(whole)
    const last = this.captured === 'item' ? lastPlaceOf(whole, this.start) : -1
    if (last > 0) this.goOnFrom(whole, last)
    else this.isLong = true
  }

  /**
   * An overlong value contains the beginnings of several records: all but the last are emitted, and that one continues.
   */
  private goOnFrom(whole: Uint8Array, last: number): void {
    const before = decoded(whole.subarray(0, last))
    const read = parseValue(before)
    this.salvage(before, read.kind === 'bad' ? read : { at: 0, message: 'it does not end' })
    this.place++
    this.pieces = [whole.slice(last)]
    this.size = whole.length - last
    this.captureLine = this.line
    this.state = stateAfter(this.pieces[0]!)
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
    if (what === 'item') {
      this.due = 'after item'
      this.completeItem(whole, isEnd)
    } else if (what === 'key') {
      this.due = 'colon'
      const read = parseValue(decoded(whole))
      this.key = read.kind === 'value' && typeof read.value === 'string' ? read.value : ''
      if (isEnd) this.fault(0, cutOff('a field name'))
    } else {
      this.due = 'after field'
      if (isEnd) this.fault(0, cutOff(`the field \`${this.key}\``))
      else if (this.isLong) this.fault(0, tooLong(`The field \`${this.key}\``))
      else if (!this.isDropped) this.items.push(this.object!.take(this.key, whole, this.captureLine))
    }
  }

  private completeItem(whole: Uint8Array, isEnd: boolean): void {
    const { place } = this
    if (this.isLong) {
      const bytes = counted(this.size, 'byte')
      this.fault(place, tooLong(`Record ${place} (line ${this.captureLine}, ${bytes})`))
      return
    }
    const text = decoded(whole)
    const read = parseValue(text)
    if (read.kind === 'value') {
      this.start ??= startOf(whole)
      this.items.push({ kind: 'value', value: read.value, place, size: whole.length })
      return
    }
    if (isEnd && read.isCut && !this.state.isBroken) {
      const bytes = counted(whole.length, 'byte')
      this.fault(place, cutOff(`record ${place}, which begins in line ${this.captureLine}, ${bytes} before its end`))
      return
    }
    this.start ??= startOf(whole)
    this.salvage(text, read)
  }

  /** States the faults of a record that is no JSON, and gives those that lie in it. */
  private salvage(text: string, fault: { readonly at: number; readonly message: string }): void {
    const found = salvaged(text, fault, this.start, this.place, this.captureLine)
    for (const item of found) this.items.push(item)
    this.place += found.length - 1
  }

  private finishFile(): void {
    if (this.due === 'nothing') {
      const bytes = counted(this.unread, 'byte')
      this.fault(0, `${this.stopped}; the rest of the file, ${bytes}, was not read.`)
      return
    }
    if (this.captured !== undefined) {
      this.complete(true)
      return
    }
    if (this.due === 'item' || this.due === 'after item')
      this.fault(0, 'The list is never closed: the file seems to be cut off after its last record.')
    else if (this.due !== 'top') this.fault(0, 'The outermost object is never closed: the file seems to be cut off.')
  }
}
