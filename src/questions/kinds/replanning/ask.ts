// Generates replanning questions: something unexpected happens while a plan is executed; which actions lead from there
// to the goal?

import type { PlanBlock } from '../asking/planning/material'
import { emptyBlock } from '../asking/planning/material'
import { planAsker } from '../asking/planning/plan-asker'
import { factsOf, from, goalOf, referenceOf, sourceWith } from '../asking/planning/problem'
import { inOrder, seenOf } from '../asking/planning/seen'
import { endOf, reachesFrom } from '#planning/task/trace'
import { stateFacts } from '#planning/task/names'
import type { Rng } from '#base/rng'
import type { Bounds } from '../asking/posed'
import type { Situation } from '../asking/situation'
import { eventOf } from './events'
import { words } from './words'

/** Number of events drawn per plan. */
const DRAWS = 10

export const replanning = planAsker({
  words,
  stem: ({ open }) =>
    `Something unexpected has happened to a plan; the current state is the one after it${open.event === null ? '' : `, and step ${open.event.step} was the last that was executed`}. Give a plan from here to the goal.`,
  draw(situation, rng, bounds) {
    const { world, task } = situation
    const goal = goalOf(task)
    if (typeof goal === 'string') return goal
    const found = referenceOf(task, bounds)
    if (typeof found === 'string') return found
    if (found.plan.length < 2) return 'its plan has no step to go on with'
    const init = factsOf(task, task.initial)
    let why = 'no event changes what is left to do'
    for (let draw = 0; draw < DRAWS; draw++) {
      const drawn = drawnEvent(situation, found.plan, rng.fork(`event ${draw}`), bounds)
      if (typeof drawn === 'string') {
        why = drawn
        continue
      }
      const open: PlanBlock = { ...emptyBlock, init, goal, plan: found.plan, ...drawn.block }
      const source = sourceWith(world, task.problem, { init: drawn.after, goal })
      return { open, before: null, source, goalDistance: drawn.goalDistance }
    }
    return why
  },
})

interface DrawnEvent {
  readonly block: Pick<PlanBlock, 'event' | 'newPlan'>
  /** All facts after the event. */
  readonly after: readonly string[]
  readonly goalDistance: number | null
}

/** An event after a step before the last, which invalidates the rest of the plan while another plan exists. */
function drawnEvent(
  { world, task }: Situation,
  plan: readonly string[],
  rng: Rng,
  bounds: Bounds,
): DrawnEvent | string {
  const step = 1 + rng.below(plan.length - 1)
  const { end, taken } = endOf(task, task.initial, plan.slice(0, step))
  if (taken.length < step) throw new Error('a plan that was found cannot be followed')
  const changed = eventOf(world, task, end, rng)
  if (changed === undefined) return 'nothing unexpected can happen after its steps'
  const rest = endOf(task, end, plan.slice(step)).taken
  if (reachesFrom(task, changed, rest, task.goal)) return 'no event changes what is left to do'
  const found = referenceOf(from(task, changed), bounds)
  if (typeof found === 'string') return `after the event ${found}`
  const [was, is] = [end, changed].map(state => new Set(stateFacts(task, state)))
  const becameTrue = inOrder(
    seenOf(
      world,
      [...is!].filter(fact => !was!.has(fact)),
    ),
  )
  const becameFalse = inOrder(
    seenOf(
      world,
      [...was!].filter(fact => !is!.has(fact)),
    ),
  )
  if (becameTrue.length === 0) return 'prompts tell nothing of what the event changes'
  return {
    block: {
      event: { action: plan[step - 1]!, step, becameTrue, becameFalse },
      newPlan: found.plan,
    },
    after: factsOf(task, changed),
    goalDistance: found.optimal ? found.cost : null,
  }
}
