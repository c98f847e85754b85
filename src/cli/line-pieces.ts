// Processes lines of standard input in batches, on several threads if there are many; the output keeps their order.

import { exitOf } from './exit'
import type { Streams } from './io'
import { linesOf } from './lines'
import type { DonePiece, LinesPiece } from './piece'
import { passedOn, type StartThread, type ThreadTask } from './threads'

/** How a batch is processed in this thread, and the equivalent task for another thread. */
export interface LineWork {
  readonly piece: (piece: LinesPiece) => DonePiece
  readonly task: ThreadTask
}

/** Returns the exit code. The first lines are processed in this thread; others are started if there is more input. */
export async function filterLines(
  { piece: done, task }: LineWork,
  streams: Streams,
  wanted: number,
  start: StartThread | undefined,
): Promise<number> {
  let bad = 0
  let undecided = 0
  const take = async (piece: DonePiece): Promise<void> => {
    for (const text of piece.texts) await streams.out(text)
    bad += piece.bad
    undecided += piece.undecided
  }
  const pieces = piecesOf(linesOf(process.stdin, '-'))
  const first = await pieces.next()
  if (first.done !== true) await take(done(first.value))
  if (start === undefined || wanted <= 1) for await (const piece of pieces) await take(done(piece))
  else {
    const second = await pieces.next()
    if (second.done !== true) {
      const workers = Array.from({ length: wanted }, () => start(task))
      try {
        await passedOn<LinesPiece, DonePiece>(after(second.value, pieces), workers, take)
      } finally {
        await Promise.all(workers.map(worker => worker.terminate()))
      }
    }
  }
  return exitOf(bad, undecided)
}

/** Groups lines into batches, with their numbers. */
async function* piecesOf(lines: AsyncIterable<readonly string[]>): AsyncGenerator<LinesPiece, undefined> {
  let from = 1
  for await (const texts of lines) {
    if (texts.length > 0) yield { texts, from }
    from += texts.length
  }
}

async function* after<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}
