import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { PackedEngine, PlainEngine } from '#planning/search/heuristics/cut-engine'
import { packRelaxed } from '#planning/search/heuristics/packed-relaxed'
import { type RelaxedTask, relax, UNREACHED } from '#planning/search/relaxed/relaxed-task'
import { SumCosts } from '#planning/search/heuristics/sum-costs'
import { movesOf } from '#planning/search/moves'
import { exploreStates } from '#planning/search/state-space'
import { featureSets, makeTask, randomTask } from './make-task'
import { roundsOf } from '../support/long'

test('the packed engine has the h-max of the plain one, before any cut and after each', () => {
  let cuts = 0
  for (let seed = 0; seed < roundsOf(400); seed++) {
    const plain = randomTask(makeRng(`engine ${seed}`), {
      ...featureSets[seed % featureSets.length],
      facts: 8 + (seed % 5),
      actions: 10 + (seed % 9),
    })
    const task = makeTask(plain)
    const relaxed = relax(movesOf(task))
    const layout = packRelaxed(relaxed)
    if (layout === undefined) continue
    const packed = new PackedEngine(layout)
    const other = new PlainEngine(relaxed)
    const { states, stateCount } = exploreStates(task, { maxStates: 20 })
    for (let state = 0; state < stateCount; state++) {
      const at = state * states.words
      packed.reset()
      other.reset()
      let goalCost = packed.explore(states.cells, at)
      expect(goalCost, `seed ${seed}, state ${state}`).toBe(other.explore(states.cells, at))
      if (goalCost === UNREACHED) continue
      while (goalCost > 0) {
        const count = packed.find()
        const share = packed.leastCost(count)
        expect(count, `seed ${seed}, state ${state}`).toBeGreaterThan(0)
        // The plain engine follows the packed one's cuts, for which cut is found depends on ties.
        for (let i = 0; i < count; i++) other.cut[i] = packed.cut[i]!
        goalCost = packed.charge(count, share)
        other.charge(count, share)
        // If the plain engine's repair rests on supporters that the cut did not follow, explore again.
        expect(goalCost, `seed ${seed}, state ${state}`).toBe(other.explore(states.cells, at))
        cuts++
      }
    }
  }
  expect(cuts).toBeGreaterThan(roundsOf(1000))
})

test('the plain engine repairs to what it would compute again', () => {
  for (let seed = 0; seed < roundsOf(400); seed++) {
    const plain = randomTask(makeRng(`repair ${seed}`), {
      ...featureSets[seed % featureSets.length],
      facts: 8 + (seed % 5),
      actions: 10 + (seed % 9),
    })
    const task = makeTask(plain)
    const engine = new PlainEngine(relax(movesOf(task)))
    const { states, stateCount } = exploreStates(task, { maxStates: 20 })
    for (let state = 0; state < stateCount; state++) {
      engine.reset()
      let goalCost = engine.explore(states.cells, state * states.words)
      if (goalCost === UNREACHED) continue
      while (goalCost > 0) {
        const count = engine.find()
        goalCost = engine.charge(count, engine.leastCost(count))
        expect(goalCost, `seed ${seed}`).toBe(engine.explore(states.cells, state * states.words))
      }
    }
  }
})

/** Costs of propositions by repeating the definition until nothing changes. */
function naiveSums(relaxed: RelaxedTask, holds: (literal: number) => boolean): Float64Array {
  const { conditions, adds, literalOf, always } = relaxed
  const cost = Float64Array.from(literalOf, (lit, p) => (p === always || (lit >= 0 && holds(lit)) ? 0 : Infinity))
  for (let changed = true; changed; ) {
    changed = false
    for (let o = 0; o < relaxed.actionCount; o++) {
      let through = relaxed.cost[o]!
      for (let i = conditions.first[o]!; i < conditions.first[o + 1]!; i++) through += cost[conditions.items[i]!]!
      for (let i = adds.first[o]!; i < adds.first[o + 1]!; i++)
        if (through < cost[adds.items[i]!]!) {
          cost[adds.items[i]!] = through
          changed = true
        }
    }
  }
  return cost
}

test('h-add follows its definition, also for large costs', () => {
  let values = 0
  for (let seed = 0; seed < roundsOf(200); seed++) {
    const plain = randomTask(makeRng(`sums ${seed}`), {
      ...featureSets[seed % featureSets.length],
      facts: 8,
      actions: 10,
    })
    const task = makeTask(plain)
    const moves = movesOf(task)
    const factor = seed % 3 === 0 ? 40_000 : 1
    const relaxed = relax(moves, { cost: moves.cost.map(c => c * factor + (seed % 2)) })
    const sums = new SumCosts(relaxed)
    const { states, stateCount } = exploreStates(task, { maxStates: 20 })
    for (let state = 0; state < stateCount; state++) {
      const naive = naiveSums(relaxed, lit => states.holds(state, lit >> 1) !== ((lit & 1) === 1))
      sums.explore(states.cells, state * states.words)
      expect(sums.cost[relaxed.goal], `seed ${seed}, state ${state}`).toBe(naive[relaxed.goal])
      if (naive[relaxed.goal]! > 1) values++
    }
  }
  expect(values).toBeGreaterThan(roundsOf(200))
})
