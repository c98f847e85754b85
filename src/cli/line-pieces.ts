// Lines on standard input worked through piece by piece, on several threads where there are many; what comes out is in
// their order.

import { exitOf } from './exit'
import type { Streams } from './io'
import { linesOf } from './lines'
import type { DonePiece, LinesPiece } from './piece'
import { passedOn, type StartThread, type ThreadTask } from './threads'

/** How a piece is processed here, and the equivalent task of a thread. */
export interface LineWork {
  readonly piece: (piece: LinesPiece) => DonePiece
  readonly task: ThreadTask
}

/** The answer is the exit code. What comes first is done at once; threads are started when there is more. */
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

/** Lines as they come, with their numbers. */
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
