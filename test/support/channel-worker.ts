// A simulated worker: a MessageChannel within this process, for tests of code that uses workers.

import { expose } from 'comlink'

/** A worker that runs `api` in this process; `terminate` closes the connection. */
export class ChannelWorker extends EventTarget {
  static all: ChannelWorker[] = []
  readonly channel = new MessageChannel()
  ended = false

  constructor(api: object | undefined) {
    super()
    ChannelWorker.all.push(this)
    if (api !== undefined) expose(api, this.channel.port2 as never)
    this.channel.port1.addEventListener('message', event =>
      this.dispatchEvent(new MessageEvent('message', { data: (event as MessageEvent).data })),
    )
    this.channel.port1.start()
  }

  postMessage(message: unknown, transfer: never[] = []): void {
    if (!this.ended) this.channel.port1.postMessage(message, transfer)
  }

  terminate(): void {
    this.ended = true
    this.channel.port1.close()
    this.channel.port2.close()
  }
}

/** To be called after each test: terminates and forgets all workers. */
export function endChannelWorkers(): void {
  for (const worker of ChannelWorker.all) worker.terminate()
  ChannelWorker.all = []
}
