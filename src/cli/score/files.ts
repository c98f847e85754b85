// Result files scored one after the other: their lines written as they are ready, or their figures at the end.

import type { Limits } from '../../base/limits'
import { dispatch } from '../../results/dispatch'
import type { QuestionIndex } from '../../results/questions'
import type { Mapping } from '../../results/reading/mapping'
import { readResults } from '../../results/reading/read'
import type { Streams } from '../io'
import type { Shard, StartThread } from '../threads'
import { numberedLine } from './scored-line'
import { sourcesOf } from './sources'
import { Tally } from './tally'
import { scoringPorts } from './workers'

export interface Scoring {
  /** Questions of the files that were named as such. */
  readonly index: QuestionIndex
  /** Fields of generic records; undefined: as they are proposed. */
  readonly mapping: Mapping | undefined
  readonly json: boolean
  readonly shard: Shard
  readonly workers: number
  readonly start: StartThread | undefined
  readonly limits: Limits
}

/** The answer is the exit code. */
export async function scoreFiles(
  paths: readonly string[],
  { index, mapping, json, shard, workers, start, limits }: Scoring,
  streams: Streams,
): Promise<number> {
  const { sources, passedOver, problems } = sourcesOf(paths)
  for (const problem of problems) streams.note(problem)
  if (passedOver.length > 0) streams.note(passedOverNote(passedOver))
  const tally = new Tally()
  await dispatch<string>(readResults(sources, { mapping: () => mapping }), {
    spawn: scoringPorts(workers, start, json),
    workers,
    limits,
    shard,
    index,
    onItem: async item => {
      if (item.kind === 'row') {
        tally.addRow(item.row)
        if (json) await streams.out(numberedLine(item.ordinal + 1, item.detail!))
        return
      }
      const { file, line, message } = item.issue
      tally.addIssue(item.issue)
      if (json)
        await streams.out(JSON.stringify({ ordinal: item.ordinal + 1, file, line, error: message }))
    },
  }).done
  if (json) await streams.out(JSON.stringify({ summary: { records: tally.table.length } }))
  return tally.exitCode(problems.length)
}

/** Names of passed over files that are said. */
const MOST_NAMES = 5

function passedOverNote(names: readonly string[]): string {
  const said = names.slice(0, MOST_NAMES).join(', ')
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''
  return `Passed over, since results have other names: ${said}${more}.`
}
