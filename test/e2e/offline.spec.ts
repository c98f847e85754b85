// After the first visit the page needs no network, a new version starts only on request, and a part that cannot be
// loaded is reported. Each journey has a server of its own, which it can stop and give another build.

import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { precacheList, writeServiceWorker } from '../../scripts/offline-plugin'
// @ts-expect-error: a script without types.
import { serve } from './serve.mjs'
import { answerBox, check, drop, endWorkers, expect, fileOf, fixture, openBundled, test as watched } from './support'
import { within } from './pace'

const path = '/some/path/'

/** A built page on a server that can be stopped. */
interface Site {
  readonly folder: string
  readonly address: string
  stop(): Promise<void>
  start(): Promise<void>
}

const test = watched.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'planground-'))
    cpSync(resolve(process.env.PLANGROUND_PAGE ?? 'dist/page'), folder, { recursive: true })
    const first: Server = await serve({ folder, path, quality: 0 })
    const { port } = first.address() as AddressInfo
    let server: Server | undefined = first
    await use({
      folder,
      address: `http://127.0.0.1:${port}${path}`,
      async stop() {
        const stopping = server
        server = undefined
        stopping?.closeAllConnections()
        await new Promise(done => (stopping ? stopping.close(done) : done(undefined)))
      },
      async start() {
        server = await serve({ folder, path, port, quality: 0 })
      },
    })
    server?.closeAllConnections()
    await new Promise(done => (server ? server.close(done) : done(undefined)))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  baseURL: async ({ site }, use) => use(site.address),
})
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: within(180) })

/** Until the worker has every file: on a busy machine it takes longer than what a journey else waits for. */
const ready = (page: Page) =>
  expect(page.locator('[data-part=footer]').getByText('works offline')).toBeVisible({
    timeout: within(60),
  })

/** Another build: the same files but for a mark in the page, which changes its hash. */
async function deploy(folder: string, name: string): Promise<void> {
  const file = join(folder, 'index.html')
  const page = readFileSync(file, 'utf8')
  writeFileSync(file, page.replace('</head>', `<meta name="build" content="${name}"></head>`))
  await writeServiceWorker(folder)
}

/**
 * A build of another version: each script and sheet has a new hash, so that none of the former names is left. Shipped
 * questions keep their names, which no script contains as a whole.
 */
async function deployOther(folder: string, name: string): Promise<void> {
  const assets = join(folder, 'assets')
  const files = readdirSync(assets).filter(file => /\.(js|css)$/.test(file))
  const texts = new Map(files.map(file => [file, readFileSync(join(assets, file), 'utf8')]))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const NAME = /[\w.~-]+-[\w-]{6,8}\.(?:js|css)/g
  const named = new Set([...texts.values(), page].flatMap(text => text.match(NAME) ?? []))
  const questions = /data-questions="(.*?)"/.exec(page)![1]!
  const isNew = (file: string): boolean => texts.has(file) && named.has(file) && !file.endsWith(questions)
  const other = (text: string): string =>
    text.replace(NAME, file => (isNew(file) ? file.replace(/.(?=\.\w+$)/, last => (last === 'Z' ? 'Y' : 'Z')) : file))
  for (const [file, text] of texts) {
    writeFileSync(join(assets, file), other(text))
    renameSync(join(assets, file), join(assets, other(file)))
  }
  writeFileSync(join(folder, 'index.html'), other(page))
  await deploy(folder, name)
}

/** The mark of the build that runs: none for the first. */
const build = (page: Page) => page.locator('meta[name=build]')

/** The messages that the watch saw, without the browser's own for a missing server. */
const otherComplaints = (complaints: readonly string[]): string[] =>
  complaints.filter(text => !/net::ERR_|Failed to load resource/.test(text))

