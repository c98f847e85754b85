// Nothing leaves the page, and the policy that says so is there and obeyed. The watch of `support.ts` sees the
// requests of the whole context, workers included.

import { check, expect, openBundled, test } from './support'

test.describe('with the worker that keeps the page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a whole visit asks its own folder for files and nothing else', async ({ page, watch }) => {
    const violations: string[] = []
    await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', event => {
        const { tellViolation } = window as unknown as { tellViolation: (text: string) => void }
        tellViolation(`${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    await page.goto('./')
    await openBundled(page, 'Ferry')
    await check(page, '[(sail l0 l1)]')
    await page.getByRole('tab', { name: 'Graph' }).click()
    await expect(page.getByRole('application')).toBeVisible()
    await page.getByRole('tab', { name: 'PDDL' }).click()
    const editor = page.locator('.editor .monaco-editor').first()
    await expect(editor).toBeVisible()
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(')')
    await expect(page.locator('.squiggly-error').first()).toBeAttached()
    await page.keyboard.press('Control+f')
    await expect(page.locator('.find-widget.visible')).toBeVisible()
    await expect(page.getByText('works offline')).toBeVisible()
    expect(violations).toEqual([])
    for (const part of ['engine.worker', 'editor.worker', 'service-worker.js', 'icon-512.png'])
      expect(
        watch.requests.some(url => url.includes(part)),
        part,
      ).toBe(true)
  })
})

test('the policy lets in nothing but the page’s own files', async ({ page, watch }) => {
  await page.goto('./')
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content')
  expect(policy!.split(';').map(part => part.trim())).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
  // The watch must be able to see a request that leaves.
  const refused = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'sent',
      () => 'refused',
    ),
  )
  expect(refused).toBe('refused')
  expect(watch.complaints.splice(0).join()).toContain('Content Security Policy')
})

test('the shell and a question appear before any engine or editor is there', async ({
  page,
  watch,
}) => {
  await page.route(/engine\.worker/, () => {
    // Never answered: the engine stays on its way.
  })
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.card-problems button').first()).toBeVisible()
  expect(watch.requests.filter(url => /monaco|editor\.worker/.test(url))).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
