// The page without a network: starts the worker that keeps all files in this browser, says when they are all there,
// and offers a new version when one is waiting. It never reloads by itself.

import { createSignal } from 'solid-js'
import { useApp } from './use-app'

const HOUR = 3_600_000

/** Every file is kept: the page opens and works without a network. */
const [worksOffline, setWorksOffline] = createSignal(false)
const [isOnline, setOnline] = createSignal(navigator.onLine)
/** A newer version is kept and waits to be started. */
const [newVersion, setNewVersion] = createSignal<ServiceWorker | null>(null)
export { isOnline, newVersion, worksOffline }

/** Errors of parts of the page that were asked for and did not come. */
const failures = new WeakSet<object>()
let shown: number | undefined

/** Begins to keep the page once what is waited for now has come, and there is nothing better to do. */
export function startOffline(waitedFor: Promise<unknown>): void {
  for (const type of ['online', 'offline'])
    addEventListener(type, () => setOnline(type === 'online'))
  addEventListener('vite:preloadError', event => {
    failures.add(event.payload)
    say(missingPart())
  })
  // A page that is being developed changes under one's hands.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const begin = (): void => void waitedFor.then(() => whenIdle(() => void register()))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** A part of the page could not be loaded, rather than having broken. */
export const isMissingPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error)

/** What to say of a part that did not come. */
export function missingPart(): { title: string; message: string; reload: boolean } {
  const title = 'A part of the page could not be loaded'
  // Without a network, a page that is not kept would be lost by reloading it.
  return isOnline() || worksOffline()
    ? {
        title,
        message: `There may be a newer version on the server. Reload to go on with it. ${ofTheWork()}`,
        reload: true,
      }
    : {
        title,
        message:
          'There is no network, and this browser has not kept the whole page yet. Try again when the network is back.',
        reload: false,
      }
}

/** Keeps the work, then starts the version that waits, or this one anew. */
export async function reload(): Promise<void> {
  const { keeping } = useApp()
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

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  let running = serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all takes over a page of its own version.
    if (running !== null) say(replacedElsewhere())
    running = serviceWorker.controller
  })
  try {
    const registration = await serviceWorker.register('./service-worker.js', {
      updateViaCache: 'none',
    })
    watch(registration)
    let checked = performance.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || performance.now() - checked < HOUR) return
      checked = performance.now()
      registration.update().catch(() => {})
    })
    await serviceWorker.ready
    setWorksOffline(true)
  } catch {
    // Private mode, storage denied or full: the page works, with a network.
  }
}

/** Offers each version that is kept after this one. */
function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker): void => {
    // The first one of all has nothing to replace.
    if (worker.state !== 'installed' || registration.active === null) return
    setNewVersion(worker)
    say({ title: 'A new version is ready', message: ofTheWork(), reload: true })
  }
  if (registration.waiting) offer(registration.waiting)
  const follow = (): void => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => offer(worker))
  }
  follow()
  registration.addEventListener('updatefound', follow)
}

const replacedElsewhere = () => ({
  title: 'A newer version was started in another tab',
  message: `Reload this one too. ${ofTheWork()}`,
  reload: true,
})

const ofTheWork = (): string =>
  useApp().keeping.state().kind === 'memory'
    ? 'This browser does not keep your work: save what you need first.'
    : 'Your work is kept.'

/** One message of this kind at a time. */
function say(told: { title: string; message: string; reload: boolean }): void {
  const { notices } = useApp()
  if (notices.list().some(notice => notice.id === shown && notice.title === told.title)) return
  if (shown !== undefined) notices.dismiss(shown)
  shown = notices.notify({
    tone: 'plain',
    lasting: true,
    title: told.title,
    lines: [told.message],
    ...(told.reload ? { action: { label: 'Reload', run: () => void reload() } } : {}),
  })
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 10_000 })
  else setTimeout(run, 1_000)
}
