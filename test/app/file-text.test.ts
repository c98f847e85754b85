// Files that are dropped on the page, as text.

import { expect, test } from 'vitest'
import { fileText } from '#page/browser/file-text'

const text = 'Board car c0 at location l1 – “now”.'
const wide = Buffer.from(text, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', wide],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16, the other byte first', Buffer.from(wide).swap16()],
])('%s is read', async (_, bytes) => {
  expect(await fileText(new Blob([bytes]))).toBe(text)
})
