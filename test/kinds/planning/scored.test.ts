// Verdicts on what thousands of published answers say, against verdicts worked out by others: `PLANBENCH_ALL=1` judges all
// of them, else every fortieth is.

import { expect, test } from 'vitest'
import { CheckerSteps } from '#planning/certificates/steps'
import { countsSteps } from '#questions/kinds/question'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { kindOf } from '#questions/kinds/registry'
import { countingSteps } from '#planning/task/counting-steps'
import { loadTask } from '#planning/task/load'
import { dataFolder, dataNote } from '../../support/data'
import { PlanInstances, scoredAnswer, scoredRecords } from '../../support/scored-plans'

const EVERY = process.env.PLANBENCH_ALL === undefined ? 40 : 1

test.skipIf(dataFolder() === undefined)(
  `verdicts, failures and parts are those of the data, with checked evidence, and without the engine${dataNote}`,
  () => {
    const texts = new PlanInstances()
    const differences: unknown[] = []
    let judged = 0
    for (const [i, record] of scoredRecords().entries()) {
      if (i % EVERY !== 0) continue
      const scored = scoredAnswer(record, texts)
      if (scored === undefined) continue
      judged++
      const { source, asked, answer } = scored
      const loaded = loadTask(source)
      if (loaded.kind !== 'ready') throw new Error(`${record.id}: ${loaded.message}`)
      const origin = { from: 'published', record: {} } as const
      const ready = countsSteps({ kind: asked.kind, origin }) ? countingSteps(loaded) : loaded
      const draft = kindOf(asked.kind).judge(ready, asked, answer, defaultLimits)
      const { verdict, failure, proven } = record.facts
      const steps = new CheckerSteps(ready.domain, ready.problem)
      const shown = kindOf(asked.kind).shown(asked, answer, draft?.evidence ?? [], steps)
      const evidence = draft?.evidence ?? []
      const parts = Object.fromEntries(
        (draft?.parts ?? []).flatMap(({ name, holds }) => (holds === null ? [] : [[name, holds]])),
      )
      const statedRecord: Record<string, unknown> = {}
      for (const [name, holds] of Object.entries(proven ?? {}))
        statedRecord[name === 'facts_true' ? 'facts-true' : name === 'facts_all' ? 'facts-complete' : name] = holds
      delete parts['one-named']
      const isSame =
        draft?.verdict === verdict &&
        shown.that === verdict &&
        evidence.length > 0 &&
        evidence.every(each => each.checked) &&
        (proven === undefined || JSON.stringify(sorted(parts)) === JSON.stringify(sorted(statedRecord))) &&
        failureOf(evidence[0]!.claim, failure)
      if (!isSame)
        differences.push([record.id, verdict, draft?.verdict, shown, draft?.explanation, parts, statedRecord, failure])
    }
    expect(differences.slice(0, 5)).toEqual([])
    expect(judged).toBeGreaterThan(100)
  },
)

const sorted = (parts: Readonly<Record<string, unknown>>): unknown[] => Object.entries(parts).sort()

/** Is the failing step or goal the same by the claim and by the data? */
function failureOf(
  claim: {
    readonly kind: string
    readonly actions?: readonly string[]
    readonly missing?: readonly string[]
  },
  // biome-ignore lint/suspicious/noExplicitAny: as the data have it
  failure: any,
): boolean {
  if (failure === undefined || failure === null || failure.kind === 'not-optimal') return true
  const { actions = [], missing = [] } = claim
  const lacks = [...missing].sort().join() === [...(failure.missing ?? [])].sort().join()
  return failure.kind === 'goal'
    ? claim.kind === 'misses' && lacks
    : claim.kind === 'breaks' && actions.length === failure.step && actions.at(-1) === failure.action && lacks
}
