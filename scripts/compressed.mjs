// Serves files as hosts do: compressed if that helps and the browser accepts it, with an ETag for revalidation. Used by
// `npm start`, the browser tests and the benchmarks.

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
}
/** File types that are not compressed already. */
const SQUEEZABLE = /\.(html|js|css|svg|json|webmanifest|ttf|wasm)$/
const LEAST_BYTES = 400

const squeeze = {
  br: (bytes, quality) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes, quality) => promisify(gzip)(bytes, { level: quality }),
}

/**
 * Answers requests for the files of a folder; resolves to false if there is no such file. `quality`: compression
 * level from 1 to 9; 0 disables compression. `lasts`: seconds for which the browser need not revalidate a file with a
 * hash in its name. `further`: headers that replace the default ones.
 */
export function compressed(folder, quality = 9, lasts = 0) {
  const root = resolve(folder)
  const named = join(root, 'assets', sep)
  /** Compressed bodies by file, modification time and encoding. */
  const bodies = new Map()

  const keyOf = (file, time, coding) => `${file}\n${time}\n${coding}`
  const bodyOf = (file, time, coding) => {
    const key = keyOf(file, time, coding)
    if (!bodies.has(key))
      bodies.set(
        key,
        readFile(file).then(async plain => ({
          tag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}-${coding}"`,
          body: coding === '' ? plain : await squeeze[coding](plain, quality),
        })),
      )
    return bodies.get(key)
  }

  return async function answer(path, request, response, further = {}) {
    const inner = normalize(path) || '.'
    const file = inner === '.' ? join(root, 'index.html') : join(root, inner)
    const found = file.startsWith(root) ? await stat(file).catch(() => undefined) : undefined
    if (!found?.isFile()) return false
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const coding =
      quality === 0 || !SQUEEZABLE.test(file) || found.size < LEAST_BYTES
        ? ''
        : (['br', 'gzip'].find(name => accepted.includes(name)) ?? '')
    const read = await bodyOf(file, found.mtimeMs, coding).catch(() => undefined)
    // The file was removed after it was found: a build may be replaced while a page is open.
    if (read === undefined) {
      bodies.delete(keyOf(file, found.mtimeMs, coding))
      return false
    }
    const { tag, body } = read
    const headers = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': lasts > 0 && file.startsWith(named) ? `max-age=${lasts}` : 'no-cache',
      vary: 'accept-encoding',
      etag: tag,
      ...further,
    }
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end()
      return true
    }
    response.writeHead(200, {
      ...headers,
      'content-length': body.length,
      ...(coding === '' ? {} : { 'content-encoding': coding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
