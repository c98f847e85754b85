// Every run, event by event, against a second implementation: random tasks of all features, our domains, all rules.

import { algorithms } from '#planning/textbook/algorithms'
import { describe, expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { actionName, factName } from '#planning/task/names'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { endings, type SearchLog } from '#planning/textbook/log'
import { defaultOptions, type HeuristicName, type SearchOptions, usesHeuristic } from '#planning/textbook/options'
import { Replay } from '#planning/textbook/replay'
import { startRun } from '#planning/textbook/start-run'
import { worldOf } from '#planning/textbook/world'
import { modelsOf, taskOf } from '../support/task'
import { ground } from '#planning/task/ground'
import { tangled } from '../support/propositional'
import { randomTexts } from '../support/random-task'
import { whyNotBackwards } from '#planning/textbook/regression'
import { SecondBackward } from '../support/textbook-backward'
import { SecondRun } from '../support/textbook-runs'
import { bundledTask } from './worlds'
import { roundsOf } from '../support/long'

const heuristics: readonly HeuristicName[] = ['blind', 'goal-count', 'h-max', 'h-add', 'ff', 'lm-cut']
const MAX_STEPS = 40

/** The events of a log in the format of the second implementation. */
function linesOf(task: Task, log: SearchLog): string[] {
  return Array.from({ length: log.eventCount }, (_, event) => {
    const { kind, node, from, action, g } = log.eventAt(event)
    if (kind === 'end') return `end ${endings[from]} #${node} g ${g}`
    const name = action < 0 ? '-' : actionName(task, action as ActionId)
    return `${kind} #${node} from #${from} by ${name} g ${g} h ${log.hOf(node)}`
  })
}

/** Rules drawn by chance. */
function someOptions(seed: string, task?: Task): SearchOptions {
  const rng = makeRng(seed)
  const picks = Array.from({ length: MAX_STEPS }, (_, i) => i)
  for (let i = 1; i + 1 < MAX_STEPS; i++) if (rng.below(2) === 0) [picks[i], picks[i + 1]] = [picks[i + 1]!, picks[i]!]
  const avoids = task !== undefined && task.factCount > 0 && rng.below(5) === 0
  return {
    algorithm: rng.pick([...algorithms, 'by-hand'] as const),
    heuristic: rng.pick(heuristics),
    weight: rng.pick([1, 1.5, 2, 5]),
    successors: rng.pick(['by-name', 'by-name', 'against-name'] as const),
    equalF: rng.pick(['small-h', 'age'] as const),
    age: rng.pick(['older', 'newer'] as const),
    cheaperIsNew: rng.below(3) > 0,
    goalTest: rng.pick(['chosen', 'chosen', 'generated'] as const),
    reopen: rng.below(3) > 0,
    prune: rng.pick(['none', 'mutex'] as const),
    without: avoids ? factName(task, rng.below(task.factCount) as FactId) : null,
    picks,
  }
}

/** Compares a run with its second, and the lists of waiting nodes at each choice. */
function compare(task: Task, options: SearchOptions): SearchLog | undefined {
  const world = worldOf(task)
  if (world === undefined) return undefined
  if (options.algorithm === 'backward' && whyNotBackwards(task) !== undefined) return undefined
  const { log, goOn } = startRun(world, options)
  goOn({ expansions: MAX_STEPS, nodes: 100_000 })
  const Second = options.algorithm === 'backward' ? SecondBackward : SecondRun
  const second = new Second(task, options, 10 ** world.digits, MAX_STEPS)
  // The second may still look for a choice that it does not make.
  expect(linesOf(task, log)).toEqual(second.lines.slice(0, log.eventCount))
  expect(second.lines.length).toBe(log.eventCount)
  const replay = new Replay(log, options)
  const waiting = Array.from({ length: log.choiceCount }, (_, choice) => {
    replay.goTo(log.choiceEvent(choice))
    return replay
      .openList(100_000)
      .map(({ node }) => node)
      .join(' ')
  })
  expect(waiting).toEqual(second.waiting.slice(0, log.choiceCount))
  return log
}

test('random tasks of every feature', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 120; seed++) {
    const { domain, problem } = randomTexts(seed)
    const grounded = ground(...modelsOf(domain, problem), {
      maxFacts: 300,
      maxActions: 120,
      maxJoins: 100_000,
    })
    if (grounded.kind !== 'task') continue
    for (let turn = 0; turn < 3; turn++) {
      const log = compare(grounded.task, someOptions(`random ${seed} ${turn}`, grounded.task))
      for (let event = 0; event < (log?.eventCount ?? 0); event++) seen.add(log!.kindAt(event))
    }
  }
  expect(seen.size).toBeGreaterThan(8)
})

