// The bytes that a visitor loads of the built page, compressed with brotli: before a first question, before a first
// verdict, and with each workspace.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { barOf } from '../bars/bars'
import { root } from '../support/sources'
import type { Counter } from './counter'

const WORKSPACES = ['domain', 'templates', 'score', 'class', 'learn']
const folder = join(root, 'dist/page')
const isBuilt = (): boolean => existsSync(join(folder, 'index.html'))

const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** As a static host would have it. */
const brotli = (name: string): number => {
  const bytes = readFileSync(join(folder, name))
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliCompressSync(bytes, { params }).length
}

/** These files and the scripts that they cannot run without. */
function loadedWith(names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names)
  for (const name of found)
    if (name.endsWith('.js'))
      for (const [, inner] of textOf(name).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g))
        found.add(`assets/${inner}`)
  return found
}

const firstLoad = (): ReadonlySet<string> =>
  loadedWith([
    'index.html',
    ...[...textOf('index.html').matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)]
      .map(match => match[1]!)
      // It is loaded next to the page, and counted for itself.
      .filter(name => !isEngine(name)),
  ])

const isEngine = (name: string): boolean => /^assets\/engine\.worker-/.test(name)

/** The only script with a name that begins like this. */
function script(start: string): string {
  const found = readdirSync(join(folder, 'assets')).filter(
    name => name.startsWith(`${start}-`) && /^-[\w-]{6,8}\.js$/.test(name.slice(start.length)),
  )
  if (found.length !== 1) throw new Error(`${found.length} scripts are called ${start}.`)
  return `assets/${found[0]}`
}

const bytesOf = (names: Iterable<string>): number => [...names].reduce((sum, name) => sum + brotli(name), 0)

const built = (count: () => number) => (): number | undefined => (isBuilt() ? count() : undefined)

/** A later part of the page: its script and those it brings along, without what is there before. */
const part = (name: string): Counter => ({
  name: `workspace: ${name}`,
  unit: 'bytes',
  count: built(() => {
    // Every visit loads what the last one stored, and the parts for after the first view.
    const before = loadedWith([...firstLoad(), script('kept'), script('settled')])
    return bytesOf([...loadedWith([script(name)])].filter(each => !before.has(each)))
  }),
})

export const builtPage: readonly Counter[] = [
  {
    name: 'first load: HTML, CSS and scripts',
    unit: 'bytes',
    bar: 1000 * barOf('firstLoad'),
    reaches: 'firstLoad',
    count: built(() => bytesOf(firstLoad())),
  },
  {
    name: 'engine: before a first verdict',
    unit: 'bytes',
    bar: 1000 * barOf('engineScript'),
    reaches: 'engineScript',
    count: built(() => bytesOf(loadedWith([script('engine.worker')]))),
  },
  {
    name: 'engine: before a first verdict that needs a search',
    unit: 'bytes',
    count: built(() => bytesOf(loadedWith([script('searching.worker')]))),
  },
  {
    name: 'engine: before a first verdict on changes',
    unit: 'bytes',
    count: built(() => bytesOf(loadedWith([script('engine.worker'), script('change-kinds')]))),
  },
  {
    name: 'link to a question: HTML, CSS and scripts before it can be read',
    unit: 'bytes',
    count: built(() => bytesOf(loadedWith([...firstLoad(), script('kept'), script('alfworld')]))),
  },
  ...WORKSPACES.map(part),
]
