// Sequences traced in Node: when facts hold, links, redundant steps and distances.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { makeRng } from '#base/rng'
import { printGenerated } from '#planning/pddl/print-generated'
import { allowBytes } from '#base/memory'
import { actionName, stateFacts } from '#planning/task/names'
import { applicableActions, progress } from '#planning/task/step'
import { validatePlan } from '#planning/task/validate'
import { loadTask } from '#planning/task/load'
import { engineInMemory } from '#engine/engine'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '#questions/views/no-distance'
import type { Trace } from '#questions/views/trace/trace-data'
import { deadEnd, noPlan } from '../support/tasks'

const engine = engineInMemory()
const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const source = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
const limits = { maxStates: 50_000 }

const traced = (of: { domain: string; problem: string }, sequence: readonly string[]): Trace => {
  const outcome = engine.trace.trace(of, sequence)
  if (outcome.kind !== 'trace') throw new Error(outcome.message)
  return outcome.trace
}
const holdsIn = (trace: Trace, fact: number, state: number): boolean => {
  const { holds } = trace.facts[fact]!
  for (let i = 0; i < holds.length; i += 2) if (state >= holds[i]! && state < holds[i + 1]!) return true
  return false
}
const plan = (() => {
  const outcome = engine.trace.cheapestPlan(source, [], limits)
  if (outcome.kind !== 'plan') throw new Error('the first ferry problem has a plan')
  return outcome.plan
})()

test('in every domain, each fact that changes has a row that shows when it holds', () => {
  for (const folder of domainFolders) {
    const of = { domain: folder.domainText, problem: folder.problems[0]!.text }
    const prepared = loadTask(of)
    if (prepared.kind !== 'ready') throw new Error(folder.id)
    const { task } = prepared
    const rng = makeRng(`trace ${folder.id}`)
    const states = [task.initial]
    const sequence: string[] = []
    for (let step = 0; step < 25; step++) {
      const choices = applicableActions(task, states.at(-1)!)
      if (choices.length === 0) break
      const action = rng.pick(choices)
      sequence.push(actionName(task, action))
      states.push(progress(task, states.at(-1)!, action))
    }
    const trace = traced(of, sequence)
    expect(trace.taken).toBe(sequence.length)
    const rows = new Map(trace.facts.map((fact, place) => [fact.name, place]))
    const always = new Set(stateFacts(task, task.initial))
    states.forEach((state, at) => {
      const now = new Set(stateFacts(task, state))
      for (const fact of new Set([...now, ...always])) {
        const row = rows.get(fact)
        // Without a row it is as it was at the start.
        expect(row === undefined ? always.has(fact) : holdsIn(trace, row, at)).toBe(now.has(fact))
      }
      for (const [name, row] of rows) if (holdsIn(trace, row, at)) expect(now).toContain(name)
    })
    // The fact of a causal link keeps its needed value from the producer on.
    for (const { fact, negated, producer, consumer } of trace.links) {
      for (let at = producer + 1; at <= consumer; at++) expect(holdsIn(trace, fact, at)).toBe(!negated)
      if (producer >= 0) expect(holdsIn(trace, fact, producer)).toBe(negated)
    }
    expect(structuredClone(trace)).toEqual(trace)
  }
})

test('along a cheapest plan h* drops by the cost of each step', () => {
  const trace = traced(source, plan)
  expect(trace).toMatchObject({
    goalHolds: true,
    goalMissing: [],
    needless: [],
    needlessFound: 'all',
  })
  const { values } = engine.trace.distances(source, plan, limits)!
  values.forEach((value, at) => {
    expect(value + trace.cost[at]!).toBe(values[0])
  })
  expect(values.at(-1)).toBe(0)
})

test('a cheapest plan can be asked for from a state on the way', () => {
  const outcome = engine.trace.cheapestPlan(source, plan.slice(0, 3), limits)
  expect(outcome).toMatchObject({ kind: 'plan', cost: plan.length - 3 })
  if (outcome.kind !== 'plan') return
  const { task } = loadTask(source) as Extract<ReturnType<typeof loadTask>, { kind: 'ready' }>
  expect(validatePlan(task, [...plan.slice(0, 3), ...outcome.plan]).valid).toBe(true)
})

test('a sequence breaks where a step cannot be taken, and shows what it lacks', () => {
  const broken = [...plan.slice(0, 2), '(DEBARK c0   nowhere)', ...plan.slice(2)]
  const unknown = traced(source, broken)
  expect(unknown).toMatchObject({ taken: 2, goalHolds: false, needlessFound: 'not-looked' })
  expect(unknown.missing.length).toBeGreaterThan(0)
  expect(unknown.actions[2]).toBe('(debark c0 nowhere)')
  const early = traced(source, plan.slice(1))
  expect(early.taken).toBeLessThan(plan.length - 1)
  const lacking = early.facts.filter(fact => fact.missing)
  expect(lacking.map(fact => fact.name)).toEqual(
    expect.arrayContaining(early.missing.filter(part => !part.startsWith('(not'))),
  )
  for (const fact of lacking)
    expect(holdsIn(early, early.facts.indexOf(fact), early.taken)).toBe(early.missing.includes(`(not ${fact.name})`))
})

