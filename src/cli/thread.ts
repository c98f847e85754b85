// Runs the task for which a worker thread of the command line was started.

import type { MessagePort } from 'node:worker_threads'
import { loadParts } from '#questions/benchmarks/parts'
import type { MakeInput } from '#library/making'
import type { ThreadTask } from './threads'

/** Answers the messages on the port until the thread is terminated. */
export async function serveThread(port: MessagePort, task: ThreadTask): Promise<void> {
  switch (task.task) {
    case 'generate': {
      const [{ makeTexts }] = await Promise.all([import('#library/making'), loadParts('making')])
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
      const [{ serveJudging }] = await Promise.all([import('#cli/items/judge-lines'), loadParts('configurations')])
      serveJudging(port, task)
      return
    }
    case 'equivalent': {
      const [{ serveEquivalence }] = await Promise.all([import('#cli/equivalent/lines'), loadParts('comparison')])
      serveEquivalence(port, task)
      return
    }
    case 'mcp': {
      const [{ serveTools }] = await Promise.all([import('#cli/mcp/run-tool'), loadParts('comparison')])
      serveTools(port)
      return
    }
    default:
      task satisfies never
  }
}
