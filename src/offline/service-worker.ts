// Keeps every file of the page in this browser, so that it opens and works without a network. Files are kept by path
// and hash of their content: a new version takes only what changed, a broken download goes on where it stopped, and
// until a version is whole the one before it stays as it is. Nothing here reloads a page or replaces a running version
// unless the page asks for it.

/** Path below the scope and start of the SHA-256 of what is there, the needed first; put in by the build. */
declare const __FILES__: readonly (readonly [path: string, hash: string])[]

const worker = self as unknown as ServiceWorkerGlobalScope
const files = __FILES__
const hashes = new Map(files)
const scope = new URL(worker.registration.scope)
/** One cache for each place the page is served from: two copies on one host leave each other alone. */
const CACHE = `planground ${scope.pathname}`
const AT_ONCE = 3

/** Every file is there; known for as long as this worker lives. */
let isWhole = false

worker.addEventListener('install', event => event.waitUntil(fill()))

worker.addEventListener('activate', event =>
  // A page of the first visit has no worker yet, and loads parts of itself later: they are here.
  event.waitUntil(dropOthers().then(() => worker.clients.claim())),
)

worker.addEventListener('message', event => {
  if (event.data === 'replace') void worker.skipWaiting()
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const isPage = request.mode === 'navigate'
  const path = pathOf(new URL(request.url), isPage)
  if (request.method !== 'GET' || path === undefined) return
  event.respondWith(isPage ? openPage(event) : answer(path, request))
})

/** Where a file is kept. */
function keyOf([path, hash]: readonly [string, string]): string {
  const url = new URL(path, scope)
  url.search = hash
  return url.href
}

/** The path of a file of ours that is asked for. Anything else goes to the network as if there were no worker. */
function pathOf(url: URL, isPage: boolean): string | undefined {
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return undefined
  if (url.search !== '' && !isPage) return undefined
  const path = url.pathname.slice(scope.pathname.length).replace(/^index\.html$/, '')
  return hashes.has(path) && (!isPage || path === '') ? path : undefined
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(keyOf([path, hashes.get(path)!]), { ignoreVary: true })
  return kept ?? fetch(request)
}

/**
 * A kept page whose other files are gone would ask a newer server for files that it no longer has. So where anything
 * is missing the server's own page goes first, and what is missing is taken again.
 */
async function openPage(event: FetchEvent): Promise<Response> {
  isWhole ||= (await missing(await caches.open(CACHE))).length === 0
  if (isWhole) return answer('', event.request)
  event.waitUntil(fill().catch(() => {}))
  return fetch(event.request).catch(() => answer('', event.request))
}

async function missing(cache: Cache): Promise<(readonly [string, string])[]> {
  const present = new Set((await cache.keys()).map(({ url }) => url))
  return files.filter(file => !present.has(keyOf(file)))
}

/** Takes every file that is not there; rejects when one cannot be had, and keeps those that could. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  const queue = await missing(cache)
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      await cache.put(keyOf(file), await take(file))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** A file exactly as it was built: a server halfway through an update, or a sign-in page, gives something else. */
async function take(file: readonly [string, string]): Promise<Response> {
  const [path, hash] = file
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(new URL(path, scope), {
      cache,
      credentials: 'same-origin',
      priority: 'low',
    })
    if (!response.ok) continue
    const bytes = await response.clone().arrayBuffer()
    if ((await hashOf(bytes)) !== hash) continue
    // A redirected answer may not be given to a page that is opened.
    return response.redirected ? new Response(bytes, { headers: response.headers }) : response
  }
  throw new Error(`${path || 'The page'} is not there as it was built.`)
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 8), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Removes the files of other versions. */
async function dropOthers(): Promise<void> {
  const cache = await caches.open(CACHE)
  const own = new Set(files.map(keyOf))
  for (const request of await cache.keys()) if (!own.has(request.url)) await cache.delete(request)
}
