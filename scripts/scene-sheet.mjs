// A sheet of all scenes (initial state, midway, goal; both themes) into pictures/: `npm run pictures:scenes`; a
// selection with `-- --ids ferry,grid --problem 1`.

import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { serve } from '../test/e2e/serve.mjs'
import { findOrGetChromium } from './find-chromium.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const ids = option('ids', '')
const problem = option('problem', '0')
const target = resolve(root, option('to', 'pictures'))
mkdirSync(target, { recursive: true })
const outDir = join(root, '.cache/sheet')
await build({
  root,
  logLevel: 'error',
  build: {
    outDir,
    emptyOutDir: true,
    rollupOptions: { input: join(root, 'test/sheet/index.html') },
  },
})
const server = await serve({ folder: outDir, path: '/' })
const browser = await chromium.launch({
  executablePath: await findOrGetChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
for (const theme of ['light', 'dark']) {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 }, colorScheme: theme })
  page.on('pageerror', error => console.error(error.message))
  const query = new URLSearchParams({ theme, problem, ...(ids ? { ids } : {}) })
  await page.goto(`http://127.0.0.1:${server.address().port}/test/sheet/index.html?${query}`)
  await page.locator('section').last().waitFor()
  await page.screenshot({ path: join(target, `scenes-${theme}-${problem}.png`), fullPage: true })
}
await browser.close()
server.close()
