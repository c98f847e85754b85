import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from '#base/base64url'

test('bytes are encoded as the platform encodes base64url, and decoded again', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
      const code = toBase64Url(bytes)
      expect(code).toBe(Buffer.from(bytes).toString('base64url'))
      expect([...fromBase64Url(code)]).toEqual([...bytes])
    }),
  )
})

test('a lone last letter is dropped', () => {
  expect([...fromBase64Url(`${toBase64Url(Uint8Array.of(1, 2, 3))}A`)]).toEqual([1, 2, 3])
})
