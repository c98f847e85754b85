// Parse and ground in a fresh process: the command line as it is built, once for each problem of a sample.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, table } from './measure'
import { benchProblems } from './texts'

/** Problems of a domain, spread over the published ones. */
const A_DOMAIN = 5
/** Of so many processes for one problem the fastest counts: others run on the machine, too. */
const RUNS = 3

export function benchCold(): void {
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  spawnSync(process.execPath, [join(root, 'scripts/build-cli.mjs')], { stdio: 'inherit' })
  const groups = new Map<string, { domain: string; problem: string }[]>()
  for (const { domainName, domain, problem } of benchProblems())
    groups.set(domainName, [...(groups.get(domainName) ?? []), { domain, problem }])
  const folder = mkdtempSync(join(tmpdir(), 'planground-cold-'))
  const [domainPath, problemPath] = [join(folder, 'domain.pddl'), join(folder, 'problem.pddl')]
  const all: number[] = []
  const rows = [...groups].map(([name, problems]) => {
    const times = Array.from({ length: A_DOMAIN }, (_, i) => {
      const texts = problems[Math.floor((i * problems.length) / A_DOMAIN)]!
      writeFileSync(domainPath, texts.domain)
      writeFileSync(problemPath, texts.problem)
      const runs = Array.from({ length: RUNS }, () => {
        const { stdout } = spawnSync(
          process.execPath,
          [
            join(root, 'dist/cli.js'),
            ...['solve', domainPath, problemPath, '--max-states', '1', '--json'],
          ],
          { encoding: 'utf8' },
        )
        const { ms } = JSON.parse(stdout) as { ms: { parse: number; ground: number } }
        return ms
      })
      return runs.reduce((a, b) => (a.parse + a.ground < b.parse + b.ground ? a : b))
    })
    const sums = times.map(({ parse, ground }) => parse + ground)
    all.push(...sums)
    return [
      name,
      median(times.map(({ parse }) => parse)),
      median(times.map(({ ground }) => ground)),
      median(sums),
      Math.max(...sums),
    ]
  })
  rmSync(folder, { recursive: true })
  table(
    `Parse and ground in a fresh process, milliseconds: ${A_DOMAIN} problems a domain, the best of ${RUNS} processes each (goal: median 6)`,
    ['domain', 'parse median', 'ground median', 'median', 'largest'],
    [...rows, ['all', NaN, NaN, median(all), Math.max(...all)]],
  )
}
