// Safari runs the script with which a worker begins a second time if another script imports it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { workerEntriesPlugin } from '../../scripts/worker-entries-plugin.ts'

test('no script of a built page imports the one with which a worker begins', { timeout: 60_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'worker-entries-'))
  const files = {
    'index.html': '<script type="module" src="./page.js"></script>',
    'page.js': "new Worker(new URL('./one.worker.js', import.meta.url), { type: 'module' })",
    'one.worker.js': "import { count } from './shared.js'\ncount()\nimport('./later.js').then(({ later }) => later())",
    'later.js': "import { count } from './shared.js'\nexport const later = () => postMessage(count())",
    'shared.js': 'let n = 0\nexport const count = () => ++n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const { output } = (await build({
    ...{ root, configFile: false, logLevel: 'silent' },
    worker: { format: 'es', plugins: () => [workerEntriesPlugin()] },
    build: { write: false },
  })) as Rolldown.RolldownOutput
  rmSync(root, { recursive: true })
  const scripts = new Map(
    output
      .filter(({ fileName }) => fileName.endsWith('.js'))
      .map(each => [each.fileName, each.type === 'chunk' ? each.code : String(each.source)]),
  )
  const begin = [...scripts.keys()].find(name => name.includes('one.worker-'))!
  const code = begin.replace('one.worker-', 'one-worker-')
  const importsOf = (name: string) => [...scripts.get(name)!.matchAll(/import[^"'`]*["'`]\.\/([^"'`]+)/g)]
  expect(importsOf(begin).map(([, file]) => `assets/${file}`)).toEqual([code])
  const importers = [...scripts.keys()].filter(name => importsOf(name).some(([, file]) => `assets/${file}` === code))
  expect(importers).toHaveLength(2)
  expect([...scripts.keys()].filter(name => importsOf(name).some(([, file]) => `assets/${file}` === begin))).toEqual([])
})
