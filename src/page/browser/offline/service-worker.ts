// Stores every file of the page in this browser, so that it opens and works without a network. Files are stored by path
// and hash of their content: a new version downloads only what changed, an interrupted download continues where it
// stopped, and until a version is complete the previous one stays unchanged. Nothing here reloads a page or replaces a
// running version unless the page asks for it. If one tab has asked, the others continue with the files of their own
// version, which are kept until no tab needs them.

/**
 * Path below the scope and start of the content's SHA-256, the files needed first come first; inserted by the build.
 */
declare const __FILES__: readonly (readonly [path: string, hash: string])[]
/** The page's content security policy, which workers obey only as a header of their scripts. */
declare const __POLICY__: string

const worker = self as unknown as ServiceWorkerGlobalScope
const files = __FILES__
const hashes = new Map(files)
const scope = new URL(worker.registration.scope)
/** One cache for each path the page is served from, so that two copies on one host do not interfere. */
const CACHE = `planground ${scope.pathname}`
const AT_ONCE = 3

/** Values known for the lifetime of this worker. */
const known = {
  /** True if every file is stored. */
  isWhole: false,
}

worker.addEventListener('install', event => event.waitUntil(fill()))

worker.addEventListener('activate', event =>
  // A page on its first visit has no worker yet, and later requests modules that are stored here.
  event.waitUntil(worker.clients.claim().then(askTabs)),
)

/** Tabs that have announced the script they started with, and whether it is of this version. */
const tabs = new Map<string, boolean>()

worker.addEventListener('message', event => {
  if (event.data === 'replace') void worker.skipWaiting()
  const began: unknown = event.data?.began
  if (typeof began !== 'string' || !(event.source instanceof Client)) return
  const url = new URL(began)
  tabs.set(event.source.id, hashes.has(url.pathname.slice(scope.pathname.length)))
  event.waitUntil(dropOthers())
})

/** Asks each tab for its version. */
async function askTabs(): Promise<void> {
  for (const tab of await worker.clients.matchAll({ type: 'window' })) tab.postMessage('version?')
}

worker.addEventListener('fetch', event => {
  const { request } = event
  const isPage = request.mode === 'navigate'
  const path = pathOf(new URL(request.url), isPage)
  if (request.method !== 'GET' || path === undefined) return
  event.respondWith(isPage ? openPage(event) : answer(path, request))
  if (isPage) event.waitUntil(askTabs())
})

/** The cache key of a file. */
function keyOf([path, hash]: readonly [string, string]): string {
  const url = new URL(path, scope)
  url.search = hash
  return url.href
}

/**
 * The path of a requested file of this page, possibly of an earlier version; undefined for anything else, which is
 * fetched from the network as without a worker.
 */
function pathOf(url: URL, isPage: boolean): string | undefined {
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return undefined
  if (url.search !== '' && !isPage) return undefined
  const path = url.pathname.slice(scope.pathname.length).replace(/^index\.html$/, '')
  if (isPage) return path === '' ? path : undefined
  return hashes.has(path) || path.startsWith('assets/') ? path : undefined
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const hash = hashes.get(path)
  const key = hash === undefined ? new URL(path, scope).href : keyOf([path, hash])
  // A file of an earlier version is stored under an unknown hash.
  const kept = await cache.match(key, { ignoreVary: true, ignoreSearch: hash === undefined })
  return kept ?? fetch(request)
}

/**
 * A stored page with missing files would request from a newer server files that no longer exist there. So if anything
 * is missing, the server's page takes precedence, and the missing files are downloaded again.
 */
async function openPage(event: FetchEvent): Promise<Response> {
  known.isWhole ||= (await missing(await caches.open(CACHE))).length === 0
  if (known.isWhole) return answer('', event.request)
  event.waitUntil(fill().catch(() => {}))
  return fetch(event.request).catch(() => answer('', event.request))
}

async function missing(cache: Cache): Promise<(readonly [string, string])[]> {
  const present = new Set((await cache.keys()).map(({ url }) => url))
  return files.filter(file => !present.has(keyOf(file)))
}

/**
 * Downloads every missing file, until none is missing: the running version may have removed one meanwhile. Rejects if
 * one is not available, but keeps the others.
 */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (let queue = await missing(cache); queue.length > 0; queue = await missing(cache)) {
    const work = async (): Promise<void> => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift())
        await cache.put(keyOf(file), await take(file))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
}

/**
 * Downloads a file and verifies its hash: a server in the middle of an update, or a sign-in page, returns something
 * else.
 */
async function take(file: readonly [string, string]): Promise<Response> {
  const [path, hash] = file
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(new URL(path, scope), {
      cache,
      credentials: 'same-origin',
      priority: 'low',
    })
    if (!response.ok) continue
    const bytes = await response.arrayBuffer()
    if ((await hashOf(bytes)) === hash) return new Response(bytes, { headers: headersOf(response) })
  }
  throw new Error(`${path || 'The page'} is not there as it was built.`)
}

/** The server's headers for a file, with the page's own security policy. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  if (headers.get('content-security-policy') !== __POLICY__) headers.append('content-security-policy', __POLICY__)
  return headers
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 8), byte => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Removes the files of other versions, once every tab has announced that it needs none of them. A waiting newer version
 * already has its files here.
 */
async function dropOthers(): Promise<void> {
  const { registration } = worker
  const hasNewer = (): boolean => registration.installing !== null || registration.waiting !== null
  const open = await worker.clients.matchAll({ type: 'window' })
  if (!open.every(({ id }) => tabs.get(id) === true)) return
  const cache = await caches.open(CACHE)
  const own = new Set(files.map(keyOf))
  for (const request of await cache.keys()) {
    // A newer version may share files with an earlier one.
    if (hasNewer()) return
    if (!own.has(request.url)) await cache.delete(request)
  }
}
