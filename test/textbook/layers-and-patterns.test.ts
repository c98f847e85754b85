// Planning graphs and pattern databases compared with their definitions, on all states of small problems.

import { describe, expect, test } from 'vitest'
import { goalDistances } from '#planning/search/goal-distance'
import { exploreStates } from '#planning/search/state-space'
import { loadTask } from '#planning/task/load'
import { type FactId, FLUENT, type Task } from '#planning/task/task'
import { isApplicable, progress } from '#planning/task/step'
import { patternDatabase } from '#planning/textbook/pattern-database'
import { planningGraph, whyNoGraph } from '#planning/textbook/planning-graph'
import { worldOf } from '#planning/textbook/world'
import { bundledSource } from '../support/lesson'

const domains = ['ferry', 'blocksworld', 'grippers', 'visitall', 'goldminer', 'grid'] as const

function taskOf(domain: string): Task {
  const loaded = loadTask(bundledSource(domain))
  if (loaded.kind !== 'ready') throw new Error(domain)
  return loaded.task
}

/** The states after at most this many actions. */
function statesWithin(task: Task, steps: number) {
  let found = [task.initial]
  const seen = new Set([String(task.initial)])
  for (let step = 0; step < steps; step++)
    found = [
      ...found,
      ...found.flatMap(state =>
        Array.from({ length: task.actionCount }, (_, action) => action).flatMap(action => {
          if (!isApplicable(task, state, action as never)) return []
          const next = progress(task, state, action as never)
          if (seen.has(String(next))) return []
          seen.add(String(next))
          return [next]
        }),
      ),
    ]
  return found
}

describe.each(domains)('%s', domain => {
  const task = taskOf(domain)
  const fluents = Array.from({ length: task.factCount }, (_, fact) => fact as FactId).filter(
    fact => task.factKind[fact] === FLUENT,
  )
  const isIn = (state: Uint32Array, fact: FactId): boolean => ((state[fact >>> 5]! >>> (fact & 31)) & 1) === 1

  test.runIf(whyNoGraph(task) === undefined)('a layer has what its number of actions can make true', () => {
    const { layers } = planningGraph(task)!
    for (const steps of [0, 1, 2, 3]) {
      const layer = layers[Math.min(steps, layers.length - 1)]!
      for (const state of statesWithin(task, steps)) {
        const held = fluents.filter(fact => isIn(state, fact))
        expect(held.filter(fact => !layer.facts.includes(fact))).toEqual([])
        expect(held.some((a, i) => held.slice(i + 1).some(b => layer.isMutex(a, b)))).toBe(false)
      }
    }
    const last = layers.at(-1)!
    const { states, stateCount } = exploreStates(task, { maxStates: 10_000 })
    for (let state = 0; state < stateCount; state++) {
      const held = fluents.filter(fact => states.holds(state as never, fact))
      expect(held.some((a, i) => held.slice(i + 1).some(b => last.isMutex(a, b)))).toBe(false)
    }
  })

  test('a pattern of all facts has the goal distances, and a smaller one never more', () => {
    const world = worldOf(task)!
    const space = exploreStates(task, { maxStates: 10_000 })
    const { cost } = goalDistances(space)
    const whole = patternDatabase(world, fluents)!
    const half = patternDatabase(
      world,
      fluents.filter((_, i) => i % 2 === 0),
    )!
    expect(whole.stateCount).toBe(space.stateCount)
    for (let state = 0; state < space.stateCount; state++) {
      const row = space.states.rows.slice(state * space.states.words, (state + 1) * space.states.words) as never
      expect(whole.of(row)).toBe(cost[state])
      expect(half.of(row)).toBeLessThanOrEqual(cost[state]!)
    }
  })
})
