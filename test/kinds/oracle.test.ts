// Verdicts against the naive oracle: on small random problems with every feature of the language, each
// possible answer gets the verdict that the textbook gives.

import { expect, test } from 'vitest'
import type { Source } from '#planning/pddl/source'
import { judge } from '#questions/kinds/judge'
import type { Verdict } from '#questions/kinds/verdict'
import { keyOf, Oracle, type OracleAction, type OracleState } from '../support/oracle'
import { type Features, randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'
import { roundsOf } from '../support/long'

const maxStates = 400
const limits = { maxStates: 100_000 }

interface Case {
  readonly seed: number
  readonly source: Source
  readonly oracle: Oracle
  readonly states: readonly OracleState[]
}

/** Random problems with few reachable states. */
function casesOf(count: number, features: Features = {}): Case[] {
  const cases: Case[] = []
  for (let seed = 0; cases.length < count && seed < 20 * count; seed++) {
    const source = randomTexts(seed, features)
    const oracle = new Oracle(...modelsOf(source.domain, source.problem))
    const states = oracle.reachableStates(maxStates)
    if (states.length < maxStates) cases.push({ seed, source, oracle, states })
  }
  return cases
}

const wordOf = (verdict: Verdict): string =>
  verdict.verdict === 'undecided' ? `undecided (${verdict.reason})` : verdict.verdict

const names = (actions: readonly OracleAction[]): string[] => actions.map(action => action.name)

test('lists of actions', () => {
  for (const { seed, source, oracle } of casesOf(roundsOf(40))) {
    const applicable = names(oracle.applicable(oracle.initial))
    const verdict = (items: readonly string[]): string =>
      wordOf(judge(source, { kind: 'app' }, `[${items.join(', ')}]`, limits))
    expect(verdict(applicable), `seed ${seed}`).toBe('right')
    if (applicable.length > 0) expect(verdict(applicable.slice(1)), `seed ${seed}`).toBe('wrong')
    const other = oracle.actions.find(({ name }) => !applicable.includes(name))
    if (other !== undefined) expect(verdict([...applicable, other.name]), `seed ${seed}`).toBe('wrong')
  }
})

test('effects of actions', () => {
  for (const { seed, source, oracle } of casesOf(roundsOf(40)))
    for (const action of oracle.applicable(oracle.initial).slice(0, 4)) {
      const after = oracle.progress(oracle.initial, action)
      const without = (from: OracleState, other: OracleState): string[] =>
        [...from].filter(name => oracle.isFluent(name) && !other.has(name))
      const [pos, neg] = [without(after, oracle.initial), without(oracle.initial, after)]
      const verdict = (...lists: readonly string[][]): string => {
        const text = lists.map(list => `[${list.join(', ')}]`).join(' ')
        return wordOf(judge(source, { kind: 'prog', action: action.name }, text, limits))
      }
      const about = `seed ${seed}, ${action.name}`
      expect(verdict(pos, neg), about).toBe('right')
      if (pos.length + neg.length > 0) expect(verdict(neg, pos), about).toBe('wrong')
      if (pos.length > 0) expect(verdict(pos.slice(1), neg), about).toBe('wrong')
    }
})

test('facts that can never hold', () => {
  for (const { seed, source, oracle, states } of casesOf(roundsOf(40))) {
    const verdict = (text: string): Verdict => judge(source, { kind: 'reach' }, text, limits)
    let all = true
    for (const fact of oracle.propositions()) {
      const reachable = states.some(state => state.has(fact))
      all &&= reachable
      const found = verdict(fact)
      expect(wordOf(found), `seed ${seed}, ${fact}`).toBe(reachable ? 'wrong' : 'right')
      expect(unchecked(found), `seed ${seed}, ${fact}`).toEqual([])
    }
    expect(wordOf(verdict('None')), `seed ${seed}, None`).toBe(all ? 'right' : 'wrong')
  }
})

test('actions that can never be applied', () => {
  for (const { seed, source, oracle, states } of casesOf(roundsOf(30))) {
    const verdict = (text: string): Verdict => judge(source, { kind: 'areach' }, text, limits)
    let all = true
    for (const action of oracle.actions.slice(0, 30)) {
      const reachable = states.some(state => oracle.isApplicable(state, action))
      const found = verdict(action.name)
      expect(wordOf(found), `seed ${seed}, ${action.name}`).toBe(reachable ? 'wrong' : 'right')
      expect(unchecked(found), `seed ${seed}, ${action.name}`).toEqual([])
    }
    for (const action of oracle.actions) all &&= states.some(state => oracle.isApplicable(state, action))
    expect(wordOf(verdict('None')), `seed ${seed}, None`).toBe(all ? 'right' : 'wrong')
  }
})

test('the first action that is not applicable', () => {
  for (const { seed, source, oracle } of casesOf(roundsOf(40))) {
    const sequence: string[] = []
    let state = oracle.initial
    for (let step = 0; step < 4; step++) {
      const action = oracle.applicable(state)[step % 2] ?? oracle.applicable(state)[0]
      if (action === undefined) break
      sequence.push(action.name)
      state = oracle.progress(state, action)
    }
    const bad = oracle.actions.find(action => !oracle.isApplicable(state, action))
    if (bad === undefined) continue
    const asked = { kind: 'val', sequence: [...sequence, bad.name, ...sequence] } as const
    for (let index = 0; index <= asked.sequence.length; index++)
      expect(wordOf(judge(source, asked, `${index}`, limits)), `seed ${seed}, ${index}`).toBe(
        index === sequence.length ? 'right' : 'wrong',
      )
  }
})

test('landmarks', () => {
  let judged = 0
  for (const { seed, source, oracle } of casesOf(roundsOf(40), { complexConditions: false })) {
    const verdict = (text: string): Verdict => judge(source, { kind: 'land' }, text, limits)
    const goal = goalAtoms(oracle)
    if (!reachesGoal(oracle, undefined)) {
      expect(wordOf(verdict('None')), `seed ${seed}`).toBe('undecided (no-plan)')
      continue
    }
    let some = false
    for (const fact of oracle.propositions()) {
      const trivial = oracle.initial.has(fact) || goal.includes(fact)
      const isRight = !trivial && !reachesGoal(oracle, fact)
      some ||= isRight
      const found = verdict(fact)
      expect(wordOf(found), `seed ${seed}, ${fact}`).toBe(isRight ? 'right' : 'wrong')
      expect(unchecked(found), `seed ${seed}, ${fact}`).toEqual([])
      judged++
    }
    expect(wordOf(verdict('None')), `seed ${seed}, None`).toBe(some ? 'wrong' : 'right')
  }
  expect(judged).toBeGreaterThan(roundsOf(100))
})

test('next actions', () => {
  let judged = 0
  for (const { seed, source, oracle, states } of casesOf(roundsOf(60))) {
    const distance = goalDistances(oracle, states)
    const before = distance.get(keyOf(oracle.initial))
    for (const action of oracle.actions.slice(0, 20)) {
      const found = judge(source, { kind: 'nexta' }, action.name, limits)
      const about = `seed ${seed}, ${action.name}`
      if (before === undefined) {
        expect(wordOf(found), about).toBe('undecided (no-plan)')
        continue
      }
      const after = oracle.isApplicable(oracle.initial, action)
        ? distance.get(keyOf(oracle.progress(oracle.initial, action)))
        : undefined
      const isBest =
        after !== undefined && after[0] + oracle.costOf(action)! === before[0] && after[1] + 1 === before[1]
      expect(wordOf(found), about).toBe(isBest ? 'right' : 'wrong')
      expect(found.distances?.before, about).toBe(before[0])
      judged++
    }
  }
  expect(judged).toBeGreaterThan(roundsOf(100))
})

const unchecked = (verdict: Verdict): string[] =>
  verdict.evidence.filter(({ checked }) => !checked).map(({ certificate }) => certificate.kind)

/** Atoms of a goal that is an atom or a conjunction of them. */
function goalAtoms(oracle: Oracle): string[] {
  const found: string[] = []
  const visit = (condition: typeof oracle.problem.goal): void => {
    if (condition.kind === 'and') condition.parts.forEach(visit)
    else if (condition.kind === 'atom') {
      const { predicate, terms } = condition.atom
      found.push(`(${[predicate.name, ...terms.map(term => term.name)].join(' ')})`)
    }
  }
  visit(oracle.problem.goal)
  return found
}

/** Is there a plan that never enters a state where the fact holds? */
function reachesGoal(oracle: Oracle, avoid: string | undefined): boolean {
  if (avoid !== undefined && oracle.initial.has(avoid)) return false
  const seen = new Map([[keyOf(oracle.initial), oracle.initial]])
  for (const state of seen.values()) {
    if (oracle.isGoal(state)) return true
    for (const action of oracle.applicable(state)) {
      const next = oracle.progress(state, action)
      if (avoid === undefined || !next.has(avoid)) seen.set(keyOf(next), next)
    }
  }
  return false
}

/** Cost and steps of the best plan from each state that has one: least cost, then fewest steps. */
function goalDistances(oracle: Oracle, states: readonly OracleState[]): Map<string, readonly [number, number]> {
  const distance = new Map<string, readonly [number, number]>()
  for (const state of states) if (oracle.isGoal(state)) distance.set(keyOf(state), [0, 0])
  const edges = states.flatMap(state =>
    oracle
      .applicable(state)
      .map(action => [keyOf(state), keyOf(oracle.progress(state, action)), oracle.costOf(action)!] as const),
  )
  for (let changed = true; changed; ) {
    changed = false
    for (const [from, to, cost] of edges) {
      const [restCost, restSteps] = distance.get(to) ?? [Number.POSITIVE_INFINITY, 0]
      const through = [restCost + cost, restSteps + 1] as const
      const known = distance.get(from) ?? [Number.POSITIVE_INFINITY, 0]
      if (through[0] > known[0] || (through[0] === known[0] && through[1] >= known[1])) continue
      distance.set(from, through)
      changed = true
    }
  }
  return distance
}
