// `judge --family planbench`: verdicts and official scores of answers, each on a line with its item.

import type { Limits } from '../../base/limits'
import type { Arguments } from '../args'
import { UsageError } from '../args'
import type { Streams } from '../io'
import { linesOf } from '../lines'
import { passedOn, type StartThread, threadsWanted } from '../threads'
import { readConfigurationFile } from './configuration-file'
import { type JudgedPiece, judgePiece, type JudgeTask, type LinesPiece } from './judge-lines'

/**
 * Lines with items and answers on standard input, a line a verdict; the answer is the exit code. What comes first is
 * judged at once; threads are started when there is more.
 */
export async function judgeFamily(
  family: string,
  args: Arguments,
  streams: Streams,
  limits: Limits,
  start: StartThread | undefined,
): Promise<number> {
  if (!args.flag('jsonl'))
    throw new UsageError(
      `\`judge --family ${family}\` reads items with answers as lines of JSON: add \`--jsonl\`.`,
    )
  const wanted = threadsWanted(args, start)
  const configurations = readConfigurationFile(args.text('config'))
  const task: JudgeTask = { family, configurations, limits }
  let bad = 0
  let undecided = 0
  const take = async (piece: JudgedPiece): Promise<void> => {
    for (const text of piece.texts) await streams.out(text)
    bad += piece.bad
    undecided += piece.undecided
  }
  const pieces = piecesOf(linesOf(process.stdin, '-'))
  const first = await pieces.next()
  if (first.done !== true) await take(judgePiece(first.value, task))
  if (start === undefined || wanted <= 1)
    for await (const piece of pieces) await take(judgePiece(piece, task))
  else {
    const second = await pieces.next()
    if (second.done !== true) {
      const workers = Array.from({ length: wanted }, () => start({ task: 'judge', ...task }))
      try {
        await passedOn<LinesPiece, JudgedPiece>(after(second.value, pieces), workers, take)
      } finally {
        await Promise.all(workers.map(worker => worker.terminate()))
      }
    }
  }
  return bad > 0 ? 1 : undecided > 0 ? 3 : 0
}

/** Lines as they come, with their numbers. */
async function* piecesOf(
  lines: AsyncIterable<readonly string[]>,
): AsyncGenerator<LinesPiece, undefined> {
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
