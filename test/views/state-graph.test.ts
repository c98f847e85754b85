// The picture of states and the ways through it, against the plain meaning of a step and against counts made by hand.

import { allowBytes } from '#base/memory'
import { expect, test } from 'vitest'
import { listPlans } from '../support/list-plans'
import { findPlanGraph } from '#planning/search/plan-graph'
import { actionName } from '#planning/task/names'
import { applicableActions, progress } from '#planning/task/step'
import type { State, Task } from '#planning/task/task'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '#questions/views/no-distance'
import { layerByDepth, layerByDistance } from '#questions/views/graph/layout'
import { cheapestPlans, wayBetween } from '#questions/views/graph/ways'
import { graphOf, stateGraph } from '#questions/views/graph/state-graph'
import { randomTexts } from '../support/random-task'
import { taskOf } from '../support/task'
import { tinyTasks } from '../support/tasks'

const more = { expand: [], along: [], states: new Uint32Array(), distances: new Float64Array() }
const limits = { maxStates: 20_000 }
const rowOf = (graph: StateGraph, state: number): Uint32Array =>
  graph.rows.slice(state * graph.words, (state + 1) * graph.words)

/** This many states at most: few enough that all of them can be looked through. */
const MAX_STATES = 3_000
const randomTasks: { seed: number; task: Task; source: { domain: string; problem: string } }[] = []
for (let seed = 0; randomTasks.length < 60 && seed < 3_000; seed++) {
  const source = randomTexts(`graph ${seed}`)
  const task = taskOf(source.domain, source.problem)
  // The total is unknown for those with more states.
  const { total } = graphOf(task, 10, undefined, MAX_STATES + 1)
  // Mostly the few tasks with many states; some small ones as edge cases.
  if (total !== null && total <= MAX_STATES && (total > 7 || seed < 20)) randomTasks.push({ seed, task, source })
}

/** Every edge that the plain meaning of a step gives between these states, and who has others. */
function plainly(task: Task, graph: StateGraph) {
  const place = new Map<string, number>()
  for (let state = 0; state < graph.count; state++) place.set(rowOf(graph, state).join(), state)
  const edges: string[] = []
  const frontier: number[] = []
  for (let state = 0; state < graph.count; state++) {
    const row = rowOf(graph, state) as State
    let leaves = false
    for (const action of applicableActions(task, row)) {
      const target = place.get(progress(task, row, action).join())
      if (target === undefined) leaves = true
      else edges.push(`${state} ${actionName(task, action)} ${target}`)
    }
    if (leaves) frontier.push(state)
  }
  return { edges: edges.sort(), frontier }
}
const edgesOf = (graph: StateGraph): string[] =>
  Array.from(
    graph.edgeFrom,
    (from, edge) => `${from} ${graph.actionNames[graph.edgeAction[edge]!]} ${graph.edgeTo[edge]}`,
  ).sort()
const frontierOf = (graph: StateGraph): number[] =>
  [...graph.isFrontier.keys()].filter(state => graph.isFrontier[state] === 1)

test('a part shows every transition among its states, and shows which states have others', () => {
  for (const { seed, task } of randomTasks) {
    const graph = graphOf(task, 7)
    const { edges, frontier } = plainly(task, graph)
    expect(edgesOf(graph), `seed ${seed}`).toEqual(edges)
    expect(frontierOf(graph), `seed ${seed}`).toEqual(frontier)
    expect(graph.complete, `seed ${seed}`).toBe(graph.total === graph.count)
    expect(frontier.length > 0, `seed ${seed}`).toBe(!graph.complete)
  }
})

test('expanding a state adds its successors, keeps the numbers of the others and all truths about them', () => {
  let expanded = 0
  for (const { seed, task } of randomTasks) {
    const before = graphOf(task, 5)
    const whole = graphOf(task, 10_000)
    const depths = new Map<string, number>()
    for (let state = 0; state < whole.count; state++) depths.set(rowOf(whole, state).join(), whole.depth[state]!)
    for (const state of frontierOf(before)) {
      const row = rowOf(before, state)
      const after = graphOf(task, 5, { ...more, expand: [row] })
      expect(after.rows.slice(0, before.rows.length), `seed ${seed}`).toEqual(before.rows)
      expect(after.isFrontier[state], `seed ${seed}`).toBe(0)
      const successors = new Set(
        applicableActions(task, row as State).map(action => progress(task, row as State, action).join()),
      )
      for (let added = before.count; added < after.count; added++)
        expect(successors.has(rowOf(after, added).join()), `seed ${seed}`).toBe(true)
      const { edges, frontier } = plainly(task, after)
      expect(edgesOf(after), `seed ${seed}`).toEqual(edges)
      expect(frontierOf(after), `seed ${seed}`).toEqual(frontier)
      for (let other = 0; other < after.count; other++)
        expect(after.depth[other], `seed ${seed}`).toBe(depths.get(rowOf(after, other).join()))
      expanded++
    }
  }
  expect(expanded).toBeGreaterThan(30)
})

