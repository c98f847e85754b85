// Made questions of every kind, domain, layout and wording, checked by a way that shares nothing with their making, and
// their keys by our own verdict. A hundred always; as many as PLANGROUND_MADE states where it is set (`PLANGROUND_MADE=10000 npx vitest run …/made.test.ts`).

import { expect, test } from 'vitest'
import { makePlanBench } from '#questions/benchmarks/planbench/make/make'
import { goldText } from '#questions/benchmarks/planbench/gold'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import type { LayoutChoice } from '#questions/kinds/asking/planning/style'
import type { MakeUnit } from '#questions/kinds/asking/making'
import { kindsOf } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { domains } from '#language/library/domains'
import { faultOf } from './check'

const wanted = Number(process.env.PLANGROUND_MADE ?? 130)
const part = (process.env.PLANGROUND_MADE_PART ?? '0/1').split('/').map(Number) as [number, number]
const isWhole = process.env.PLANGROUND_MADE !== undefined
const kinds = kindsOf('planbench').filter(kind => kind !== 't3_1')
const styles: readonly LayoutChoice[] = [
  {},
  { wording: 'deceptive' },
  { layout: 'corrected', wording: 'random' },
  { layout: 'corrected', wording: 'pddl' },
  { layout: 'corrected' },
  { wording: 'random' },
]

/** The n-th unit of the sweep: every domain with every kind, then in the next style, then larger, then by other seeds. */
function unitAt(n: number): MakeUnit {
  const folders = domains()
  const folder = folders[n % folders.length]!
  const kind = kinds[Math.floor(n / folders.length) % kinds.length]!
  const round = Math.floor(n / (folders.length * kinds.length))
  const isLarge = Math.floor(round / styles.length) % 2 === 1 && kind !== 't2'
  return {
    world: {
      kind: 'folder',
      domain: folder.id,
      size: folder.presets[isLarge ? 'medium' : 'small'],
    },
    ...{ kind, format: 'gen', count: isWhole ? 3 : 1, seed: `sweep ${round}`, block: 0 },
    style: styles[(round + n) % styles.length]!,
  }
}

const judgedBy = (question: Question): string =>
  judgeQuestion(question, goldText(question) ?? '', { maxStates: 100_000 }).verdict

test('made questions match their descriptions', { timeout: 3_600_000 }, () => {
  const faults: string[] = []
  const counts = new Map<string, number>()
  let checked = 0
  for (let n = part[0]; checked < wanted / part[1]; n += part[1]) {
    const unit = unitAt(n)
    for (const question of makePlanBench(unit).questions) {
      checked++
      counts.set(question.kind, (counts.get(question.kind) ?? 0) + 1)
      const fault = faultOf(question)
      const verdict = judgedBy(question)
      if (fault !== undefined || verdict !== 'right')
        faults.push(`${question.key} ${JSON.stringify(unit.style)} ${unit.seed}: ${fault ?? `its key is ${verdict}`}`)
    }
    if (n > part[0] + wanted * 4 * part[1]) break
  }
  if (isWhole) console.info(`${checked} checked, ${faults.length} faults: ${JSON.stringify([...counts])}`)
  expect(faults).toEqual([])
  expect(checked).toBeGreaterThanOrEqual(Math.min(120, wanted / part[1]))
})
