// The security policy binds workers where it comes as a header, as `npm start` sends it, and from the service worker on
// hosts that send none; the page works under it.

import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, type Page, test, type Worker } from '@playwright/test'
import { type PreviewServer, preview } from 'vite'
import { previewPlugin } from '../../scripts/preview-plugin'
import { type FaultySite, faultySite } from './faulty-site'
import { answerBox, check } from './support'
import { within } from './pace'

const folder = resolve(process.env.PLANGROUND_PAGE ?? 'dist/page')
const FERRY = '#q=bundled:ferry/p01/1'

/** A worker with a script of this name, once it runs. */
async function workerOf(page: Page, name: RegExp): Promise<Worker> {
  const find = (): Worker | undefined => page.workers().find(worker => name.test(worker.url()))
  await expect.poll(find).toBeDefined()
  return find()!
}

/**
 * The abilities of code in a worker. A timer of the worker runs it, since the policy does not apply to code that the
 * debugger runs. The address leads nowhere, so only the browser's own report distinguishes a refusal from a missing
 * server.
 */
const tried = (worker: Worker): Promise<{ evaluated: unknown; refused: string }> =>
  worker.evaluate(
    reported =>
      new Promise(done => {
        setTimeout(() => {
          let evaluated: unknown
          try {
            // biome-ignore lint/security/noGlobalEval: it is what must be refused.
            evaluated = globalThis.eval('1+1')
          } catch (error) {
            evaluated = (error as Error).name
          }
          let refused = ''
          self.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
            if (effectiveDirective === 'connect-src') refused = blockedURI
          })
          const end = (): void => void setTimeout(() => done({ evaluated, refused }), reported)
          fetch('https://example.invalid/').then(end, end)
        })
      }),
    // The browser reports a refusal a moment later.
    within(0.05),
  )

const bound = { evaluated: 'EvalError', refused: 'https://example.invalid/' }
const free = { evaluated: 2, refused: '' }

test.describe('with the headers of npm start', () => {
  let server: PreviewServer
  let address = ''
  test.use({ serviceWorkers: 'allow' })
  test.beforeAll(async () => {
    server = await preview({
      ...{ configFile: false, base: './', logLevel: 'silent', build: { outDir: folder } },
      preview: { host: '127.0.0.1', port: 0 },
      plugins: [previewPlugin()],
    })
    address = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}/`
  })
  test.afterAll(() => server.close())

  test('workers are bound, and all works: verdict, editor, and the page is kept', async ({ page, context }) => {
    test.setTimeout(within(120))
    const complaints: string[] = []
    context.on('weberror', error => complaints.push(String(error.error())))
    context.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const answer = await page.goto(`${address}${FERRY}`)
    expect(answer!.headers()['content-security-policy']).toContain("default-src 'none'")
    expect(await check(page, '[(sail l0 l1)]')).toBe('wrong')
    // The attempts log errors in the console.
    expect(await tried(await workerOf(page, /engine\.worker/))).toEqual(bound)
    complaints.splice(0)
    await page.getByRole('tab', { name: 'PDDL' }).click()
    const editor = page.locator('[data-part=editor] .monaco-editor').first()
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(')')
    await expect(page.locator('.squiggly-error').first()).toBeAttached()
    await expect(page.locator('[data-part=footer]').getByText('works offline')).toBeVisible({
      timeout: within(60),
    })
    expect(complaints).toEqual([])
    await page.goto(`${address}#score/runs`)
    expect(await tried(await workerOf(page, /runs\.worker/))).toEqual(bound)
  })
})

test.describe('on a host that sends no headers', () => {
  let site: FaultySite
  test.use({ serviceWorkers: 'allow' })
  test.beforeAll(async () => {
    site = await faultySite(folder)
  })
  test.afterAll(() => site.end())

  test('workers are free on the first visit, and bound once the page is kept', async ({ page }) => {
    await page.goto(`${site.address}${FERRY}`)
    await expect(answerBox(page)).toBeVisible()
    expect(await tried(await workerOf(page, /engine\.worker/))).toEqual(free)
    await expect(page.locator('[data-part=footer]').getByText('works offline')).toBeVisible({
      timeout: within(60),
    })
    await page.reload()
    await expect(answerBox(page)).toBeVisible()
    expect(await tried(await workerOf(page, /engine\.worker/))).toEqual(bound)
  })
})
