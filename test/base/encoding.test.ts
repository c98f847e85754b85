// The encoding of a text by its first bytes.

import { expect, test } from 'vitest'
import { encodingOf } from '#base/encoding'

const text = '(define (domain ferry) ; é, 船\n  (:predicates (at ?c ?l)))'
const wide = (isBig: boolean, mark: boolean): Uint8Array => {
  const units = [...(mark ? [0xfeff] : []), ...Array.from(text, one => one.charCodeAt(0))]
  return new Uint8Array(units.flatMap(unit => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}

test.each([
  ['utf-16le', false],
  ['utf-16be', true],
] as const)('%s is known with a mark and without, and decodes to the text', (name, isBig) => {
  for (const mark of [true, false]) {
    expect(encodingOf(wide(isBig, mark))).toBe(name)
    expect(new TextDecoder(encodingOf(wide(isBig, mark))).decode(wide(isBig, mark))).toBe(text)
  }
})

test('UTF-8, bytes of pictures, a single zero and empty input are not UTF-16', () => {
  const utf8 = new TextEncoder().encode(text)
  const zero = Uint8Array.from([...utf8, 0, 0x29])
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])
  for (const bytes of [utf8, zero, picture, new Uint8Array()]) expect(encodingOf(bytes)).toBe('utf-8')
})
