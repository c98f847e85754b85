// How many responses a second are scored, from the bytes of result files to rows, on one core and on two, and the memory
// that takes: made-up responses over all shared questions, first where every question is new, then other responses to
// the same questions. Each number of cores has a process of its own.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parentPort, Worker } from 'node:worker_threads'
import { dispatch } from '#results/scoring/dispatch'
import { QuestionIndex } from '#results/scoring/questions'
import { servingThreadPort, threadPort } from '#results/scoring/ports'
import { readResults } from '#results/reading/read'
import type { ByteSource } from '#results/reading/source'
import type { ResultEvent } from '#results/scoring/record'
import { sampleRun } from '#results/scoring/sample/files'
import { serveScoring } from '#results/scoring/serve'
import { dataText } from '../support/data'
import { sharedQuestions } from '../support/samples'
import type { Reached } from '../bars/bars'
import { figure } from '../bars/figure'
import { milliseconds, table } from './measure'

interface Pass {
  readonly records: number
  readonly ms: number
  /** Processor time of all threads; less than the time that passed where other programs run as well. */
  readonly cpuMs: number
}

interface ScoreRun {
  readonly first: Pass
  readonly second: Pass
  readonly issues: number
  /** Resident megabytes of all threads: before scoring, and at most. */
  readonly before: number
  readonly peak: number
}

/** As the command sets them (`scripts/cli-start.cjs`): V8 then compiles later, and inlines only small functions. */
const FLAGS = ['--interrupt-budget=500000', '--max-inlined-bytecode-size-cumulative=0']
/** As the command starts its threads: V8 then collects garbage early. */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 768 }

const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20

/** Prints the figures for this many generated responses. */
export function benchScore(count: number): Reached {
  const what = `Scoring ${figure(count)} made-up responses to the shared questions`
  const { first } = benchRuns(what, String(count))
  return count === 10_000 ? { score: first.ms / 1000 } : {}
}

/** Prints the figures of the stored answers of PlanBench, as its result files have them. */
export const benchPlanBenchScore = (): void => {
  benchRuns('Scoring the stored answers of PlanBench', PLANBENCH)
}

/** Prints the figures on one core and on two; gives those on two. */
function benchRuns(what: string, which: string): ScoreRun {
  const runs = [1, 2].map(cores => runIn(cores, which))
  const rows = runs.map((run, i) => {
    const figures = ({ records, ms, cpuMs }: Pass): number[] => [ms / 1000, (1000 * records) / ms, cpuMs / 1000]
    return [i + 1, ...figures(run.first), ...figures(run.second), run.issues, run.before, run.peak]
  })
  table(
    `${what}: seconds, records a second and seconds of processors, questions new and seen before; resident megabytes before and at most.`,
    [
      'cores',
      'new, s',
      'a second',
      'processors, s',
      'seen, s',
      'a second',
      'processors, s',
      'issues',
      'MB before',
      'MB at most',
    ],
    rows,
  )
  return runs[1]!
}

function runIn(cores: number, which: string): ScoreRun {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', ...FLAGS, fileURLToPath(import.meta.url), 'score-run', String(cores), which],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
  const line = stdout.trim().split('\n').pop()!
  if (!line.startsWith('{')) throw new Error(`Scoring gave no figures. ${stderr}`)
  return JSON.parse(line) as ScoreRun
}

/** The work of the process of one run. */
export async function printScoreRun([cores = '1', which = '10000']: readonly string[]): Promise<void> {
  const index = new QuestionIndex()
  const passes = which === PLANBENCH ? planBenchPasses() : samplePasses(Number(which), index)
  globalThis.gc?.()
  const before = megabytes()
  let peak = before
  const looking = setInterval(() => {
    peak = Math.max(peak, megabytes())
  }, 20)
  const times: Pass[] = []
  let given = 0
  let issues = 0
  let drained = (): void => {}
  /** The files of one pass after the other, each begun when all of the one before are given out. */
  async function* events(): AsyncGenerator<ResultEvent> {
    for (const sources of passes) {
      const start = milliseconds()
      const cpu = process.cpuUsage()
      const from = given
      let taken = 0
      for await (const event of readResults(sources)) {
        if (event.kind === 'record' || event.kind === 'issue') taken++
        yield event
      }
      if (given - from < taken)
        await new Promise<void>(resolve => {
          drained = () => {
            if (given - from >= taken) resolve()
          }
        })
      const { user, system } = process.cpuUsage(cpu)
      times.push({ records: taken, ms: milliseconds() - start, cpuMs: (user + system) / 1000 })
    }
  }
  await dispatch(events(), {
    workers: Number(cores),
    spawn: () => threadPort(new Worker(fileURLToPath(import.meta.url), { argv: ['score-thread'], resourceLimits })),
    index,
    onItem: item => {
      given++
      if (item.kind === 'issue') issues++
      drained()
    },
  }).done
  clearInterval(looking)
  const run: ScoreRun = { first: times[0]!, second: times[1]!, issues, before, peak }
  console.log(JSON.stringify(run))
}

const PLANBENCH = 'planbench'

function samplePasses(count: number, index: QuestionIndex): ByteSource[][] {
  const questions = sharedQuestions()
  index.add(questions)
  return ['first', 'second'].map(seed =>
    sampleRun(questions, { seed, count, format: 'jsonl' }).files.map(({ name, text }) =>
      memoryFile(`${seed} ${name}`, [...text()].join('')),
    ),
  )
}

/** A file for each domain, model and family, without introductions and examples; the same ones twice. */
function planBenchPasses(): ByteSource[][] {
  const files = new Map<string, object[]>()
  for (const line of dataText('planbench/scored.jsonl.gz').trim().split('\n')) {
    const { domain, engine, family, question, response, instance_id, reference, stored } = JSON.parse(line)
    const name = `results/${domain}/${engine}/${family}.json`
    const record = {
      ...{ instance_id, query: question, llm_raw_response: response },
      ...{ ground_truth_plan: reference, llm_correct: stored.correct ?? stored.w_expl },
    }
    files.set(name, [...(files.get(name) ?? []), record])
  }
  return ['first', 'second'].map(() =>
    [...files].map(([name, instances]) => {
      const [, domain, , task] = name.replace('.json', '').split('/')
      return memoryFile(name, JSON.stringify({ task, domain, instances }))
    }),
  )
}

/** The work of a thread of such a process. */
export function serveScoreThread(): void {
  if (parentPort !== null) serveScoring(servingThreadPort(parentPort))
}

const PIECE = 1 << 16

function memoryFile(name: string, text: string): ByteSource {
  const bytes = new TextEncoder().encode(text)
  return {
    name,
    size: bytes.length,
    read: async (from, to) => bytes.subarray(from, to),
    async *stream() {
      for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
    },
  }
}
