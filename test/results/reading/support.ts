// Result files in memory for tests: their bytes in pieces of a given length, and what reading gives.

import type { ResultEvent, ResultIssue, ResultRecord } from '#results/scoring/record'
import type { ByteSource } from '#results/reading/source'
import { readResults, type ReadingOptions } from '#results/reading/read'

export const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

/** A file that gives its bytes in pieces of `piece`. */
export function file(name: string, content: string | Uint8Array, piece = 65_536): ByteSource {
  const bytes = bytesOf(content)
  return {
    name,
    size: bytes.length,
    read: async (from, to) => bytes.slice(from, to),
    async *stream() {
      for (let at = 0; at < bytes.length; at += piece) yield bytes.slice(at, at + piece)
    },
  }
}

/** Bytes that come once and have no size, as those of standard input. */
export function stream(name: string, content: string | Uint8Array, piece = 65_536): ByteSource {
  let isRead = false
  const source = file(name, content, piece)
  return {
    name,
    size: null,
    stream() {
      if (isRead) throw new Error('The stream was read twice.')
      isRead = true
      return source.stream()
    },
  }
}

export interface AllRead {
  readonly events: readonly ResultEvent[]
  readonly records: readonly ResultRecord[]
  readonly issues: readonly ResultIssue[]
}

export async function readAll(sources: readonly ByteSource[], options: ReadingOptions = {}): Promise<AllRead> {
  const events: ResultEvent[] = []
  for await (const event of readResults(sources, options)) events.push(event)
  return {
    events,
    records: events.flatMap(event => (event.kind === 'record' ? [event.record] : [])),
    issues: events.flatMap(event => (event.kind === 'issue' ? [event.issue] : [])),
  }
}

/** A question as benchmark files have it; `i` distinguishes it. */
export const doc = (i: number): Record<string, unknown> => ({
  id: `-567425104717800048${i}`,
  group: 'applicable_actions_gen',
  context: `A ferry at place ${i}.`,
  question: 'Which actions are applicable?',
  answer: ['(sail l0 l1)'],
  PDDL_domain: '(define (domain ferry))',
  PDDL_problem: `(define (problem p${i}))`,
})

/** A record as JSON with its id as a bare number of 64 bits. */
export const bare = (value: unknown): string => JSON.stringify(value).replace(/"(-?\d{16,})"/g, '$1')

/** A line of a samples file. */
export const sample = (i: number, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  doc_id: i,
  doc: doc(i),
  target: "['(sail l0 l1)']",
  arguments: { gen_args_0: { arg_0: 'prompt', arg_1: {} } },
  resps: [[`answer ${i} – “ok”`]],
  filtered_resps: ['None'],
  filter: 'acp_grammar_parse',
  metrics: ['score'],
  score: i % 2,
  ...more,
})
