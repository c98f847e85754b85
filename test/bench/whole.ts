// The command line as a whole: from its start to a cheapest plan with a checked certificate, a process each for the published
// next-action questions. Compared are two builds in turn, where another one is named by PLANGROUND_OTHER_CLI.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, milliseconds, sum, table } from './measure'
import { benchProblems } from './texts'

/** Of so many processes for one question the fastest counts. */
const RUNS = 3

export function benchWhole(): void {
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  spawnSync(process.execPath, [join(root, 'scripts/build-cli.mjs')], { stdio: 'inherit' })
  const other = process.env.PLANGROUND_OTHER_CLI
  const programs = [join(root, 'dist/cli.js'), ...(other === undefined ? [] : [other])]
  const folder = mkdtempSync(join(tmpdir(), 'planground-whole-'))
  const paths = [join(folder, 'domain.pddl'), join(folder, 'problem.pddl')] as const
  const times = programs.map((): number[] => [])
  const unchecked = programs.map(() => 0)
  for (const { domain, problem } of benchProblems(['nexta'])) {
    writeFileSync(paths[0], domain)
    writeFileSync(paths[1], problem)
    const best = programs.map(() => Number.POSITIVE_INFINITY)
    for (let run = 0; run < RUNS; run++)
      programs.forEach((program, i) => {
        const start = milliseconds()
        const words = [program, 'solve', ...paths, '--optimal', '--json']
        const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
        best[i] = Math.min(best[i]!, milliseconds() - start)
        const { certificate } = JSON.parse(stdout) as { certificate: { checked: boolean } | null }
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
}
