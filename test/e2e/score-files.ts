// Result files for journeys: our own questions, answered by models that do not exist.

import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Dropped } from './support'

/** A record of a benchmark's file; its id is a text, since JSON numbers cannot hold ids of 64 bits. */
export interface Doc {
  readonly id: string
  readonly answer?: unknown
}

const folder = new URL('../benchmarks/fixtures/own/', import.meta.url)

/** Generated questions: this many for each domain and format. */
export const questions = (each: number): readonly Doc[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json.gz'))
    .sort()
    .flatMap(name => {
      const text = gunzipSync(readFileSync(new URL(name, folder))).toString('utf8')
      const docs = JSON.parse(text.replace(/"id": *(-?\d+)/g, '"id": "q$1"')) as Doc[]
      return docs.slice(0, each)
    })

const text = (name: string, lines: readonly string[]): Dropped => ({
  name,
  bytes: new TextEncoder().encode(lines.join('\n')),
})

/** Possible responses of a model: the published answer, something wrong, nothing. */
function responseTo({ answer }: Doc, way: number): string {
  const key = typeof answer === 'string' ? answer : JSON.stringify(answer ?? 'yes')
  return [`The answer is ${key}`, key, 'None', 'I am not sure.', '(board c0 l0)'][way % 5]!
}

/** Samples of lm-evaluation-harness: each question with two responses. */
export const samples = (name: string, asked: readonly Doc[], shift = 0): Dropped =>
  text(
    name,
    asked.map((question, i) => {
      const resps = [[responseTo(question, i + shift), responseTo(question, i + shift + 1)]]
      return JSON.stringify({ doc_id: i, doc: question, resps })
    }),
  )

/** Outputs of an OpenAI batch, which name their questions by id alone. */
export const batch = (name: string, asked: readonly Doc[]): Dropped =>
  text(
    name,
    asked.map(question =>
      JSON.stringify({
        id: 'b',
        custom_id: question.id,
        response: {
          status_code: 200,
          body: {
            model: 'batch-model',
            choices: [{ message: { content: responseTo(question, 0) } }],
          },
        },
        error: null,
      }),
    ),
  )

export const questionFile = (name: string, asked: readonly Doc[]): Dropped =>
  text(
    name,
    asked.map(question => JSON.stringify(question)),
  )

/** A table with column names that nobody would guess. */
export const oddTable = (name: string, asked: readonly Doc[]): Dropped =>
  text(name, [
    'erste,zweite',
    ...asked.map(question => `${question.id},"${responseTo(question, 0).replaceAll('"', '""')}"`),
  ])

/** Hostile lines that must not disturb a reader, one each, between two valid lines. */
export const hostile = (name: string, asked: readonly Doc[]): Dropped => {
  const line = (response: unknown, question = asked[0]!): string =>
    JSON.stringify({ doc: question, resps: [[response]] })
  const key = responseTo(asked[0]!, 0)
  return text(name, [
    line(key),
    line('<img src=x onerror="window.hurt = 1"><script>window.hurt = 1</script>'),
    line(`${'long '.repeat(1_000_000)}`),
    `{"doc":${'['.repeat(50_000)}${']'.repeat(50_000)},"resps":[["x"]]}`,
    `{"__proto__":{"hurt":1},"constructor":1,"doc":{"id":"no such question"},"resps":[["x"]]}`,
    '{"doc": {"id": 1}, "resps": ',
    line(key),
  ])
}
