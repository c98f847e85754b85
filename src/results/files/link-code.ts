// The outer encoding of a link: `s=1.` (a question), `lesson=1.` or `sheet=1.`, then base64url of a checksum, a length
// and deflated text. Errors (truncated, changed, from a newer version, too large) are reported before any content is
// used.

import { deflateSync } from 'fflate'
import { checksum, fromBase64Url, toBase64Url } from '#base/base64url'
import { grouped } from '#base/words'
import { dictionary } from './link-dictionary'
import { inflateWithin } from './unpacking'

export const LINK_VERSION = 1
/** Maximum characters of a link, and maximum bytes of its unpacked content. */
const LONGEST_LINK = 1_500_000
const MAX_TEXT_LENGTH = 6_000_000

export type Decoded =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bad'; readonly title: string; readonly message: string }

/** Four bytes of checksum, four of length, then the packed text. */
const HEAD = 8

/** The kind of a link: the word before the `=`. */
export type LinkWord = 's' | 'lesson' | 'sheet'
const nouns: Readonly<Record<LinkWord, string>> = {
  s: 'question',
  lesson: 'lesson',
  sheet: 'sheet',
}

/** Encodes a text as the part after `#` of an address. */
export function encodeLink(text: string, word: LinkWord = 's'): string {
  const packed = deflateSync(new TextEncoder().encode(text), { level: 9, dictionary })
  const bytes = new Uint8Array(HEAD + packed.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, checksum(packed))
  view.setUint32(4, packed.length)
  bytes.set(packed, HEAD)
  return `${word}=${LINK_VERSION}.${toBase64Url(bytes)}`
}

export function decodeLink(link: string, word: LinkWord = 's'): Decoded {
  const bad = (title: string, message: string): Decoded => ({ kind: 'bad', title, message })
  const cutOff = 'This link is cut off'
  const advice = 'Some programs break long links. Ask for it again, or for a file.'
  const rest = link.startsWith(`${word}=`) ? link.slice(word.length + 1) : ''
  const match = /^(\d{1,6})\.([\s\S]*)$/.exec(rest)
  if (match === null)
    return bad(
      'This link cannot be read',
      `After \`#${word}=\` a version and a dot were expected, such as \`#${word}=1.\`. ${advice}`,
    )
  const version = Number(match[1])
  if (version > LINK_VERSION)
    return bad(
      'This link was made by a newer Planground',
      `It is of version ${version}, and this page reads up to ${LINK_VERSION}. Reload the page to get the newest one, then open the link again.`,
    )
  if (version < 1) return bad('This link cannot be read', 'There never was a version 0 of links.')
  if (match[2]!.length > LONGEST_LINK)
    return bad(
      'This link is too long to be from Planground',
      `It has ${grouped(match[2]!.length)} characters; links of up to ${grouped(LONGEST_LINK)} are read.`,
    )
  // Text that follows a link is easily copied along with it.
  const code = match[2]!.replace(/[^A-Za-z0-9_-]+$/, '')
  const stray = code.search(/[^A-Za-z0-9_-]/)
  if (stray >= 0)
    return bad(
      'This link was changed on its way',
      `Character ${stray + 1} after the dot does not belong in a link. ${advice}`,
    )
  const bytes = fromBase64Url(code)
  if (bytes.length < HEAD) return bad(cutOff, `Hardly anything of it has arrived. ${advice}`)
  const view = new DataView(bytes.buffer)
  const packed = bytes.subarray(HEAD)
  const length = view.getUint32(4)
  if (packed.length < length)
    return bad(cutOff, `${grouped(packed.length)} of ${grouped(length)} bytes have arrived. ${advice}`)
  if (packed.length > length || checksum(packed) !== view.getUint32(0))
    return bad('This link was changed on its way', `Its checksum does not fit. ${advice}`)
  const unpacked = inflateWithin(packed, MAX_TEXT_LENGTH, dictionary)
  if (unpacked.kind === 'too-large')
    return bad(
      'This link holds too much',
      `Unpacked it would have more than ${MAX_TEXT_LENGTH / 1e6} MB, which no ${nouns[word]} needs.`,
    )
  if (unpacked.kind !== 'bytes')
    return bad('This link cannot be unpacked', `Its checksum is right, so the link was made wrongly. ${advice}`)
  return { kind: 'text', text: new TextDecoder().decode(unpacked.bytes) }
}
