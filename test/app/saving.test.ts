// Copying: a text, one still to be made, one that could not be made, and a browser that refuses.

import { afterEach, expect, test, vi } from 'vitest'
import { createCopyText } from '#page/state/saving'

afterEach(() => vi.unstubAllGlobals())

/** A clipboard that keeps what it is given; the first use of it must come before any `await`. */
function stubClipboard(refuses = false) {
  const kept: string[] = []
  const titles: string[] = []
  const keep = async (text: string): Promise<void> => {
    if (refuses) throw new Error('NotAllowedError')
    kept.push(text)
  }
  let uses = 0
  vi.stubGlobal('ClipboardItem', function (this: { data: unknown }, data: unknown) {
    this.data = data
  })
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        uses++
        await keep(text)
      },
      write: async ([item]: { data: Record<string, Promise<Blob>> }[]) => {
        uses++
        await keep(await (await item!.data['text/plain']!).text())
      },
    },
  })
  const notices = { notify: ({ title }: { title: string }) => void titles.push(title) }
  const copy = createCopyText({ notices } as unknown as Parameters<typeof createCopyText>[0])
  return { kept, titles, copy, uses: () => uses }
}

test('a text still to be made is handed over at once, and copied when it is made', async () => {
  const { kept, titles, copy, uses } = stubClipboard()
  let resolve!: (text: string) => void
  const done = copy(new Promise<string>(then => (resolve = then)), 'Report')
  expect(uses()).toBe(1)
  resolve('made later')
  await done
  await copy('at hand', 'Link')
  expect(kept).toEqual(['made later', 'at hand'])
  expect(titles).toEqual(['Report copied', 'Link copied'])
})

test('a text that could not be made is reported by its maker alone, and its error stays one', async () => {
  const { kept, titles, copy } = stubClipboard()
  await copy(Promise.resolve(undefined), 'Report')
  await expect(copy(Promise.reject(new Error('a bug')), 'Report')).rejects.toThrow('a bug')
  expect([kept, titles]).toEqual([[], []])
})

test('a browser that refuses is reported', async () => {
  const { titles, copy } = stubClipboard(true)
  await copy('text', 'Link')
  await copy(Promise.resolve('text'), 'Link')
  expect(titles).toEqual(Array(2).fill('The browser does not let this page copy'))
})
