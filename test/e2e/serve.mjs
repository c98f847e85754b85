// Serves the built page for the browser tests under a sub-path, as a static host would, and nothing else.
// `node test/e2e/serve.mjs [--port N] [--folder dist/page] [--path /some/path/]`

import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { compressed } from '../../scripts/compressed.mjs'

/** A server of one folder under one path; resolves when it listens. */
export function serve({ folder, port = 0, path = '/' }) {
  const answer = compressed(folder)
  const server = createServer(async (request, response) => {
    const address = decodeURIComponent(new URL(request.url, 'http://here').pathname)
    const inside = address.startsWith(path)
    if (inside && (await answer(address.slice(path.length), request, response))) return
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.')
  })
  // A connection that ends just as a slow browser asks again would lose the question.
  server.keepAliveTimeout = 65_000
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
