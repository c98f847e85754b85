// The longest tasks of all journeys of the tests: `npm run bench -- long-tasks`, or of some by PLANGROUND_JOURNEYS, which
// Playwright takes as it takes names of files.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reached } from '../bars/bars'
import type { LongLine } from '../e2e/long-tasks'
import { Sources } from './built-sources'
import { table } from './measure'

/** Milliseconds. */
const LONG = 50
/** Where the tests serve the page. */
const PATH = '/some/path/'
const THEIRS = /monaco-editor|assets\/monaco|node_modules\/axe|jsQR/

interface Task {
  readonly journey: string
  readonly ms: number
  readonly what: string
  readonly isOurs: boolean
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
  spawnSync(
    'npx',
    [
      'playwright',
      'test',
      '--project',
      'chromium',
      '--workers',
      '1',
      '--retries',
      '0',
      ...journeys,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PLANGROUND_PAGE: folder, PLANGROUND_LONG_TASKS: file },
    },
  )
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const sources = new Sources(folder, PATH)
  const tasks = lines
    .flatMap(line => tasksOf(JSON.parse(line) as LongLine, sources))
    .sort((a, b) => b.ms - a.ms)
  const shown = new Set<string>()
  table(
    'The longest tasks of the journeys, milliseconds as the clock has them; those of each journey once',
    ['journey', 'ms', 'what', 'whose'],
    tasks
      .filter(({ ms }) => ms > LONG)
      .filter(({ journey, what }) => !shown.has(journey + what) && shown.add(journey + what))
      .map(({ journey, ms, what, isOurs }) => [journey, ms, what, isOurs ? 'ours' : 'theirs']),
  )
  return { longTask: Math.max(0, ...tasks.filter(({ isOurs }) => isOurs).map(({ ms }) => ms)) }
}

function tasksOf({ journey, drawing, scripts }: LongLine, sources: Sources): Task[] {
  const ran = scripts.map(({ url, at, name, invoker, duration, layout }) => {
    const place = url === '' ? 'the browser' : sources.atOffset(url, at)
    const asked = layout >= 5 ? `, ${layout.toFixed(0)} of it layout` : ''
    return {
      journey,
      ms: duration,
      what: `${invoker} in ${place}${name === '' ? '' : ` (${name})`}${asked}`,
      isOurs: url !== '' && !THEIRS.test(place),
    }
  })
  return [...ran, { journey, ms: drawing, what: 'style, layout and paint', isOurs: true }]
}