test('beyond what was explored, depths are reported as bounds and distances only where they are sure', () => {
  let [bounds, beyond] = [0, 0]
  for (const { seed, task } of randomTasks) {
    const whole = graphOf(task, 10_000)
    const truth = new Map<string, number>()
    for (let state = 0; state < whole.count; state++) truth.set(rowOf(whole, state).join(), state)
    // The last states of the problem, whatever leads to them, and all that can be reached by expanding them once.
    const states = whole.rows.slice(-4 * whole.words)
    const expand = [0, 1, 2, 3].map(i => states.slice(i * whole.words, (i + 1) * whole.words))
    const graph = graphOf(task, 4, { ...more, states, expand }, 6)
    for (let state = 0; state < graph.count; state++) {
      const is = truth.get(rowOf(graph, state).join())!
      const depth = whole.depth[is]!
      const bound = graph.depthBound[state]
      if (bound) bounds++
      if (bound === 1) expect(graph.depth[state]!, `seed ${seed}`).toBeGreaterThanOrEqual(depth)
      else if (bound === 2) expect(graph.depth[state]!, `seed ${seed}`).toBeLessThanOrEqual(depth)
      else expect(graph.depth[state], `seed ${seed}`).toBe(depth)
      if (graph.distance[state] !== UNKNOWN_DISTANCE)
        expect(graph.distance[state], `seed ${seed}`).toBe(whole.distance[is])
      if (is >= 6) beyond++
    }
    expect(graph.total === null, `seed ${seed}`).toBe(whole.count > 6)
  }
  expect(beyond).toBeGreaterThan(50)
  expect(bounds).toBeGreaterThan(5)
})

test('the states of a sequence join the picture', () => {
  const source = lamps(9)
  const task = taskOf(source.domain, source.problem)
  const whole = graphOf(task, 10_000)
  const last = whole.count - 1
  const way = wayBetween(source, [], rowOf(whole, last), limits)
  if (way.kind !== 'way') throw new Error(way.kind)
  const graph = graphOf(task, 2, { ...more, along: way.actions })
  expect([...graph.rows].join()).toContain([...rowOf(whole, last)].join())
  expect(graph.count).toBeLessThanOrEqual(3 + way.actions.length)
})

test('layers by goal distance fall towards the goal; the unknown lie above, dead ends below', () => {
  for (const { seed, task } of randomTasks) {
    const graph = graphOf(task, 10_000)
    // As if some were not known.
    const distance = graph.distance.map((value, state) => (state % 5 === 4 ? UNKNOWN_DISTANCE : value))
    const layering = layerByDistance({ ...graph, distance })
    const isKnown = (value: number): boolean => value < UNKNOWN_DISTANCE
    if (layering === null) {
      expect(distance.some(isKnown), `seed ${seed}`).toBe(false)
      continue
    }
    const rank = (value: number): number =>
      value === NO_DISTANCE ? 1 : value === UNKNOWN_DISTANCE ? Number.NEGATIVE_INFINITY : -value
    for (let a = 0; a < graph.count; a++)
      for (let b = 0; b < Math.min(graph.count, 60); b++) {
        if (rank(distance[a]!) < rank(distance[b]!)) expect(layering.y[a]!, `seed ${seed}`).toBeLessThan(layering.y[b]!)
        if (a !== b && layering.layer[a] === layering.layer[b])
          expect(Math.abs(layering.x[a]! - layering.x[b]!), `seed ${seed}`).toBeGreaterThan(0.999)
      }
    expect(layering.y).toEqual(Float32Array.from(layering.layer, layer => layering.bands[layer]!.y))
  }
})

test('layers by depth are the depths', () => {
  const { task } = randomTasks[0]!
  const graph = graphOf(task, 10_000)
  const { bands, layer, y } = layerByDepth(graph)
  expect(bands.map(band => band.value)).toEqual(bands.map((_, at) => at))
  expect([...y]).toEqual([...graph.depth])
  expect(layer).toEqual(graph.depth)
})

test('cheapest plans are counted as by hand', () => {
  for (const { name, domain, problem, planCount, optimalCost } of tinyTasks) {
    const outcome = cheapestPlans({ domain, problem }, [], limits)
    if (optimalCost === undefined) expect(outcome.kind, name).toBe('no-plan')
    else
      expect(outcome, name).toMatchObject({
        kind: 'plans',
        plans: { count: String(planCount), cost: optimalCost },
      })
  }
})

