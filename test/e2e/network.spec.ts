// Nothing leaves the page, and the policy that states it is there and obeyed. The watch of `support.ts` sees the
// requests of the whole context, workers included.

import type { Page } from '@playwright/test'
import { answerBox, check, expect, openBundled, test } from './support'
import { within } from './pace'

test.describe('with the worker that keeps the page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a whole visit asks its own folder for files and nothing else', async ({ page, watch }) => {
    const violations: string[] = []
    await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', event => {
        const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
        reportViolation(`${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    await page.goto('./')
    await openBundled(page, 'Ferry')
    await check(page, '[(sail l0 l1)]')
    await page.getByRole('tab', { name: 'Graph' }).click()
    await expect(page.getByRole('application')).toBeVisible()
    await page.getByRole('tab', { name: 'PDDL' }).click()
    const editor = page.locator('[data-part=editor] .monaco-editor').first()
    await expect(editor).toBeVisible()
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(')')
    await expect(page.locator('.squiggly-error').first()).toBeAttached()
    await page.keyboard.press('Control+f')
    await expect(page.locator('.find-widget.visible')).toBeVisible()
    await expect(page.getByText('works offline')).toBeVisible({ timeout: within(60) })
    expect(violations).toEqual([])
    for (const part of ['engine.worker', 'editor.worker', 'service-worker.js', 'icon-512.png'])
      expect(
        watch.requests.some(url => url.includes(part)),
        part,
      ).toBe(true)
  })
})

test('the policy allows only the page’s own files', async ({ page, watch }) => {
  await page.goto('./')
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
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
  // The watch must be able to notice a request to another origin.
  const refused = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'sent',
      () => 'refused',
    ),
  )
  expect(refused).toBe('refused')
  expect(watch.complaints.splice(0).join()).toContain('Content Security Policy')
})

test('questions that ship are there before any engine or editor', async ({ page, watch }) => {
  await page.route(/engine\.worker/, () => {
    // Never answered: the engine stays on its way.
  })
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await expect(answerBox(page)).toBeVisible()
  for (const [address, at] of [
    ['#open?domain=grid&problem=p02&kind=land', '7 of 8'],
    ['#q=bundled:swap/p03/2', '2 of 8'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`./${address}`)
    await expect(page.locator('[data-part=eyebrow]')).toContainText(at)
    await expect(page.locator('[data-part=stem]').first()).not.toBeEmpty()
  }
  const asked = (part: RegExp): string[] => watch.requests.filter(url => part.test(url))
  expect(asked(/monaco|editor\.worker|services-/)).toEqual([])
  // A link that names a kind requests the search next to the engine, and nothing of benchmarks.
  expect(asked(/searching\.worker-/)).toHaveLength(1)
  expect(asked(/judge-question-/)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Opens the page and keeps its script back until `come` is called. */
async function openBare(page: Page): Promise<{ come: () => Promise<void> }> {
  let come = (): void => {}
  const held = new Promise<void>(resolve => {
    come = resolve
  })
  const script = /assets\/index-[\w-]+\.js/
  await page.route(script, async route => {
    await held
    await route.continue()
  })
  await page.goto('about:blank')
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.locator('[data-first] h1')).toBeVisible()
  // Browsers paint nothing before the sheet is there, but tests can measure the text without it.
  await page.waitForFunction(() => [...document.styleSheets].some(sheet => sheet.href !== null))
  return {
    async come() {
      come()
      // The page may wait for further files by now, which would put off its `load`.
      await page.waitForLoadState('domcontentloaded')
      await page.unroute(script)
    },
  }
}

test('the first page can be read, and its example pressed, before its script is there', async ({ page }) => {
  // The typefaces come after the engine, and move lines.
  await page.route(/engine\.worker/, () => {})
  const heads = page.locator(
    'h1, [data-part=gallery-head] p, [data-part=gallery-first] > div button, [data-part=gallery-first] > div > span',
  )
  const seen = (): Promise<unknown> =>
    heads.evaluateAll(all => all.map(each => [each.textContent, JSON.stringify(each.getBoundingClientRect())]))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const { come } = await openBare(page)
    const before = await seen()
    await come()
    await expect(page.locator('[data-first]')).toHaveCount(0)
    // Nothing moves when the page draws it itself.
    expect(await seen()).toEqual(before)
  }
  // A press that begins before the page takes over, and ends after it would have.
  const { come } = await openBare(page)
  await page.locator('[data-part=gallery-first] > div button').hover()
  await page.mouse.down()
  await come()
  await expect(page.locator('[data-first]')).toHaveCount(1)
  await page.mouse.up()
  await expect(page.locator('[data-part=eyebrow]')).toContainText('1 of 8')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the example can be answered before the script is there, and nothing of it is lost', async ({ page }) => {
    // Typefaces and the parts of the answer come later, and move lines.
    await page.route(/\.woff2$|verdict-[\w-]{7}\.js/, () => {})
    const { come } = await openBare(page)
    await page.locator('[data-part=gallery-first] > div button').tap()
    const field = page.locator('#answer-field')
    await field.pressSequentially('sail l0 l1)')
    await field.press('Home')
    await page.locator('[data-part=rules] summary').tap()
    await field.focus()
    const seen = (): Promise<readonly string[]> =>
      page
        .locator('h1, p:not(#late), summary, label, textarea, button:not([data-part=answer-field] *)')
        .evaluateAll(all =>
          all.map(each => {
            const { x, y, width, height } = each.getBoundingClientRect()
            return `${(each as HTMLElement).innerText} ${[x, y, width, height].map(Math.round)}`
          }),
        )
    const before = await seen()
    expect(before.length).toBeGreaterThan(20)
    await come()
    await expect(page.locator('[data-first]')).toHaveCount(0)
    expect(await seen()).toEqual(before)
    await expect(field).toBeFocused()
    await page.keyboard.type('(')
    await expect(field).toHaveValue('(sail l0 l1)')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('an answer that is checked before the script is there has its verdict', async ({ page }) => {
    const { come } = await openBare(page)
    await page.locator('[data-part=gallery-first] > div button').tap()
    const field = page.locator('#answer-field')
    await field.fill('(sail l0 l1)')
    await page.getByRole('button', { name: 'Check' }).tap()
    await come()
    await expect(page.locator('[data-part=verdict-word]')).toBeVisible()
    await expect(field).toHaveValue('(sail l0 l1)')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
