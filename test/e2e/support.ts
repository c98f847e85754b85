// Shared by all journeys: a page that is watched for faults, files dropped as by a user, and common actions.

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type ConsoleMessage, expect, type Locator, type Page, type Request, type WebError } from '@playwright/test'
import { followLongTasks } from './long-tasks'
import { test as base } from './warm-context'

export { expect }

/** Everything the page asked for or complained of. */
export interface Watch {
  readonly requests: string[]
  readonly complaints: string[]
}

/** Complaints that a test provokes on purpose are taken out by it. */
export const test = base.extend<{ watch: Watch; alwaysShow: boolean; longTasks: undefined }>({
  /** Nothing on the stage is covered; journeys about the covers say false. */
  alwaysShow: [true, { option: true }],
  context: async ({ context, alwaysShow }, use) => {
    if (!alwaysShow) return use(context)
    const script = await context.addInitScript(() => {
      try {
        const kept = JSON.parse(localStorage.getItem('planground') ?? '{}')
        localStorage.setItem('planground', JSON.stringify({ alwaysShow: true, ...kept }))
      } catch {
        // A page without storage, or a store that a journey broke on purpose.
      }
    })
    await use(context)
    await script.dispose()
  },
  longTasks: [
    async ({ context }, use, { titlePath }) => {
      const end = await followLongTasks(context, titlePath.slice(1).join(' › '))
      await use(undefined)
      await end()
    },
    { auto: true },
  ],
  watch: [
    async ({ context, baseURL }, use) => {
      const watch: Watch = { requests: [], complaints: [] }
      const asked = (request: Request) => void watch.requests.push(request.url())
      const record = (message: ConsoleMessage): void => {
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        if (message.type() === 'error' || message.type() === 'warning') watch.complaints.push(message.text())
      }
      const failed = (error: WebError) => void watch.complaints.push(String(error.error()))
      context.on('request', asked).on('console', record).on('weberror', failed)
      await use(watch)
      context.off('request', asked).off('console', record).off('weberror', failed)
      const origin = new URL(baseURL!).origin
      const away = watch.requests.filter(url => !url.startsWith(baseURL!) && !url.startsWith(`blob:${origin}`))
      expect(away, 'requests that left the page').toEqual([])
      expect(watch.complaints, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
export const fixture = (name: string): string => here(`../benchmarks/fixtures/${name}`)

export interface Dropped {
  readonly name: string
  readonly bytes: Uint8Array
}

export const fileOf = (path: string): Dropped => ({
  name: basename(path),
  bytes: readFileSync(path),
})

/** Drops files onto the middle of the page, as from a folder window. They go there packed: a large file takes no time. */
export async function drop(page: Page, ...files: readonly Dropped[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    async given => {
      const transfer = new DataTransfer()
      for (const { name, packed } of given) {
        const letters = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0))
        const plain = new Blob([letters]).stream().pipeThrough(new DecompressionStream('gzip'))
        transfer.items.add(new File([await new Response(plain).blob()], name))
      }
      return transfer
    },
    files.map(({ name, bytes }) => ({ name, packed: gzipSync(bytes).toString('base64') })),
  )
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('body', type, { dataTransfer: transfer })
}

/** Types words of a command into the palette and runs the first one that has them. */
export async function runCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  const first = page.getByRole('listbox', { name: 'Commands' }).getByRole('option').first()
  await expect(first).toContainText(new RegExp(words, 'i'))
  await page.keyboard.press('Enter')
}

export const answerBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Your answer' })
export const verdict = (page: Page): Locator => page.getByRole('region', { name: 'Verdict' })
export const verdictWord = (page: Page): Locator => page.locator('[data-part=verdict-word]')

/** Writes an answer and checks it; the verdict's word. */
export async function check(page: Page, answer: string): Promise<string> {
  await answerBox(page).fill(answer)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-part~=verdict]:not([data-part~=stale]) [data-part=verdict-word]')).toBeVisible()
  return ((await verdictWord(page).textContent()) ?? '').toLowerCase()
}

/** Does what the menu of the page offers under this name. */
export async function menu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menu').getByText(name, { exact: true }).click()
}

/** Opens the first bundled problem of a domain. */
export async function openBundled(page: Page, domain: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${domain}: `) })
    .first()
    .click()
  await expect(answerBox(page)).toBeVisible()
}

/** Begins with the same question by its address, which leaves out the gallery, a third of such a start. */
export async function openByAddress(page: Page, domain: string): Promise<void> {
  await page.goto(`./#q=bundled:${domain.toLowerCase()}/p01/1`)
  await expect(answerBox(page)).toBeVisible()
}

/** Moves to the question with this number in the list. */
export async function goToQuestion(page: Page, number: number): Promise<void> {
  const list = page.getByRole('listbox', { name: 'Questions' })
  await list.focus()
  await page.keyboard.press('Home')
  for (let i = 1; i < number; i++) await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-part=eyebrow]')).toContainText(`${number} of`)
}

/** Waits until the session's database holds this answer, and the file with this name. */
export async function untilStored(page: Page, answer: string, file: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<unknown[]>((done, failed) => {
            const opening = indexedDB.open('planground-session')
            opening.onerror = () => failed(opening.error)
            opening.onsuccess = () => {
              const transaction = opening.result.transaction(['files', 'works'])
              const files = transaction.objectStore('files').getAll()
              const works = transaction.objectStore('works').getAll()
              transaction.oncomplete = () => {
                opening.result.close()
                done([
                  ...files.result.map((each: { name?: unknown }) => each.name),
                  ...works.result.map((each: { answer?: unknown }) => each.answer),
                ])
              }
            }
          }),
      ),
    )
    .toEqual(expect.arrayContaining([answer, file]))
}

/** Waits until a store of a database holds this many entries. */
async function untilHolds(page: Page, database: string, store: string, entries: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async ({ database, store }) => {
          // Opening it before the page has made it would make it without its stores.
          const made = (await indexedDB.databases()).some(({ name }) => name === database)
          if (!made) return 0
          return new Promise<number>((done, failed) => {
            const opening = indexedDB.open(database)
            opening.onerror = () => failed(opening.error)
            opening.onsuccess = () => {
              const count = opening.result.transaction(store).objectStore(store).count()
              count.onsuccess = () => {
                opening.result.close()
                done(count.result)
              }
            }
          })
        },
        { database, store },
      ),
    )
    .toBe(entries)
}

/** Waits until the history's database holds this many checks. */
export const untilRemembered = (page: Page, checks: number): Promise<void> =>
  untilHolds(page, 'planground-history', 'checks', checks)

/** Waits until this many verdicts by hand are stored. */
export const untilOverruled = (page: Page, rows: number): Promise<void> =>
  untilHolds(page, 'planground-runs', 'overrides', rows)

/** Waits until the page's fonts are loaded: they are requested after the engine, and change widths and lines. */
export async function untilTypefaces(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
  )
}

/** Ends a page's workers as a browser short of memory does: without an error event. */
export async function endWorkers(page: Page): Promise<void> {
  // One that has ended meanwhile does not answer.
  for (const worker of page.workers()) await worker.evaluate(() => self.close()).catch(() => {})
}