test('after one visit every file is kept once, and everything works without server and network', async ({
  page,
  site,
  context,
  watch,
}) => {
  await page.goto('./')
  await ready(page)
  await test.step('every file, under the hash of its content', async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const cache = await caches.open(names[0]!)
      return { names, urls: (await cache.keys()).map(({ url }) => url) }
    })
    expect(kept.names).toEqual([`planground ${path}`])
    expect(kept.urls.sort()).toEqual(
      precacheList(site.folder)
        .map(([file, hash]) => `${site.address}${file}?${hash}`)
        .sort(),
    )
  })
  await test.step('editor and engine included', async () => {
    await site.stop()
    await context.setOffline(true)
    await expect(page.locator('[data-part=footer]').getByText('offline', { exact: true })).toBeVisible()
    // Parts that this visit has not loaded yet.
    await openBundled(page, 'Ferry')
    expect(await check(page, '[(sail l0 l1)]')).toBe('wrong')

    await page.reload()
    await expect(page.locator('[data-part=eyebrow]')).toContainText('applicability')
    expect(await check(page, '[(board c0 l1)]')).toBe('wrong')
    await page.getByRole('link', { name: 'Domain', exact: true }).click()
    const editor = page.locator('[data-part=editor] .monaco-editor').first()
    await expect(editor).toBeVisible()
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(')')
    await expect(page.getByText('The question is paused until you fix the errors')).toBeVisible()
    for (const name of ['Score']) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.evaluate(() => (location.hash = 'learn/world/2'))
    await expect(page.locator('[data-part=live-picture] svg')).toBeVisible()
    expect(await page.evaluate(() => document.fonts.load('16px "Inter Variable"'))).not.toEqual([])
    expect(otherComplaints(watch.complaints.splice(0))).toEqual([])
  })
})

test('a new version waits, is offered, and runs after Reload; one that cannot be had whole leaves the one before it at work', async ({
  page,
  site,
  watch,
}) => {
  await page.goto('./')
  await ready(page)
  await test.step('the work stays as it was', async () => {
    await drop(page, fileOf(fixture('courier.gen.json')))
    expect(await check(page, '[(go hall kitchen)]')).toBe('wrong')
    await deploy(site.folder, 'newer')

    await page.reload()
    const offer = page.locator('[data-part=notice]', { hasText: 'A new version is ready' })
    await expect(offer).toBeVisible()
    await expect(build(page)).toHaveCount(0)
    await answerBox(page).fill('typed just before')
    await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Reload' }).click()])
    await expect(build(page)).toHaveAttribute('content', 'newer')
    await expect(answerBox(page)).toHaveValue('typed just before')
    await ready(page)
    await expect(offer).toHaveCount(0)
    // Nothing of the previous version is left.
    const kept = await page.evaluate(async () =>
      (await (await caches.open((await caches.keys())[0]!)).keys()).map(({ url }) => url),
    )
    expect(kept).toHaveLength(precacheList(site.folder).length)
  })
  await test.step('half a version', async () => {
    await deploy(site.folder, 'broken')
    // Half an update: the list is new, and one file is not what it states.
    const changed = join(site.folder, 'index.html')
    const whole = readFileSync(changed)
    appendFileSync(changed, '\n<!-- changed on the way -->')
    expect(await fateOfNext(page)).toBe('redundant')
    await expect(build(page)).toHaveAttribute('content', 'newer')
    await page.getByRole('link', { name: 'Planground, home' }).click()
    await openBundled(page, 'Ferry')
    expect(await check(page, '[(sail l0 l1)]')).toBe('wrong')
    await expect(page.locator('[data-part=notice]', { hasText: 'A new version' })).toHaveCount(0)

    // Once the server is whole again, what is missing is taken and the version offered.
    writeFileSync(changed, whole)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.locator('[data-part=notice]', { hasText: 'A new version is ready' })).toBeVisible()
    watch.complaints.splice(0)
  })
})

test('a part that the server no longer has is reported, with a way on', async ({ page, site, watch }) => {
  // Before the page is kept: no worker is there to give the old file.
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
      value: () => Promise.reject(new Error('not allowed here')),
    })
  })
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await answerBox(page).fill('kept')
  const assets = precacheList(site.folder).map(([file]) => file)
  for (const file of assets.filter(file => /assets\/(?:domain|score)-/.test(file))) rmSync(join(site.folder, file))
  await page.getByRole('link', { name: 'Domain', exact: true }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('A part of the page could not be loaded')
  await expect(alert).toContainText('Your work is kept.')
  await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Reload' }).click()])
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await expect(answerBox(page)).toHaveValue('kept')
  watch.complaints.splice(0)
})

