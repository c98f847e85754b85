// `npm start` serves the page as a host does: compressed.

import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compressed } from './compressed.mjs'

/** Compresses what `vite preview` serves. */
export const previewPlugin = (): Plugin => ({
  name: 'planground-preview',
  configurePreviewServer(server) {
    const { root, build, base } = server.config
    const answer = compressed(resolve(root, build.outDir))
    server.middlewares.use((request, response, next) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)
      const from = base.startsWith('/') ? base.length : 1
      answer(path.slice(from), request, response).then(done => {
        if (!done) next()
      }, next)
    })
  },
})
