import { expect, test } from 'vitest'
import { makeRng, type Rng } from '#base/rng'
import { makeProjections } from '#planning/search/abstraction/make-projections'
import { searchOptimal } from '#planning/search/a-star'
import { prepareSearch } from '#planning/search/prepare'
import type { Task } from '#planning/task/task'
import {
  closeRules,
  featureSets,
  keyOf,
  makeTask,
  naiveSpace,
  not,
  type PlainAction,
  type PlainEffect,
  type PlainTask,
  randomTask,
} from './make-task'
import { deliveriesWith } from './deliveries'
import { taskOf } from '../support/task'

/** Variables with this many facts. */
const SIZES = [3, 4, 2, 3]

/** A task in which at most one fact of each variable ever holds; costs may be 0, and preconditions negative. */
function groupedTask(rng: Rng): { plain: PlainTask; task: Task } {
  const factsOf: number[][] = []
  let facts = 0
  for (const size of SIZES) factsOf.push(Array.from({ length: size }, () => facts++))
  const actions = Array.from({ length: 26 }, (): PlainAction => {
    const [changed, asked, other] = rng.shuffled(factsOf)
    const [from, to] = rng.shuffled(changed!)
    const asks = [from!]
    if (rng.below(3) === 0) asks.push(rng.below(3) === 0 ? not(asked![0]!) : rng.pick(asked!))
    const add = rng.below(6) === 0 ? [] : [to!]
    // A few actions require either of two things.
    const alternatives = rng.below(4) === 0 ? [asks, [from!, rng.pick(other!)]] : [asks]
    const effects: PlainEffect[] = [{ add, del: [from!] }]
    if (rng.below(3) === 0) {
      const [before, after] = rng.shuffled(rng.pick([other!, asked!]))
      const when = rng.below(2) === 0 ? [before!] : [before!, not(rng.pick(changed!))]
      effects.push({ when, add: [after!], del: [before!] })
    }
    return { alternatives, effects, cost: rng.pick([0, 1, 1, 3]) }
  })
  const goal = [factsOf[0]!, factsOf[1]!, factsOf[3]!].map(list => list.at(-1)!)
  if (rng.below(2) === 0) goal[2] = not(factsOf[3]![0]!)
  const plain = { facts, actions, initial: factsOf.map(list => list[0]!), goal: [goal] }
  const task = makeTask(plain)
  const factPredicate = Int32Array.from({ length: facts }, (_, fact) => factsOf.findIndex(list => list.includes(fact)))
  return { plain, task: { ...task, factPredicate } }
}

const tasks = Array.from({ length: 60 }, (_, seed) => ({
  seed,
  ...groupedTask(makeRng(`grouped ${seed}`)),
}))

test('tables never estimate more than the goal distance, in any reachable state, and see dead ends only where there are', () => {
  let informed = 0
  let dead = 0
  for (const { seed, plain, task } of tasks) {
    const ready = prepareSearch(task, { reduce: false })
    const naive = naiveSpace(plain)
    const states = [...naive.states.values()]
    const cells = Int32Array.from(states, set => [...set].reduce((word, f) => word | (1 << f), 0))
    for (const isCanonical of [false, true]) {
      const tables = makeProjections(ready, task, cells, [...cells.keys()], isCanonical)
      if (tables === undefined) continue
      states.forEach((set, row) => {
        const estimate = tables.evaluate(cells, row)
        const distance = naive.distance.get(keyOf(set))?.cost ?? Infinity
        expect(estimate * ready.moves.unit.size, `seed ${seed}`).toBeLessThanOrEqual(distance)
        if (estimate === Infinity) dead++
        else if (estimate > 0) informed++
      })
    }
  }
  expect(informed).toBeGreaterThan(1_000)
  expect(dead).toBeGreaterThan(20)
})

const others = Array.from({ length: 70 }, (_, seed) => {
  const features = featureSets[seed % featureSets.length]!
  const plain = randomTask(makeRng(`other ${seed}`), features)
  return { seed, plain, task: makeTask(plain) }
})

test('a search that continues with tables, or that can have none, finds plans of the same cost', () => {
  let plans = 0
  for (const { seed, plain, task } of [...tasks, ...others]) {
    const wanted = naiveSpace(plain).distance.get(keyOf(closeRules(plain, new Set(plain.initial))))?.cost
    for (const tablesAfter of [1, 4]) {
      const limits = {
        maxStates: 10_000,
        symmetryAfter: 1,
        tablesAfter,
        attemptAfter: tablesAfter + 2,
        partlyAfter: tablesAfter === 1 ? 2 : undefined,
      }
      const outcome = searchOptimal(task, limits)
      expect(outcome.kind, `seed ${seed}`).toBe(wanted === undefined ? 'no-plan' : 'plan')
      if (outcome.kind === 'plan') expect(outcome.cost, `seed ${seed}`).toBe(wanted)
      if (wanted !== undefined) plans++
    }
  }
  expect(plans).toBeGreaterThan(30)
})

test('a search stops at its limit where tables have seen that a state that waits is a dead end', () => {
  const { domain, problem } = deliveriesWith(1030)
  const found = searchOptimal(taskOf(domain, problem), {
    maxStates: 40,
    symmetryAfter: 5000,
    tablesAfter: 8,
  })
  expect(found.kind).toBe('stopped')
})
