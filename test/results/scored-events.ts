// Events for tests of scoring: questions of our own, responses to them, and issues between them.

import { readFileSync, readdirSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readQuestions } from '#questions/benchmarks/reading'
import { familyOf } from '#questions/benchmarks/cores'
import type { Question } from '#questions/kinds/question'
import type { ResultEvent } from '#results/scoring/record'
import { styles } from '../answers/styles'

const folder = new URL('../benchmarks/fixtures/own/', import.meta.url)

/** Questions of our own, with proven keys: the first few of each file. */
export const ownQuestions = (each: number): Question[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json.gz'))
    .sort()
    .flatMap(name => {
      const text = gunzipSync(readFileSync(new URL(name, folder))).toString('utf8')
      return readQuestions(name.replace(/\.gz$/, ''), text).questions.slice(0, each)
    })

/** Responses to a question: its key in several styles, wrong ones, and none. */
export function responsesTo(question: Question, count: number): string[] {
  const key = familyOf(question).goldText(question) ?? 'None'
  const dress = Object.values(styles)
  const texts = [key, key.replace(/\)[^)]*$/, ')'), 'None', '', key.replace(/[a-z]\d/, 'zz9'), 'B', '3']
  return Array.from({ length: count }, (_, i) => {
    const text = texts[(i * 3) % texts.length]!
    return dress[(i * 7 + question.id.length) % dress.length]!(text)
  })
}

/** Every question asked `tries` times, one try after the other, an issue after each tenth record. */
export function eventsFor(questions: readonly Question[], tries: number): ResultEvent[] {
  const events: ResultEvent[] = [{ kind: 'questions', file: 'questions.json', questions }]
  let line = 0
  for (let attempt = 1; attempt <= tries; attempt++)
    for (const question of questions) {
      line++
      const response = responsesTo(question, tries)[attempt - 1]!
      const record = { file: 'results.jsonl', line, model: 'm', attempt, response, recorded: null }
      events.push({ kind: 'record', record: { ...record, about: { id: question.key } } })
      if (line % 10 === 0) events.push(issueAt(line))
    }
  return events
}

const issueAt = (line: number): ResultEvent => ({
  kind: 'issue',
  issue: { file: 'results.jsonl', line, message: 'not JSON' },
})

export async function* streamOf(events: readonly ResultEvent[]): AsyncGenerator<ResultEvent> {
  yield* events
}
