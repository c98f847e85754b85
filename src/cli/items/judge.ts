// `judge --family`: verdicts and official scores of answers; each line contains an answer and its item.

import type { Limits } from '#base/limits'
import type { Arguments } from '#cli/args'
import { UsageError } from '#cli/args'
import type { Streams } from '#cli/io'
import { certificatesOf } from '#cli/requests/options'
import { filterLines } from '#cli/line-pieces'
import { type StartThread, threadsWanted } from '#cli/threads'
import { loadParts } from '#questions/benchmarks/parts'
import { readConfigurationFile } from './configuration-file'
import { familyConfigurations } from './family-named'
import { judgePiece, type JudgeTask } from './judge-lines'

/**
 * Reads lines with items and answers from standard input and writes one verdict per line; returns the exit code. The
 * first lines are judged in this thread; others are started if there is more input.
 */
export async function judgeFamily(
  family: string,
  args: Arguments,
  streams: Streams,
  limits: Limits,
  start: StartThread | undefined,
): Promise<number> {
  if (!args.flag('jsonl'))
    throw new UsageError(`\`judge --family ${family}\` reads items with answers as lines of JSON: add \`--jsonl\`.`)
  const wanted = threadsWanted(args, start)
  await loadParts('configurations')
  const configurations = readConfigurationFile(args.text('config'), familyConfigurations(family))
  const task: JudgeTask = { family, configurations, limits, certificates: certificatesOf(args) }
  return filterLines(
    { piece: piece => judgePiece(piece, task), task: { task: 'judge', ...task } },
    streams,
    wanted,
    start,
  )
}
