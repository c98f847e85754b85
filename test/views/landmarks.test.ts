// Landmarks as the page gets them: sorted, ordered, drawn and proven, from the start or from a state on the way.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { engineInMemory } from '#engine/engine'
import {
  type LandmarkWhy,
  type LandmarkSet,
  type LandmarkPicture,
  UNDECIDED,
  GOAL_FACT,
  INITIAL_FACT,
  LANDMARK,
  NOT_A_LANDMARK,
} from '#questions/views/landmarks/landmark-data'
import { addAndDelete, deadEnd, emptyPlan, noPlan, tinyTasks } from '../support/tasks'

type Source = { domain: string; problem: string }

const engine = engineInMemory()
const whyOf = (source: Source, taken: readonly string[], fact: string): LandmarkWhy =>
  engine.landmarks.why(source, taken, fact, false)!

function setOf(source: Source, taken: readonly string[] = []): LandmarkSet {
  const outcome = engine.landmarks.find(source, taken, 'full')
  if (outcome.kind !== 'landmarks') throw new Error(JSON.stringify(outcome))
  return outcome.set
}
const bundled = domainFolders.map(({ id, domainText, problems }) => ({
  id,
  source: { domain: domainText, problem: problems[0]!.text },
}))
const factsThat = ({ facts, statuses }: LandmarkSet, status: number): string[] =>
  facts.filter((_, i) => statuses[i] === status)

/** Pairs that the arrows order, directly or through others. */
function orderedPairs({ orders }: LandmarkPicture): Set<string> {
  const pairs = new Set<string>()
  const follow = (first: number, from: number): void => {
    for (const { before, after } of orders) {
      if (before !== from || pairs.has(`${first} ${after}`)) continue
      pairs.add(`${first} ${after}`)
      follow(first, after)
    }
  }
  for (const { before } of orders) follow(before, before)
  return pairs
}

test('what is stated about landmarks survives structured cloning', () => {
  const { source } = bundled[0]!
  const { facts } = setOf(source)
  for (const result of [
    engine.landmarks.find(source, [], 'quick'),
    whyOf(source, [], facts[0]!),
    engine.landmarks.times(source, [], facts),
    engine.landmarks.find({ domain: '(define', problem: '' }, [], 'quick'),
  ])
    expect(structuredClone(result)).toEqual(result)
})

test('the landmarks of the tiny tasks are those found by hand', () => {
  for (const tiny of tinyTasks) {
    if (tiny.plan === undefined) continue
    expect([tiny.name, factsThat(setOf(tiny), LANDMARK)]).toEqual([tiny.name, tiny.landmarks])
  }
})

test('every fact of the bundled problems is explained, and the checker accepts it', () => {
  const verdictOf = {
    [LANDMARK]: 'landmark',
    [NOT_A_LANDMARK]: 'not-landmark',
    [INITIAL_FACT]: 'initial',
    [GOAL_FACT]: 'goal',
  }
  for (const { id, source } of bundled) {
    const set = setOf(source)
    expect([id, factsThat(set, UNDECIDED)]).toEqual([id, []])
    // A sample of the many facts of large problems.
    const every = Math.ceil(set.facts.length / 60)
    set.facts.forEach((fact, i) => {
      const status = set.statuses[i]! as keyof typeof verdictOf
      if (status !== LANDMARK && i % every !== 0) return
      const why = whyOf(source, [], fact)
      const ahead = engine.landmarks.why(source, [], fact, true)
      if (ahead !== null) expect([id, ahead]).toEqual([id, why])
      expect([id, fact, why.verdict]).toEqual([id, fact, verdictOf[status]])
      const needsNone = status === INITIAL_FACT || status === GOAL_FACT
      expect([id, fact, why.checked]).toEqual([id, fact, needsNone ? null : true])
      if (why.plan === null) return
      const times = engine.landmarks.times(source, why.plan, [fact])!
      expect([id, fact, times.steps, times.held.includes(1)]).toEqual([id, fact, why.plan.length, false])
      expect(engine.states.step(source, why.plan)).toMatchObject({ state: { goalHolds: true } })
    })
  }
})

test('along a plan landmarks first hold in the order of the list, and right before where it is reported', () => {
  let arrows = 0
  for (const { id, source } of bundled) {
    const { nodes, whole, facts, statuses } = setOf(source)
    const other = facts.find((_, i) => statuses[i] === NOT_A_LANDMARK)
    const plan = other === undefined ? null : whyOf(source, [], other).plan
    if (plan === null) continue
    const names = nodes.map(({ fact }) => fact)
    const { held, steps } = engine.landmarks.times(source, plan, names)!
    const firstAt = (node: number): number => held.indexOf(1, node * (steps + 1)) - node * (steps + 1)
    for (const { before, after, kind } of whole.orders) {
      arrows++
      expect([id, before < after]).toEqual([id, true])
      expect([id, firstAt(before) < firstAt(after)]).toEqual([id, true])
      if (kind === 'greedy-necessary') expect([id, held[before * (steps + 1) + firstAt(after) - 1]]).toEqual([id, 1])
      // The action that makes it true is among its first achievers.
      const { firstAchievers, achieverCount } = nodes[after]!
      if (achieverCount === firstAchievers.length) expect(firstAchievers).toContain(plan[firstAt(after) - 1])
    }
  }
  expect(arrows).toBeGreaterThan(50)
})

