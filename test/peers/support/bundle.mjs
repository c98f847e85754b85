// Bundles inner.mjs with the sources once a run; resolves to its exports.

import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
let bundled

export const inner = () => (bundled ??= bundle(join(root, '.cache/peers')))

async function bundle(outDir) {
  await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'library',
    logLevel: 'silent',
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: { inner: join(import.meta.dirname, 'inner.mjs') },
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash:7].mjs' },
      },
    },
  })
  return import(pathToFileURL(join(outDir, 'inner.mjs')).href)
}
