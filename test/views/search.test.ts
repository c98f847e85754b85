// Textbook search as the page is informed of it: portions that follow on each other, and what estimates are made of.

import { expect, test } from 'vitest'
import { engineInMemory } from '#engine/engine'
import { SearchLog } from '#planning/textbook/log'
import { defaultOptions, type SearchOptions } from '#planning/textbook/options'
import { Replay } from '#planning/textbook/replay'
import type { LensView, RunPortion } from '#questions/views/search/search-data'
import { textOf } from '../textbook/worlds'

const { search } = engineInMemory()
const sourceOf = (domain: string) => ({
  domain: textOf(domain, 'domain.pddl'),
  problem: textOf(domain, 'problems', 'p01.pddl'),
})
const ferry = sourceOf('ferry')

/** A run taken in portions of this many expansions. */
function inPortions(options: SearchOptions, step: number): { log: SearchLog; names: Map<number, string> } {
  const log = new SearchLog()
  const names = new Map<number, string>()
  for (let expansions = step; ; expansions += step) {
    const place = { events: log.eventCount, nodes: log.nodeCount, states: log.stateCount }
    const portion = search.run(ferry, options, place, { expansions, nodes: 10_000 }) as RunPortion
    log.append(portion.part)
    for (const [number, name] of portion.names) names.set(number, name)
    if (portion.isOver) return { log, names }
  }
}

test('portions of a run make the run, whatever their size, and a run begun again continues', () => {
  const whole = inPortions(defaultOptions, 1_000)
  const parts = inPortions(defaultOptions, 1)
  expect(parts.log.partFrom(0, 0, 0)).toEqual(whole.log.partFrom(0, 0, 0))
  expect(parts.names).toEqual(whole.names)
  const replay = new Replay(parts.log, defaultOptions)
  replay.goTo(parts.log.eventCount)
  const plan = replay.pathTo(replay.ending!.goal).slice(1)
  expect(plan.map(node => parts.names.get(replay.actionOf(node)))).toHaveLength(6)
})

const lensIn = (heuristic: SearchOptions['heuristic'], steps: readonly string[] = []): LensView =>
  search.lens(ferry, steps, heuristic) as LensView

test('the lens on h-max and h-add shows the cost of each condition, sweep by sweep', () => {
  for (const [heuristic, value] of [
    ['h-max', 3],
    ['h-add', 6],
  ] as const) {
    const view = lensIn(heuristic)
    expect(view.value).toBe(value)
    if (view.lens.kind !== 'sweeps') throw new Error(view.lens.kind)
    const { rows, sweeps } = view.lens.table
    expect(rows[0]?.condition).toBe('the goal')
    expect(rows[0]?.costs.at(-1)).toBe(value)
    expect(rows.every(({ costs }) => costs.length === sweeps)).toBe(true)
    const on = rows.find(({ condition }) => condition === '(on c0)')
    expect([on?.by.startsWith('(board c0 '), on?.costs[0]]).toEqual([true, Infinity])
  }
})

test('the lens on FF shows a relaxed plan, the one on LM-cut rounds with shares that sum to the estimate', () => {
  const plan = lensIn('ff')
  if (plan.lens.kind !== 'plan') throw new Error(plan.lens.kind)
  expect(plan.lens.rows.reduce((sum, { cost }) => sum + cost, 0)).toBe(plan.value)
  expect(plan.lens.rows.some(({ isFirst }) => isFirst)).toBe(true)
  const cuts = lensIn('lm-cut')
  if (cuts.lens.kind !== 'cuts') throw new Error(cuts.lens.kind)
  expect(cuts.lens.rows.reduce((sum, { share }) => sum + share, 0)).toBe(cuts.value)
  expect(cuts.lens.rows).toHaveLength(5)
  for (const { actions } of cuts.lens.rows) expect(actions.length).toBeGreaterThan(0)
})

test('goal count names what is missing; all estimates of a state are next to what is left', () => {
  const view = lensIn('goal-count')
  if (view.lens.kind !== 'goals') throw new Error(view.lens.kind)
  expect(view.lens.missing).toHaveLength(view.value)
  const all = search.estimates(ferry, [])
  if (all.kind !== 'estimates') throw new Error(all.kind)
  expect(Object.fromEntries(all.values)).toEqual({
    ...{ blind: 1, 'goal-count': 2, 'h-max': 3, 'h-add': 6 },
    ...{ ff: 5, 'lm-cut': 5, 'h-plus': 5, 'h-star': 6 },
  })
})

test('h-add states too much in 34 of 72 states of visitall; h-max in none', () => {
  const visitall = sourceOf('visitall')
  const add = search.dots(visitall, 'h-add')
  const max = search.dots(visitall, 'h-max')
  if (add.kind !== 'dots' || max.kind !== 'dots') throw new Error(add.kind)
  expect([add.states, add.above, max.above]).toEqual([72, 34, 0])
  expect(add.dots.reduce((sum, { count }) => sum + count, 0)).toBe(72)
})

test('texts that give no task are reported as such', () => {
  const broken = { domain: '(define (domain', problem: '' }
  expect(search.run(broken, defaultOptions, { events: 0, nodes: 0, states: 0 }, { expansions: 1, nodes: 1 }).kind).toBe(
    'no-task',
  )
  expect(search.lens(broken, [], 'ff').kind).toBe('no-task')
})

test('which of equally dear conditions counts changes what LM-cut states', () => {
  const rovers = sourceOf('rovers')
  const of = (ties: 'first' | 'last'): number => {
    const lens = search.lens(rovers, [], 'lm-cut', ties)
    return lens.kind === 'lens' ? lens.value : Number.NaN
  }
  expect([of('first'), of('last')].sort()).toEqual([5, 7])
})

test('the relaxed world grows layer by layer until the goal is in it', () => {
  const view = search.relaxed(sourceOf('ferry'), [])
  if (view.kind !== 'relaxed') throw new Error(view.message)
  expect(view.layers[0]!.facts).toContain('(at-ferry l0)')
  expect(view.layers[0]!.actions).toEqual([])
  const facts = view.layers.flatMap(({ facts }) => facts)
  expect(new Set(facts).size).toBe(facts.length)
  for (const { name, isGoal, isTrue } of view.conditions) {
    if (isGoal) expect(facts).toContain(name)
    expect(view.layers[0]!.facts.includes(name)).toBe(isTrue)
  }
  // An action needs facts from before its layer, and adds at least one fact of its layer.
  view.layers.forEach(({ actions }, layer) => {
    const before = new Set(view.layers.slice(0, layer).flatMap(({ facts }) => facts))
    for (const action of actions) {
      const needs = view.actions.find(each => each.action === action)!.needs
      expect(needs.every(each => before.has(each))).toBe(true)
    }
  })
})

test('a row of the sheet shows the result of the run, or that it was stopped', () => {
  const visitall = sourceOf('visitall')
  const sum = (options: Partial<SearchOptions>, expansions = 1_000) =>
    search.sum(visitall, { ...defaultOptions, ...options }, { expansions, nodes: 10_000 })
  expect(sum({ heuristic: 'h-add' })).toMatchObject({ expanded: 7, how: 'plan', cost: 7 })
  expect(sum({ algorithm: 'breadth-first' })).toMatchObject({ expanded: 37, cost: 5 })
  expect(sum({ algorithm: 'breadth-first' }, 10)).toMatchObject({ expanded: 10, how: 'stopped' })
})
