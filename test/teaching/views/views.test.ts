// The requests of live parts about a world, compared with results by hand or from all states.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { invariantsOf } from '#planning/analysis/invariants'
import { namedIn } from '#planning/pddl/source'
import { exploreStates } from '#planning/search/state-space'
import { loadTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'
import { names } from '#teaching/names'
import { liveViews } from '#teaching/views/service'
import { readStatement } from '#teaching/views/statement-text'
import { stepThrough } from '#questions/views/stepping'

const bundledSource = (domain: string) => ({
  domain: readFileSync(`domains/${domain}/domain.pddl`, 'utf8'),
  problem: readFileSync(`domains/${domain}/problems/p01.pddl`, 'utf8'),
})
const blocks = bundledSource('blocksworld')
const ferry = bundledSource('ferry')
const mine = bundledSource('goldminer')

const match = {
  domain: `(define (domain match) (:requirements :strips :typing) (:types candle)
    (:predicates (have-match) (lit ?c - candle))
    (:action light :parameters (?c - candle) :precondition (have-match)
      :effect (and (lit ?c) (not (have-match)))))`,
  problem: `(define (problem both) (:domain match) (:objects left right - candle)
    (:init (have-match)) (:goal (and (lit left) (lit right))))`,
}

/** The facts of every reachable state. */
function statesOf(source: typeof ferry): readonly ReadonlySet<string>[] {
  const ready = loadTask(source)
  if (ready.kind !== 'ready') throw new Error(ready.message)
  const { task } = ready
  const { states, stateCount } = exploreStates(task, { maxStates: 10_000 })
  const { cells, words } = states
  return Array.from(
    { length: stateCount },
    (_, state) => new Set(stateFacts(task, cells.slice(state * words, (state + 1) * words) as never)),
  )
}

test('the table of conditions agrees with what is applicable, near misses before others', () => {
  const rows = liveViews.conditions(blocks, [], null)
  const step = stepThrough(blocks, [])
  const applicable = step.kind === 'state' ? step.state.applicable : []
  expect(rows.filter(row => row.applicable).map(row => row.action)).toEqual([...applicable])
  for (const row of rows) {
    expect(row.missing).toBe(row.parts.filter(part => part.holds === false).length)
    expect(row.applicable).toBe(row.missing === 0)
  }
  const missing = rows.map(row => row.missing)
  expect(missing).toEqual([...missing].sort((a, b) => a - b))
  const [pickUp] = liveViews.conditions(blocks, [], ['(pick-up b1)'])
  expect(pickUp?.parts).toEqual([
    { text: '(clear b1)', holds: false },
    { text: '(ontable b1)', holds: true },
    { text: '(handempty)', holds: true },
  ])
})

test('conditions are those of the state after the actions, also of an action that no state ever allows', () => {
  const [stack] = liveViews.conditions(blocks, ['(unstack b3 b1)'], ['(stack b3 b2)'])
  expect(stack).toMatchObject({ applicable: true, missing: 0 })
  const [own] = liveViews.conditions(blocks, [], ['(stack b1 b1)'])
  expect(own).toMatchObject({ applicable: false, missing: 2 })
})

test.each([
  ['ferry', ferry, 10],
  ['match', match, 3],
  ['goldminer', mine, null],
] as const)('the mutex pairs of %s are the pairs that no state has', (_, source, count) => {
  const found = liveViews.mutexPairs(source)
  const states = statesOf(source)
  const wanted: [number, number][] = []
  for (let a = 0; a < found.facts.length; a++)
    for (let b = a + 1; b < found.facts.length; b++)
      if (!states.some(each => each.has(found.facts[a]!) && each.has(found.facts[b]!))) wanted.push([a, b])
  expect(found.by).toBe('states')
  expect(found.pairs).toEqual(wanted)
  if (count !== null) expect(found.pairs).toHaveLength(count)
})

test('goal distances after each action: in the Sussman anomaly only unstacking brings the goal nearer', () => {
  expect(liveViews.afterEach(blocks, [])).toEqual({
    now: 6,
    rows: [
      { action: '(pick-up b2)', cost: 1, after: 7 },
      { action: '(unstack b3 b1)', cost: 1, after: 5 },
    ],
  })
  expect(liveViews.afterEach(match, [])).toMatchObject({
    now: Number.POSITIVE_INFINITY,
    rows: [{ after: Number.POSITIVE_INFINITY }, { after: Number.POSITIVE_INFINITY }],
  })
})

test('where nothing is deleted facts only become more, and two candles need one match', () => {
  const kind = liveViews.relaxedSource(match)
  expect(namedIn(kind.domain)).toBe('match')
  expect(liveViews.fewestSteps(match, [])).toBeNull()
  expect(liveViews.fewestSteps(kind, [])).toBe(2)
  expect(liveViews.fewestSteps(liveViews.relaxedSource(ferry), [])).toBe(5)
  const step = stepThrough(kind, ['(light left)', '(light right)'])
  expect(step).toMatchObject({ kind: 'state', state: { removed: [], goalHolds: true } })
  const after = step.kind === 'state' ? step.state.facts : []
  expect([...after].sort()).toEqual(['(lit left)', '(lit right)'])
  // Facts that no action deletes any more are static.
  expect(names(kind).statics).toEqual(['(have-match)'])
})

test('of each group exactly one fact is true in every state, and each action takes as many as it brings', () => {
  for (const source of [ferry, mine]) {
    const groups = liveViews.invariantGroups(source)
    expect(groups.length).toBeGreaterThan(1)
    for (const state of statesOf(source))
      for (const { facts } of groups) expect(facts.filter(fact => state.has(fact))).toHaveLength(1)
    for (const { moves } of groups) for (const { takes, brings } of moves) expect(takes).toHaveLength(brings.length)
  }
  const ferryGroup = liveViews.invariantGroups(ferry).find(({ facts }) => facts.includes('(empty-ferry)'))
  expect(ferryGroup).toMatchObject({ first: '(empty-ferry)', more: 0 })
  expect([...(ferryGroup?.facts ?? [])].sort()).toEqual(['(empty-ferry)', '(on c0)', '(on c1)'])
})

test('a block is never on itself: the checker accepts the evidence, and the two conditions are named', () => {
  const found = liveViews.evidenceOf(blocks, '(not-reachable (on b1 b1))')
  expect(found).toMatchObject({ kind: 'evidence', truth: true, evidence: { checked: true } })
  if (found.kind !== 'evidence') return
  expect(found.blocked).toHaveLength(1)
  const [blocked] = found.blocked
  expect(blocked).toMatchObject({ action: '(stack b1 b1)' })
  expect([...blocked!.pair].sort()).toEqual(['(clear b1)', '(holding b1)'])
  for (const fact of blocked!.pair) expect(blocked!.group).toContain(fact)
  const ready = loadTask(blocks)
  if (ready.kind !== 'ready') throw new Error(ready.message)
  expect(invariantsOf(ready.task).groups.length).toBeGreaterThan(0)
})

test('false statements are shown as false, and other texts show what was expected', () => {
  expect(liveViews.evidenceOf(blocks, '(not-reachable (holding b1))')).toMatchObject({
    kind: 'evidence',
    truth: false,
    evidence: { claim: { kind: 'reachable' }, checked: true },
    blocked: [],
  })
  expect(liveViews.evidenceOf(ferry, '(landmark (on c0))')).toMatchObject({
    kind: 'evidence',
    truth: true,
    evidence: { checked: true },
  })
  const none = liveViews.evidenceOf(blocks, '(never (on b1 b1))')
  expect(none.kind === 'none' && none.message).toContain('`(never (on b1 b1))` is no statement')
})

test.each([
  ['(reachable (and (on a b) (ON  B c)))', true, ['(on a b)', '(on b c)']],
  ['(not-reachable (handempty))', false, ['(handempty)']],
])('%s is read', (text, truth, facts) => {
  expect(readStatement(text)).toMatchObject({ truth, statement: { kind: 'reachable', facts } })
})

test.each(['', '(reachable)', '(reachable ())', '(landmark (and (p) (q)))', '(reachable (p) x)'])(
  '%s is no statement',
  text => {
    expect(readStatement(text)).toBeNull()
  },
)

test('a world of its own speaks its own phrases, and is forgotten afterwards', () => {
  const phrases = `predicates:
  lit:
    holds: ["candle {c} burns"]
actions:
  light:
    - "light candle {c}"
`
  const asked = { facts: ['(lit left)', '(nothing here)'], actions: ['(light left)'] }
  expect(liveViews.words(match, phrases, asked)).toEqual({
    facts: ['candle left burns', ''],
    actions: ['light candle left'],
  })
  expect(liveViews.words(match, null, asked).facts[0]).not.toBe('candle left burns')
  expect(liveViews.words(ferry, null, { facts: ['(at c0 l0)'], actions: [] }).facts).toEqual([
    'car c0 is at location l0',
  ])
})
