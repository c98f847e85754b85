// Scoring with, on request and without certificates: only the evidence differs, never what a row states.

import { describe, expect, test } from 'vitest'
import { readQuestions } from '#questions/benchmarks/reading'
import type { Question } from '#questions/kinds/question'
import type { Certificates, Evidence } from '#questions/kinds/verdict'
import { keyOf } from '#results/scoring/identity'
import { sampleResponses } from '#results/scoring/sample/sample'
import { makeScorer, type Scored } from '#results/scoring/scorer'
import { dataFolder, dataNote, dataText } from '../support/data'
import { publishedRow } from '../support/planetarium'
import { sharedQuestions } from '../support/samples'
import { ownQuestions, responsesTo } from './scored-events'

interface Asked {
  readonly question: Question
  readonly text: string
}

const limits = { maxStates: 100_000 }

function scored(certificates: Certificates, asked: readonly Asked[]): Scored[] {
  const scorer = makeScorer(limits, undefined, certificates)
  return asked.map(({ question, text }, line) => {
    const response = { file: 'f', line, model: 'm', attempt: 1, response: text, recorded: null }
    return scorer.score(response, question, keyOf(question))
  })
}

const claimsIn = (evidence: readonly Evidence[]): string[] => [
  ...new Set(evidence.map(({ claim }) => JSON.stringify(claim))),
]

/** Compares the three ways; returns the number of verdicts that have evidence. */
function compare(asked: readonly Asked[]): number {
  const all = scored('all', asked)
  for (const certificates of ['asked', 'none'] as const)
    for (const [i, { row, verdict }] of scored(certificates, asked).entries()) {
      const whole = all[i]!
      const { evidence, ...stated } = whole.verdict
      const { proven, evidence: made, ...rest } = verdict
      expect(row).toEqual({ ...whole.row, certificate: null })
      expect(rest).toEqual(stated)
      expect(made).toEqual([])
      if (certificates === 'none') expect(proven).toBeUndefined()
      else expect((proven ?? []).map(claim => JSON.stringify(claim))).toEqual(claimsIn(evidence))
    }
  return all.filter(({ row }) => row.certificate !== null).length
}

test('questions of our own', () => {
  const asked = ownQuestions(2).flatMap(question => responsesTo(question, 4).map(text => ({ question, text })))
  expect(compare(asked)).toBeGreaterThan(asked.length / 4)
})

test('written problems', () => {
  const { questions } = readQuestions('rows.jsonl', JSON.stringify(publishedRow))
  const truth = publishedRow.problem_pddl
  const texts = [truth, truth.replace('(arm-empty)', ''), truth.replace('(on b1 b2)', ''), 'none']
  expect(compare(texts.map(text => ({ question: questions[0]!, text })))).toBe(3)
})

describe.skipIf(dataFolder() === undefined)(`published questions${dataNote}`, () => {
  test('mixed responses to those of ACPBench', () => {
    const asked = [...sampleResponses(sharedQuestions(11), { seed: 'certificates', count: 220 })].map(
      ({ question, response }) => ({ question, text: response }),
    )
    expect(compare(asked)).toBeGreaterThan(asked.length / 2)
  })

  test('stored answers of PlanBench', () => {
    const lines = dataText('planbench/scored.jsonl.gz')
      .trim()
      .split('\n')
      .filter((_, i) => i % 53 === 0)
    const { questions } = readQuestions('scored.jsonl', lines.join('\n'))
    const asked = questions.map((question, i) => ({ question, text: JSON.parse(lines[i]!).response as string }))
    expect(asked.length).toBeGreaterThan(80)
    expect(compare(asked)).toBeGreaterThan(asked.length / 2)
  })
})
