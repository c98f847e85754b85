// Parts of the page in frames of another page, of another origin: they work, keep nothing, and report their height and keys.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import { SANDBOX } from '#page/shell/embed/dialog/embed-code'
import { seriousFindings, settled } from './axe'
import { answerBox, expect, openBundled, test as base, untilStored, verdictWord } from './support'

/** The script of the documentation, as authors copy it. */
const script = /<script>[\s\S]*?<\/script>/.exec(
  readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8'),
)![0]

/** A frame of the page around: its address after `#embed?`, and the permissions of its sandbox. */
interface Framed {
  readonly id: string
  readonly show: string
  readonly sandbox?: string
}

const test = base.extend<{ around: (...frames: readonly Framed[]) => Promise<void> }>({
  /** Shows a page of another origin with these frames in it. */
  around: async ({ page, watch, baseURL }, use) => {
    let html = ''
    const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
    const origin = `http://localhost:${(server.address() as AddressInfo).port}/`
    await use(async (...frames) => {
      const elements = frames.map(
        ({ id, show, sandbox = SANDBOX }) =>
          `<iframe id="${id}" title="${id}" src="${baseURL}#embed?${show}" sandbox="${sandbox}" width="800" height="200"></iframe>`,
      )
      html = `<!doctype html><html lang="en"><title>Around</title><link rel="icon" href="data:,">
        <script>var moved = []; var Reveal = { next() { moved.push('next') }, right() { moved.push('right') } }</script>
        ${elements.join('')}${script}`
      await page.goto(origin)
    })
    await new Promise(closed => server.close(closed))
    // The page around is asked for, and nothing else outside.
    const kept = watch.requests.filter(url => url !== origin)
    watch.requests.splice(0, Number.POSITIVE_INFINITY, ...kept)
  },
})

test.use({ alwaysShow: false })

const heightOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate(frame => (frame as HTMLElement).offsetHeight)
const moved = (page: Page): Promise<unknown> => page.evaluate(() => (window as unknown as { moved: unknown }).moved)

/** All that the browser keeps for the origin of the page, in short. */
const keptBy = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const sum = (text: string): string =>
      `${text.length} ${[...text].reduce((hash, letter) => (31 * hash + letter.charCodeAt(0)) | 0, 7)}`
    const names = (await indexedDB.databases()).map(({ name }) => name!).sort()
    const kept = names.map(
      name =>
        new Promise<unknown>((done, failed) => {
          const opening = indexedDB.open(name)
          opening.onerror = () => failed(opening.error)
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames]
            const transaction = opening.result.transaction(stores)
            const all = stores.map(store => transaction.objectStore(store).getAll())
            transaction.oncomplete = () => {
              opening.result.close()
              done(stores.map((store, at) => [name, store, sum(JSON.stringify(all[at]!.result))]))
            }
          }
        }),
    )
    return [{ ...localStorage }, await Promise.all(kept)]
  })

