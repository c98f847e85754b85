// All goals that are a part of some reachable state: how many the published rules give a wrong fact, and how many lack
// one that follows.

import { describe, expect, test } from 'vitest'
import { specifiedGoal } from '#questions/benchmarks/planetarium/official/compare'
import { rulesOf } from '#questions/benchmarks/planetarium/official/domains/rules'
import type { OfficialProblem } from '#questions/benchmarks/planetarium/official/problem'
import { officialParse } from '#questions/benchmarks/planetarium/official/parse'
import { knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import { exploreStates } from '#planning/search/state-space'
import { loadTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'
import { type Parts, textOf } from '../../../support/official-pairs'

/** Reachable states as sets of atoms: `on a b`. */
function statesOf(text: string, domain: string): readonly ReadonlySet<string>[] {
  const loaded = loadTask({ domain: knownDomainText(domain)!, problem: text })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const { task } = loaded
  const space = exploreStates(task, { maxStates: 10_000 })
  return Array.from(
    { length: space.stateCount },
    (_, i) => new Set(stateFacts(task, space.states.stateAt(i)).map(fact => fact.slice(1, -1))),
  )
}

/** Every subset of a state, once. */
function partsOf(states: readonly ReadonlySet<string>[]): readonly (readonly string[])[] {
  const all = new Map<string, readonly string[]>()
  for (const state of states) {
    const facts = [...state].sort()
    for (let mask = 0; mask < 1 << facts.length; mask++) {
      const part = facts.filter((_, i) => ((mask >> i) & 1) === 1)
      all.set(part.join(', '), part)
    }
  }
  return [...all.values()]
}

function counted(parts: Omit<Parts, 'goal'>): { goals: number; wrong: number; lacking: number } {
  const domain = parts.domain ?? 'blocksworld'
  const text = textOf({ ...parts, goal: '' })
  const parse = officialParse(text)
  if (parse.kind === 'refused') throw new Error(parse.reason)
  const states = statesOf(text, domain)
  const goals = partsOf(states)
  let [wrong, lacking] = [0, 0]
  for (const goal of goals) {
    const problem: OfficialProblem = {
      ...parse.problem,
      goal: goal.map(fact => fact.split(' ') as [string, ...string[]]),
    }
    const [first, ...others] = states.filter(state => goal.every(fact => state.has(fact)))
    const implied = [...first!].filter(fact => others.every(state => state.has(fact)))
    const found = new Set(specifiedGoal(problem, rulesOf(domain)!))
    const kinds = new Set(
      parse.problem.init.filter(atom => /^(room|ball|gripper)$/.test(atom[0])).map(atom => atom.join(' ')),
    )
    if ([...found].some(fact => !implied.includes(fact) && !kinds.has(fact))) wrong++
    if (implied.some(fact => !found.has(fact))) lacking++
  }
  return { goals: goals.length, wrong, lacking }
}

const blocks = (names: readonly string[]) => ({
  objects: names.join(' '),
  init: `(arm-empty) ${names.map(name => `(on-table ${name}) (clear ${name})`).join(' ')}`,
})

const gripper = (rooms: readonly string[]) => ({
  domain: 'gripper',
  objects: `${rooms.join(' ')} b1 b2 g1 g2`,
  init: `${rooms.map(room => `(room ${room})`).join(' ')} (ball b1) (ball b2) (gripper g1) (gripper g2) (free g1) (free g2) (at-robby ${rooms[0]}) (at b1 ${rooms[0]}) (at b2 ${rooms[0]})`,
})

describe('goals of parts of states', () => {
  test('blocks: 6 of 56 and 39 of 440 get a wrong fact', () => {
    expect(counted(blocks(['a', 'b']))).toMatchObject({ goals: 56, wrong: 6 })
    expect(counted(blocks(['a', 'b', 'c']))).toMatchObject({ goals: 440, wrong: 39 })
  })

  test('gripper: none gets a wrong fact; with one room 41 of 68 lack one', () => {
    expect(counted(gripper(['r']))).toEqual({ goals: 68, wrong: 0, lacking: 41 })
    expect(counted(gripper(['r', 's']))).toMatchObject({ wrong: 0, lacking: 0 })
  })
})