test('without the trivial ones the same landmarks are ordered in the same way', () => {
  for (const { id, source } of bundled) {
    const { nodes, whole, inner } = setOf(source)
    const kept = new Set(inner.nodes.map(({ node }) => node))
    for (const node of kept) expect([id, nodes[node]!.inInitial || nodes[node]!.inGoal]).toEqual([id, false])
    const pairs = [...orderedPairs(whole)].filter(pair => pair.split(' ').every(node => kept.has(Number(node))))
    expect([id, new Set(pairs)]).toEqual([id, orderedPairs(inner)])
  }
})

test('the picture begins with what holds initially and ends with the goal; arrows go forward', () => {
  for (const { id, source } of bundled) {
    const { nodes, whole } = setOf(source)
    const layerOf = new Map(whole.nodes.map(({ node, layer }) => [node, layer]))
    for (const { node, layer, row } of whole.nodes) {
      if (nodes[node]!.inInitial) expect([id, layer]).toEqual([id, 0])
      const apart = whole.nodes.filter(
        other => other.node !== node && other.layer === layer && Math.abs(other.row - row) < 0.99,
      )
      expect([id, apart]).toEqual([id, []])
    }
    for (const { before, after, via } of whole.orders) {
      const way = [layerOf.get(before)!, ...via.map(({ layer }) => layer), layerOf.get(after)!]
      expect([id, way]).toEqual([id, way.map((_, i) => way[0]! + i)])
    }
  }
})

test('from a state on the way, landmarks are those of the problem that begins there', () => {
  const taken = ['(go hall attic)']
  const there = { ...deadEnd, problem: deadEnd.problem.replace('(in hall)', '(in attic)') }
  const moved = setOf(deadEnd, taken)
  expect(factsThat(moved, LANDMARK)).toEqual(factsThat(setOf(there), LANDMARK))
  expect(factsThat(moved, INITIAL_FACT)).toContain('(in attic)')
  expect(whyOf(deadEnd, taken, '(in attic)').verdict).toBe('initial')
  expect(whyOf(deadEnd, [], '(in attic)').verdict).toBe('landmark')
})

test('a dead end has no plan, and reports it with evidence', () => {
  const lost = engine.landmarks.find(deadEnd, ['(go hall cellar)'], 'quick')
  expect(lost).toMatchObject({ kind: 'no-plan', checked: true })
  expect(engine.landmarks.find(noPlan, [], 'quick')).toMatchObject({
    kind: 'no-plan',
    checked: true,
  })
  expect(engine.landmarks.find(noPlan, [], 'quick')).toMatchObject({
    explanation: expect.stringContaining('`(in cellar)`, a goal, is missing'),
  })
  expect(whyOf(noPlan, [], '(in attic)')).toMatchObject({
    verdict: 'no-plan',
    checked: true,
  })
})

test('where the goal holds already nothing has to be passed', () => {
  const { goalHolds, facts, statuses } = setOf(emptyPlan)
  expect(goalHolds).toBe(true)
  expect(factsThat({ facts, statuses } as LandmarkSet, LANDMARK)).toEqual([])
  const why = whyOf(emptyPlan, [], '(in attic)')
  expect(why).toMatchObject({ verdict: 'not-landmark', plan: [], checked: true })
})

test('a walk that breaks, texts with errors and names of nothing are distinguished', () => {
  expect(engine.landmarks.find(deadEnd, ['(go hall attic)', '(go hall attic)'], 'quick')).toEqual({
    kind: 'broken',
    step: 1,
  })
  expect(engine.landmarks.find({ domain: '(define', problem: '' }, [], 'quick').kind).toBe('no-task')
  for (const text of ['(in nowhere)', '(door hall attic)', 'in', '', '((', '(in hall attic)']) {
    const why = whyOf(deadEnd, [], text)
    expect([text, why.verdict]).toEqual([text, 'no-proposition'])
    expect(why.explanation).not.toBe('')
  }
  // In the universe, but out of reach even with deletes ignored.
  expect(whyOf(deadEnd, [], '(lies lamp cellar)')).toMatchObject({
    verdict: 'not-landmark',
    checked: true,
  })
  expect(whyOf(deadEnd, [], '  (IN   Attic) ').fact).toBe('(in attic)')
})

test('a fact that is added and deleted by one action is a landmark that holds', () => {
  const why = whyOf(addAndDelete, [], '(fresh)')
  expect(why).toMatchObject({ verdict: 'landmark', checked: true })
  const { held } = engine.landmarks.times(addAndDelete, addAndDelete.plan!, ['(fresh)'])!
  expect(held.includes(1)).toBe(true)
})
