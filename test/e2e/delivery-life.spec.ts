// Files that never come, and workers that end without a word: the page states it, or continues with another worker.

import { resolve } from 'node:path'
import { expect, type Page, test, type Worker } from '@playwright/test'
import { type FaultySite, faultySite, onlyFile } from './faulty-site'
import { pause, within } from './pace'
import { answerBox, check, endWorkers, openBundled } from './support'

const built = resolve(process.env.PLANGROUND_PAGE ?? 'dist/page')

let site: FaultySite
test.beforeAll(async () => {
  site = await faultySite(built)
})
test.afterAll(() => site.end())
test.beforeEach(() => site.plant({}))

test.describe('a file that never comes', () => {
  /** Opens the page at an address and advances its clock. */
  const openLate = async (page: Page, hash: string): Promise<void> => {
    await page.clock.install()
    await page.goto(`${site.address}${hash}`, { waitUntil: 'commit' })
    // The parts being loaded have requested their files.
    await expect.poll(() => site.asked.some(file => file.startsWith('assets/'))).toBe(true)
    await pause(page, 0.5)
    for (let i = 0; i < 3; i++) await page.clock.runFor(16_000)
  }
  const SLOW = 'A file of the page is slow to come'

  for (const [name, hash, part, inside] of [
    ['the page’s own script', '#score', /^assets\/index-[\w-]{6,8}\.js$/, ''],
    ['the sheet that the page begins with', '', /^assets\/index-[\w-]{6,8}\.css$/, ''],
    ['a workspace', '#score', /^assets\/score-[\w-]{6,8}\.js$/, ''],
    ['the page of a phone that votes', '#vote=1', /^assets\/start-.*\.js$/, 'vote-actions'],
    ['the engine', '', /^assets\/engine\.worker-/, ''],
  ] as const)
    test(name, async ({ page }) => {
      site.plant({ [onlyFile(built, part, inside)]: 'hangs' })
      await openLate(page, hash)
      // The message may come from the static part of the page or from the page itself.
      await expect(page.getByText(SLOW).first()).toBeVisible()
      // Waits until it is painted: browsers do not show a page before its style sheet is loaded.
      await page.evaluate(() => new Promise(painted => requestAnimationFrame(painted)))
      await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeVisible()
    })

  test('a line of the page itself reports it where no script comes', async ({ page }) => {
    site.plant({
      [onlyFile(built, /^assets\/index-[\w-]{6,8}\.js$/)]: 'missing',
      'first.js': 'missing',
      'trouble.js': 'missing',
    })
    await page.goto(`${site.address}#score`)
    const late = page.getByText('Planground has not started yet. Wait, or reload the page.')
    await expect(late).toBeHidden()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expect(late).toBeVisible()
  })
})

/** The engine that checks answers, once it runs. */
async function engineOf(page: Page): Promise<Worker> {
  const find = (): Worker | undefined =>
    page.workers().find(worker => /engine\.worker|searching\.worker/.test(worker.url()))
  await expect.poll(find).toBeDefined()
  return find()!
}

test.describe('a worker that ends without a word', () => {
  test('while it is idle', async ({ page }) => {
    await page.goto(site.address)
    await openBundled(page, 'Ferry')
    expect(await check(page, '[(sail l0 l1)]')).toBe('wrong')
    for (const wait of [0, 1.5]) {
      await endWorkers(page)
      await pause(page, wait)
      expect(await check(page, wait === 0 ? '[(board c0 l1)]' : '[(sail l1 l0)]')).toBe('wrong')
    }
  })

  test('while it checks', async ({ page }) => {
    await page.goto(site.address)
    await openBundled(page, 'Ferry')
    expect(await check(page, '[(sail l0 l1)]')).toBe('wrong')
    const engine = await engineOf(page)
    await engine.evaluate(() => {
      self.addEventListener('message', ({ data }) => {
        if (JSON.stringify(data).includes('board c0')) self.close()
      })
    })
    await answerBox(page).fill('[(board c0 l1)]')
    await page.keyboard.press('Control+Enter')
    await expect(
      page
        .locator('[data-part~=verdict]:not([data-part~=stale]) [data-part=verdict-word]')
        .or(page.getByText(/was ended by the browser|stopped unexpectedly/)),
    ).toBeVisible()
    expect(await check(page, '[(sail l1 l0)]')).toBe('wrong')
  })

  test('while it scores: another continues, and no row is lost', async ({ page }) => {
    await page.goto(`${site.address}#score/runs`)
    await page.getByRole('button', { name: 'Score a sample run' }).click()
    const find = (): Worker | undefined => page.workers().find(worker => /scoring\.worker/.test(worker.url()))
    await expect.poll(find, { intervals: [20] }).toBeDefined()
    await find()!.evaluate(() => self.close())
    await expect(page.locator('[data-part=overview-about]')).toContainText(/^236 responses of 2 models/, {
      timeout: within(40),
    })
  })
})
