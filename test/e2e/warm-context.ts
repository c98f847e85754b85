// One browser context for the journeys of a worker, cleared after each: Chromium keeps its compiled code of the page,
// so that a journey begins in a third of the time that a new context takes.

import { type BrowserContext, type Page, test as base } from '@playwright/test'

/** The options of a context; a journey that needs others gets a context of its own. */
interface Needs {
  readonly served: string
  readonly bypassCSP: boolean
  readonly hasTouch: boolean
  readonly isMobile: boolean
  readonly serviceWorkers: 'allow' | 'block'
}

const isPlain = ({ served, bypassCSP, hasTouch, isMobile, serviceWorkers }: Needs): boolean =>
  served === '' && !bypassCSP && !hasTouch && !isMobile && serviceWorkers === 'block'

/** The context, made when it is first asked for. */
type Warm = (baseURL: string) => Promise<BrowserContext>

/**
 * The page that stays open between the journeys of a context, and with it the process that has compiled things;
 * undefined where a journey has a context of its own. The server has an empty page at its address.
 */
export const keeperOf = (context: BrowserContext): Page | undefined =>
  context.pages().find(page => new URL(page.url()).pathname === '/keeper')

/** Late answers to requests of a closed page must fail no journey, least of all the next. */
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

export const test = base.extend<{ served: string; motion: 'still' | 'moving' }, { warm: Warm }>({
  motion: ['still', { option: true }],
  /** The first part of a path under which the page is served with other workers, such as `held-2` (serve.mjs). */
  served: ['', { option: true }],
  baseURL: async ({ baseURL, served }, use) => {
    const { origin, pathname } = new URL(baseURL!)
    await use(served === '' ? baseURL : `${origin}/${served}${pathname}`)
  },
  warm: [
    async ({ browser }, use) => {
      let made: BrowserContext | undefined
      await use(async baseURL => {
        if (made !== undefined) return made
        // All options that a journey may change are set explicitly, so that no journey affects another.
        const context = await browser.newContext({
          baseURL,
          bypassCSP: false,
          colorScheme: 'light',
          hasTouch: false,
          isMobile: false,
          permissions: [],
          serviceWorkers: 'block',
          viewport: { width: 1440, height: 900 },
        })
        await (await context.newPage()).goto(new URL('/keeper', baseURL).href)
        made = context
        return context
      })
      // A browser that has ended has already failed its journey; here, outside of all journeys, the error would end
      // them all.
      await made?.close().catch(() => undefined)
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, warm, baseURL, served, bypassCSP, hasTouch, isMobile, serviceWorkers, permissions },
    use,
  ) => {
    if (!isPlain({ served, bypassCSP, hasTouch, isMobile, serviceWorkers })) {
      const context = await browser.newContext()
      await use(context)
      await letRequestsGo(context)
      await context.close()
      return
    }
    const context = await warm(baseURL!)
    if (permissions !== undefined) await context.grantPermissions(permissions)
    await use(context)
    await clear(context, baseURL!)
  },
  // Most journeys test the page at rest; those about motion request it.
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
