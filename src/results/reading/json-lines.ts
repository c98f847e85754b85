// One JSON value a line: a bad line costs itself alone.

import { joined } from './bytes'
import { cutOff, decoded, type Item, LONGEST_RECORD, type Splitter, tooLong } from './items'
import { parseValue } from './value'

export class JsonLines implements Splitter {
  private pieces: Uint8Array[] = []
  private size = 0
  private line = 1

  push(bytes: Uint8Array): Item[] {
    const items: Item[] = []
    let from = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      this.keep(bytes.subarray(from, end), false)
      this.finish(items, false)
      this.line++
      from = end + 1
    }
    this.keep(bytes.subarray(from), true)
    return items
  }

  end(): Item[] {
    const items: Item[] = []
    this.finish(items, true)
    return items
  }

  /** `goesOn`: the buffer that these bytes are of may be used again before the line ends. */
  private keep(bytes: Uint8Array, goesOn: boolean): void {
    if (bytes.length === 0) return
    this.size += bytes.length
    if (this.size > LONGEST_RECORD) this.pieces = []
    else this.pieces.push(goesOn ? bytes.slice() : bytes)
  }

  private finish(items: Item[], isEnd: boolean): void {
    const { size, line: place } = this
    const text = size > LONGEST_RECORD || size === 0 ? '' : decoded(joined(this.pieces))
    this.pieces = []
    this.size = 0
    if (size > LONGEST_RECORD) items.push({ kind: 'fault', place, message: tooLong('This line') })
    if (text.trim() === '') return
    const read = parseValue(text)
    if (read.kind === 'value') items.push({ kind: 'value', value: read.value, place, size })
    else if (isEnd && read.isCut) items.push({ kind: 'fault', place, message: cutOff('this line') })
    else
      items.push({
        kind: 'fault',
        place,
        message: `This line is not JSON: column ${read.at + 1}: ${read.message}.`,
      })
  }
}
