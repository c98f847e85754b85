// The page's side of the service worker: registers it, follows its versions, and announces the version of this tab.
// Loaded once the browser is idle.

const HOUR = 3_600_000

/** A message about the page's files. */
export interface Message {
  readonly title: string
  readonly message: string
  /** True if reloading helps. */
  readonly reload: boolean
}

/** Callbacks for changes of the page's versions. */
export interface Follow {
  readonly setWorksOffline: (isKept: boolean) => void
  /** Why this browser does not store the page. */
  readonly setNotKept: (why: string) => void
  /** A newer version is stored, and waits. */
  readonly setNewVersion: (worker: ServiceWorker) => void
  readonly setOnline: (isOnline: boolean) => void
  readonly show: (message: Message) => void
  /** The end of a message: the consequence for the visitor's work. */
  readonly ofTheWork: () => string
}

/** Stores the page once `waitedFor` has settled and the browser is idle. */
export async function followVersions(follow: Follow, waitedFor: Promise<unknown>): Promise<void> {
  for (const type of ['online', 'offline']) addEventListener(type, () => follow.setOnline(type === 'online'))
  if (!('serviceWorker' in navigator)) return
  await waitedFor
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, { once: true }))
  await idle()
  await register(follow)
}

const idle = (): Promise<unknown> =>
  new Promise(done => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: 10_000 })
    else setTimeout(done, 1_000)
  })

/** Never rejects. */
async function register(follow: Follow): Promise<void> {
  const { serviceWorker } = navigator
  let running = serviceWorker.controller
  // The worker keeps the files of a tab's version for as long as the tab announces it.
  const announceVersion = (): void => {
    const began = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
    serviceWorker.controller?.postMessage({ began })
  }
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'version?') announceVersion()
  })
  serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes over a page of its own version.
    if (running !== null)
      follow.show({
        title: 'A newer version was started in another tab',
        message: `This one continues with its own version until you reload it. ${follow.ofTheWork()}`,
        reload: true,
      })
    running = serviceWorker.controller
    announceVersion()
  })
  announceVersion()
  try {
    const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register('./service-worker.js', {
      updateViaCache: 'none',
    })
    // Browser settings may forbid registration without an error.
    if (registration === undefined) return follow.setNotKept('It lets no page do so.')
    watch(registration, follow)
    let checked = performance.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || performance.now() - checked < HOUR) return
      checked = performance.now()
      registration.update().catch(() => {})
    })
    await serviceWorker.ready
    follow.setWorksOffline(true)
  } catch (error) {
    // Private mode, storage denied or full, or a missing script: the page works, but only with a network.
    follow.setNotKept(error instanceof Error ? error.message : String(error))
  }
}

/** Offers each version that is stored after this one. */
function watch(registration: ServiceWorkerRegistration, follow: Follow): void {
  const offer = (worker: ServiceWorker): void => {
    // The very first worker replaces nothing, so it is not offered.
    if (worker.state === 'installed' && registration.active !== null) {
      follow.setNewVersion(worker)
      follow.show({ title: 'A new version is ready', message: follow.ofTheWork(), reload: true })
    }
    if (worker.state === 'redundant' && registration.active === null)
      follow.setNotKept('A file on the server is not what was built, or there is no room for it.')
  }
  if (registration.waiting) offer(registration.waiting)
  const take = (): void => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => offer(worker))
  }
  take()
  registration.addEventListener('updatefound', take)
}
