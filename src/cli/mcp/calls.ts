// Calls of tools, one after the other on a thread of their own, so that the server keeps answering, and a call that the
// client cancels can be ended.

import type { Worker } from 'node:worker_threads'
import type { StartThread } from '#cli/threads'
import type { Input } from './tool'

export interface ToolCall {
  readonly name: string
  readonly input: Input
}

/** The result as JSON text, or why there is none: the input cannot be used, or the tool failed. */
export type ToolAnswer =
  | { readonly kind: 'result'; readonly json: string }
  | { readonly kind: 'refused' | 'failed'; readonly message: string }

const CANCELLED: ToolAnswer = { kind: 'failed', message: 'It was cancelled.' }

interface Waiting {
  readonly call: ToolCall
  readonly answer: (answer: ToolAnswer) => void
}

export class ToolCalls {
  private readonly start: StartThread
  private readonly waiting: Waiting[] = []
  private thread: Worker | undefined
  private running: Waiting | undefined
  private whenIdle = (): void => {}

  constructor(start: StartThread) {
    this.start = start
  }

  /** The answer to a call. A call that is cancelled is ended; its answer does not matter. */
  run(call: ToolCall, signal: AbortSignal): Promise<ToolAnswer> {
    if (signal.aborted) return Promise.resolve(CANCELLED)
    return new Promise(answer => {
      const mine = { call, answer }
      signal.addEventListener('abort', () => this.cancel(mine), { once: true })
      this.waiting.push(mine)
      this.next()
    })
  }

  /** Resolves when all calls are answered, and the thread has ended. */
  async end(): Promise<void> {
    if (this.running !== undefined) await new Promise<void>(done => (this.whenIdle = done))
    await this.thread?.terminate()
  }

  private next(): void {
    if (this.running !== undefined) return
    this.running = this.waiting.shift()
    if (this.running === undefined) this.whenIdle()
    else {
      this.thread ??= this.startThread()
      this.thread.postMessage(this.running.call)
    }
  }

  private startThread(): Worker {
    const thread = this.start({ task: 'mcp' })
    thread.on('message', (answer: ToolAnswer) => {
      if (this.thread === thread) this.settle(answer)
    })
    // A thread that runs out of memory fails only its call.
    thread.on('error', (error: Error) => {
      if (this.thread !== thread) return
      this.thread = undefined
      this.settle({ kind: 'failed', message: error.message })
    })
    return thread
  }

  private settle(answer: ToolAnswer): void {
    this.running?.answer(answer)
    this.running = undefined
    this.next()
  }

  private cancel(call: Waiting): void {
    const place = this.waiting.indexOf(call)
    if (place >= 0) {
      this.waiting.splice(place, 1)
      call.answer(CANCELLED)
    }
    if (this.running !== call) return
    const { thread } = this
    this.thread = undefined
    thread?.terminate().catch(() => {})
    this.settle(CANCELLED)
  }
}
