// One planning-competition problem in a process of its own, within a time and a memory limit: the search runs in a
// worker thread, so that the main thread can look at both and end it. Time is the processor's, not the wall's: others
// run on the machine, too.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { allowBytes } from '#base/memory'
import { searchOptimal } from '#planning/search/a-star'
import { actionName } from '#planning/task/names'
import { validatePlan } from '#planning/task/validate'
import { findCheapest } from '#questions/kinds/judging/optimal-evidence'
import { ipcInstances } from '../support/data'
import { processorMs } from './measure'
import { taskFrom } from './task-from'

/** The result of the search. */
interface Searched {
  readonly kind: string
  readonly cost: number | null
  /** Was the plan walked through, and does it reach the goal? */
  readonly isValid: boolean
  readonly seconds: number
  readonly expanded: number
  readonly evaluated: number
}

export interface InstanceResult extends Partial<Searched> {
  /** The kind of evidence, and whether the checker accepts it; none if it was not requested or not finished in time. */
  readonly certificate?: string
  /** The reason for a missing answer. */
  readonly reason?: string
  /** Peak resident memory. */
  readonly megabytes: number
}

export interface InstanceLimits {
  readonly seconds: number
  readonly megabytes: number
  /** Evidence too, where the search is small enough. */
  readonly certify: boolean
}

const MAX_STATES = 200_000_000
/** Maximum number of evaluated states in searches that make evidence. */
const MAX_CERTIFIED = 100_000
/** Time limit for making evidence, as a multiple of the search's limit. */
const EVIDENCE_TIME = 1
const LOOK_EVERY_MS = 50
/** The share of the memory that searches may hold; the rest is for growing tables, tasks and Node. */
const SHARE = 0.7

/** Runs the problem with this number in a child process. */
export function runInstance(index: number, limits: InstanceLimits): InstanceResult {
  const words = ['instance', index, limits.seconds, limits.megabytes, limits.certify ? 1 : 0]
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...words.map(String)], {
    encoding: 'utf8',
  })
  const line = stdout.trim().split('\n').pop()!
  if (line === '') return { reason: stderr.trim().split('\n').pop() ?? 'no answer', megabytes: NaN }
  return JSON.parse(line) as InstanceResult
}

/** The child: `main.js instance NUMBER SECONDS MEGABYTES CERTIFY` prints the result as JSON. */
export function printInstance(words: readonly string[]): void {
  if (!isMainThread) {
    searchInstance(Number(words[0]), Number(words[2]), words[3] === '1')
    return
  }
  const [, seconds, megabytes] = words.map(Number) as [number, number, number]
  const worker = new Worker(fileURLToPath(import.meta.url), { argv: ['instance', ...words] })
  let result: Partial<InstanceResult> = {}
  let deadline = seconds
  const end = (reason?: string): void => {
    if (result.kind === undefined && reason !== undefined) result = { ...result, reason }
    const peak = process.resourceUsage().maxRSS / 1024
    process.stdout.write(`${JSON.stringify({ ...result, megabytes: peak })}\n`, () => process.exit(0))
  }
  worker.on('message', (message: Partial<InstanceResult>) => {
    result = { ...result, ...message }
    deadline += seconds * EVIDENCE_TIME
  })
  worker.on('error', error => end(error.message))
  worker.on('exit', () => end())
  setInterval(() => {
    if (processorMs() / 1000 > deadline) end('time')
    else if (process.memoryUsage.rss() > megabytes * 2 ** 20) end('memory')
  }, LOOK_EVERY_MS)
}

function searchInstance(index: number, megabytes: number, certify: boolean): void {
  allowBytes(megabytes * 2 ** 20 * SHARE)
  const instance = ipcInstances()[index]!
  const texts = { domain: instance.domainText(), problem: instance.problemText() }
  const start = processorMs()
  const task = taskFrom(texts)
  const outcome = searchOptimal(task, { maxStates: MAX_STATES })
  const seconds = (processorMs() - start) / 1000
  const { expanded, evaluated } = outcome
  const plan = outcome.kind === 'plan' ? outcome.plan.map(action => actionName(task, action)) : []
  const searched: Searched = {
    kind: outcome.kind === 'stopped' ? `stopped at ${outcome.at}` : outcome.kind,
    cost: outcome.kind === 'plan' ? outcome.cost : null,
    isValid: outcome.kind === 'plan' && validatePlan(task, plan).valid,
    seconds,
    expanded,
    evaluated,
  }
  parentPort!.postMessage(searched)
  if (!certify || outcome.kind !== 'plan' || evaluated > MAX_CERTIFIED) return
  const { domain, problem } = task
  const ready = { kind: 'ready', domain, problem, task } as const
  const cheapest = findCheapest(ready, task, undefined, { maxStates: MAX_STATES })
  if (cheapest.outcome.kind !== 'plan') return
  const { certificate, checked } = cheapest.evidence(outcome.plan)
  parentPort!.postMessage({ certificate: `${certificate.kind}${checked ? ', accepted' : ''}` })
}
