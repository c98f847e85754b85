// Estimates against the second implementation, and what makes each of them what it is.

import { expect, test } from 'vitest'
import { allStates } from '#planning/textbook/all-states'
import { costTable } from '#planning/textbook/cost-table'
import { heuristicNamed } from '#planning/textbook/heuristics/by-name'
import { relaxedPlan } from '#planning/textbook/heuristics/ff'
import { cuts } from '#planning/textbook/heuristics/lm-cut'
import type { HeuristicName } from '#planning/textbook/options'
import { relax, trueIn } from '#planning/textbook/relaxed'
import { type World, worldOf } from '#planning/textbook/world'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { tangled } from '../support/propositional'
import { Estimates } from '../support/textbook-estimates'
import { bundledWorld } from './worlds'

const names: readonly HeuristicName[] = ['blind', 'goal-count', 'h-max', 'h-add', 'ff', 'lm-cut']

/** Small problems: those of our domains, and tangled ones of every feature. */
const problems: [string, World][] = [
  ...['ferry', 'blocksworld', 'grippers', 'swap', 'goldminer', 'depot', 'floortile'].map((domain): [string, World] => [
    domain,
    bundledWorld(domain),
  ]),
  ...Array.from({ length: 150 }, (_, seed): [string, World] => [`tangled ${seed}`, worldOf(tangled(seed))!]),
]

const actionsOf = (world: World, actions: Iterable<number>): Set<string> =>
  new Set([...actions].map(action => actionName(world.task, action as ActionId)))

test('every estimate of every state is that of the second implementation', () => {
  let looked = 0
  for (const [name, world] of problems) {
    const second = new Estimates(world.task, 10 ** world.digits)
    for (const state of allStates(world, world.task.initial, 500)?.states.slice(0, 12) ?? []) {
      for (const heuristic of names)
        expect(heuristicNamed(world, heuristic).of(state), `${name} ${heuristic}`).toBe(second.of(heuristic, state))
      looked++
    }
  }
  expect(looked).toBeGreaterThan(400)
})

test('h-max and LM-cut never exceed h+, nor h+ what is left; h+ is the second one', () => {
  let finite = 0
  for (const [name, world] of problems) {
    const all = allStates(world, world.task.initial, 500)
    const second = new Estimates(world.task, 10 ** world.digits)
    const owners = relax(world).operators.flatMap(({ action }) => (action < 0 ? [] : [action]))
    const isPlain = new Set(owners).size === owners.length
    for (const [number, state] of all?.states.slice(0, 8).entries() ?? []) {
      const [max, cut, plus, add] = (['h-max', 'lm-cut', 'h-plus', 'h-add'] as const).map(each =>
        heuristicNamed(world, each).of(state),
      )
      const best = second.optimum(second.trueIn(state), 4_000)
      if (best !== undefined) expect(plus, name).toBe(best)
      // An action with several operators pays once for all of them (Keyder, Hoffmann & Haslum 2012).
      if (isPlain) expect(max!).toBeLessThanOrEqual(cut!)
      expect(max!).toBeLessThanOrEqual(plus!)
      expect(cut!).toBeLessThanOrEqual(plus!)
      expect(plus!).toBeLessThanOrEqual(all!.distance[number]!)
      expect(add!).toBeGreaterThanOrEqual(plus!)
      if (plus! < Number.POSITIVE_INFINITY && plus! > 0) finite++
    }
  }
  expect(finite).toBeGreaterThan(100)
})

test("FF's plan is a relaxed plan, and without its cut actions no relaxed plan is left", () => {
  let rounds = 0
  for (const [name, world] of problems) {
    const relaxed = relax(world)
    const second = new Estimates(world.task, 10 ** world.digits)
    for (const state of allStates(world, world.task.initial, 500)?.states.slice(0, 8) ?? []) {
      const start = trueIn(relaxed, state)
      const plan = relaxedPlan(relaxed, start, costTable(relaxed, 'add', start))
      if (plan === undefined) continue
      expect(second.reaches(second.trueIn(state), actionsOf(world, plan.actions)), name).toBe(true)
      const everything = actionsOf(world, world.byName)
      for (const { actions, share } of cuts(relaxed, start)) {
        expect(share).toBeGreaterThan(0)
        const others = new Set(everything)
        for (const each of actionsOf(world, actions)) others.delete(each)
        expect(second.reaches(second.trueIn(state), others), name).toBe(false)
        rounds++
      }
    }
  }
  expect(rounds).toBeGreaterThan(200)
})
