// Parse and ground in a fresh process: the command line as it is built, once for each problem of a sample. And text to
// proven h* of the next-action questions, a fresh worker each: one that has done nothing before, and one that has waited and warmed
// itself as an engine of the page does.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Reached } from '../bars/bars'
import { warmUp } from '#engine/warm-up'
import { searchOptimal } from '#planning/search/a-star'
import { taskFrom } from './task-from'
import { median, table, timed } from './measure'
import { type BenchProblem, benchProblems } from './texts'

/** Problems of a domain, spread over the published ones. */
const A_DOMAIN = 5
/** Number of processes for one problem; the fastest counts, since other programs run on the machine, too. */
const RUNS = 3

export async function benchCold(): Promise<Reached> {
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
          [join(root, 'dist/cli.js'), ...['solve', domainPath, problemPath, '--max-states', '1', '--json']],
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
  const inWorkers: number[] = []
  for (const isWarm of [false, true]) {
    const times: number[] = []
    for (const problem of benchProblems(['nexta'])) {
      const runs: number[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await inFreshWorker(problem, isWarm))
      times.push(Math.min(...runs))
    }
    inWorkers.push(median(times))
    console.log(
      `Text to proven h* of ${times.length} next-action questions, a fresh worker each${isWarm ? ', which has warmed itself' : ''}: median ${median(times).toFixed(1)} ms, largest ${Math.max(...times).toFixed(1)} ms.`,
    )
  }
  return { groundCold: median(all), workerCold: inWorkers[0]! }
}

/** Milliseconds from text to proven h* in a worker that has done nothing before, or has but warmed itself. */
const inFreshWorker = (problem: BenchProblem, isWarm: boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    const texts = { domain: problem.domain, problem: problem.problem, isWarm }
    const worker = new Worker(process.argv[1]!, { argv: ['solve-fresh'], workerData: texts })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** The work of such a worker. */
export async function solveFresh(): Promise<void> {
  const texts = workerData as { domain: string; problem: string; isWarm: boolean }
  if (texts.isWarm) for (const step of await warmUp()) step()
  const { ms } = timed(() => searchOptimal(taskFrom(texts), { maxStates: 5_000_000 }))
  parentPort!.postMessage(ms)
}
