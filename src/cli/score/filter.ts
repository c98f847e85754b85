// `score --jsonl`: a record a line in, a verdict a line out. Each line is read by itself, whatever came before it, so that
// engines may divide lines among filters as they like.

import { dispatch } from '../../results/dispatch'
import { readResults } from '../../results/reading/read'
import type { ResultEvent, ResultIssue } from '../../results/record'
import type { Streams } from '../io'
import { linesOf } from '../lines'
import type { Scoring } from './files'
import { scoringPorts } from './workers'

/** The answer is the exit code. */
export async function scoreLines(
  { index, mapping, workers, start, limits }: Scoring,
  streams: Streams,
): Promise<number> {
  let bad = 0
  let undecided = 0
  await dispatch<string>(eventsOf(linesOf(process.stdin, '-'), mapping), {
    spawn: scoringPorts(workers, start, true),
    workers,
    limits,
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
  return bad > 0 ? 1 : undecided > 0 ? 3 : 0
}

/** What the lines hold, an event for each that is not empty, and for each response where a line has several. */
async function* eventsOf(
  pieces: AsyncIterable<readonly string[]>,
  mapping: Scoring['mapping'],
): AsyncGenerator<ResultEvent> {
  let line = 0
  for await (const texts of pieces)
    for (const text of texts) {
      line++
      if (text.trim() !== '') yield* eventsOfLine(text, line, mapping)
    }
}

const encoder = new TextEncoder()

async function* eventsOfLine(
  text: string,
  line: number,
  mapping: Scoring['mapping'],
): AsyncGenerator<ResultEvent> {
  const bytes = encoder.encode(text)
  const source = {
    name: '',
    size: bytes.length,
    stream: async function* () {
      yield bytes
    },
    read: async (from: number, to: number) => bytes.subarray(from, to),
  }
  let given = 0
  const problems: string[] = []
  for await (const event of readResults([source], { mapping: () => mapping })) {
    if (event.kind === 'issue') problems.push(event.issue.message)
    if (event.kind === 'questions')
      problems.push('This is a question without a response; the record needs the response too.')
    if (event.kind !== 'record') continue
    given++
    yield { kind: 'record', record: { ...event.record, line } }
  }
  // What is said beside a response that is scored would be a line too many.
  if (given === 0)
    yield {
      kind: 'issue',
      issue: { file: '', line, message: problems.join(' ') || 'This record has no response.' },
    } satisfies { kind: 'issue'; issue: ResultIssue }
}
