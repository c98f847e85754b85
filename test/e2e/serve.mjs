// Serves the built page for the browser tests under a sub-path, as a static host would, and nothing else.
// `node test/e2e/serve.mjs [--port N] [--folder dist/page] [--path /some/path/]`

import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

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

/** A server of one folder under one path; resolves when it listens. */
export function serve({ folder, port = 0, path = '/' }) {
  const root = resolve(folder)
  const server = createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url, 'http://here').pathname)
    if (!address.startsWith(path)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.')
      return
    }
    const inner = normalize(address.slice(path.length)) || '.'
    const file = inner === '.' ? join(root, 'index.html') : join(root, inner)
    const found = file.startsWith(root) ? statSync(file, { throwIfNoEntry: false }) : undefined
    if (!found?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.')
      return
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': found.size,
      'cache-control': 'no-cache',
    })
    createReadStream(file).pipe(response)
  })
  return new Promise((ready, failed) => {
    server.on('error', failed)
    server.listen(port, '127.0.0.1', () => ready(server))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const option = (name, otherwise) => {
    const at = process.argv.indexOf(`--${name}`)
    return at < 0 ? otherwise : process.argv[at + 1]
  }
  const path = option('path', '/some/path/')
  const server = await serve({
    folder: option('folder', 'dist/page'),
    port: Number(option('port', '4174')),
    path,
  })
  console.log(`http://127.0.0.1:${server.address().port}${path}`)
}
