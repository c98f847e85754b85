// Answers made up for published questions: right ones are judged right, and each with a known mistake is judged wrong,
// with that mistake among what is stated about it.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { known } from '#questions/benchmarks/asking'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { plainKinds } from '#questions/kinds/codes'
import type { MistakeCode } from '#questions/kinds/mistakes'
import { plainText } from '#questions/kinds/sampling/sampled'
import { samplerOf } from '#questions/kinds/sampling/samplers'
import { readyFor, spelled } from '#questions/kinds/solutions'
import { dataFolder, dataText, skipMessage } from '../../support/data'
import { opened } from '../../support/opened'

const limits = { maxStates: 200_000 }
/** Every n-th question; a prime, so that every domain is included. */
const EACH = process.env.ALL_QUESTIONS === undefined ? 7 : 1

/** The forms of answers that the published questions together must allow. */
const expected: Readonly<Record<string, readonly MistakeCode[]>> = {
  app: ['missing', 'not-applicable', 'unknown-name', 'unknown-object', 'wrong-arity', 'ill-typed'],
  prog: ['missing', 'extra', 'static-fact', 'swapped-effects', 'unknown-name', 'wrong-arity'],
  reach: ['becomes-true', 'none-exists', 'static-fact', 'unknown-name', 'ill-typed'],
  areach: ['becomes-applicable', 'none-exists', 'unknown-object', 'wrong-arity'],
  val: ['off-by-one', 'wrong-index', 'index-beyond', 'none-exists'],
  just: ['not-minimal', 'step-fails', 'goal-missed', 'not-from-plan', 'out-of-order', 'ill-typed'],
  land: ['trivial-landmark', 'not-a-landmark', 'none-exists', 'static-fact', 'unknown-name'],
  nexta: ['wasted-step', 'leads-away', 'not-applicable', 'swapped-objects', 'unknown-object'],
}

if (dataFolder() === undefined) test.skip(skipMessage, () => {})
else
  test.each([...plainKinds()])('%s', kind => {
    const { questions } = opened(`${kind}.gen.json`, dataText(`acpbench/${kind}.gen.json`))
    const met = new Set<MistakeCode>()
    const faults: string[] = []
    for (const question of questions.filter((_, i) => i % EACH === 0)) {
      const ready = readyFor(question)
      const { asked } = known(question)
      if (typeof ready === 'string' || asked === null) throw new Error(`${question.key}: ${ready}`)
      const pool = samplerOf(kind)!.poolOf(ready, spelled(question.question, asked), limits)
      if (pool === undefined) continue
      const rng = makeRng(question.id)
      const judged = (text: string) => judgeQuestion(question, text, limits)
      const right = plainText(pool.right(rng))
      const verdict = judged(right)
      if (verdict.verdict !== 'right' || verdict.mistakes.length > 0)
        faults.push(`${question.key} ${right}: ${verdict.verdict}, ${verdict.explanation}`)
      for (const [mistake, give] of pool.wrong) {
        const answer = give(rng)
        if (answer === undefined) continue
        met.add(mistake)
        const { verdict: word, mistakes, explanation } = judged(plainText(answer))
        if (word !== 'wrong' || !mistakes.includes(mistake))
          faults.push(`${question.key} ${mistake} ${plainText(answer)}: ${word} ${mistakes}, ${explanation}`)
      }
    }
    expect(faults).toEqual([])
    expect([...met]).toEqual(expect.arrayContaining([...expected[kind]!]))
  })
