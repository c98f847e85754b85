// The longest tasks of all journeys of the tests: `npm run bench -- long-tasks`, or of some by PLANGROUND_JOURNEYS, which
// Playwright takes as it takes names of files.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reached } from '../bars/bars'
import { MIN_MS, type LongLine } from '../e2e/long-tasks'
import { PRINTING } from '../support/main-thread'
import { Sources } from './built-sources'
import { table } from './measure'

/** Milliseconds. */
const LONG = 50
/** Milliseconds from which tasks of the page are shown, including those near the limit. */
const SHOWN = 40
/** Address at which the tests serve the page. */
const PATH = '/some/path/'
const THEIRS = /monaco-editor|assets\/monaco|jsQR/

/** Milliseconds of processor time; `clock` as the clock has it. */
interface Task {
  readonly journey: string
  readonly own: number
  /** The browser's own time to print, which is not the page's. */
  readonly printing: number
  readonly ms: number
  readonly clock: number
  readonly what: string
}

export async function benchLongTasks(): Promise<Reached> {
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  const folder = process.env.PLANGROUND_BUILT ?? join(root, '.cache/bench-built')
  if (process.env.PLANGROUND_BUILT === undefined) {
    const { build } = await import('vite')
    const out = { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' as const }
    await build({ root, logLevel: 'error', build: out })
  }
  const file = join(root, '.cache/long-tasks.jsonl')
  rmSync(file, { force: true })
  const journeys = (process.env.PLANGROUND_JOURNEYS ?? '').split(' ').filter(Boolean)
  spawnSync('npx', ['playwright', 'test', '--project', 'chromium', '--workers', '1', '--retries', '0', ...journeys], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLANGROUND_PAGE: folder, PLANGROUND_LONG_TASKS: file },
  })
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const sources = new Sources(folder, PATH)
  const tasks = lines.map(line => taskOf(JSON.parse(line) as LongLine, sources)).sort((a, b) => b.own - a.own)
  table(
    'The longest tasks of the journeys, milliseconds of processor time',
    ['journey', 'own', 'the browser’s printing', 'whole', 'by the clock', 'what'],
    tasks
      .filter(({ own, ms }) => own > SHOWN || ms > LONG)
      .map(({ journey, own, printing, ms, clock, what }) => [journey, own, printing, ms, clock, what]),
  )
  // Journeys that did not run show nothing.
  return existsSync(file) ? { longTask: Math.max(MIN_MS, ...tasks.map(({ own }) => own)) } : {}
}

/** The page's own part of a task, and what took the time. */
function taskOf({ journey, ms, clock, pieces }: LongLine, sources: Sources): Task {
  const placed = pieces.map(({ url, line, column, ...piece }) => ({
    ...piece,
    place: url === '' || url === PRINTING ? url : sources.at(url, line, column),
  }))
  const longest = (pieces: typeof placed): number => Math.max(0, ...pieces.map(({ ms }) => ms))
  const printing = longest(placed.filter(({ place }) => place === PRINTING))
  const theirs = longest(placed.filter(({ place }) => THEIRS.test(place)))
  const what = placed
    .filter(piece => piece.ms >= 5)
    .slice(0, 5)
    .map(({ name, ms, place }) => `${name} ${ms.toFixed(0)} ${place}`.trimEnd())
  return {
    journey,
    own: Math.max(0, ms - Math.max(theirs, printing)),
    printing,
    ms,
    clock,
    what: what.join('; '),
  }
}
