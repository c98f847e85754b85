// Texts as base64 (RFC 4648) of their UTF-8, as files embed pictures.

import { toBase64Url } from './base64url'

/** A text's UTF-8 in base64, with padding. A lone surrogate becomes the replacement character U+FFFD. */
export function base64Of(text: string): string {
  const code = toBase64Url(utf8Of(text)).replaceAll('-', '+').replaceAll('_', '/')
  return code.padEnd(Math.ceil(code.length / 4) * 4, '=')
}

/** The bytes of a text in UTF-8. */
function utf8Of(text: string): Uint8Array {
  const bytes: number[] = []
  for (const letter of text) {
    const given = letter.codePointAt(0)!
    const point = given >= 0xd800 && given <= 0xdfff ? 0xfffd : given
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63))
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    else bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
  }
  return Uint8Array.from(bytes)
}
