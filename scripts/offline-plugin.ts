// After the build: lists every file that the page may request with a hash of its content, and builds the service worker
// with this list. Any change of a file therefore gives a new version of the worker.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { THIRD_PARTY } from './licences-plugin.ts'
import { HEADERS_FILE } from './policy-plugin.ts'
import { POLICY } from './policy.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const WORKER = 'service-worker.js'
/** The list as a file, for packages of the page. */
const LIST = 'files.json'
/** Files that are not part of the page, or that hosts do not serve (those that read `_headers`). */
const LEFT_OUT: readonly string[] = [WORKER, LIST, THIRD_PARTY, HEADERS_FILE]

/** Path and hash in caching order: first the files that show a question, then the rest, the largest last. */
export function precacheList(folder: string): readonly (readonly [path: string, hash: string])[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const rank = (path: string): number => {
    if (path === 'index.html' || page.includes(path.slice(path.lastIndexOf('/') + 1))) return 0
    return /\.woff2$/.test(path) ? 1 : /engine[.-]worker/.test(path) ? 2 : 3
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !LEFT_OUT.includes(entry.name))
    .map(entry => {
      const file = join(entry.parentPath, entry.name)
      const bytes = readFileSync(file)
      const path = relative(folder, file).split(sep).join('/')
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      return { path, hash, rank: rank(path), size: bytes.length }
    })
    .sort((a, b) => a.rank - b.rank || a.size - b.size || (a.path < b.path ? -1 : 1))
    .map(({ path, hash }) => [path === 'index.html' ? '' : path, hash])
}

/** Writes the service worker of a built page into its folder. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const files = precacheList(folder)
  writeFileSync(join(folder, LIST), JSON.stringify(files))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: {
      __FILES__: JSON.stringify(files),
      __POLICY__: JSON.stringify(POLICY),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: {
        entry: join(root, 'src/page/browser/offline/service-worker.ts'),
        formats: ['iife'],
        name: 'planground',
        fileName: () => WORKER,
      },
    },
  })
}

/** Makes a built page work offline. */
export function offlinePlugin(): Plugin {
  let folder = ''
  return {
    name: 'planground-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle(error) {
      if (error === undefined && existsSync(join(folder, 'index.html'))) await writeServiceWorker(folder)
    },
  }
}
