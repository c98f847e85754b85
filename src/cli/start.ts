// The program as `dist/cli.js` starts it: the command of this process, or the work of one of its threads.

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { processStreams } from './io'
import { main } from './main'
import { serveThread } from './thread'

export { main } from './main'

/** `script` is the file that calls this, and is run again for each thread. */
export async function start(script: string): Promise<void> {
  if (!isMainThread) return serveThread(parentPort!, workerData)
  process.exitCode = await main(
    process.argv.slice(2),
    processStreams(),
    task => new Worker(script, { workerData: task }),
  )
}
