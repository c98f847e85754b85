// The laws of questions, over every domain: a generated question is proven, reads back, and is deterministic.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { exportArray } from '#questions/benchmarks/acpbench/export'
import { madeQuestion } from '#questions/kinds/asking/made-question'
import { goldText } from '#questions/benchmarks/acpbench/gold'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { judgeRecord } from '../support/judge-record'
import { readPhrases } from '#language/english/read-phrases'
import { parseDomain } from '#planning/pddl/domain'
import { generateQuestions, type GeneratedQuestion } from '#questions/kinds/asking/generate'
import { type FormatCode, kindCodes, type KindCode, plainKinds, wordsOfKind } from '#questions/kinds/codes'
import { truthOf } from '#planning/analysis/truth'
import type { World } from '#questions/kinds/asking/situation'
import { loadTask } from '#planning/task/load'

const limits = { maxStates: 500_000 }

/** The problems that are there give no needless steps that look like needed ones; generated ones do. */
const tooSmall = new Set(['blocksworld just mcq', 'ferry just mcq', 'grid just mcq'])

/** A third of all is made again: each domain, each kind and each format is among it. */
const isMadeTwice = (domain: string, kind: KindCode, format: FormatCode): boolean =>
  (domainFolders.findIndex(({ id }) => id === domain) +
    kindCodes.indexOf(kind) +
    ['gen', 'bool', 'mcq'].indexOf(format)) %
    3 ===
  0

for (const folder of domainFolders) {
  const { domain } = parseDomain(folder.domainText)
  const world: World = {
    id: folder.id,
    domainText: folder.domainText,
    domain,
    phrases: readPhrases(folder.phrasesText, domain).phrases,
  }

  const made = (kind: KindCode, format: FormatCode, seed: string): readonly GeneratedQuestion[] => {
    const questions: GeneratedQuestion[] = []
    // Some kinds need more than the smallest problems have: an unreachable fact, say, or wrong options that look right.
    for (const { text } of folder.problems) {
      if (questions.length >= 2) break
      const ready = loadTask({ domain: folder.domainText, problem: text })
      if (ready.kind !== 'ready') throw new Error(ready.message)
      const request = { world, task: ready.task, kind, format, count: 2, seed }
      questions.push(...generateQuestions(request).questions)
    }
    return questions
  }

  for (const kind of plainKinds())
    for (const format of wordsOfKind(kind).formats) {
      if (tooSmall.has(`${folder.id} ${kind} ${format}`)) continue
      test(`${folder.id} ${kind} ${format}: questions are proven, distinct, and the same for the same seed`, () => {
        const questions = made(kind, format, 'law')
        expect(questions.length).toBeGreaterThan(0)
        if (isMadeTwice(folder.id, kind, format)) expect(made(kind, format, 'law')).toEqual(questions)
        expect(structuredClone(questions)).toEqual(questions)
        const { records, issues } = importAcpbench(
          exportArray(questions.map((question, i) => madeQuestion(question, `${i}`))),
        )
        expect(issues).toEqual([])
        questions.forEach((question, i) => {
          const record = records[i]!
          expect(record).toMatchObject({ kind, format })
          const where = `${folder.id} ${kind} ${format} seed ${question.seed}: ${question.stem}`
          if (format === 'gen') {
            const gold = goldText(record)
            const verdict = judgeRecord(record, gold ?? 'None', limits)
            expect(verdict.verdict, `${where}\n${verdict.explanation}`).toBe('right')
            expect(verdict.officialScore, `${where}\n${verdict.officialNote}`).toBe(1)
          } else {
            expectProven(question, where)
            const right = judgeRecord(record, String(question.key), limits)
            expect(right, where).toMatchObject({ verdict: 'right', officialScore: 1 })
            for (const wrong of format === 'bool' ? ['yes', 'no'] : ['A', 'B', 'C', 'D'])
              if (wrong !== question.key)
                expect(judgeRecord(record, wrong, limits), where).toMatchObject({
                  verdict: 'wrong',
                  officialScore: 0,
                })
            expect(
              right.evidence.every(({ checked }) => checked),
              where,
            ).toBe(true)
          }
        })
      })
    }
}

/** One option is true and the others are not; options read differently. */
function expectProven({ format, source, statements, choices, key }: GeneratedQuestion, where: string): void {
  const ready = loadTask(source)
  if (ready.kind !== 'ready') throw new Error(`${where}: ${ready.message}`)
  const truths = statements!.map(statement => truthOf(ready.task, statement))
  if (format === 'bool') expect(truths, where).toEqual([key === 'yes'])
  else {
    expect(new Set(choices).size, where).toBe(4)
    expect(truths, where).toEqual(['A', 'B', 'C', 'D'].map(label => label === key))
  }
}
