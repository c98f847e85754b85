// Pictures of every workspace and the main states, at three widths in both themes, into pictures/: for designers'
// eyes. `npm run pictures`, or `node scripts/pictures.mjs --folder dist/page --only 1440-dark` for some.

import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { serve } from '../test/e2e/serve.mjs'
import { findOrGetChromium } from './find-chromium.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const only = option('only', '')
const target = resolve(root, option('to', 'pictures'))
mkdirSync(target, { recursive: true })

const server = await serve({ folder: resolve(root, option('folder', 'dist/page')), path: '/' })
const address = `http://127.0.0.1:${server.address().port}/`
const browser = await chromium.launch({
  executablePath: await findOrGetChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})

const widths = [
  { width: 1440, height: 900, scale: 1 },
  { width: 1024, height: 768, scale: 1 },
  { width: 390, height: 844, scale: 2 },
]
const fixture = join(root, 'test/benchmarks/fixtures/courier.gen.json')

for (const { width, height, scale } of widths)
  for (const theme of ['light', 'dark']) {
    const series = `${width}-${theme}`
    if (!series.includes(only)) continue
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
    })
    await takeAll(await context.newPage(), series, width < 760)
    await context.close()
    console.log(series)
  }
await browser.close()
server.close()

async function takeAll(page, series, phone) {
  let count = 0
  const take = async name => {
    await page.waitForTimeout(350)
    const place = String(++count).padStart(2, '0')
    await page.screenshot({ path: join(target, `${series}-${place}-${name}.png`) })
  }
  const sheet = async name =>
    phone && (await page.getByRole('button', { name, exact: true }).click())
  const answer = async text => {
    await sheet('Answer')
    await page.getByRole('textbox', { name: 'Your answer' }).fill(text)
    await page.getByRole('button', { name: 'Check' }).click()
    await page.locator('.verdict:not(.stale) .verdict-word').waitFor()
  }
  const problem = async (domain, place) => {
    await page.goto(address)
    await page.locator('.eyebrow, .card-problems').first().waitFor()
    // What was open before comes back; the gallery is one key away.
    if (await page.locator('.eyebrow').isVisible()) await page.keyboard.press('e')
    await page
      .getByRole('button', { name: new RegExp(`^${domain}: `) })
      .nth(place)
      .click()
    await page.locator('.eyebrow').waitFor()
  }
  const question = async kind => {
    if (phone) await sheet('More')
    else if (await page.getByRole('button', { name: 'Questions', exact: true }).isVisible())
      await page.getByRole('button', { name: 'Questions', exact: true }).click()
    await page.locator('.virtual-row', { hasText: kind }).first().click()
    if (!phone) await page.keyboard.press('Escape')
  }

  await page.goto(address)
  await page.locator('.card-picture .scene').nth(4).waitFor()
  await take('gallery')

  await problem('Ferry', 1)
  await sheet('See')
  await page.locator('.picture .scene').waitFor()
  await sheet('Question')
  await take('question')
  await question('next action')
  await answer('(sail l0 l1)')
  await take('verdict')
  await page.locator('.bench').evaluate(element => element.scrollTo(0, 9_999))
  await take('verdict-end')
  await sheet('See')
  await page.getByRole('tab', { name: 'State', exact: false }).first().click()
  await page.locator('.action-list button').first().click()
  await page.locator('.action-list button').nth(1).click()
  await take('state')
  await page.getByRole('tab', { name: 'State graph' }).click()
  await page.getByRole('application').waitFor()
  await page.waitForTimeout(700)
  const box = await page.getByRole('application').boundingBox()
  if (!phone) await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.6)
  await take('graph')
  await page.getByRole('tab', { name: 'PDDL' }).click()
  await page.locator('.editor .monaco-editor').first().waitFor()
  await page.waitForTimeout(600)
  await take('pddl')

  await problem('Ferry', 2)
  await sheet('See')
  await page.getByRole('tab', { name: 'State graph' }).click()
  await page.locator('.graph-count').waitFor()
  await page.waitForTimeout(900)
  await take('graph-large')

  await page.goto(address)
  await page.locator('.eyebrow').waitFor()
  await page.locator('input[type=file]').setInputFiles(fixture)
  await page.locator('.eyebrow', { hasText: '1 of 9' }).waitFor()
  await answer('Well, I would say [(go hall kitchen), (take red hall)')
  await page.getByText('What was read').click()
  await page.locator('.bench').evaluate(element => element.scrollTo(0, 9_999))
  await take('reading')
  await answer('I would rather not say.')
  await take('unreadable')
  await question('validation')
  await sheet('Question')
  await take('sequence')
  if (phone) {
    await sheet('More')
    await take('more')
  } else if (await page.getByRole('button', { name: 'Questions', exact: true }).isVisible()) {
    await page.getByRole('button', { name: 'Questions', exact: true }).click()
    await take('drawer')
    await page.keyboard.press('Escape')
  }
  await page.locator('input[type=file]').setInputFiles({
    name: 'noise.json',
    mimeType: 'application/json',
    buffer: readFileSync(fileURLToPath(import.meta.url)),
  })
  await page.waitForTimeout(800)
  await take('bad-file')
  await page.goto(`${address}#domain`)
  await page.locator('.editor .monaco-editor').first().waitFor()
  await page.waitForTimeout(600)
  await take('domain')
  for (const name of ['templates', 'score', 'learn']) {
    await page.goto(`${address}#${name}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(name)
  }
  if (!phone) {
    await page.goto(address)
    await page.keyboard.press('Control+k')
    await take('palette')
    await page.keyboard.press('Escape')
    await page.waitForTimeout(200)
    await page.keyboard.press('?')
    await take('help')
  }
}
