// The program as `dist/cli.js` starts it: the command of this process, or the work of one of its threads.

import { processStreams, type Streams } from './io'
import { faultOf, main } from './main'
import { serveThread } from './thread'
import { verbs } from './verbs'

import { loadKinds } from '#questions/kinds/registry'

/** Runs the command that these words make; the answer is the exit code. */
export async function run(words: readonly string[], streams: Streams): Promise<number> {
  await loadKinds()
  return main(verbs, words, streams)
}

/**
 * With such limits V8 collects garbage early instead of letting it grow to several times what is in use: threads take
 * half the memory for a tenth more time. Tables of searches are outside of the heap, and not limited by them.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 768 }

/**
 * For scoring garbage is collected when the heap, of this thread and of all others, has grown by a fifth: that takes an
 * eighth less memory for a sixth more time. Only V8 of Node 20 is asked, which is known to know the word.
 */
function collectEarly(words: readonly string[]): void {
  if (words[0] !== 'score' || words.includes('--merge')) return
  if (process.versions.v8.startsWith('11.'))
    process.getBuiltinModule('node:v8').setFlagsFromString('--heap-growing-percent=20')
}

/** The mark passed to threads; Node is then asked whether this is one. */
const MARK = 'a thread'

/** `script` is the address of the file that calls this, and is run again for each thread. */
export async function start(script: string): Promise<void> {
  if (process.argv[2] === MARK) {
    const { parentPort, workerData } = threadsOfNode()
    if (parentPort !== null) {
      await loadKinds()
      return serveThread(parentPort, workerData)
    }
  }
  collectEarly(process.argv.slice(2))
  await loadKinds()
  const streams = processStreams()
  // A result that nobody awaits may also fail.
  process.on('uncaughtException', error => process.exit(faultOf(error, streams)))
  process.exitCode = await main(verbs, process.argv.slice(2), streams, task => {
    const { Worker } = threadsOfNode()
    return new Worker(new URL(script), { argv: [MARK], workerData: task, resourceLimits })
  })
}

/** Loading it takes as long as everything else, so it is loaded on demand. */
const threadsOfNode = () => process.getBuiltinModule('node:worker_threads')
