// Codes that are read aloud, typed and pasted use Crockford's base 32: no two characters look alike, and no
// autocorrection of quotes, dashes or links changes them.

import { hashOfText } from '#base/hash'
import { makeRng } from '#base/rng'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const values = new Map([...LETTERS].map((letter, value) => [letter, value]))
for (const [read, meant] of ['O0', 'I1', 'L1']) values.set(read!, values.get(meant!)!)

/** The value of a character, ignoring case; `O` is read as 0, `I` and `L` as 1. Undefined for others. */
export const digitOf = (letter: string): number | undefined => values.get(letter.toUpperCase())

/** Encodes a whole number below 2^53 in this many characters, 5 bits each; higher bits are dropped. */
export function letters(number: number, count: number): string {
  let rest = number
  let text = ''
  for (let i = 0; i < count; i++) {
    text = LETTERS[rest % 32]! + text
    rest = Math.floor(rest / 32)
  }
  return text
}

/** A four-letter hash of a text. */
export const fourFor = (text: string): string => letters(makeRng(hashOfText(text)).below(2 ** 20), 4)

/** The code in canonical spelling; undefined if it contains an invalid character. */
export function mended(code: string): string | undefined {
  let text = ''
  for (const letter of code) {
    const value = digitOf(letter)
    if (value === undefined) return undefined
    text += LETTERS[value]
  }
  return text
}

/** Encodes bytes; the last character is padded with zero bits. */
export function lettersOf(bytes: Uint8Array): string {
  const parts: string[] = []
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      parts.push(LETTERS[(held >> bits) & 31]!)
    }
  }
  if (bits > 0) parts.push(LETTERS[(held << (5 - bits)) & 31]!)
  return parts.join('')
}

/** Decodes a validated code; bits that do not fill a byte are dropped. */
export function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((code.length * 5) / 8))
  let held = 0
  let bits = 0
  let at = 0
  for (const letter of code) {
    held = ((held << 5) | (digitOf(letter) ?? 0)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 255
  }
  return bytes
}

/** Number of characters that encode this many bytes. */
export const lengthOf = (bytes: number): number => Math.ceil((bytes * 8) / 5)

const PRIME = 1_021
/**
 * Two check characters: a weighted sum modulo a prime, which detects every single changed character and every swap of
 * two neighbours.
 */
export function checkOf(code: string): string {
  let sum = 0
  let weight = 1
  for (let i = 0; i < code.length; i++) {
    weight = (weight * 37) % PRIME
    sum = (sum + weight * (code.charCodeAt(i) + 1)) % PRIME
  }
  return letters(sum, 2)
}
