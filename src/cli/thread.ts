// What a worker thread of the command line does, by the task it was started for.

import type { MessagePort } from 'node:worker_threads'
import type { MakeInput } from './making'
import type { ThreadTask } from './threads'

/** Answers the messages that come through the port, until the thread is ended. */
export async function serveThread(port: MessagePort, task: ThreadTask): Promise<void> {
  switch (task.task) {
    case 'generate': {
      const { makeTexts } = await import('./making')
      port.on('message', ({ number, input }: { number: number; input: MakeInput }) =>
        port.postMessage({ number, answer: makeTexts(input) }),
      )
      return
    }
    case 'score': {
      const { serveScoringThread } = await import('#cli/score/workers')
      serveScoringThread(port, task.lines)
      return
    }
    case 'judge': {
      const { serveJudging } = await import('#cli/planbench/judge-lines')
      serveJudging(port, task)
      return
    }
    case 'equivalent': {
      const { serveEquivalence } = await import('#cli/equivalent/lines')
      serveEquivalence(port, task)
      return
    }
    default:
      task satisfies never
  }
}
