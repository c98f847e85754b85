// The command line as a whole: from its start to a cheapest plan with a checked certificate, a process each for the published
// next-action questions. Compared are two builds in turn, where another one is named by PLANGROUND_OTHER_CLI. A native planner is not
// started: where it took PLANGROUND_NATIVE_SECONDS for the same questions on this machine, that is next to it.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reached } from '../bars/bars'
import { median, milliseconds, sum, table } from './measure'
import { benchProblems } from './texts'

/** Number of processes for one question; the fastest counts. */
const RUNS = 3

interface Solved {
  readonly certificate: { readonly checked: boolean } | null
  readonly ms: { readonly parse: number; readonly ground: number; readonly search: number }
}

/** Domains with the largest problems. */
const LARGEST = ['alfred', 'swap']

export function benchWhole(): Reached {
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  spawnSync(process.execPath, [join(root, 'scripts/build-cli.mjs')], { stdio: 'inherit' })
  const other = process.env.PLANGROUND_OTHER_CLI
  const programs = [join(root, 'dist/cli.js'), ...(other === undefined ? [] : [other])]
  const folder = mkdtempSync(join(tmpdir(), 'planground-whole-'))
  const paths = [join(folder, 'domain.pddl'), join(folder, 'problem.pddl')] as const
  const times = programs.map((): number[] => [])
  const problems = benchProblems(['nexta'])
  /** From text to the end of the search, by the program's own clock. */
  const inside = problems.map(() => Number.POSITIVE_INFINITY)
  const unchecked = programs.map(() => 0)
  for (const [at, { domain, problem }] of problems.entries()) {
    writeFileSync(paths[0], domain)
    writeFileSync(paths[1], problem)
    const best = programs.map(() => Number.POSITIVE_INFINITY)
    for (let run = 0; run < RUNS; run++)
      programs.forEach((program, i) => {
        const start = milliseconds()
        const words = [program, 'solve', ...paths, '--optimal', '--json']
        const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
        best[i] = Math.min(best[i]!, milliseconds() - start)
        const { certificate, ms } = JSON.parse(stdout) as Solved
        if (i === 0) inside[at] = Math.min(inside[at]!, ms.parse + ms.ground + ms.search)
        if (run === 0 && certificate?.checked !== true) unchecked[i]!++
      })
    for (const [i, ms] of best.entries()) times[i]!.push(ms)
  }
  rmSync(folder, { recursive: true })
  table(
    `Whole processes, a cheapest plan and its checked certificate, milliseconds: the best of ${RUNS} for each question`,
    ['program', 'questions', 'not checked', 'median', 'largest', 'in all, s'],
    programs.map((program, i) => [
      i === 0 ? 'this' : program,
      times[i]!.length,
      unchecked[i]!,
      median(times[i]!),
      Math.max(...times[i]!),
      sum(times[i]!) / 1000,
    ]),
  )
  const largest = inside.filter((_, i) => LARGEST.includes(problems[i]!.domainName))
  console.log(
    `From text to the end of the search: median ${median(inside).toFixed(1)} ms, of ${LARGEST.join(' and ')} ${median(largest).toFixed(1)} ms, slowest ${Math.max(...inside).toFixed(1)} ms.`,
  )
  const native = Number(process.env.PLANGROUND_NATIVE_SECONDS)
  return {
    solvedCold: median(inside),
    largestCold: median(largest),
    slowestCold: Math.max(...inside),
    ...(native > 0 && { wholeRatio: sum(times[0]!) / 1000 / native }),
  }
}
