import { expect, test } from 'vitest'
import { searchOptimal } from '#planning/search/a-star'
import { ground } from '#planning/task/ground'
import { isApplicable, isGoal, progress } from '#planning/task/step'
import { ipcInstances, skipMessage } from '../support/data'
import { modelsOf } from '../support/task'

/** Problems on which the native planner's search took at most this long. */
const SECONDS = 0.12
/** Means for long searches, used at once; on this many of the problems one, as a search with them may take longer. */
const EARLY = { symmetryAfter: 5, tablesAfter: 10, attemptAfter: 500, partlyAfter: 20 }
const EVERY = process.env.PLANGROUND_LONG ? 1 : 8
const instances = ipcInstances().filter(
  ({ optimalCost, baseline }) =>
    optimalCost !== undefined && baseline.search_s !== null && baseline.search_s <= SECONDS,
)

test.skipIf(instances.length === 0)(
  `cheapest plans of known problems have the known cost${instances.length === 0 ? ` (${skipMessage})` : ''}`,
  { timeout: 120_000 },
  () => {
    for (const [i, { problem, optimalCost, domainText, problemText }] of instances.entries()) {
      const models = modelsOf(domainText(), problemText())
      const grounded = ground(...models)
      if (grounded.kind !== 'task' || grounded.task.actionCount > 3000) continue
      const { task } = grounded
      const outcome = searchOptimal(task, { maxStates: 300_000 })
      if (outcome.kind !== 'plan') throw new Error(`${problem}: ${outcome.kind}`)
      expect(outcome.cost, problem).toBe(optimalCost)
      if (i % EVERY === 0) {
        const early = searchOptimal(task, { maxStates: 300_000, ...EARLY })
        expect(early.kind === 'plan' && early.cost, problem).toBe(optimalCost)
      }
      let state = task.initial
      for (const action of outcome.plan) {
        expect(isApplicable(task, state, action), problem).toBe(true)
        state = progress(task, state, action)
      }
      expect(isGoal(task, state), problem).toBe(true)
    }
  },
)
