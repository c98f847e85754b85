// `score --jsonl`: reads one record per line and writes one verdict per line. Lines are independent of each other, so
// callers may distribute them among several processes.

import { exitOf } from '#cli/exit'
import { notMade } from '#cli/requests/options'
import { dispatch } from '#results/scoring/dispatch'
import { FileReading } from '#results/reading/file-reading'
import type { Item } from '#base/json/items'
import { JsonReader } from '#base/json/reader'
import { asUtf8 } from '#results/reading/utf8'
import type { ResultEvent } from '#results/scoring/record'
import type { Streams } from '#cli/io'
import { plainBytes } from '#cli/lines'
import type { Scoring } from './files'
import { scoringPorts } from './workers'

/** Returns the exit code. */
export async function scoreLines(
  { index, mapping, inspect, workers, start, limits, harness, certificates }: Scoring,
  streams: Streams,
): Promise<number> {
  let bad = 0
  let undecided = 0
  await dispatch<string>(eventsOf(process.stdin, mapping, inspect), {
    spawn: scoringPorts(start, true),
    workers,
    limits,
    harness,
    certificates,
    index,
    onItem: async item => {
      if (item.kind === 'row') {
        const { verdict, reason } = item.row
        if (verdict === 'undecided' && reason !== 'no-pddl') undecided++
        await streams.out(item.detail!)
        return
      }
      bad++
      const { line, message } = item.issue
      await streams.out(JSON.stringify({ line, error: message }))
    },
  }).done
  if (certificates === 'asked') streams.note(notMade)
  return exitOf(bad, undecided)
}

/** The events of the lines: one for each non-empty line, or several if it has several responses. */
async function* eventsOf(stream: AsyncIterable<Uint8Array>, ...how: Reading): AsyncGenerator<ResultEvent> {
  const lines = new JsonReader('alone')
  for await (const bytes of asUtf8(plainBytes(stream, '-')))
    for (const item of lines.push(bytes)) yield* eventsIn(item, ...how)
  for (const item of lines.end()) yield* eventsIn(item, ...how)
}

type Reading = [mapping: Scoring['mapping'], inspect: Scoring['inspect']]

/** Empty, since there are no files. */
const nowhere = { file: '', model: '', task: '' }

function eventsIn(item: Item, ...[mapping, inspect]: Reading): readonly ResultEvent[] {
  const around = { ...nowhere, inspect }
  const reading = new FileReading({ around, isTable: false, sampled: 1, mapping: () => mapping })
  const events = [...reading.take([item]), ...reading.end()]
  const records = events.filter(({ kind }) => kind === 'record')
  // If the record is scored, no second line is written for it.
  if (records.length > 0) return records
  const line = 'place' in item ? item.place : 0
  const problems = events.flatMap(event => (event.kind === 'issue' ? [event.issue.message] : []))
  if (problems.length === 0)
    problems.push(
      events.some(({ kind }) => kind === 'questions')
        ? 'This is a question without a response; the record has to hold the response, too.'
        : 'This record holds no response.',
    )
  return [{ kind: 'issue', issue: { file: '', line, message: problems.join(' ') } }]
}
