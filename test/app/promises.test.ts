// Every promise has a handler: promises that nobody awaits go through `inBackground`, and drawn parts through the
// page's own `lazy`.

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { root, sources } from '../support/sources'

const page = sources.filter(file => /^src\/page\//.test(relative(root, file)))
const workers = sources.filter(file => /^src\/engine\//.test(relative(root, file)))

/** Lines of these files that match, but for comments. */
const linesWith = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => pattern.test(line) && !/^\s*(\/\/|\*)/.test(line))
      .map(line => `${relative(root, file)}: ${line.trim()}`),
  )

test('no `import()` and no chain of promises is left to itself', () => {
  const found = linesWith(page, /\bvoid (import\(|[\w.]+\(.*\)\.(then|finally)\()/)
  expect(found.filter(line => !line.includes('.catch('))).toEqual([
    // A timer.
    'src/page/editor/editor.tsx: void breath().then(() => editor?.dispose())',
    // Both ends of the chain are handled.
    'src/page/state/lanes/lane.ts: begin: free => void this.on(free, job, call).then(resolve, reject),',
  ])
})

test('what is loaded when it is drawn can fail in its place', () => {
  const imports = /import \{[^}]*\blazy\b[^}]*\} from 'solid-js'/
  const found = page.filter(file => imports.test(readFileSync(file, 'utf8')))
  expect(found.map(file => relative(root, file))).toEqual(['src/page/workbench/parts/lazy.tsx'])
})

test('workers load their later parts so that a missing one is named', () => {
  const imports = /(?<!partOf\()\bimport\(/
  expect(linesWith(workers, imports).filter(line => !/typeof import|client\.ts|\.d\.ts/.test(line))).toEqual([])
})

test('each script of a worker answers pings before it hears anything else', () => {
  const scripts = workers.filter(file => file.endsWith('.worker.ts'))
  expect(scripts.length).toBeGreaterThan(2)
  for (const file of scripts) {
    const text = readFileSync(file, 'utf8').replace(/^import[\s\S]*? from '[^']*'$/gm, '')
    const first = text.split('\n').find(line => /^\w/.test(line))
    expect(first, relative(root, file)).toMatch(/^answerPings\(/)
  }
})
