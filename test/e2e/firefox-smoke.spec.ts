// One journey in Firefox, where there is one: question, verdict, picture, graph, editor. It runs in the project
// `firefox` only; everything else about the page is tested in Chromium.

import { test as base } from '@playwright/test'
import { check, drop, expect, fileOf, fixture, openBundled } from './support'

const test = base.extend({
  page: async ({ playwright, launchOptions, channel, baseURL, viewport }, use, info) => {
    const start = async () => {
      const browser = await playwright.firefox.launch({
        ...launchOptions,
        ...(channel ? { channel } : {}),
      })
      const context = await browser.newContext({ baseURL: baseURL!, viewport }).catch(async error => {
        await browser.close()
        throw error
      })
      return { browser, page: await context.newPage() }
    }
    const started = await start().catch((error: Error) => error)
    if (started instanceof Error) {
      // Playwright's own Firefox must work. An installed one may be too old for it, or shut in by the system.
      if (channel === undefined) throw started
      const [why] = started.message.split('\n')
      console.log(`The installed Firefox cannot be driven (${why}).`)
      info.skip(true, why)
      return
    }
    const broken: string[] = []
    started.page.on('pageerror', error => broken.push(String(error)))
    await use(started.page)
    expect(broken, 'errors that nobody caught').toEqual([])
    await started.browser.close()
  },
})

test('in Firefox a question is answered, judged, shown, edited and restored', async ({ page }) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  expect(await check(page, '[(sail l0 l1)]')).toBe('wrong')
  await page.locator('[data-part=action-list] button').first().click()
  await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
  await expect(page.locator('[data-part=picture] [data-part=scene]')).toBeVisible()
  await page.getByRole('tab', { name: 'Graph' }).click()
  await expect(page.getByRole('application')).toBeVisible()
  await page.getByRole('tab', { name: 'PDDL' }).click()
  const editor = page.locator('[data-part=editor] .monaco-editor').first()
  await expect(editor).toBeVisible()
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(')')
  await expect(page.locator('.squiggly-error').first()).toBeAttached()
  await page.getByRole('button', { name: 'Revert' }).click()
  await drop(page, fileOf(fixture('courier.gen.json')))
  expect(await check(page, '[(go hall kitchen), (take blue hall)]')).toBe('right')
  await page.reload()
  await expect(page.locator('[data-part=verdict-word]')).toHaveText('Right')
})
