// `npm start` serves the page as a host does: compressed, and with the headers of `policy.ts`.

import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compressed } from './compressed.mjs'
import { cachingOf, HEADERS } from './policy.ts'

/** Compresses the files that `vite preview` serves, and sends the headers. */
export const previewPlugin = (): Plugin => ({
  name: 'planground-preview',
  configurePreviewServer(server) {
    const { root, build, base } = server.config
    const answer = compressed(resolve(root, build.outDir))
    server.middlewares.use((request, response, next) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)
      const from = base.startsWith('/') ? base.length : 1
      const file = path.slice(from)
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
      answer(file, request, response, { 'cache-control': cachingOf(file) }).then(done => {
        if (!done) next()
      }, next)
    })
  },
})
