// The entry point called by `dist/cli.js`: runs the command of this process, or the task of one of its threads.

import { processStreams, type Streams } from './io'
import { faultOf, main } from './main'
import { serveThread } from './thread'
import { verbs } from './verbs'

import { loadKinds } from '#questions/kinds/registry'

/** Runs the command line; returns the exit code. */
export async function run(words: readonly string[], streams: Streams): Promise<number> {
  await loadKinds()
  return main(verbs, words, streams)
}

/**
 * With these limits V8 collects garbage early instead of letting the heap grow to several times the live data: threads
 * use half the memory and a tenth more time. Tables of searches are outside the heap and not affected.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 768 }

/**
 * While scoring, garbage is collected whenever the heap of this or any other thread has grown by a fifth, which uses
 * an eighth less memory and a sixth more time. Only set in Node 20; its V8 is known to support the option.
 */
function collectEarly(words: readonly string[]): void {
  if (words[0] !== 'score' || words.includes('--merge')) return
  if (process.versions.v8.startsWith('11.'))
    process.getBuiltinModule('node:v8').setFlagsFromString('--heap-growing-percent=20')
}

/** Command-line argument that marks a thread; only if it is present is Node's thread module loaded. */
const MARK = 'a thread'

/** `script`: URL of the calling file, which is run again in each thread. */
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
  // Errors may also occur outside of any awaited promise.
  process.on('uncaughtException', error => process.exit(faultOf(error, streams)))
  process.exitCode = await main(verbs, process.argv.slice(2), streams, task => {
    const { Worker } = threadsOfNode()
    return new Worker(new URL(script), { argv: [MARK], workerData: task, resourceLimits })
  })
}

/** Loading this module takes as long as everything else, so it is loaded on demand. */
const threadsOfNode = () => process.getBuiltinModule('node:worker_threads')
