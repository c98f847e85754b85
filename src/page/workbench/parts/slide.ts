// A slide: 1920 by 1080 pixels with a picture from the page, its caption and the address, in a chosen theme. It is
// copied to the clipboard or saved as a file.

import type { App } from '#page/state/app'
import { fileName, saveBlob } from '#page/state/saving'
import { inBackground } from '#page/browser/background'
import type { SlideContent } from './slide-png'

/**
 * Copies or saves the slide, and reports the result. Call it before any `await` after a click, and pass what is still
 * loading as a promise: later Safari no longer lets a page copy.
 */
export async function takeSlide(
  app: App,
  content: SlideContent | Promise<SlideContent>,
  how: 'copy' | 'save',
  theme: 'light' | 'dark' = 'light',
): Promise<void> {
  const other = theme === 'light' ? 'dark' : 'light'
  const again = {
    label: `${how === 'copy' ? 'Copy' : 'Save'} a ${other} slide instead`,
    run: () => inBackground(takeSlide(app, content, how, other)),
  }
  const { notices } = app
  const save = async (blob: Blob): Promise<void> => saveBlob(blob, `${fileName((await content).title)}.png`)
  try {
    const made = import('./slide-png').then(async ({ slidePng }) => slidePng(await content, theme))
    if (how === 'save') {
      await save(await made)
      notices.notify({ tone: 'plain', title: 'Slide saved', action: again })
      return
    }
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': made })])
      notices.notify({ tone: 'plain', title: 'Slide copied', action: again })
    } catch {
      await save(await made)
      notices.notify({
        tone: 'plain',
        title: 'The slide was saved as a file',
        lines: ['The browser does not let this page copy pictures.'],
      })
    }
  } catch (error) {
    notices.notify({
      tone: 'problem',
      title: 'The slide could not be made',
      lines: [error instanceof Error ? error.message : String(error)],
    })
  }
}
