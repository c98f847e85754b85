// The page's engines, each started by its first call: one for quick things, one that judges and one that draws,
// so that stopping a long piece of work never takes another with it. What is under way is a list of jobs.

import { createSignal } from 'solid-js'
import { EngineClient, EngineStopped } from '../../engine/client'
import type { EngineCalls } from '../../engine/client'
import { spawnEngine } from '../../engine/spawn'

export const engines = {
  quick: new EngineClient(spawnEngine),
  judging: new EngineClient(spawnEngine),
  drawing: new EngineClient(spawnEngine),
  /** Searches for what a trace shows besides its steps. */
  tracing: new EngineClient(spawnEngine),
  /** Looks for ways through the states that are drawn. */
  ways: new EngineClient(spawnEngine),
  /** What editors ask as one types; never given anything long. */
  editing: new EngineClient(spawnEngine),
  /** Landmarks and their proofs. */
  landmarks: new EngineClient(spawnEngine),
}
export type EngineName = keyof typeof engines

/** Something under way. */
export interface Job {
  readonly id: number
  readonly engine: EngineName
  /** A phrase: `judging the answer`. */
  readonly what: string
  readonly startedAt: number
}

export type CallOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** Someone pressed Stop, or a newer call took its place. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

const [jobs, setJobs] = createSignal<readonly Job[]>([])
export { jobs }
/** What the status line says of the engine. */
export const [engineState, setEngineState] = createSignal<'asleep' | 'starting' | 'ready' | 'lost'>(
  'asleep',
)

let lastJob = 0

/** Runs one call; never rejects. */
export async function run<T>(
  engine: EngineName,
  what: string,
  call: (api: EngineCalls) => Promise<T>,
): Promise<CallOutcome<T>> {
  const job: Job = { id: ++lastJob, engine, what, startedAt: performance.now() }
  setJobs(list => [...list, job])
  if (engineState() === 'asleep') setEngineState('starting')
  try {
    const value = await call(engines[engine].api)
    setEngineState('ready')
    return { kind: 'done', value }
  } catch (error) {
    if (error instanceof EngineStopped && error.cause === 'stopped') return { kind: 'stopped' }
    if (error instanceof EngineStopped) setEngineState('lost')
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  } finally {
    setJobs(list => list.filter(other => other !== job))
  }
}

/** As `run`, for work too quick and too frequent to be told of. */
export async function quietly<T>(
  engine: EngineName,
  call: (api: EngineCalls) => Promise<T>,
): Promise<CallOutcome<T>> {
  try {
    return { kind: 'done', value: await call(engines[engine].api) }
  } catch (error) {
    if (error instanceof EngineStopped && error.cause === 'stopped') return { kind: 'stopped' }
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Stops what an engine does, or all of them. */
export function stopWork(engine?: EngineName): void {
  for (const name of engine ? [engine] : (Object.keys(engines) as EngineName[]))
    if (engines[name].pending > 0) engines[name].stop()
}

export const isBusy = (engine?: EngineName): boolean =>
  jobs().some(job => engine === undefined || job.engine === engine)
