// Wrong rules as programs: a rule answers on every domain that it applies to; on a trap its answer is judged wrong
// and attributed to the rule, and the key is right. With PLANGROUND_SWEEP=1 on more questions.

import { describe, expect, test } from 'vitest'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { familyOf } from '#questions/benchmarks/cores'
import { makeQuestions } from '#questions/kinds/asking/making'
import { type KindCode, plainKinds, wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { shippedDomains } from '#language/library/domains'
import { answerBy, putOf, traps } from '#teaching/misreadings/answers'
import { diagnose } from '#teaching/misreadings/diagnose'
import { misreadingsOf, misreadingWords } from '#teaching/misreadings/registry'

const limits = { maxStates: 100_000 }
const isSweep = process.env.PLANGROUND_SWEEP === '1'
const count = isSweep ? 8 : 1

interface Asked {
  readonly question: Question
  readonly domain: string
}

const questionsOf = (kind: KindCode): Asked[] =>
  shippedDomains()
    // Its problems are large: the sweep has them.
    .filter(({ id }) => isSweep || id !== 'alfworld')
    .flatMap(({ id, presets }) =>
      wordsOfKind(kind).formats.flatMap(format =>
        makeQuestions({
          world: { kind: 'folder', domain: id, size: presets.small },
          kind,
          format,
          count,
          seed: 'rules',
          block: 0,
        }).questions.map(question => ({ question, domain: id })),
      ),
    )

/** Rules that seldom err on small problems: quizzes of lessons have traps for them, and `rules-at-work` the toll. */
const RARE: ReadonlySet<string> = new Set(['on-cheapest', 'on-my-plan', 'goal-first', 'goal-count'])

describe.each(plainKinds())('%s', kind => {
  const asked = questionsOf(kind)
  const rules = misreadingWords.filter(({ kinds }) => kinds.includes(kind))

  test('has wrong rules', () => expect(rules.length).toBeGreaterThan(0))

  test.each(rules.map(({ id }) => id))('%s answers on every domain, and errs on its traps', id => {
    const answered = new Set<string>()
    let trapped = 0
    for (const { question, domain } of asked) {
      const rule = misreadingsOf(question.kind, question.format).find(each => each.id === id)
      const put = putOf(question, limits)
      expect(put).toBeDefined()
      const answer = rule && answerBy(rule, question, put!)
      if (answer === undefined) continue
      answered.add(domain)
      const { verdict } = judgeQuestion(question, answer, limits)
      expect(['right', 'wrong']).toContain(verdict)
      expect(traps(question, id, limits)).toBe(verdict === 'wrong')
      if (verdict !== 'wrong') continue
      trapped++
      const found = diagnose(question, answer, limits)
      expect(found, `${domain}: ${answer}`).not.toBeNull()
      if (found!.id === id) expect(found!.replay.wrong.length).toBeGreaterThan(0)
      const key = familyOf(question).goldText(question)!
      expect(judgeQuestion(question, key, limits).verdict).toBe('right')
      expect(diagnose(question, key, limits)).toBeNull()
    }
    expect([...answered].sort()).toEqual([...new Set(asked.map(({ domain }) => domain))].sort())
    if (!RARE.has(id)) expect(trapped).toBeGreaterThan(0)
  })
})
