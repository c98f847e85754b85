// Draws the icons of the installed page from public/favicon.svg: run `node scripts/icons.mjs` after changing it.

import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findOrGetChromium } from './find-chromium.mjs'

const folder = join(resolve(dirname(fileURLToPath(import.meta.url)), '..'), 'public')
const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8')
/**
 * Maskable icons: systems cut out their own shape, so the colour extends to the edge and the drawing fills the middle
 * 80 %.
 */
const filled = drawing
  .replace('rx="7"', 'rx="0"')
  .replace(/(<rect[^>]*>)(.*)<\/svg>/s, '$1<g transform="translate(3.2 3.2) scale(.8)">$2</g></svg>')

const icons = [
  // A browser makes a page of its own to decode an SVG, on the thread of the page.
  { name: 'favicon.png', size: 64, svg: drawing },
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable-512.png', size: 512, svg: filled },
  { name: 'apple-touch-icon.png', size: 180, svg: filled },
]
const browser = await chromium.launch({
  executablePath: await findOrGetChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
