// Whole processes of the command line and of a native planner on the same problems, measured in the same run: from the
// start of the process to a cheapest plan, ours without and with its checked certificate.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataFolder, ipcInstances, skipMessage } from '../support/data'
import { geometricMean, table } from './measure'

/** Problems of the recorded baseline that took at most this many seconds, and how many of these are left out between two. */
const SOON = 5
const EACH = 6

/** `path`: `fast-downward.py`, or a program that takes the same arguments. */
export function benchNative([path]: readonly string[]): void {
  const folder = dataFolder()
  if (folder === undefined) {
    console.log(skipMessage)
    return
  }
  const native = path === undefined ? undefined : resolve(path)
  if (native === undefined || !existsSync(native))
    console.log(
      `${native === undefined ? 'No native planner is named' : `There is no ${native}`}: only this program is measured.`,
    )
  const isThere = native !== undefined && existsSync(native)
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  spawnSync(process.execPath, [join(root, 'scripts/build-cli.mjs')], { stdio: 'inherit' })
  const soon = ipcInstances().filter(
    ({ status, baseline }) => status === 'solved' && (baseline.translate_s ?? 0) + (baseline.search_s ?? SOON) < SOON,
  )
  const rows = soon
    .filter((_, i) => i % EACH === 0)
    .map(({ domain, problem, baseline }) => {
      const files = [join(folder, 'ipc', domain), join(folder, 'ipc', problem)]
      const ours = (certificates: string): number =>
        processorSeconds([
          ...[process.execPath, join(root, 'dist/cli.js'), 'solve', ...files],
          ...['--optimal', '--certificates', certificates],
        ])
      const theirs = isThere ? processorSeconds([native, ...files, '--search', `astar(${baseline.heuristic}())`]) : NaN
      return { problem, plain: ours('none'), proven: ours('all'), theirs }
    })
  table(
    'Processor seconds from the start of a process to a cheapest plan; ratios to the native planner, below 1 is faster',
    ['problem', 'ours', 'with certificate', 'native', 'ratio', 'with certificate'],
    rows.map(({ problem, plain, proven, theirs }) => [
      ...[problem, plain, proven, theirs, plain / theirs, proven / theirs],
    ]),
  )
  const mean = (ratio: (row: (typeof rows)[number]) => number): string => geometricMean(rows.map(ratio)).toFixed(2)
  console.log(
    `${rows.length} problems; with certificate ${mean(({ plain, proven }) => proven / plain)} of the time without${isThere ? `; next to the native planner ${mean(({ plain, theirs }) => plain / theirs)}, with certificate ${mean(({ proven, theirs }) => proven / theirs)}` : ''} (geometric means).`,
  )
}

/** User and system time of a command and all its children; its output is dropped. */
function processorSeconds(words: readonly string[]): number {
  const script = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null 2> /dev/null'
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8', cwd: '/tmp' })
  const [user = NaN, system = NaN] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number)
  return user + system
}
