// Keys, hints and nearest answers of questions of the data, by our reader and with the words of their prompts:
// `PLANBENCH_ALL=1` for all, else every sixtieth.

import { expect, test } from 'vitest'
import { known } from '#questions/benchmarks/asking'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { readQuestions } from '#questions/benchmarks/reading'
import { hintOf } from '#questions/kinds/hinting'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { nearestTo } from '#questions/kinds/nearest'
import { revealOf } from '#questions/kinds/revealing'
import { dataFolder, dataText, dataNote } from '../../support/data'

const EVERY = process.env.PLANBENCH_ALL === undefined ? 60 : 1
/** Searches of larger problems are left out here. */
const limits = { ...defaultLimits, maxStates: 20_000 }

test.skipIf(dataFolder() === undefined)(
  `the key of each question is right by its own verdict, and hints say something${dataNote}`,
  async () => {
    const lines = dataText('planbench/prompts.jsonl.gz').split('\n')
    const chosen = lines.filter((line, i) => line !== '' && i % EVERY === 0)
    const { questions } = readQuestions('prompts.jsonl', chosen.join('\n'))
    const faults: unknown[] = []
    let keys = 0
    for (const question of questions) {
      const asked = known(question)
      if (asked.judged === null) continue
      const texts: string[] = []
      const revealed = await revealOf(asked, limits, async answer => {
        texts.push(answer)
        const verdict = judgeQuestion(question, answer, limits)
        return { verdict, fromCache: false, ms: 0 }
      })
      const hints = [1, 2, 3].map(level => hintOf(asked, level, limits).text)
      if (revealed.kind === 'key') {
        keys++
        const near = nearestTo(asked, { none: false, lists: [[], []], index: null }, limits)
        const isRight = near.kind === 'change' && judgeQuestion(question, near.answer, limits).verdict === 'right'
        if (!isRight) faults.push([question.id, 'nearest', near])
      } else if (!/limit/.test(revealed.message)) faults.push([question.id, question.kind, revealed, texts])
      if (hints.some(hint => hint === '') || new Set(hints).size < 2) faults.push([question.id, hints])
    }
    expect(faults.slice(0, 6)).toEqual([])
    expect(keys).toBeGreaterThan(chosen.length / 2)
  },
)
