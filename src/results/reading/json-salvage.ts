// Records of a JSON list that lie in what is no JSON: a quote or a bracket too few swallows those that follow, and they
// are known again by how the first record of the list began.

import { decoded, type Item, placed } from './items'
import { CLOSE_LIST, CLOSE_OBJECT, OPEN_LIST, OPEN_OBJECT, QUOTE } from './marks'
import { parseValue } from './value'

/** The longest beginning of records, up to their first field's name, by which the next record is known. */
export const LONGEST_START = 160

/** How a record begins: up to the colon after its first field's name; undefined if that states little. */
export function startOf(record: Uint8Array): Uint8Array | undefined {
  const end = record.indexOf(58)
  return record[0] === OPEN_OBJECT && end > 0 && end < LONGEST_START ? record.slice(0, end + 1) : undefined
}

/** The last position of `part` in `whole`; -1 if there is none, or only at the beginning. */
export function lastPlaceOf(whole: Uint8Array, part: Uint8Array | undefined): number {
  if (part === undefined) return -1
  for (let at = whole.lastIndexOf(part[0]!); at > 0; at = whole.lastIndexOf(part[0]!, at - 1))
    if (part.every((byte, i) => whole[at + i] === byte)) return at
  return -1
}

/**
 * The fault of the record at `place`, whose text begins in line `firstLine` of its file, then what follows within the
 * text, each with a place of its own.
 */
export function salvaged(
  text: string,
  fault: { readonly at: number; readonly message: string },
  start: Uint8Array | undefined,
  place: number,
  firstLine: number,
): Item[] {
  const { line, column } = placed(text, fault.at, firstLine)
  const items: Item[] = [
    {
      kind: 'fault',
      place,
      message: `Record ${place} (line ${firstLine}) is not JSON: line ${line}, column ${column}: ${fault.message}.`,
    },
  ]
  if (start === undefined) return items
  const begins = decoded(start)
  let from = text.indexOf(begins, 1)
  while (from >= 0) {
    const next = text.indexOf(begins, from + 1)
    let end = next < 0 ? text.length : next
    while (' \n\r\t,]'.includes(text[end - 1]!)) end--
    const part = text.slice(from, end)
    const read = parseValue(part)
    const at = place + items.length
    items.push(
      read.kind === 'value'
        ? { kind: 'value', value: read.value, place: at, size: part.length }
        : { kind: 'fault', place: at, message: `Record ${at} is not JSON: ${read.message}.` },
    )
    from = next
  }
  return items
}

/** Where a scan through a value is. */
export interface Scan {
  depth: number
  inString: boolean
  escaped: boolean
  /** It contains an error: it ends where the next one begins, whatever its brackets. */
  isBroken: boolean
}

export const newScan = (): Scan => ({ depth: 0, inString: false, escaped: false, isBroken: false })

/** The scan of the beginning of a record; broken where its brackets are closed already. */
export function stateAfter(bytes: Uint8Array): Scan {
  const scan = newScan()
  for (const byte of bytes) {
    if (scan.escaped) scan.escaped = false
    else if (byte === 92) scan.escaped = scan.inString
    else if (byte === QUOTE) scan.inString = !scan.inString
    else if (scan.inString) continue
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) scan.depth++
    else if ((byte === CLOSE_OBJECT || byte === CLOSE_LIST) && --scan.depth <= 0) scan.isBroken = true
  }
  return scan
}