test('the code of a frame comes from a dialog; a question and a step work alone, and what is kept stays', async ({
  page,
  context,
}) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await answerBox(page).fill('(sail l0 l1)')
  await untilStored(page, '(sail l0 l1)', 'Ferry p01')
  const before = await keptBy(page)
  await page.getByRole('button', { name: 'Share this question' }).click()
  await page.getByRole('button', { name: 'Embed…' }).click()
  const code = page.getByRole('textbox', { name: 'The code for your page' })
  await expect(code).toHaveValue(/#embed\?domain=ferry&amp;problem=p01&amp;kind=app"/)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Graph')
  await expect(code).toHaveValue(/#embed\?domain=ferry&amp;problem=p01&amp;show=graph"/)
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect(page.getByRole('img', { name: /^QR code of Ferry p01/ })).toBeVisible()
  const preview = page.frameLocator('iframe[title^="Preview"]')
  await expect(preview.getByRole('application')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  const alone = await context.newPage()
  await alone.setViewportSize({ width: 800, height: 450 })
  await alone.goto('./#embed?domain=ferry&problem=p01&kind=land&colour=red')
  await expect(alone.getByRole('alert')).toContainText('There is no parameter colour')
  await answerBox(alone).fill('(on c0)')
  await alone.keyboard.press('Control+Enter')
  await expect(verdictWord(alone)).toHaveText(/right/i)
  await expect(alone.getByRole('banner')).toHaveCount(0)
  await settled(alone)
  expect(await seriousFindings(alone)).toEqual([])

  await alone.goto('./#embed?lesson=landmarks&step=2')
  await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Which facts can no plan avoid?')
  await expect(alone.getByRole('link', { name: 'Open in Planground' })).toHaveAttribute('href', /#learn\/landmarks\/2$/)
  const choice = alone.getByRole('radio', { name: '(on c1)' })
  // The step may be drawn once more when its engine has started.
  await expect(async () => {
    await choice.press('Space')
    expect(await choice.isChecked()).toBe(true)
  }).toPass()
  await choice.press('Enter')
  await expect(alone.locator('[data-part=embed-lesson]')).toContainText('That makes 3 landmarks')
  await settled(alone)
  expect(await seriousFindings(alone)).toEqual([])
  expect(await keptBy(page)).toEqual(before)
})

test('frames of another origin show their height, hand keys to the deck, and need no storage', async ({
  page,
  around,
}) => {
  await page.addInitScript(() => {
    if (window.top === window) return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await around(
    { id: 'graph', show: 'domain=ferry&problem=p01&show=graph&keys=deck&theme=dark' },
    { id: 'question', show: 'domain=ferry&problem=p01&kind=land' },
  )
  const graph: FrameLocator = page.frameLocator('#graph')
  const picture = graph.getByRole('application')
  await expect(picture).toBeVisible()
  await expect(graph.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Four fifths of the frame's width or more is too much for the height of a picture.
  expect(await heightOf(page, 'graph')).toBeGreaterThan(400)
  expect(await heightOf(page, 'graph')).toBeLessThan(640)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await picture.focus()
  await page.keyboard.press('ArrowDown')
  await expect(graph.locator('[data-part=graph-description]')).toContainText('The start')
  await page.keyboard.press('ArrowDown')
  await expect(graph.locator('[data-part=graph-description]')).not.toContainText('The start')
  expect(await moved(page)).toEqual([])
  await page.keyboard.press('PageDown')
  await expect.poll(() => moved(page)).toEqual(['next'])
  await graph.getByRole('link', { name: 'Open in Planground' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => moved(page)).toEqual(['next', 'right'])

  const question = page.frameLocator('#question')
  await expect(question.getByRole('textbox', { name: 'Your answer' })).toBeVisible()
  const asked = await heightOf(page, 'question')
  await question.getByRole('textbox', { name: 'Your answer' }).fill('(on c0)')
  await page.keyboard.press('Control+Enter')
  await expect(question.locator('[data-part=verdict-word]')).toHaveText(/right/i)
  await expect.poll(() => heightOf(page, 'question')).not.toBe(asked)
  // Nothing is left to scroll in a frame that is as high as it wants to be.
  await expect
    .poll(() => question.locator('[data-part=embed-main]').evaluate(main => main.scrollHeight - main.clientHeight))
    .toBe(0)
})

test('a frame without an origin of its own reports it, with a link that opens a tab', async ({
  page,
  around,
  watch,
  baseURL,
}) => {
  const show = 'domain=ferry&problem=p01&show=graph'
  await around({ id: 'apart', show, sandbox: 'allow-scripts allow-popups' })
  const frame = page.frameLocator('#apart')
  await expect(frame.locator('#app')).toContainText('cannot run in this frame')
  const link = frame.getByRole('link', { name: 'Open this part in a tab' })
  await expect(link).toHaveAttribute('href', `${baseURL}#embed?${show}`)
  await expect(link).toHaveAttribute('target', '_blank')
  // The browser logs refusals in such a frame in the console.
  const refused = /CORS policy|net::ERR_FAILED/
  const other = watch.complaints.filter(text => !refused.test(text))
  watch.complaints.splice(0, Number.POSITIVE_INFINITY, ...other)
})
