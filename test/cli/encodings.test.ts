// Files that editors and shells of Windows write in UTF-16 are read like those in UTF-8.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readText } from '#cli/io'
import { linesOf } from '#cli/lines'

const folder = mkdtempSync(join(tmpdir(), 'encodings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const text = '; café, 駅, 🚢\n(define (domain d) (:predicates (p)))\n'
const littleEndian = Buffer.from(text, 'utf16le')
const bigEndian = Buffer.from(littleEndian).swap16()

const read = (bytes: Uint8Array, how?: 'as it is') => {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  return readText(path, how)
}

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 BE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-16 LE', littleEndian],
  ['UTF-16 BE', bigEndian],
  ['UTF-16 LE, gzipped', gzipSync(littleEndian)],
])('%s is read', (_, bytes) => {
  expect(read(bytes)).toBe(text)
})

test('short plans in UTF-16 are read, and bytes that are not text stay as they are', () => {
  expect(read(Buffer.from('(a)', 'utf16le'))).toBe('(a)')
  expect(read(Buffer.from('4', 'utf16le').swap16())).toBe('4')
  expect(read(Buffer.from('(a)\0(b)'))).toBe('(a)\0(b)')
  expect(read(Buffer.from('\0\0\0\0'))).toBe('\0\0\0\0')
  expect(read(Buffer.alloc(0))).toBe('')
})

test('a response as it is keeps the mark of UTF-8, which official readers see', () => {
  expect(read(Buffer.from('\uFEFF4'), 'as it is')).toBe('\uFEFF4')
  expect(read(Buffer.from('\uFEFF4', 'utf16le'), 'as it is')).toBe('4')
})

test('lines that come in pieces of any length are read', async () => {
  const bytes = Buffer.from('{"a": 1}\n{"b": "é"}\n', 'utf16le')
  for (const length of [3, 4, 7, 1_000]) {
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
    }
    const lines: string[] = []
    for await (const some of linesOf(pieces(), '-')) lines.push(...some)
    expect(lines).toEqual(['{"a": 1}', '{"b": "é"}'])
  }
})
