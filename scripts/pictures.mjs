// Screenshots of every workspace, stage tab and dialog, at three widths in both themes, into pictures/ with an
// index.html that shows them next to each other for visual review. `npm run pictures`, or `node scripts/pictures.mjs
// --folder dist/page --only 390 --limit 300` (seconds) for some. Each screenshot waits until the page is idle, and the
// script ends by itself.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
const data = resolve(root, process.env.PLANGROUND_DATA ?? '../shared/data', 'acpbench')
const fixture = join(root, 'test/benchmarks/fixtures/courier.gen.json')
/** Time limits in milliseconds: for one step, for the page to become idle, and for the whole run. */
const STEP = 12_000
const REST = 8_000
const ALL = 1000 * Number(option('limit', '190'))
const deadline = Date.now() + ALL

const widths = [
  { width: 1440, height: 900, scale: 1 },
  { width: 1024, height: 768, scale: 1 },
  { width: 390, height: 844, scale: 2 },
].filter(({ width }) => `${width}`.includes(only))
const themes = ['light', 'dark']

mkdirSync(target, { recursive: true })
for (const name of readdirSync(target))
  if (/^\d+-.*\.png$/.test(name) && name.includes(only)) rmSync(join(target, name))
const server = await serve({ folder: resolve(root, option('folder', 'dist/page')), path: '/' })
const address = `http://127.0.0.1:${server.address().port}/`
const browser = await chromium.launch({
  executablePath: await findOrGetChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
const missed = []
await Promise.all(widths.map(takeAll))
if (existsSync(join(root, 'dist/kit'))) await takeKit()
await browser.close()
server.close()
writeSheet()
console.log(`${target}/index.html`)
for (const line of missed) console.error(`missed: ${line}`)
if (missed.length > 0) process.exitCode = 1

async function takeAll({ width, height, scale }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(STEP)
  const page = await context.newPage()
  const phone = width < 760
  let count = 0

  /** Takes a screenshot of the viewport in both themes. */
  const take = async name => {
    const place = String(++count).padStart(2, '0')
    if (Date.now() > deadline) throw new Error('no time left')
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      if (!(await rest(page))) missed.push(`${width} ${name}: still at work, taken as it was`)
      await page.screenshot({
        path: join(target, `${width}-${place}-${name}-${theme}.png`),
        animations: 'disabled',
        timeout: STEP,
      })
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  /** Runs one section of the tour; if it fails, the next one starts from the beginning. */
  const step = async (name, way) => {
    if (Date.now() > deadline) return void missed.push(`${width} ${name}: no time left`)
    try {
      await way()
    } catch (error) {
      missed.push(`${width} ${name}: ${messageOf(error)}`)
      // The page as it was when the step failed.
      await page.screenshot({ path: join(target, `${width}-missed-${name.replace(/\W+/g, '-')}.png`) }).catch(() => {})
    }
  }
  const button = (name, exact = true) => page.getByRole('button', { name, exact })
  const sheet = async name => phone && (await button(name).click())
  const scrollDown = () =>
    page.evaluate(() => {
      for (const box of document.querySelectorAll('.bench, main')) box.scrollTo(0, 99_999)
    })
  const check = async text => {
    await sheet('Answer')
    const box = page.getByRole('textbox', { name: 'Your answer' })
    if (!(await box.isVisible()))
      await page
        .getByText(/as text|own words/i)
        .first()
        .click()
    await box.fill(text)
    await button('Check', false).first().click()
    await page.locator('.verdict:not([data-part~=stale]) .verdict-word').waitFor()
  }
  const command = async title => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find a command' }).fill(title)
    await page.keyboard.press('Enter')
  }
  // Escape also stops work, so it is pressed only where something is to be closed.
  const closeDialog = async () => {
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  }
  /** Starts over: resets the page's state and opens this problem or these files. */
  const begin = async () => {
    await closeDialog()
    if (!page.url().startsWith(address)) await page.goto(address)
    else await page.goto(`${address}#explore`)
    await page.locator('.header').waitFor()
    if (count > 0) {
      await command('Start afresh')
      await page
        .getByText('Everything is closed')
        .waitFor({ timeout: 1_500 })
        .catch(() => {})
    }
    // If nothing was open, there is no such command and the palette stays open.
    await closeDialog()
    if (await page.locator('.make .back').isVisible()) await page.locator('.make .back').click()
    await page.locator('.card-problems button').first().waitFor()
    // Notices may disappear by themselves meanwhile.
    for (const notice of await button('Dismiss').all()) await notice.click({ timeout: 1_000 }).catch(() => {})
  }
  const problem = async (domain, place) => {
    await begin()
    await button(new RegExp(`^${domain}: `), false)
      .nth(place)
      .click()
    await page.locator('.eyebrow').waitFor()
  }
  const files = async (...paths) => {
    await begin()
    await page.locator('input[type=file][aria-label="Open files"]').setInputFiles(paths)
    await page.locator('.eyebrow').waitFor()
  }
  const question = async kind => {
    if (phone) await sheet('More')
    else if (await button('Questions').isVisible()) await button('Questions').click()
    await page.locator('.virtual-row', { hasText: kind }).first().click()
    if (!phone) await page.keyboard.press('Escape')
  }
  const tabs = page.getByRole('tablist', { name: 'Stage' }).getByRole('tab')
  /** Every tab of the stage that is present. */
  const stage = async (prefix, some) => {
    await sheet('See')
    for (const tab of await tabs.all()) {
      const name = ((await tab.locator('span').first().textContent()) ?? '').toLowerCase()
      if (some !== undefined && !some.includes(name)) continue
      await step(`${prefix}-${name}`, async () => {
        await tab.click()
        if (name === 'pddl') await page.locator('[data-part=editor-host][data-stage=ready]').first().waitFor()
        await take(`${prefix}-${name}`)
      })
    }
    await tabs.first().click()
  }

  await step('gallery', async () => {
    await begin()
    await page.locator('.card-picture .scene').nth(4).waitFor()
    await take('gallery')
  })
  await step('bundled', async () => {
    await problem('Ferry', 1)
    await take('question')
    await question('next action')
    await check('(sail l0 l1)')
    await take('verdict')
    await scrollDown()
    await take('verdict-end')
    await sheet('See')
    await tabs.first().click()
    await page.locator('.action-list button').first().click()
    await page.locator('.action-list button').nth(1).click()
    await stage('stage')
  })
  await step('larger', async () => {
    await problem('Logistics', 2)
    await take('question-large')
    await stage('large', ['state', 'graph', 'trace'])
  })
  await step('fixture', async () => {
    await files(fixture)
    await check('Well, I would say [(go hall kitchen), (take red hall)')
    await page.getByText('What we read').click()
    await scrollDown()
    await take('reading')
    await check('I would rather not say.')
    await take('unreadable')
    await question('validation')
    await sheet('Question')
    await take('sequence')
  })
  await step('list', async () => {
    if (phone) await sheet('More')
    else if (await button('Questions').isVisible()) await button('Questions').click()
    else return
    await take(phone ? 'more' : 'drawer')
    await page.keyboard.press('Escape')
  })
  await step('bad file', async () => {
    await page.locator('input[type=file][aria-label="Open files"]').setInputFiles({
      name: 'noise.json',
      mimeType: 'application/json',
      buffer: readFileSync(fileURLToPath(import.meta.url)),
    })
    await page.locator('.notice').first().waitFor()
    await take('bad-file')
  })
  if (existsSync(data)) {
    await step('published, open', async () => {
      await files(join(data, 'nexta.gen.json'))
      await take('published')
      await stage('published', ['graph', 'trace', 'landmarks'])
      await files(join(data, 'land.gen.json'))
      await check('(at nowhere)')
      await take('published-verdict')
    })
    await step('published, closed', async () => {
      await files(join(data, 'app.bool.json'))
      await take('yes-no')
      await sheet('See')
      await take('yes-no-stage')
      await files(join(data, 'land.mcq.json'))
      await sheet('Answer')
      await take('choice')
    })
  } else missed.push(`${width}: no published questions in ${data}`)

  await step('domain', async () => {
    await problem('Ferry', 1)
    await page.goto(`${address}#domain`)
    if (!phone) await page.locator('[data-part=editor-host][data-stage=ready]').first().waitFor()
    await take('domain')
    if (phone) {
      await page.getByRole('tab', { name: 'Meaning' }).click()
      await take('domain-meaning')
      return
    }
    await page.locator('.monaco-editor').first().click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('(define (domain x) (:predicates (a ?b - c)) ')
    await page.locator('.squiggly-error').first().waitFor()
    await take('domain-errors')
  })
  await step('make', async () => {
    await begin()
    await button('Make questions').first().click()
    await page.getByRole('checkbox').nth(20).waitFor()
    await take('make')
  })
  await step('score', async () => {
    await begin()
    await page.goto(`${address}#score`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take('score-empty')
    await page.locator('input[type=file][aria-label="Open files"]').setInputFiles(fixture)
    await take('score-chosen')
    await button('Cancel').click()
    await button('Score a sample run').click()
    await page.locator('.score table').first().waitFor()
    await take('score-figures')
    await page.getByRole('tab', { name: 'Rows' }).click()
    await take('score-rows')
  })
  for (const name of ['templates', 'learn'])
    await step(name, async () => {
      await page.goto(`${address}#${name}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await take(name)
    })
  await step('dialogs', async () => {
    await problem('Ferry', 0)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await take('palette')
    await page.keyboard.press('Escape')
    for (const [title, name] of [
      ['Show all keys', 'help'],
      ['Prompts and export', 'take-along'],
      ['Share', 'share'],
      ['History', 'history'],
    ])
      await step(name, async () => {
        await command(title)
        await page.getByRole('dialog').waitFor({ timeout: 4_000 })
        await take(name)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      })
  })
  await context.close()
}

/** The whole component page, at each width. */
async function takeKit() {
  const parts = await serve({ folder: join(root, 'dist/kit'), path: '/' })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(`http://127.0.0.1:${parts.address().port}/scripts/kit/index.html`)
  for (const { width, height } of widths)
    for (const theme of themes) {
      await page.setViewportSize({ width, height: Math.max(height, 1300) })
      await page.emulateMedia({ colorScheme: theme })
      await page.screenshot({ path: join(target, `${width}-00-kit-${theme}.png`) })
    }
  await page.close()
  parts.close()
}

/** The error's message and its last wait, in one line. */
function messageOf(error) {
  const [first, ...log] = String(error.message).split('\n')
  return [first, log.find(line => line.includes('waiting for'))?.trim() ?? ''].join(' ')
}

/** Waits until nothing loads, computes or moves; false on timeout. */
function rest(page) {
  return page
    .waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        document.querySelector(
          '[aria-busy="true"], .working, .footer-engine.state-busy, .footer-engine.state-starting',
        ) === null &&
        document.getAnimations().every(
          animation =>
            animation.playState !== 'running' ||
            // Animations that repeat for ever never finish.
            animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ),
      undefined,
      { timeout: REST },
    )

    .then(() => page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))))
    .then(
      () => true,
      () => false,
    )
}

/** Writes the index: one row per picture, widths and themes next to each other. */
function writeSheet() {
  const names = readdirSync(target).filter(name => /^\d+-\d+-.*\.png$/.test(name))
  const rows = new Map()
  for (const file of names) {
    const [, width, place, name, theme] = /^(\d+)-(\d+)-(.*)-(light|dark)\.png$/.exec(file) ?? []
    if (name === undefined) continue
    const row = rows.get(name) ?? { place: Number(place), files: [] }
    row.files.push({ file, width: Number(width), theme })
    rows.set(name, row)
  }
  const figure = ({ file, width, theme }) =>
    `<a href="${file}"><img loading="lazy" src="${file}" alt="" style="height:${width < 760 ? 440 : 330}px"><span>${width} ${theme}</span></a>`
  const body = [...rows]
    .map(([name, { files }]) => {
      files.sort((a, b) => b.width - a.width || (a.theme < b.theme ? 1 : -1))
      return `<section id="${name}"><h2>${name}</h2><div>${files.map(figure).join('')}</div></section>`
    })
    .join('\n')
  writeFileSync(
    join(target, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>
body { margin: 24px; font: 14px/1.4 system-ui; background: #ddd }
nav { position: sticky; top: 0; padding: 6px 0; background: #ddd }
nav a { margin-right: 10px }
h2 { margin: 28px 0 8px; font-size: 15px }
div { display: flex; gap: 12px; overflow-x: auto }
div a { color: #333; text-decoration: none }
img { display: block; border: 1px solid #999; background: #fff }
</style>
<nav>${[...rows.keys()].map(name => `<a href="#${name}">${name}</a>`).join('')}</nav>
${body}
`,
  )
}
