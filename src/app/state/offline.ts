// The page without a network: starts the worker that keeps all files in this browser, says when they are all there,
// and offers a new version when one is waiting. It never reloads by itself.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from './app'

const HOUR = 3_600_000

export interface Offline {
  /** Every file is kept: the page opens and works without a network. */
  readonly worksOffline: Accessor<boolean>
  readonly isOnline: Accessor<boolean>
  /** A newer version is kept and waits to be started. */
  readonly newVersion: Accessor<ServiceWorker | null>
  /** Begins to keep the page once what is waited for now has come, and there is nothing better to do. */
  readonly startOffline: (waitedFor: Promise<unknown>) => void
  /** A part of the page could not be loaded, rather than having broken. */
  readonly isMissingPart: (error: unknown) => boolean
  /** What to say of a part that did not come. */
  readonly missingPart: () => Told & { readonly reload: boolean }
  /** Keeps the work, then starts the version that waits, or this one again. */
  readonly reload: () => Promise<void>
}

interface Told {
  readonly title: string
  readonly message: string
}

export function createOffline(app: Pick<App, 'keeping' | 'notices'>): Offline {
  const { keeping } = app
  const [worksOffline, setWorksOffline] = createSignal(false)
  const [isOnline, setOnline] = createSignal(navigator.onLine)
  const [newVersion, setNewVersion] = createSignal<ServiceWorker | null>(null)
  /** Errors of parts of the page that were asked for and did not come. */
  const failures = new WeakSet<object>()

  const reload = async (): Promise<void> => {
    await keeping.keepNow()
    const waiting = newVersion()
    if (waiting === null || waiting.state !== 'installed') {
      location.reload()
      return
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    })
    waiting.postMessage('replace')
  }
  const say = createSaying(app, () => void reload())
  const ofTheWork = (): string =>
    keeping.state().kind === 'memory'
      ? 'This browser does not keep your work: save what you need first.'
      : 'Your work is kept.'
  const missingPart = () => missingPartOf(isOnline() || worksOffline(), ofTheWork())
  const follow: Follow = {
    kept: () => setWorksOffline(true),
    waiting(worker) {
      setNewVersion(worker)
      say({ title: 'A new version is ready', message: ofTheWork(), reload: true })
    },
    replaced: () =>
      say({
        title: 'A newer version was started in another tab',
        message: `Reload this one too. ${ofTheWork()}`,
        reload: true,
      }),
  }
  return {
    ...{ worksOffline, isOnline, newVersion, missingPart, reload },
    isMissingPart: error => typeof error === 'object' && error !== null && failures.has(error),
    startOffline(waitedFor) {
      for (const type of ['online', 'offline'])
        addEventListener(type, () => setOnline(type === 'online'))
      addEventListener('vite:preloadError', event => {
        failures.add(event.payload)
        say(missingPart())
      })
      // A page that is being developed changes while one works on it.
      if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
      const begin = (): void => void waitedFor.then(() => whenIdle(() => void register(follow)))
      if (document.readyState === 'complete') begin()
      else addEventListener('load', begin, { once: true })
    },
  }
}

/** Without a network, a page that is not kept would be lost by reloading it. */
function missingPartOf(canReload: boolean, ofTheWork: string): Told & { reload: boolean } {
  const title = 'A part of the page could not be loaded'
  return canReload
    ? {
        title,
        message: `There may be a newer version on the server. Reload to go on with it. ${ofTheWork}`,
        reload: true,
      }
    : {
        title,
        message:
          'There is no network, and this browser has not kept the whole page yet. Try again when the network is back.',
        reload: false,
      }
}

/** Shows one message of this kind at a time. */
function createSaying({ notices }: Pick<App, 'notices'>, reload: () => void) {
  let shown: number | undefined
  return (told: Told & { readonly reload: boolean }): void => {
    if (notices.list().some(notice => notice.id === shown && notice.title === told.title)) return
    if (shown !== undefined) notices.dismiss(shown)
    shown = notices.notify({
      tone: 'plain',
      lasting: true,
      title: told.title,
      lines: [told.message],
      ...(told.reload ? { action: { label: 'Reload', run: reload } } : {}),
    })
  }
}

/** What becomes of the versions of the page. */
interface Follow {
  /** All files are kept. */
  readonly kept: () => void
  /** A version is kept after this one, and waits. */
  readonly waiting: (worker: ServiceWorker) => void
  /** Another tab has started a newer version. */
  readonly replaced: () => void
}

async function register(follow: Follow): Promise<void> {
  const { serviceWorker } = navigator
  let running = serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all takes over a page of its own version.
    if (running !== null) follow.replaced()
    running = serviceWorker.controller
  })
  try {
    const registration = await serviceWorker.register('./service-worker.js', {
      updateViaCache: 'none',
    })
    watch(registration, follow)
    let checked = performance.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || performance.now() - checked < HOUR) return
      checked = performance.now()
      registration.update().catch(() => {})
    })
    await serviceWorker.ready
    follow.kept()
  } catch {
    // Private mode, storage denied or full: the page works, with a network.
  }
}

/** Offers each version that is kept after this one. */
function watch(registration: ServiceWorkerRegistration, { waiting }: Follow): void {
  const offer = (worker: ServiceWorker): void => {
    // The first one of all has nothing to replace.
    if (worker.state === 'installed' && registration.active !== null) waiting(worker)
  }
  if (registration.waiting) offer(registration.waiting)
  const follow = (): void => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => offer(worker))
  }
  follow()
  registration.addEventListener('updatefound', follow)
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 10_000 })
  else setTimeout(run, 1_000)
}
