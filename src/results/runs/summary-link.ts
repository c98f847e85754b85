// A summary encoded for a link or a file: a version, a checksum, and deflated JSON.

import { grouped } from '#base/words'
import { deflateSync, Inflate } from 'fflate'
import { checksum, fromBase64Url, toBase64Url } from '#base/base64url'
import {
  packSummaryData,
  type ReadSummary,
  SUMMARY_VERSION,
  type SharedSummary,
  unpackSummaryData,
} from './summary-pack'

/** Most programs keep links up to this length intact; a longer summary is saved as a file. */
export const LONGEST_SUMMARY_LINK = 8_000
/** Maximum characters of a link, and maximum bytes of its unpacked content. */
const MAX_LINK = 2_000_000
const MAX_TEXT_LENGTH = 20_000_000

/** The part of an address that contains a summary: letters, digits, `-`, `_` and a dot. */
export function packSummary(shared: SharedSummary): string {
  const packed = deflateSync(new TextEncoder().encode(summaryFileText(shared)), { level: 9 })
  const bytes = new Uint8Array(4 + packed.length)
  new DataView(bytes.buffer).setUint32(0, checksum(packed))
  bytes.set(packed, 4)
  return `${SUMMARY_VERSION}.${toBase64Url(bytes)}`
}

/** A summary as the text of a file. */
export const summaryFileText = (shared: SharedSummary): string => JSON.stringify(packSummaryData(shared))

/** Decodes the output of `packSummary`; returns an error message if it is invalid. */
export function readSummary(link: string): ReadSummary {
  const bad = (message: string): ReadSummary => ({ kind: 'bad', message })
  const advice = 'Some programs break long links. Ask for it again, or for a file.'
  if (link.length > MAX_LINK)
    return bad(`The link has ${grouped(link.length)} characters; up to ${grouped(MAX_LINK)} are read. Ask for a file.`)
  const match = /^(\d{1,6})\.([\w-]*)/.exec(link)
  if (match === null) return bad(`The link holds no summary. ${advice}`)
  if (Number(match[1]) > SUMMARY_VERSION)
    return bad(
      'The link was made by a newer Planground. Reload the page to get the newest one, then open the link again.',
    )
  const bytes = fromBase64Url(match[2]!)
  if (bytes.length < 5) return bad(`The link is cut off: hardly anything of it has arrived. ${advice}`)
  const packed = bytes.subarray(4)
  if (checksum(packed) !== new DataView(bytes.buffer).getUint32(0))
    return bad(`The link is cut off or was changed on its way: its checksum does not fit. ${advice}`)
  const text = inflated(packed)
  if (text === null)
    return bad(`The link cannot be unpacked, or holds more than ${MAX_TEXT_LENGTH / 1e6} MB. ${advice}`)
  return readSummaryFile(text)
}

/** Parses the text of a summary file. */
export function readSummaryFile(text: string): ReadSummary {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { kind: 'bad', message: 'It is not JSON, so it is cut off or not a summary.' }
  }
  return unpackSummaryData(data)
}

/** The inflated text; null if it is broken or too large. */
function inflated(packed: Uint8Array): string | null {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  const inflate = new Inflate(bytes => {
    size += bytes.length
    if (size <= MAX_TEXT_LENGTH) text += decoder.decode(bytes, { stream: true })
  })
  try {
    const SLICE = 1 << 15
    for (let at = 0; at < packed.length && size <= MAX_TEXT_LENGTH; at += SLICE)
      inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length)
  } catch {
    return null
  }
  return size > MAX_TEXT_LENGTH ? null : text
}
