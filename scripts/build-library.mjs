// Builds what `npm pack` adds to the command line: dist/library, the public interface as ES modules with its types, and
// the licences of the packages in it. Prints nothing.

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
const target = join(root, 'dist/library')
const types = join(root, '.cache/library')

rmSync(target, { recursive: true, force: true })
rmSync(types, { recursive: true, force: true })
await build({
  configFile: join(root, 'vite.config.ts'),
  root,
  mode: 'library',
  logLevel: 'silent',
  build: {
    outDir: target,
    rollupOptions: {
      input: { index: join(root, 'src/library/index.ts') },
      output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash:7].mjs' },
    },
  },
})
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.declarations.json'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
// Only the two files that users see: `types` imports nothing, and `index` only `types`.
mkdirSync(target, { recursive: true })
for (const name of ['index', 'types']) {
  const text = readFileSync(join(types, `src/library/${name}.d.ts`), 'utf8')
  writeFileSync(join(target, `${name}.d.mts`), text.replaceAll("'./types'", "'./types.mjs'"))
}
cpSync(join(root, 'dist/library/third-party.txt'), join(root, 'dist/third-party.txt'))
rmSync(join(root, 'dist/library/third-party.txt'))
