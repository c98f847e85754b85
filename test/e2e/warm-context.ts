// One browser context for the journeys of a worker, cleared after each: what Chromium has compiled of the page stays,
// so that a journey begins in a third of the time that a new context takes. It is that of a profile in a folder: only
// there Chromium keeps what it has compiled of workers, which takes a sixth of the time of each start.

import { type BrowserContext, type Page, test as base } from '@playwright/test'

/** What a context is made with; a journey that needs something else gets a context of its own. */
interface Needs {
  readonly served: string
  readonly bypassCSP: boolean
  readonly hasTouch: boolean
  readonly isMobile: boolean
  readonly serviceWorkers: 'allow' | 'block'
}

const isPlain = ({ served, bypassCSP, hasTouch, isMobile, serviceWorkers }: Needs): boolean =>
  served === '' && !bypassCSP && !hasTouch && !isMobile && serviceWorkers === 'block'

/**
 * The page that stays open between the journeys of a context, and with it the process that has compiled things;
 * undefined where a journey has a context of its own. The server has an empty page at its address.
 */
export const keeperOf = (context: BrowserContext): Page | undefined =>
  context.pages().find(page => new URL(page.url()).pathname === '/keeper')

/** What still answers a request of a page that is closed must fail no journey, least of all the next. */
async function letRequestsGo(context: BrowserContext): Promise<void> {
  const behavior = 'ignoreErrors'
  await Promise.all([context, ...context.pages()].map(each => each.unrouteAll({ behavior })))
}

/** A page in the process that the keeper keeps: one that Playwright opens begins in a process of its own, and leaves it. */
async function opened(context: BrowserContext): Promise<Page> {
  const keeper = keeperOf(context)
  if (keeper === undefined) return context.newPage()
  const coming = context.waitForEvent('page')
  await keeper.evaluate(() => void open('about:blank', '_blank', 'noopener'))
  return coming
}

async function clear(context: BrowserContext, baseURL: string): Promise<void> {
  const keeper = keeperOf(context)!
  await letRequestsGo(context)
  await Promise.all(context.pages().map(page => page === keeper || page.close()))
  const session = await context.newCDPSession(keeper)
  const { origin } = new URL(baseURL)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await context.clearPermissions()
}

export const test = base.extend<{ served: string; motion: 'still' | 'moving' }>({
  motion: ['still', { option: true }],
  /** The first part of a path under which the page is served with other workers, such as `held-2` (serve.mjs). */
  served: ['', { option: true }],
  baseURL: async ({ baseURL, served }, use) => {
    const { origin, pathname } = new URL(baseURL!)
    await use(served === '' ? baseURL : `${origin}/${served}${pathname}`)
  },
  browser: [
    async ({ playwright, launchOptions }, use, { project }) => {
      const { baseURL } = project.use
      // All that a journey may set is stated here: it is left to no journey what the others get.
      const warm = await playwright.chromium.launchPersistentContext('', {
        ...launchOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        bypassCSP: false,
        colorScheme: 'light',
        hasTouch: false,
        isMobile: false,
        permissions: [],
        serviceWorkers: 'block',
        viewport: { width: 1440, height: 900 },
      })
      await warm.pages()[0]!.goto(new URL('/keeper', baseURL).href)
      await use(warm.browser()!)
      // A browser that has ended has told its journey so; here, outside of all journeys, it would end them all.
      await warm.close().catch(() => undefined)
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, baseURL, served, bypassCSP, hasTouch, isMobile, serviceWorkers, permissions }, use) => {
    if (!isPlain({ served, bypassCSP, hasTouch, isMobile, serviceWorkers })) {
      const context = await browser.newContext()
      await use(context)
      await letRequestsGo(context)
      await context.close()
      return
    }
    const context = browser.contexts()[0]!
    if (permissions !== undefined) await context.grantPermissions(permissions)
    await use(context)
    await clear(context, baseURL!)
  },
  // Most journeys are about what is there when all has come to rest; those about motion ask for it.
  page: async ({ context, viewport, colorScheme, motion }, use) => {
    const page = await opened(context)
    if (viewport !== null) await page.setViewportSize(viewport)
    await page.emulateMedia({
      colorScheme,
      reducedMotion: motion === 'moving' ? 'no-preference' : 'reduce',
    })
    await use(page)
  },
})
