// The misreading: what is true on every cheapest plan is true on every plan.

import { counted, quoted } from '#questions/kinds/judging/words'
import { factName, findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { FactId } from '#planning/task/task'
import { cheapestPlans } from './cheapest-plans'
import { line, type Misreading } from './misreading'
import { alongLines, avoidLines, CHEAPEST_STATES, factIn, isAsked, oneOf, passedBy } from './on-my-plan'

export const onCheapest: Misreading = {
  id: 'on-cheapest',
  kinds: ['land'],
  title: 'What happens on every cheapest plan happens on every plan.',
  explanation: 'That follows if only the cheapest plans count.',
  lesson: 'landmarks',

  open({ ready: { task } }) {
    const found = cheapestPlans(task, CHEAPEST_STATES)
    if (found === undefined) return undefined
    const { plan, everywhere } = found
    const common = new Set<string>()
    for (let fact = 0; fact < task.factCount; fact++)
      if (holds(everywhere, fact as FactId) && isAsked(task, fact as FactId)) common.add(factName(task, fact as FactId))
    return oneOf(passedBy(task, plan).filter(name => common.has(name)))
  },

  weighs({ ready: { task } }, statement) {
    if (statement.kind !== 'landmark') return undefined
    const found = cheapestPlans(task, CHEAPEST_STATES)
    const fact = findFact(task, statement.fact)
    return found && Number(fact !== undefined && holds(found.everywhere, fact))
  },

  replay(put, about) {
    const { task } = put.ready
    const fact = factIn(about)
    const found = cheapestPlans(task, CHEAPEST_STATES)
    if (fact === undefined || found === undefined) return { wrong: [line(this.title)], right: [] }
    const { cost, plan } = found
    const price = cost === plan.length ? counted(cost, 'step') : `cost ${cost}`
    return {
      wrong: [
        ...alongLines(task, plan, fact),
        line(`Every plan of ${price}, the least there is, passes ${quoted(fact)}.`, [fact]),
        line(`So every plan passes ${quoted(fact)}.`, [fact]),
      ],
      right: avoidLines(put, fact),
    }
  },
}
