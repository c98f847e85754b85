// `score --jsonl`: a record a line in, a verdict a line out. Each line is read by itself, whatever came before it, so that
// engines may divide lines among filters as they like.

import { exitOf } from '#cli/exit'
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

/** The answer is the exit code. */
export async function scoreLines(
  { index, mapping, workers, start, limits, harness }: Scoring,
  streams: Streams,
): Promise<number> {
  let bad = 0
  let undecided = 0
  await dispatch<string>(eventsOf(process.stdin, mapping), {
    spawn: scoringPorts(start, true),
    workers,
    limits,
    harness,
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
  return exitOf(bad, undecided)
}

/** What the lines hold: for each that is not empty an event, or several where it has several responses. */
async function* eventsOf(stream: AsyncIterable<Uint8Array>, mapping: Scoring['mapping']): AsyncGenerator<ResultEvent> {
  const lines = new JsonReader('alone')
  for await (const bytes of asUtf8(plainBytes(stream, '-')))
    for (const item of lines.push(bytes)) yield* eventsIn(item, mapping)
  for (const item of lines.end()) yield* eventsIn(item, mapping)
}

/** Without a name: the filter has no files. */
const around = { file: '', model: '', task: '' }

function eventsIn(item: Item, mapping: Scoring['mapping']): readonly ResultEvent[] {
  const reading = new FileReading({ around, isTable: false, sampled: 1, mapping: () => mapping })
  const events = [...reading.take([item]), ...reading.end()]
  const records = events.filter(({ kind }) => kind === 'record')
  // A second line for a record that is scored would be one too many.
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
