// The command line as a whole on competition problems: a process each, from its start to a cheapest plan with a
// checked certificate, next to the recorded times of the native planner; its first process is also counted from its
// start.

import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reached } from '../bars/bars'
import { dataFolder, ipcInstances } from '../support/data'
import type { Calibration } from './calibration'
import { median, milliseconds, sum, table } from './measure'

/** Problems that take the native planner longer than this are about searching, not about starting. */
const SOON = 2
const RUNS = 2
const CALIBRATE_EVERY = 10

interface Solved {
  readonly cost: number | null
  readonly certificate: { readonly checked: boolean } | null
}

export function benchWholeCompetition(calibration: Calibration): Reached {
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  spawnSync(process.execPath, [join(root, 'scripts/build-cli.mjs')], { stdio: 'inherit' })
  const folder = join(dataFolder()!, 'ipc')
  const rows = ipcInstances().flatMap(({ problem, domain, status, baseline }, place) => {
    const native = (baseline.translate_s ?? 0) + (baseline.search_s ?? Number.POSITIVE_INFINITY)
    if (status !== 'solved' || native > SOON) return []
    if (place % CALIBRATE_EVERY === 0) calibration.measure()
    let own = Number.POSITIVE_INFINITY
    let checked = false
    for (let run = 0; run < RUNS; run++) {
      const start = milliseconds()
      const words = ['solve', join(folder, domain), join(folder, problem), '--optimal', '--json']
      const { stdout } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...words], {
        encoding: 'utf8',
      })
      own = Math.min(own, (milliseconds() - start) / 1000)
      checked = (JSON.parse(stdout) as Solved).certificate?.checked === true
    }
    return [{ problem, ours: own, native, ratio: own / native, checked }]
  })
  const slowest = [...rows].sort((a, b) => b.ratio - a.ratio).slice(0, 12)
  table(
    'Whole processes, a cheapest plan and its checked certificate, seconds next to the native planner’s; not corrected',
    ['problem', 'this', 'native', 'ratio', 'checked'],
    slowest.map(({ problem, ours, native, ratio, checked }) => [problem, ours, native, ratio, checked ? 'yes' : 'no']),
  )
  const all = sum(rows.map(({ ours }) => ours))
  const theirs = sum(rows.map(({ native }) => native))
  console.log(
    `${rows.length} problems in ${all.toFixed(1)} s, against ${theirs.toFixed(1)} s; ${median(rows.map(({ ratio }) => ratio)).toFixed(2)} times in the median; ${rows.filter(({ checked }) => !checked).length} without a checked certificate. ${calibration}`,
  )
  return { wholeCompetition: all / theirs }
}
