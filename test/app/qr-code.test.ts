// QR codes are parsed back by another program, and say how far they reach.

import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { type QrCode, qrCode, qrSvg, reachOf } from '#page/ui/qr-code'

/** Pixels of a side of each module. */
const SCALE = 3

function readBack({ size, rows }: QrCode): string | undefined {
  const side = size * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (rows[Math.floor(y / SCALE)]![Math.floor(x / SCALE)])
        pixels.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3)
  return jsQR(pixels, side, side)?.data
}

test('what is in a code comes out of it', () => {
  for (const text of ['https://example.org/#embed?domain=ferry', `#s=1.${'Ab-_9'.repeat(9)}`, 'größer'])
    expect(readBack(qrCode(text)!)).toBe(text)
})

test('a longer text is read from nearer, and too long a one has no code', () => {
  const [short, long] = ['a', 'a'.repeat(900)].map(text => qrCode(text)!)
  expect(reachOf(short!)).toBeGreaterThan(reachOf(long!))
  expect(qrCode('a'.repeat(4_000))).toBeUndefined()
  expect(qrCode('ü'.repeat(2_000))).toBeUndefined()
})

test('a saved code is self-contained, with its title as text', () => {
  const svg = qrSvg(qrCode('x')!, 'QR code of <b> & "c"')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+"/)
  expect(svg).toContain('<title>QR code of &lt;b&gt; &amp; &quot;c&quot;</title>')
})
