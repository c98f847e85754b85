// Worker threads of the command line: each runs this same program, and performs one task until the command ends it.

import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { type Arguments, type OptionKind, UsageError } from './args'
import type { EquivalentTask } from '#cli/equivalent/lines'
import type { JudgeTask } from '#cli/items/judge-lines'

/** The task of a thread; `thread.ts` runs it. */
export type ThreadTask =
  | { readonly task: 'generate' }
  | { readonly task: 'score'; readonly lines: boolean }
  | ({ readonly task: 'judge' } & JudgeTask)
  | ({ readonly task: 'equivalent' } & EquivalentTask)
  | { readonly task: 'mcp' }

/** Starts a thread; absent if this is a thread itself, in which case everything is done in place. */
export type StartThread = (task: ThreadTask) => Worker

/** Maximum number of threads that may be requested. */
const MAX_THREADS = 256

export const workersOption: { readonly kind: OptionKind; readonly help: string } = {
  kind: 'count',
  help: 'threads that work at once (as many as there are cores)',
}

/** The number of threads to use. Throws `UsageError`. */
export function threadsWanted(args: Arguments, start: StartThread | undefined): number {
  const asked = args.count('workers')
  if (asked !== undefined && (asked < 1 || asked > MAX_THREADS))
    throw new UsageError(`--workers is a number from 1 to ${MAX_THREADS}, not ${asked}.`)
  return start === undefined ? 1 : (asked ?? Math.min(MAX_THREADS, availableParallelism()))
}

/** The part of the work selected by `--shard i/n`; `index` counts from 0. */
export interface Shard {
  readonly index: number
  readonly of: number
}

export const shardOption: { readonly kind: OptionKind; readonly help: string } = {
  kind: 'text',
  help: 'i/n, i from 1: only this part of the whole; the parts together are the whole',
}

/** Parses `--shard`; the whole work if it is absent. Throws `UsageError`. */
export function shardOf(text: string | undefined): Shard {
  if (text === undefined) return { index: 0, of: 1 }
  const [, i, n] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const [index, of] = [Number(i) - 1, Number(n)]
  if (i === undefined || index < 0 || index >= of)
    throw new UsageError(`--shard is i/n with i from 1 to n, such as 1/4, not ${JSON.stringify(text)}.`)
  return { index, of }
}

/** A thread's answer to the message with this number. */
interface Answered<Out> {
  readonly number: number
  readonly answer: Out
}

/**
 * Passes the threads' results to `take` in the order of the inputs, as soon as each is available, without waiting for
 * later inputs. At most `ahead` inputs per thread are in progress.
 */
export async function passedOn<In, Out>(
  inputs: AsyncIterable<In>,
  workers: readonly Worker[],
  take: (answer: Out) => Promise<void>,
  ahead = 4,
): Promise<void> {
  const waiting = new Map<number, { give: (answer: Out) => void; fail: (error: unknown) => void }>()
  for (const worker of workers) {
    worker.on('message', ({ number, answer }: Answered<Out>) => {
      waiting.get(number)!.give(answer)
      waiting.delete(number)
    })
    worker.on('error', error => {
      for (const { fail } of waiting.values()) fail(error)
    })
  }
  const underWay: Promise<void>[] = []
  let last = Promise.resolve()
  let number = 0
  for await (const input of inputs) {
    const mine = number++
    const answer = new Promise<Out>((give, fail) => waiting.set(mine, { give, fail }))
    workers[mine % workers.length]!.postMessage({ number: mine, input })
    const before = last
    last = answer.then(async out => {
      await before
      await take(out)
    })
    // Failures are handled where the promise is awaited; until then they must not count as unhandled.
    last.catch(() => {})
    underWay.push(last)
    if (underWay.length >= workers.length * ahead) await underWay.shift()!
  }
  await last
}

/**
 * Yields the threads' results in the order of the inputs. A thread answers `{number, input}` with `{number, answer}`.
 * At most `ahead` inputs per thread are read in advance, so that few results are waiting.
 */
export async function* inOrder<In, Out>(
  inputs: Iterable<In>,
  workers: readonly Worker[],
  ahead = 4,
): AsyncGenerator<Out> {
  const waiting = new Map<number, { give: (answer: Out) => void; fail: (error: unknown) => void }>()
  const idle: Worker[] = [...workers]
  const queued: { number: number; input: In }[] = []
  const send = (): void => {
    while (idle.length > 0 && queued.length > 0) idle.shift()!.postMessage(queued.shift()!)
  }
  for (const worker of workers) {
    worker.on('message', ({ number, answer }: Answered<Out>) => {
      waiting.get(number)!.give(answer)
      waiting.delete(number)
      idle.push(worker)
      send()
    })
    worker.on('error', error => {
      for (const { fail } of waiting.values()) fail(error)
    })
  }
  const coming: Promise<Out>[] = []
  let number = 0
  for (const input of inputs) {
    const mine = number++
    const answer = new Promise<Out>((give, fail) => waiting.set(mine, { give, fail }))
    // Failures are handled where the promise is awaited; until then they must not count as unhandled.
    answer.catch(() => {})
    coming.push(answer)
    queued.push({ number: mine, input })
    send()
    if (coming.length >= workers.length * ahead) yield await coming.shift()!
  }
  for (const answer of coming) yield await answer
}
