// One response scored: the row states what the verdict states, nothing remembered changes it, and no record ends the run.

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Question } from '#questions/kinds/question'
import type { ScoredRow } from '#results/runs/row'
import { keyOf } from '#results/scoring/identity'
import { makeScorer, type Response } from '#results/scoring/scorer'
import { makeRng } from '#base/rng'
import { rooms, SLOWEST_BUILD_MS } from '../cli/command'
import { dataFolder, dataNote } from '../support/data'
import { freshModules } from '../support/fresh-modules'
import { samplesOf } from '../support/long'
import { opened } from '../support/opened'
import { sharedQuestions } from '../support/samples'
import { ownQuestions, responsesTo } from './scored-events'
import type * as Fresh from './fresh-scoring'

const responseOf = (text: string, line = 1): Response => ({
  file: 'f.jsonl',
  line,
  model: 'm',
  attempt: 1,
  response: text,
  recorded: null,
})

let fresh: () => Promise<typeof Fresh>
beforeAll(async () => {
  fresh = await freshModules(join(import.meta.dirname, 'fresh-scoring.ts'))
}, SLOWEST_BUILD_MS)

interface Asked {
  readonly question: Question
  readonly text: string
}

/** The rows and the verdicts' texts, with nothing remembered from before, in the order in which they are scored. */
async function scoredAgain(asked: readonly Asked[], places: readonly number[]): Promise<string[]> {
  const { makeScorer } = await fresh()
  const scorer = makeScorer()
  const found: string[] = []
  for (const place of places) {
    const { question, text } = asked[place]!
    const { row, verdict } = scorer.score(responseOf(text, place), question, keyOf(question))
    found[place] = JSON.stringify([row, verdict])
  }
  return found
}

type Order = (places: number[]) => number[]
const backwards: Order = places => places.reverse()
const mixed: Order = places => makeRng('mixed').shuffled(places)

async function sameIn(orders: readonly Order[], asked: readonly Asked[]): Promise<void> {
  const inOrder = await scoredAgain(asked, [...asked.keys()])
  expect(new Set(inOrder).size).toBeGreaterThan(asked.length / 2)
  for (const order of orders) expect(await scoredAgain(asked, order([...asked.keys()]))).toEqual(inOrder)
}

const askedOf = (questions: readonly Question[], each: number): Asked[] =>
  questions.flatMap(question => responsesTo(question, each).map(text => ({ question, text })))

describe('what was scored before changes nothing', () => {
  test('over our own questions', async () => {
    await sameIn([backwards, mixed], askedOf(ownQuestions(1), 4))
  })

  test.skipIf(dataFolder() === undefined)(`over shared questions${dataNote}`, async () => {
    await sameIn([mixed], askedOf(sharedQuestions(samplesOf(18, 9)), 3))
  })
})

test('a row shows what the verdict on the response states, each judged with nothing remembered', async () => {
  const asked = askedOf(ownQuestions(1), 3).filter((_, i) => i % 9 === 0)
  const scorer = makeScorer()
  for (const { question, text } of asked) {
    const { row, verdict } = scorer.score(responseOf(text), question, keyOf(question))
    const { judgeQuestion, wordingsFor } = await fresh()
    const wordings = () => wordingsFor(question.judged!, question.context)
    const expected = judgeQuestion(question, text, undefined, { wordings })
    expect(verdict).toEqual(expected)
    expect(row).toMatchObject({
      verdict: expected.verdict,
      official: expected.officialScore,
      explanation: expected.explanation,
      mistakes: expected.mistakes,
    } satisfies Partial<ScoredRow>)
  }
})

describe('what cannot be proven', () => {
  const record = {
    id: '7',
    group: 'applicable_actions_gen',
    context: 'Rooms.',
    question: 'Which actions are applicable?',
    answer: ['(go hall attic)'],
    PDDL_domain: rooms.domain,
    PDDL_problem: rooms.problem,
  }
  const rowFor = (fields: object, text: string): ScoredRow => {
    const [question] = opened('q.json', JSON.stringify([{ ...record, ...fields }])).questions
    return makeScorer().score(responseOf(text), question!, keyOf(question!)).row
  }

  test('is reported with the published answer next to it', () => {
    const bool = { group: 'validation_bool', PDDL_domain: null, PDDL_problem: null, answer: 'yes' }
    expect(rowFor(bool, 'Yes.')).toMatchObject({
      verdict: 'undecided',
      reason: 'no-pddl',
      published: 'matches',
      official: 1,
      answer: 'yes',
      actions: null,
    })
    expect(rowFor(bool, 'No.')).toMatchObject({ published: 'differs', official: 0 })
    expect(rowFor(bool, 'Perhaps.')).toMatchObject({ verdict: 'unreadable', published: null })
  })

  test('because the PDDL is faulty is not a failure', () => {
    const faulty = { PDDL_problem: rooms.problem.replace('(in hall)', '(in cellar)') }
    expect(rowFor(faulty, '[(go hall attic)]')).toMatchObject({
      verdict: 'undecided',
      reason: 'no-pddl',
      official: 1,
      actions: null,
    })
  })

  test('because the file has no answer has a verdict and no official score', () => {
    expect(rowFor({ answer: undefined }, '[(go hall attic)]')).toMatchObject({
      verdict: 'right',
      official: null,
      actions: 3,
      certificate: { checked: true },
    })
  })
})

test('long and hostile responses are scored like others', () => {
  const [question] = ownQuestions(1)
  const scorer = makeScorer()
  const hostile = [
    '('.repeat(200_000),
    `[${'(move a b), '.repeat(20_000)}]`,
    '<script>alert(1)</script>',
    '{"a":'.repeat(50_000),
    '__proto__ constructor (__proto__ toString)',
    '\u0000\ud800\ufeff',
  ]
  for (const text of hostile) {
    const { row } = scorer.score(responseOf(text), question!, keyOf(question!))
    expect(row.length).toBe(text.length)
    expect(row.answer.length).toBeLessThanOrEqual(200)
    expect(['wrong', 'unreadable']).toContain(row.verdict)
  }
})
