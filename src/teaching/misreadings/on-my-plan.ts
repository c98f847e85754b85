// The misreading: what is true on the plan I found is true on every plan.

import { decideLandmark, isTrivialLandmark } from '#planning/analysis/landmarks'
import { recentOf } from '#base/recent'
import { counted, quoted } from '#questions/kinds/judging/words'
import { landmarkWithin } from '#questions/kinds/solving/limits'
import { searchQuick } from '#planning/search/greedy'
import { factName, findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import { trace } from '#planning/task/trace'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { isProposition } from '#planning/task/universe'
import { cheapestPlans } from './cheapest-plans'
import { line, type About, type Misreading, type Put, type ReplayLine } from './misreading'
import { stepLines } from './replay-lines'

/** Maximum number of states visited to find a cheapest plan, and if that fails, to find any plan. */
export const CHEAPEST_STATES = 10_000
const QUICK_STATES = 50_000

export const onMyPlan: Misreading = {
  id: 'on-my-plan',
  kinds: ['land'],
  title: 'What happens on the plan that I found happens on every plan.',
  explanation: 'That follows if one plan speaks for all.',
  lesson: 'landmarks',

  open({ ready: { task } }) {
    const plan = myPlan(task)
    return plan && oneOf(passedBy(task, plan))
  },

  weighs({ ready: { task } }, statement) {
    if (statement.kind !== 'landmark') return undefined
    const plan = myPlan(task)
    const fact = findFact(task, statement.fact)
    if (plan === undefined) return undefined
    return Number(fact !== undefined && trace(task, task.initial, plan).states.some(state => holds(state, fact)))
  },

  replay(put, about) {
    const { task } = put.ready
    const fact = factIn(about)
    const plan = myPlan(task)
    if (fact === undefined || plan === undefined) return { wrong: [line(this.title)], right: [] }
    return {
      wrong: [...alongLines(task, plan, fact), line(`So every plan passes ${quoted(fact)}.`, [fact])],
      right: avoidLines(put, fact),
    }
  },
}

/** A cheapest plan if the problem is small, otherwise the plan that a quick search finds. */
export const myPlan = recentOf(
  2,
  () => '',
  (task: Task): readonly ActionId[] | undefined => {
    const cheapest = cheapestPlans(task, CHEAPEST_STATES)
    if (cheapest !== undefined) return cheapest.plan
    const quick = searchQuick(task, { maxStates: QUICK_STATES })
    return quick.kind === 'plan' ? quick.plan : undefined
  },
)

/** The fact that a replay about landmarks is about. */
export const factIn = ({ statement, item }: About): string | undefined =>
  statement?.kind === 'landmark' ? statement.fact : (item ?? undefined)

/** The facts that the plan makes true and that are neither initial nor in the goal, in order of occurrence. */
export function passedBy(task: Task, plan: readonly ActionId[]): readonly string[] {
  const found = new Set<string>()
  for (const state of trace(task, task.initial, plan).states)
    for (let fact = 0; fact < task.factCount; fact++)
      if (holds(state, fact as FactId) && isAsked(task, fact as FactId)) found.add(factName(task, fact as FactId))
  return [...found]
}

/** True if the fact can be the answer to a question about landmarks. */
export const isAsked = (task: Task, fact: FactId): boolean =>
  isProposition(task, fact) && !isTrivialLandmark(task, fact)

/** The answer that names any of these, the first by default; None if there are none. */
export const oneOf = (names: readonly string[]) => ({
  kind: 'one' as const,
  first: names[0] ?? null,
  accepts: (name: string | null) => (name === null ? names.length === 0 : names.includes(name)),
})

/** Lines for the plan, with one where the fact becomes true. */
export function alongLines(task: Task, plan: readonly ActionId[], fact: string): ReplayLine[] {
  const id = findFact(task, fact)
  const { states } = trace(task, task.initial, plan)
  const at = id === undefined ? -1 : states.findIndex(state => holds(state, id))
  const lines = stepLines(task, plan)
  if (at < 0) return [...lines, line(`${quoted(fact)} never holds on the way.`, [fact])]
  const replayLine = line(`Here ${quoted(fact)} holds.`, [fact])
  return lines.length === plan.length ? [...lines.slice(0, at), replayLine, ...lines.slice(at)] : [...lines, replayLine]
}

/** Lines for a plan that never makes the fact true. */
export function avoidLines({ ready: { task }, limits }: Put, fact: string): ReplayLine[] {
  const id = findFact(task, fact)
  if (id === undefined) return [line(`${quoted(fact)} can never hold, so every plan avoids it.`, [fact])]
  if (isTrivialLandmark(task, id)) return [line(`${quoted(fact)} holds at the start or belongs to the goal.`, [fact])]
  const decision = decideLandmark(task, id, landmarkWithin(limits))
  switch (decision.kind) {
    case 'not-landmark': {
      const cost = decision.plan.reduce((sum, action) => sum + task.actionCost[action]!, 0)
      return [
        ...stepLines(task, decision.plan),
        line(
          `That is a plan too, of ${counted(decision.plan.length, 'step')}${cost === decision.plan.length ? '' : ` and cost ${cost}`}, and ${quoted(fact)} never holds on it.`,
          [fact],
        ),
      ]
    }
    case 'landmark':
      return [line(`No plan avoids ${quoted(fact)}.`, [fact])]
    default:
      return [line('Whether a plan avoids it is not known within the limits.')]
  }
}
