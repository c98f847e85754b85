// Saving texts outside the page: to the clipboard or as a file. Nothing is sent anywhere.

import type { App } from './app'
import { useApp } from './use-app'

/**
 * Copies a text to the clipboard and reports it; if the browser refuses, advises what to do instead. A text still to be
 * made is passed as a promise, as Safari lets a page copy only before the first `await` after a click; undefined if it
 * could not be made, which is reported already.
 */
export type CopyText = (text: string | Promise<string | undefined>, what: string) => Promise<void>

export const createCopyText =
  ({ notices }: Pick<App, 'notices'>): CopyText =>
  async (text, what) => {
    try {
      const { clipboard } = navigator
      await (typeof text === 'string'
        ? clipboard.writeText(text)
        : clipboard.write([new ClipboardItem({ 'text/plain': text.then(plainText) })]))
      notices.notify({ tone: 'plain', title: `${what} copied` })
    } catch {
      if ((await text) === undefined) return
      notices.notify({
        tone: 'problem',
        title: 'The browser does not let this page copy',
        lines: ['Save it as a file instead, or select the text and copy it by hand.'],
      })
    }
  }

function plainText(text: string | undefined): Blob {
  if (text === undefined) throw new Error('There is no text to copy.')
  return new Blob([text], { type: 'text/plain' })
}

export const useCopyText = (): CopyText => createCopyText(useApp())

/** Lets the browser save a text as a file. */
export const saveText = (text: string, name: string, type: string): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name)

/** Lets the browser save a Blob as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The name without characters that file systems reject. */
export const fileName = (name: string): string =>
  name
    .replace(/\.(?:jsonl?|csv|gz)$/gi, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 80) || 'questions'
