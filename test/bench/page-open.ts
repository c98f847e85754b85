// The built page, opened in Chromium to be measured: built here, or what PLANGROUND_BUILT names.

import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

interface Opened {
  readonly times?: number
  readonly context?: BrowserContextOptions
  /** More arguments of Chromium. */
  readonly args?: readonly string[]
}

export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** The folder with the built page. */
export async function builtPage(): Promise<string> {
  if (process.env.PLANGROUND_BUILT !== undefined) return resolve(process.env.PLANGROUND_BUILT)
  const folder = join(root, '.cache/bench-built')
  const { build } = await import('vite')
  await build({
    root,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' },
  })
  return folder
}

/** `args`: more arguments of Chromium. */
export async function openChromium(args: readonly string[] = []): Promise<Browser> {
  const { findOrGetChromium } = await import(join(root, 'scripts/find-chromium.mjs'))
  const { chromium } = await import('@playwright/test')
  return chromium.launch({
    executablePath: await findOrGetChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...args],
  })
}

/** Hands over a page of its own, which has nothing open yet, this many times. */
export async function inBuiltPage(
  drive: (page: Page, address: string, folder: string) => Promise<void>,
  { times = 1, context: options, args = [] }: Opened = {},
): Promise<void> {
  const folder = await builtPage()
  const { serve } = await import(join(root, 'test/e2e/serve.mjs'))
  const server = await serve({ folder, path: '/' })
  const browser = await openChromium(args)
  const address = `http://127.0.0.1:${server.address().port}/`
  for (let time = 0; time < times; time++) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // It works next to the main thread and would only disturb the clock.
      serviceWorkers: 'block',
      ...options,
    })
    await drive(await context.newPage(), address, folder)
    await context.close()
  }
  await browser.close()
  server.close()
}