test('tangled tasks without objects', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < roundsOf(200); seed++)
    for (let turn = 0; turn < 4; turn++) {
      const log = compare(tangled(seed), someOptions(`tangled ${seed} ${turn}`, tangled(seed)))
      for (let event = 0; event < (log?.eventCount ?? 0); event++) seen.add(log!.kindAt(event))
    }
  expect(seen.size).toBeGreaterThan(10)
})

/** Two walkers on a dense graph with roads that cost 0 to 3: many paths to each state, and free cycles. */
function walkers(seed: number): Task {
  const rng = makeRng(`walkers ${seed}`)
  const places = Array.from({ length: 6 }, (_, i) => `p${i}`)
  const roads = places.flatMap(a =>
    places.filter(b => a !== b && rng.below(2) === 0).map(b => [a, b, rng.below(4)] as const),
  )
  const init = roads.map(([a, b, toll]) => `(road ${a} ${b}) (= (toll ${a} ${b}) ${toll})`)
  return taskOf(
    `(define (domain walkers) (:requirements :strips :action-costs)
      (:predicates (at ?w ?p) (road ?a ?b)) (:functions (toll ?a ?b) (total-cost))
      (:action go :parameters (?w ?a ?b) :precondition (and (at ?w ?a) (road ?a ?b))
        :effect (and (at ?w ?b) (not (at ?w ?a)) (increase (total-cost) (toll ?a ?b)))))`,
    `(define (problem p) (:domain walkers) (:objects w0 w1 ${places.join(' ')})
      (:init (at w0 p0) (at w1 p1) ${init.join(' ')})
      (:goal (and (at w0 p5) (at w1 p4))) (:metric minimize (total-cost)))`,
  )
}

test('graphs with costs, where states are reached again more cheaply, and for nothing', () => {
  let again = 0
  for (let seed = 0; seed < roundsOf(30); seed++)
    for (const algorithm of ['uniform-cost', 'greedy', 'a-star', 'weighted-a-star', 'ida-star'] as const) {
      const options = { ...someOptions(`walkers ${seed} ${algorithm}`), algorithm }
      const log = compare(walkers(seed), options)!
      for (let event = 0; event < log.eventCount; event++)
        if (['cheaper', 'reopen'].includes(log.kindAt(event))) again++
    }
  expect(again).toBeGreaterThan(roundsOf(100))
})

const domains = [
  ...['alfworld', 'blocksworld', 'depot', 'ferry', 'floortile', 'goldminer', 'grid', 'grippers'],
  ...['logistics', 'rovers', 'satellite', 'swap', 'visitall'],
]

describe('our domains', () => {
  test.each(domains)('%s', domain => {
    const task = bundledTask(domain)
    for (const algorithm of algorithms)
      for (const heuristic of usesHeuristic(algorithm) ? heuristics : ['blind' as const]) {
        const chance = someOptions(`${domain} ${algorithm} ${heuristic}`)
        compare(task, { ...defaultOptions, algorithm, heuristic })
        compare(task, { ...chance, algorithm, heuristic })
      }
  })
})
