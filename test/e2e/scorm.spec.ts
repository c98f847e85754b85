// A sheet as a package for learning platforms: it runs with the package's files alone, and the platform gets the score.

import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './support'

/** A platform: the interface of SCORM 1.2 with the rules of its data model that a package could break. */
const PLATFORM = `<!doctype html><title>Platform</title>
<script>
  const data = { 'cmi.core.lesson_status': 'not attempted', 'cmi.core.student_name': 'Li, Ana' }
  let state = 'new'
  const log = (window.log = [])
  const isFit = {
    'cmi.core.score.raw': value => +value >= 0 && +value <= 100,
    'cmi.core.score.min': value => value === '0',
    'cmi.core.score.max': value => value === '100',
    'cmi.core.lesson_status': value => /^(passed|completed|failed|incomplete|browsed)$/.test(value),
    'cmi.suspend_data': value => value.length <= 4096,
  }
  window.API = {
    LMSInitialize: () => String(state === 'new' && ((state = 'open'), true)),
    LMSGetValue: name => (state === 'open' ? (data[name] ?? '') : ''),
    LMSSetValue(name, value) {
      const fits = state === 'open' && typeof value === 'string' && isFit[name]?.(value) === true
      if (fits) data[name] = value
      return String(fits)
    },
    LMSCommit: () => (log.push({ ...data }), String(state === 'open')),
    LMSFinish: () => String(state === 'open' && ((state = 'closed'), true)),
    LMSGetLastError: () => '0',
  }
</script>
<iframe src="launch.html" width="1200" height="800"></iframe>`

test('a packaged sheet reports score and completion', async ({ page, browser }) => {
  await page.goto('./#class')
  await page.getByRole('textbox', { name: 'Title' }).fill('Packed')
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save for a learning platform' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('packed-scorm.zip')
  const files = unzipSync(readFileSync(await download.path()))
  expect(strFromU8(files['imsmanifest.xml']!)).toContain('<schemaversion>1.2</schemaversion>')

  // Elsewhere, with nothing but the package.
  const context = await browser.newContext()
  const asked: string[] = []
  await context.route(/./, route => {
    const { host, pathname } = new URL(route.request().url())
    const name = decodeURIComponent(pathname.replace(/^\/course\//, ''))
    if (host !== 'platform.example') return route.abort()
    if (name === '') return route.fulfill({ contentType: 'text/html', body: PLATFORM })
    asked.push(name)
    const bytes = files[name]
    if (bytes === undefined) return route.fulfill({ status: 404 })
    const ending = name.slice(name.lastIndexOf('.') + 1)
    const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
    return route.fulfill({ contentType: types[ending] ?? 'application/octet-stream', body: Buffer.from(bytes) })
  })
  const platform = await context.newPage()
  await platform.goto('http://platform.example/course/')
  const sheet = platform.frameLocator('iframe')
  await expect(sheet.getByRole('textbox', { name: /^Your name/ })).toHaveValue('Li, Ana')
  await sheet.getByRole('button', { name: 'Start' }).click()
  await expect(sheet.locator('[data-part=question]')).toBeVisible()
  expect(await platform.evaluate(() => (window as unknown as { log: unknown[] }).log.at(-1))).toMatchObject({
    'cmi.core.lesson_status': 'incomplete',
  })
  await sheet.getByRole('textbox', { name: 'Your answer' }).fill('None')
  await sheet.getByRole('button', { name: 'Hand in' }).first().click()
  await sheet.getByRole('button', { name: 'Hand in to the learning platform' }).click()
  await expect(sheet.getByRole('status').filter({ hasText: 'reported to the learning platform' })).toBeVisible()
  expect(await platform.evaluate(() => (window as unknown as { log: unknown[] }).log.at(-1))).toMatchObject({
    'cmi.core.lesson_status': 'completed',
    'cmi.core.score.raw': '0',
    'cmi.suspend_data': expect.stringMatching(/^PGR1-/),
  })
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(name => files[name] === undefined && name !== 'service-worker.js')).toEqual([])
  await context.close()
})