test.describe('two versions', () => {
  // Run again only here: while Chromium has a debugger attached, as in every journey, it sometimes holds the requests of
  // a page for minutes after another version of its service worker was activated (on a busy machine in 5 of 60 runs;
  // without a debugger in none of 76).
  test.describe.configure({ timeout: within(90), retries: 1 })

  test('when one tab starts a version with other files, the other continues with its own, and loses nothing', async ({
    page,
    context,
    site,
    watch,
  }) => {
    await page.goto('./')
    await ready(page)
    await openBundled(page, 'Ferry')
    await answerBox(page).fill('[(sail l0 l1)]')
    await deployOther(site.folder, 'other')

    const second = await context.newPage()
    await second.goto('./#q=bundled:ferry/p01/1')
    const offer = second.locator('[data-part=notice]', { hasText: 'A new version is ready' })
    await expect(offer).toBeVisible({ timeout: within(60) })
    // The version that waits is whole, and stays so whatever is reloaded meanwhile.
    await second.reload()
    await expect(offer).toBeVisible()
    await expect(build(second)).toHaveCount(0)
    await site.stop()
    await Promise.all([
      second.waitForEvent('load', { timeout: within(30) }),
      offer.getByRole('button', { name: 'Reload' }).click(),
    ])
    await expect(build(second)).toHaveAttribute('content', 'other')
    await expect(answerBox(second)).toBeVisible()
    expect(await check(second, '[(board c0 l1)]')).toBe('wrong')

    const note = page.locator('[data-part=notice]', {
      hasText: 'A newer version was started in another tab',
    })
    await expect(note).toContainText('until you reload it')
    await expect(build(page)).toHaveCount(0)
    // The engine, and parts that it has not loaded yet, are of its own version.
    await endWorkers(page)
    expect(await check(page, '[(sail l0 l1)]')).toBe('wrong')
    await page.getByRole('link', { name: 'Domain', exact: true }).click()
    await expect(page.locator('[data-part=editor] .monaco-editor').first()).toBeVisible()
    expect(otherComplaints(watch.complaints.splice(0))).toEqual([])
    await page.getByRole('link', { name: 'Explore', exact: true }).click()
    await answerBox(page).fill('typed in the old version')
    await Promise.all([
      page.waitForEvent('load', { timeout: within(30) }),
      note.getByRole('button', { name: 'Reload' }).click(),
    ])
    await expect(build(page)).toHaveAttribute('content', 'other')
    await expect(answerBox(page)).toHaveValue('typed in the old version')
    // Now no tab needs the former files.
    const keptFiles = (): Promise<number> =>
      page.evaluate(async () => (await (await caches.open((await caches.keys())[0]!)).keys()).length)
    await expect.poll(keptFiles).toBe(precacheList(site.folder).length)
    expect(otherComplaints(watch.complaints.splice(0))).toEqual([])
  })
})

test('a tab of a former version without a service worker reports it, and keeps what was typed', async ({
  page,
  site,
  watch,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
      value: () => Promise.reject(new Error('not allowed here')),
    })
  })
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await answerBox(page).fill('[(sail l0 l1)]')
  await deployOther(site.folder, 'other')
  await endWorkers(page)
  await page.keyboard.press('Control+Enter')
  const expected = page.locator('[data-part=notice]', {
    hasText: 'There may be a newer version on the server',
  })
  await expect(expected).toContainText('Your work is kept.')
  await Promise.all([page.waitForEvent('load'), expected.getByRole('button', { name: 'Reload' }).click()])
  await expect(build(page)).toHaveAttribute('content', 'other')
  await expect(answerBox(page)).toHaveValue('[(sail l0 l1)]')
  expect(await check(page, '[(sail l0 l1)]')).toBe('wrong')
  watch.complaints.splice(0)
})

test('the page can be installed: names, icons of the sizes asked for, all there', async ({ page, request }) => {
  await page.goto('./')
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(link!)).json()
  expect(manifest).toMatchObject({ name: 'Planground', start_url: './', display: 'standalone' })
  const sizes = manifest.icons.map((icon: { sizes: string; purpose: string }) => [icon.sizes, icon.purpose].join(' '))
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  for (const { src, sizes } of manifest.icons) {
    const file = await request.get(src)
    expect(file.ok(), src).toBe(true)
    if (!src.endsWith('.png')) continue
    const bytes = await file.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
})

/** Makes the browser check for a new version; returns the result. */
async function fateOfNext(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return new Promise<string>(done => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing!
        worker.addEventListener('statechange', () => done(worker.state))
      })
      void registration.update()
    })
  })
}
