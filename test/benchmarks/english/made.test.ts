// Questions made here and asked in the published words are parsed back to the statements that they were made of.

import { describe, expect, it } from 'vitest'
import { makeRng } from '#base/rng'
import type { Statement } from '#planning/analysis/statement'
import { readQuestion } from '#questions/benchmarks/acpbench/english/read-question'
import { generateQuestions, type GeneratedQuestion } from '#questions/kinds/asking/generate'
import { type PlainKind, plainKinds, wordsOfKind } from '#questions/kinds/codes'
import type { DescribedProblem } from '#language/english/from-english/described-problem'
import { loadTask } from '#planning/task/load'
import { publishedDomains, type PublishedDomain } from '../../language/published/sentences'
import { samplesOf } from '../../support/long'
import { asRead, optionOf, recordOf, Sayer, stemOf, yesNoOf } from './ask'

/** Its yes/no and choice questions are about an earlier version of the domain. */
const worlds = publishedDomains().filter(({ folder }) => folder.id !== 'alfworld')
const kinds = plainKinds().filter(kind => wordsOfKind(kind).formats.includes('mcq'))

function made(
  { folder, domain, phrases }: PublishedDomain,
  kind: PlainKind,
  format: 'bool' | 'mcq',
): readonly GeneratedQuestion[] {
  const loaded = loadTask({ domain: folder.domainText, problem: folder.problems[0]!.text })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const world = { id: folder.id, domainText: folder.domainText, domain, phrases }
  const { task } = loaded
  return generateQuestions({ world, task, kind, format, count: samplesOf(1, 6), seed: 'told' }).questions
}

/** As if its context had stated exactly the facts of its PDDL. */
const problemFrom = ({ folder }: PublishedDomain, { source }: GeneratedQuestion): DescribedProblem => ({
  ...{ id: folder.id, wording: 'published', domain: folder.domainText, problem: source.problem },
  ...{ most: null, hasGoal: true, sentences: [], introductory: [] },
  ...{ unread: [], assumed: [], missing: [] },
})

let asked = 0

describe.each(
  worlds
    .map((own, i) => [own.folder.id, own, i] as const)
    .filter(([, , i]) => kinds.some((_, j) => (i + j + 6) % samplesOf(12, 1) === 0)),
)('%s', (_, own, i) => {
  // In the usual run each kind is asked in one domain.
  const some = kinds.filter((__, j) => (i + j + 6) % samplesOf(12, 1) === 0)
  it.each(some)('%s: is read back', kind => {
    for (const format of ['bool', 'mcq'] as const)
      for (const question of made(own, kind, format)) {
        const say = new Sayer(own.phrases, makeRng(asked))
        const statements = question.statements ?? []
        const { context } = question
        for (const record of [...yesNo(kind, context, statements, say), ...choice(kind, context, statements, say)]) {
          asked++
          const read = readQuestion(record, problemFrom(own, question))
          expect(read.unread).toEqual([])
          expect(read.statements).toEqual(record.statements!.map(asRead))
        }
      }
  })
})

function* yesNo(kind: PlainKind, context: string, statements: readonly Statement[], say: Sayer) {
  for (const statement of statements) {
    const question = yesNoOf(say, statement)
    if (question !== undefined) yield { ...recordOf(kind, context, question), statements: [statement] }
  }
}

function* choice(kind: PlainKind, context: string, statements: readonly Statement[], say: Sayer) {
  const alike = statements.filter(({ kind }) => kind === statements[0]!.kind || kind === 'foreign')
  const texts = alike.map(statement => optionOf(say, statement))
  const stem = alike[0] && stemOf(say, alike[0])
  if (stem === undefined || texts.includes(undefined)) return
  yield { ...recordOf(kind, context, stem, texts as string[]), statements: alike }
}

it('asks something of every kind', () => {
  expect(asked).toBeGreaterThan(20)
})
