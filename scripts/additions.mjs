// Adds one toy example of each kind of addition that CONTRIBUTING.md describes to a copy of the sources, changing only
// the places named there; then types, layers and the tests of the toys must pass.

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const additions = join(root, 'test/additions')
/** Everything that the sources and their tests need. */
const PARTS =
  /^(?:src|test|domains|lessons|scripts|docs|public|examples)$|^(?:package|biome|tsconfig.*|vite\.config|playwright\.config)\.(?:json|ts)$|^index\.html$|^package-lock\.json$/

const copy = mkdtempSync(join(tmpdir(), 'planground-additions-'))
try {
  for (const name of readdirSync(root).filter(each => PARTS.test(each)))
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: path => !path.startsWith(additions),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const name of readdirSync(additions)) add(name)
  const checks = [
    ['npx', ['tsc', '-b']],
    ['npx', ['vitest', 'run', '--project', 'core', 'test/toy', 'test/layers.test.ts']],
  ]
  for (const [command, words] of checks) {
    const { status } = spawnSync(command, words, { cwd: copy, stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function add(name) {
  const folder = join(additions, name)
  cpSync(join(folder, 'files'), copy, { recursive: true })
  const edits = join(folder, 'edits.json')
  if (!existsSync(edits)) return
  for (const { file, after, before, insert } of JSON.parse(readFileSync(edits, 'utf8'))) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    const anchor = after ?? before
    const at = text.indexOf(anchor)
    if (at < 0) throw new Error(`${name}: ${file} has no line ${JSON.stringify(anchor)}`)
    const cut = after === undefined ? at : at + anchor.length
    writeFileSync(path, text.slice(0, cut) + insert + text.slice(cut))
  }
}
