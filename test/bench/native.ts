// Whole processes of the command line and of a native planner on the same problems, measured in turn in one run: cheapest
// plans of competition problems and of next-action questions, without and with a checked certificate, first plans next to
// `lama-first` (Richter and Westphal 2010), and, when named, `hard` problems next to Scorpion (Seipp, Keller and Helmert 2020).

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataFolder, ipcInstances, skipMessage } from '../support/data'
import { runInstance } from './instance'
import { geometricMean, sum, table } from './measure'
import { benchProblems } from './texts'

/** Seconds that each process gets. */
const LIMIT = 400
/** One of this many suitable problems is measured. */
const STEP = { cheapest: 4, nextAction: 3, first: 3 }

interface Problem {
  readonly name: string
  /** Paths of the domain and the problem. */
  readonly files: readonly [string, string]
  /** Heuristic of the native planner's A*. */
  readonly heuristic: string
}

/** A finished process; its plan's cost is undefined without a plan. */
interface Run {
  readonly seconds: number
  readonly cost: number | undefined
}

/** `path`: `fast-downward.py`, or a program that takes the same arguments; `parts`: names of comparisons, or all. */
export function benchNative([path, ...parts]: readonly string[]): void {
  const folder = dataFolder()
  if (folder === undefined) {
    console.log(skipMessage)
    return
  }
  const native = path === undefined ? undefined : resolve(path)
  const isThere = native !== undefined && existsSync(native)
  if (!isThere)
    console.log(
      `${native === undefined ? 'No native planner is named' : `There is no ${native}`}: only this program is measured.`,
    )
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  spawnSync(process.execPath, [join(root, 'scripts/build-cli.mjs')], { stdio: 'inherit' })
  const scratch = mkdtempSync(join(tmpdir(), 'planground-native-'))
  const programs: Programs = {
    solve: (files, ...options) =>
      runIn(scratch, [process.execPath, join(root, 'dist/cli.js'), 'solve', ...files, '--json', ...options]),
    lines: problems => {
      const path = join(scratch, 'lines.jsonl')
      const line = ({ name, files: [domain, problem] }: Problem): string =>
        `${JSON.stringify({ id: name, domain: readFileSync(domain, 'utf8'), problem: readFileSync(problem, 'utf8') })}\n`
      writeFileSync(path, problems.map(line).join(''))
      const options = ['--jsonl', '--optimal', '--certificates', 'all']
      return runIn(scratch, [process.execPath, join(root, 'dist/cli.js'), 'solve', ...options], path)
    },
    native: (files, before, after) => (isThere ? runIn(scratch, [native, ...before, ...files, ...after]) : undefined),
  }
  try {
    for (const [part, compare] of Object.entries(comparisons))
      if (parts.length === 0 ? part !== 'hard' : parts.includes(part)) compare(programs, folder, scratch)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

interface Programs {
  readonly solve: (files: readonly string[], ...options: string[]) => Run
  /** One process that reads all problems as JSON lines, and gives cheapest plans with certificates. */
  readonly lines: (problems: readonly Problem[]) => Run
  readonly native: (files: readonly string[], before: readonly string[], after: readonly string[]) => Run | undefined
}

const comparisons: Record<string, (programs: Programs, folder: string, scratch: string) => void> = {
  cheapest: (programs, folder) =>
    compareCheapest('competition problems', competition(folder, 0.5, STEP.cheapest), programs),
  'next-action': (programs, _, scratch) => compareCheapest('next-action questions', nextActions(scratch), programs),
  first: (programs, folder) => compareFirst(competition(folder, 0, STEP.first), programs),
  hard: (programs, folder) => compareHard(programs, folder),
}

/** Problems with a known cheapest plan that took the recorded planner at least `seconds`. */
const competition = (folder: string, seconds: number, step: number): Problem[] =>
  ipcInstances()
    .filter(({ status, baseline }) => status === 'solved' && (baseline.search_s ?? 0) >= seconds)
    .filter((_, i) => i % step === 0)
    .map(({ domain, problem, baseline }) => ({
      name: problem,
      files: [join(folder, 'ipc', domain), join(folder, 'ipc', problem)],
      heuristic: baseline.heuristic,
    }))

const nextActions = (scratch: string): Problem[] =>
  benchProblems(['nexta'])
    .filter((_, i) => i % STEP.nextAction === 0)
    .map(({ domainName, index, domain, problem }) => {
      const files = [join(scratch, `domain-${index}.pddl`), join(scratch, `problem-${index}.pddl`)] as const
      writeFileSync(files[0], domain)
      writeFileSync(files[1], problem)
      return { name: `${domainName} ${index}`, files, heuristic: 'lmcut' }
    })

function compareCheapest(title: string, problems: readonly Problem[], { solve, lines, native }: Programs): void {
  const rows = problems.map(({ name, files, heuristic }) => ({
    name,
    plain: solve(files, '--optimal', '--certificates', 'none').seconds,
    proven: solve(files, '--optimal', '--certificates', 'all').seconds,
    native: native(files, [], ['--search', `astar(${heuristic}())`])?.seconds ?? Number.NaN,
  }))
  table(
    `Processor seconds from the start of a process to a cheapest plan: ${title}`,
    ['problem', 'this', 'with certificate', 'native', 'ratio', 'with certificate'],
    rows.map(({ name, plain, proven, native }) => [name, plain, proven, native, plain / native, proven / native]),
  )
  const [plain, proven, natively] = (['plain', 'proven', 'native'] as const).map(key => sum(rows.map(row => row[key])))
  console.log(
    `${rows.length} ${title}, in sum: with certificate ${ratio(proven, plain)} of the time without; ${`next to the native planner ${ratio(plain, natively)} without, ${ratio(proven, natively)} with certificate; `}of single problems at most ${Math.max(...rows.map(row => row.proven / row.native)).toFixed(2)}.\n`,
  )
  const stream = lines(problems).seconds
  console.log(
    `One process over JSON lines, with certificates: ${ratio(stream, natively)} of the native planner's processes.\n`,
  )
}

function compareFirst(problems: readonly Problem[], { solve, native }: Programs): void {
  const rows = problems.map(({ name, files }) => {
    const run = solve(files, '--certificates', 'none')
    const lama = native(files, ['--alias', 'lama-first'], [])
    return { name, domain: basename(dirname(name)), run, lama }
  })
  table(
    'Processor seconds from the start of a process to a first plan, and its cost',
    ['problem', 'this', 'lama-first', 'ratio', 'cost', 'its cost'],
    rows.map(({ name, run, lama }) => [
      ...[name, run.seconds, lama?.seconds ?? Number.NaN, run.seconds / (lama?.seconds ?? Number.NaN)],
      ...[run.cost ?? 'none', lama?.cost ?? 'none'],
    ]),
  )
  const both = rows.filter(({ run, lama }) => run.cost !== undefined && lama?.cost !== undefined)
  const costRatios = (of: typeof both): number =>
    geometricMean(of.map(({ run, lama }) => (run.cost! + 1) / (lama!.cost! + 1)))
  const domains = [...new Set(both.map(({ domain }) => domain))].map(
    domain => [domain, costRatios(both.filter(row => row.domain === domain))] as const,
  )
  const seconds = (of: 'run' | 'lama'): number => sum(both.map(row => row[of]!.seconds))
  console.log(
    `${both.length} of ${rows.length} problems solved by both: time in sum ${ratio(seconds('run'), seconds('lama'))} of lama-first, plan cost ${costRatios(both).toFixed(3)} (geometric mean); dearer than 1.05: ${
      domains
        .filter(([, value]) => value > 1.05)
        .map(([domain, value]) => `${domain} ${value.toFixed(2)}`)
        .join(', ') || 'no domain'
    }.\n`,
  )
}

/** Limits of each process on hard problems; the native planner's driver counts the same processor time. */
const HARD = { seconds: 60, megabytes: 2048, certify: false }
/**
 * What Scorpion recommends, the same with times that fit the limit, and what it recommends for conditional effects.
 * The best of the three counts.
 */
const scorpions: readonly (readonly [before: readonly string[], after: readonly string[]])[] = [
  [['--alias', 'scorpion'], []],
  [
    [],
    [
      '--search',
      'astar(scp_online([projections(sys_scp(max_time=6, max_time_per_restart=2)), cartesian(max_time=6)], saturator=perimstar, max_time=15, interval=10K, orders=greedy_orders()), pruning=limited_pruning(pruning=atom_centric_stubborn_sets(), min_required_pruning_ratio=0.2))',
    ],
  ],
  [
    [],
    [
      '--search',
      'astar(scp_online([projections(sys_scp(max_time=6, max_time_per_restart=2, max_pdb_size=2M, max_collection_size=20M, pattern_type=interesting_non_negative, create_complete_transition_system=true), create_complete_transition_system=true)], saturator=perimstar, max_time=15, max_size=1M, interval=10K, orders=greedy_orders()))',
    ],
  ],
]

function compareHard({ native }: Programs, folder: string): void {
  const limits = ['--preprocess', '--overall-time-limit', `${HARD.seconds}s`, '--overall-memory-limit', '2G']
  const rows = ipcInstances().flatMap(({ status, domain, problem }, index) => {
    if (status === 'solved') return []
    const found = runInstance(index, HARD)
    const files = [join(folder, 'ipc', domain), join(folder, 'ipc', problem)]
    const runs = scorpions.flatMap(([before, after]) => native(files, [...limits, ...before], after) ?? [])
    const solved = runs.filter(({ cost }) => cost !== undefined)
    const row = [
      ...[problem, found.cost ?? found.kind ?? found.reason ?? '?', found.seconds ?? Number.NaN],
      ...[solved[0]?.cost ?? 'none', Math.min(...solved.map(({ seconds }) => seconds))],
      runs.map(({ cost, seconds }) => (cost === undefined ? '-' : seconds.toFixed(0))).join(' '),
    ]
    console.error(row.join('  '))
    return [row]
  })
  table(
    `Problems that the recorded planner did not solve: ${HARD.seconds} s of processor time each`,
    ['problem', 'cost here', 'seconds', 'cost natively', 'best seconds', 'each configuration'],
    rows,
  )
  const count = (column: number): number => rows.filter(row => typeof row[column] === 'number').length
  console.log(`Of ${rows.length} problems, ${count(1)} are solved here and ${count(3)} by the native planner.\n`)
}

const ratio = (one: number | undefined, other: number | undefined): string =>
  other === undefined || one === undefined ? 'unknown' : (one / other).toFixed(2)

/** Runs a command in a folder; the seconds are user and system time of it and all its children. */
function runIn(folder: string, words: readonly string[], input = '/dev/null'): Run {
  const script = `TIMEFORMAT="%U %S"; time timeout ${LIMIT} "$@" 2> /dev/null < '${input}'`
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...words], {
    encoding: 'utf8',
    cwd: folder,
    maxBuffer: 1 << 28,
  })
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number)
  const cost = /"cost":(\d+(?:\.\d+)?)|Plan cost: (\d+)/.exec(stdout)
  return { seconds: user + system, cost: cost === null ? undefined : Number(cost[1] ?? cost[2]) }
}