test('steps without use are found, explained, and leaving them out leaves a plan', () => {
  const { task } = loadTask(source) as Extract<ReturnType<typeof loadTask>, { kind: 'ready' }>
  const back = (action: string): string => {
    const [, from, to] = /^\(sail (\S+) (\S+)\)$/.exec(action)!
    return `(sail ${to} ${from})`
  }
  const sail = actionName(
    task,
    applicableActions(task, task.initial).find(a => actionName(task, a).startsWith('(sail'))!,
  )
  const padded = [sail, back(sail), ...plan]
  const trace = traced(source, padded)
  const together = trace.needless.filter(({ together }) => together).map(({ step }) => step)
  expect(together).toHaveLength(2)
  expect(trace.needlessFound).toBe('all')
  for (const { with: steps, why } of trace.needless) {
    expect(
      validatePlan(
        task,
        padded.filter((_, step) => !steps.includes(step)),
      ).valid,
    ).toBe(true)
    expect(why).toMatch(/^[A-Z].*\.$/)
  }
  expect(trace.needless[0]!.why).toBe('The two lead back to the same state.')
})

test('dead ends and goals out of reach are reported, and so is what is not known', () => {
  const lost = engine.trace.distances(deadEnd, ['(go hall cellar)'], limits)!
  expect(lost.values).toEqual([3, NO_DISTANCE])
  expect(engine.trace.distances(noPlan, [], limits)!.values).toEqual([NO_DISTANCE])
  expect(engine.trace.cheapestPlan(noPlan, [], limits)).toEqual({ kind: 'no-plan' })
  expect(traced(noPlan, ['(go hall attic)']).facts.find(({ goal }) => goal !== null)).toEqual({
    name: '(in cellar)',
    holds: [],
    goal: 'wanted',
    missing: false,
  })
  const few = engine.trace.distances(source, [], { maxStates: 3 })!
  expect(few.values).toEqual([UNKNOWN_DISTANCE])
  expect(few.atLeast[0]).toBeLessThanOrEqual(plan.length)
  expect(engine.trace.cheapestPlan(source, [], { maxStates: 3 }).kind).toBe('stopped')
})

test('where no cheapest plan is found, some plan is, with what every plan costs at least, and why', () => {
  const folder = domainFolders.find(({ id }) => id === 'blocksworld')!
  const made = folder.generate!(makeRng('many blocks'), { blocks: 16 })
  const large = { domain: folder.domainText, problem: printGenerated(folder.pddlName, made) }
  const outcome = engine.trace.cheapestPlan(large, [], { maxStates: 200 })
  if (outcome.kind !== 'stopped' || outcome.some === null) throw new Error('no plan at the limit')
  expect(outcome.end).toEqual({ at: 'states', states: 200 })
  const { trace } = engine.trace.trace(large, outcome.some.plan) as { trace: Trace }
  expect(trace).toMatchObject({ goalHolds: true, missing: [] })
  expect(trace.cost.at(-1)).toBe(outcome.some.cost)
  expect(outcome.atLeast).toBeGreaterThan(0)
  expect(outcome.atLeast).toBeLessThan(outcome.some.cost)
  allowBytes(1_000_000)
  try {
    expect(engine.trace.cheapestPlan(large, [], { maxStates: 5_000_000 })).toMatchObject({
      kind: 'stopped',
      end: { at: 'memory', megabytes: 1 },
    })
  } finally {
    allowBytes()
  }
})

test('texts with errors give a message, and a very long sequence is cut', () => {
  const bad = { domain: '(define (domain', problem: ')' }
  expect(engine.trace.trace(bad, [])).toMatchObject({ kind: 'no-task' })
  expect(engine.trace.distances(bad, [], limits)).toBeNull()
  expect(engine.trace.cheapestPlan(bad, [], limits)).toMatchObject({ kind: 'no-task' })
  const there = plan.find(action => action.startsWith('(sail'))!
  const [, from, to] = /^\(sail (\S+) (\S+)\)$/.exec(there)!
  const long = Array.from({ length: 5_000 }, (_, i) => (i % 2 === 0 ? `(sail ${from} ${to})` : `(sail ${to} ${from})`))
  const trace = traced(source, long)
  expect(trace.omitted).toBe(3_000)
  expect(trace.actions).toHaveLength(2_000)
})
