// What a worker thread of the command line does, by the task it was started for.

import type { MessagePort } from 'node:worker_threads'
import { makeTexts, type MakeInput } from './making'
import { serveScoringThread } from './score/workers'
import type { ThreadTask } from './threads'

/** Answers the messages that come through the port, until the thread is ended. */
export function serveThread(port: MessagePort, task: ThreadTask): void {
  switch (task.task) {
    case 'generate':
      port.on('message', ({ number, input }: { number: number; input: MakeInput }) =>
        port.postMessage({ number, answer: makeTexts(input) }),
      )
      return
    case 'score':
      serveScoringThread(port, task.lines)
      return
    default:
      task satisfies never
  }
}