const lamps = (count: number, cost = '') => {
  const names = Array.from({ length: count }, (_, i) => `l${i}`)
  return {
    domain: `(define (domain lamps) (:predicates (lit ?l) (lamp ?l))
      ${cost ? '(:functions (total-cost))' : ''}
      (:action light :parameters (?l) :precondition (and (lamp ?l) (not (lit ?l)))
        :effect (and (lit ?l) ${cost && '(increase (total-cost) 1)'}))
      (:action quench :parameters (?l) :precondition (lit ?l) :effect (and (not (lit ?l)) ${cost && '(increase (total-cost) 0)'})))`,
    problem: `(define (problem p) (:domain lamps) (:objects ${names.join(' ')})
      (:init ${names.map(name => `(lamp ${name})`).join(' ')} ${cost && '(= (total-cost) 0)'})
      (:goal (and ${names.map(name => `(lit ${name})`).join(' ')}))
      ${cost && '(:metric minimize (total-cost))'})`,
  }
}

test('orders of twelve independent steps are counted without listing them', () => {
  expect(cheapestPlans(lamps(12), [], limits)).toMatchObject({
    plans: { count: '479001600', cost: 12 },
  })
  expect(cheapestPlans(lamps(12), ['(light l0)', '(light l5)'], limits)).toMatchObject({
    plans: { count: String(10 * 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2), cost: 10 },
  })
})

test('too many states, or too little memory, is reported as such', () => {
  expect(cheapestPlans(lamps(24), [], { maxStates: 1_000 })).toEqual({
    kind: 'stopped',
    end: { at: 'states', states: 1_000 },
  })
  allowBytes(2_000_000)
  try {
    expect(cheapestPlans(lamps(24), [], { maxStates: 10_000_000 })).toEqual({
      kind: 'stopped',
      end: { at: 'memory', megabytes: 2 },
    })
  } finally {
    allowBytes()
  }
})

test('where free actions go round in circles, the plans are not counted', () => {
  const source = {
    domain: `(define (domain d) (:predicates (a) (b) (g)) (:functions (total-cost))
      (:action there :precondition (a) :effect (and (b) (not (a)) (increase (total-cost) 0)))
      (:action back :precondition (b) :effect (and (a) (not (b)) (increase (total-cost) 0)))
      (:action win :precondition (b) :effect (and (g) (increase (total-cost) 3))))`,
    problem: `(define (problem p) (:domain d) (:init (a) (= (total-cost) 0)) (:goal (g))
      (:metric minimize (total-cost)))`,
  }
  expect(cheapestPlans(source, [], limits)).toMatchObject({ plans: { count: null, cost: 3 } })
})

test('counts from the explored space, from a search, and from listing the plans are one', () => {
  let compared = 0
  for (const { seed, task, source } of randomTasks) {
    const outcome = cheapestPlans(source, [], limits)
    const searched = findPlanGraph(task, limits)
    if (outcome.kind === 'no-plan') {
      expect(searched.kind, `seed ${seed}`).toBe('no-plan')
      continue
    }
    if (outcome.kind !== 'plans' || searched.kind !== 'graph') throw new Error(`seed ${seed}`)
    const { plans } = outcome
    expect(plans.cost, `seed ${seed}`).toBeCloseTo(searched.graph.cheapest)
    expect(plans.distance.length, `seed ${seed}`).toBe(searched.graph.stateOf.length)
    const listed = listPlans(searched.graph, 5_000)
    if (plans.count === null || !listed.complete) continue
    expect(plans.count, `seed ${seed}`).toBe(String(listed.plans.length))
    compared++
  }
  expect(compared).toBeGreaterThan(10)
})

test('a way between states is a shortest one, or it is reported that there is none', () => {
  for (const { seed, task, source } of randomTasks.slice(0, 25)) {
    const graph = graphOf(task, 10_000)
    for (const state of [0, graph.count >> 1, graph.count - 1]) {
      const way = wayBetween(source, [], rowOf(graph, state), limits)
      if (way.kind !== 'way') throw new Error(`seed ${seed}: ${way.kind}`)
      expect(way.actions, `seed ${seed}`).toHaveLength(graph.depth[state]!)
    }
  }
  const oneWay = {
    domain: '(define (domain d) (:predicates (a) (b)) (:action go :effect (b)))',
    problem: '(define (problem p) (:domain d) (:init (a)) (:goal (b)))',
  }
  const outcome = stateGraph(oneWay, limits)
  if (outcome.kind !== 'graph') throw new Error(outcome.kind)
  expect(wayBetween(oneWay, ['(go)'], rowOf(outcome.graph, 0), limits)).toEqual({ kind: 'none' })
  const dark = lamps(9)
  const part = stateGraph(dark, limits)
  if (part.kind !== 'graph') throw new Error(part.kind)
  expect(wayBetween(dark, [], rowOf(part.graph, 511), { maxStates: 20 })).toMatchObject({
    kind: 'stopped',
  })
})

test('a row or a sequence of another problem does no harm', () => {
  const { source, task } = randomTasks[0]!
  expect(wayBetween(source, ['(nothing like it)'], new Uint32Array(1), limits).kind).toBe('no-task')
  expect(wayBetween(source, [], new Uint32Array(77), limits).kind).not.toBe('way')
  expect(graphOf(task, 3, { ...more, expand: [new Uint32Array(99)] }).count).toBe(graphOf(task, 3).count)
})
