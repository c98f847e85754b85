// Builds and runs the benchmarks in test/bench: `npm run bench`, or some of them by name: `npm run bench -- ground
// nexta`. `npm run bench -- native PATH` runs a built native planner next to it, such as `fast-downward.py`.

import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const outDir = join(root, '.cache/bench')
await build({
  root,
  mode: 'cli',
  logLevel: 'error',
  build: {
    outDir,
    emptyOutDir: true,
    rollupOptions: {
      input: {
        main: join(root, 'test/bench/main.ts'),
        'ten-million': join(root, 'test/bench/ten-million.ts'),
      },
      output: { format: 'es', entryFileNames: '[name].js' },
      // Benchmarks that run in a browser build a page and start one.
      external: ['vite', '@playwright/test', /serve\.mjs$/, /find-chromium\.mjs$/],
    },
  },
})
const { status } = spawnSync(
  process.execPath,
  ['--max-old-space-size=6000', '--expose-gc', join(outDir, 'main.js'), ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: root },
)
process.exitCode = status ?? 1
