// Least totals by stated durations, against optima that another planner proved: `PLANBENCH_ALL=1` for all of them.

import { expect, test } from 'vitest'
import { kindsOf } from '#questions/kinds/codes'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { kindOf } from '#questions/kinds/registry'
import type { SomePlan } from '#questions/kinds/planning/plan-kind'
import { loadTask } from '#planning/task/load'
import { dataFolder, dataText, dataNote } from '../../support/data'
import { PlanInstances, withMinutes } from '../../support/scored-plans'

const EVERY = process.env.PLANBENCH_ALL === undefined ? 8 : 1

test.skipIf(dataFolder() === undefined)(
  `cheapest plans cost what was proven, with a bound that the checker accepts${dataNote}`,
  () => {
    const { logistics, instance_set } = JSON.parse(dataText('planbench/minutes.json'))
    const texts = new PlanInstances()
    const domain = withMinutes(texts.domain('logistics'), texts.minutes('logistics'))
    const kind = kindOf(kindsOf('planbench').find(code => kindOf(code).words.priced === true)!)
    const found: Record<string, unknown> = {}
    const proven: Record<string, unknown> = {}
    for (const [i, [id, minutes]] of Object.entries(logistics).entries()) {
      if (i % EVERY !== 0) continue
      proven[id] = [minutes, 'right', true]
      const instance = texts.instance(instance_set, Number(id)).trimEnd()
      const problem = `${instance.slice(0, -1)}(:metric minimize (total-cost)))`
      const loaded = loadTask({ domain, problem })
      if (loaded.kind !== 'ready') throw new Error(loaded.message)
      const asked = { kind: kind.words.code as 't2' }
      const solution = kind.solve(loaded, asked, defaultLimits)
      if (solution.kind !== 'solved') throw new Error(`${id}: ${solution.message}`)
      const { plan, cost } = solution.right as SomePlan
      const span = { from: 0, to: 0 }
      const items = plan.map(text => ({ text, span }))
      const draft = kind.judge(loaded, asked, { kind: 'list', items }, defaultLimits)
      found[id] = [cost, draft?.verdict, draft?.evidence?.every(each => each.checked)]
    }
    expect(found).toEqual(proven)
  },
)
