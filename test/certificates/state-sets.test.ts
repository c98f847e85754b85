// Certificates that hold states, on one small task: the honest one is accepted, and with any one thing changed it is
// rejected with the place that fails.

import { describe, expect, test } from 'vitest'
import { setBit } from '#base/bits'
import type { Certificate, Claim, LowerBound, StateSet } from '#planning/certificates/certificate'
import { accepted, check, truth, whereOf, withoutOne } from './lamps'
import { factsOfRows, rowsOf, seenThrough, upToSwaps } from './naive-evidence'

const plan = truth.cheapestPlan()
const goal = { kind: 'goal' } as const

describe('an exhausted set of states', () => {
  const together = { kind: 'facts', facts: ['(carried lamp)', '(lies lamp hall)'] } as const
  const claim: Claim = { kind: 'unreachable', target: together }
  const states = truth.stateSet()
  const exhausted = (set: StateSet): Certificate => ({ kind: 'exhausted', states: set })

  test('shows that a condition holds in none of its states', () => {
    expect(check(claim, exhausted(states))).toEqual(accepted)
    expect(whereOf({ kind: 'unreachable', target: goal }, exhausted(states))).toMatch(/^State \d+ satisfies the target/)
  })

  test('is rejected without any one of its states', () => {
    for (const fewer of withoutOne(factsOfRows(states)))
      expect(whereOf(claim, exhausted(rowsOf(fewer)))).toMatch(
        /^The set of states lacks the initial state|^State \d+: its successor by \(.*\) is not in the set/,
      )
  })

  test('is rejected where any bit of it is another', () => {
    for (let bit = 0; bit < states.rows.length * 32; bit += 7) {
      const rows = states.rows.slice()
      rows[bit >>> 5]! ^= 1 << (bit & 31)
      expect(whereOf(claim, exhausted({ ...states, rows }))).not.toBe('')
    }
  })

  test('is rejected where its rows or columns are wrong', () => {
    const where = (change: Partial<StateSet>): string => whereOf(claim, exhausted({ ...states, ...change }))
    expect(where({ words: 0 })).toMatch(/its words do not hold/)
    expect(where({ words: 1.5 })).toMatch(/its words do not hold/)
    expect(where({ rows: states.rows.slice(1), words: 2 })).toMatch(
      /not whole rows|lacks the initial state|stands for no fact/,
    )
    expect(where({ facts: states.facts.slice(1) })).toMatch(/has a bit for no fact/)
    expect(where({ facts: [...states.facts.slice(1), states.facts[1]!] })).toMatch(/two columns/)
    expect(where({ facts: [...states.facts.slice(1), '(in moon)'] })).toMatch(/No object `moon`/)
    expect(where({ facts: [...states.facts.slice(1), states.facts[0]!] })).not.toBe('')
  })

  test('shows landmarks when it leaves out what enters the fact', () => {
    const away = truth.exhausted(state => !state.has('(in attic)'))
    expect(check({ kind: 'landmark', fact: '(in attic)' }, away)).toEqual(accepted)
    expect(whereOf({ kind: 'landmark', fact: '(in cellar)' }, away)).toMatch(
      /^State \d+: its successor by \(go hall attic\)/,
    )
    expect(whereOf(claim, away)).toMatch(/^State \d+: its successor by \(go hall attic\)/)
  })
})

describe('kept facts', () => {
  const kept = ['(in hall)', '(in attic)', '(in cellar)', '(in vault)']
  const states = seenThrough(truth.stateSet(), new Set(kept))
  const claim: Claim = {
    kind: 'unreachable',
    target: { kind: 'facts', facts: ['(in hall)', '(in attic)'] },
  }
  const projected = (keptFacts: readonly string[], set: StateSet = states): Certificate => ({
    kind: 'exhausted',
    states: set,
    keptFacts,
  })

  test('are enough where the target needs no others', () => {
    expect(states.rows.length).toBe(3)
    expect(check(claim, projected(kept))).toEqual(accepted)
  })

  test('are rejected where the target needs another', () => {
    for (const fewer of withoutOne(kept.slice(0, 2)))
      expect(whereOf(claim, projected(fewer))).toMatch(/^The kept facts lack \(in .*\), which the target needs/)
    const together = { kind: 'facts', facts: ['(carried lamp)', '(lies lamp hall)'] } as const
    expect(whereOf({ kind: 'unreachable', target: together }, projected(kept))).toMatch(
      /^The kept facts lack \(.* lamp.*\)/,
    )
    expect(whereOf({ kind: 'landmark', fact: '(in cellar)' }, projected(kept))).toMatch(/^The kept facts lack/)
  })

  test('are rejected where a state is missing', () => {
    for (const fewer of withoutOne(factsOfRows(states)).slice(0, 2))
      expect(whereOf(claim, projected(kept, rowsOf(fewer)))).toMatch(/lacks the initial state|is not in the set/)
  })

  test('leave out only what does not matter', () => {
    expect(whereOf(claim, { kind: 'exhausted', states })).toMatch(/is not in the set|lacks the initial state/)
  })
})

describe('swaps of objects', () => {
  const swaps = [{ one: 'lamp', other: 'rope' }]
  const all = truth.stateSet()
  const states = upToSwaps(all, swaps)
  const claim: Claim = {
    kind: 'unreachable',
    target: { kind: 'facts', facts: ['(in hall)', '(in attic)'] },
  }

  test('let one state represents its images', () => {
    expect(states.rows.length).toBeLessThan(all.rows.length)
    expect(check(claim, { kind: 'exhausted', states, symmetry: swaps })).toEqual(accepted)
    expect(whereOf(claim, { kind: 'exhausted', states })).toMatch(/is not in the set/)
  })

  test('are rejected where they change the task or the target', () => {
    const where = (one: string, other: string, target: Claim = claim): string =>
      whereOf(target, { kind: 'exhausted', states: all, symmetry: [...swaps, { one, other }] })
    expect(where('hall', 'attic')).toBe('Swap 1, `hall` and `attic`: nothing else does what (go hall attic) becomes.')
    expect(where('lamp', 'hall')).toMatch(/^Swap 1, `lamp` and `hall`/)
    expect(where('lamp', 'moon')).toMatch(/No object `moon`/)
    const lampOnly: Claim = {
      kind: 'unreachable',
      target: { kind: 'facts', facts: ['(carried lamp)', '(lies lamp hall)'] },
    }
    expect(where('lamp', 'rope', lampOnly)).toBe('Swap 0, `lamp` and `rope`: the target becomes another one.')
  })

  test('are rejected where a state represents none', () => {
    for (const fewer of withoutOne(factsOfRows(states)))
      expect(whereOf(claim, { kind: 'exhausted', states: rowsOf(fewer), symmetry: swaps })).toMatch(
        /lacks the initial state|is not in the set/,
      )
  })
})

describe('a lower bound', () => {
  const cost = truth.distance[0]!
  const claim: Claim = { kind: 'optimal', cost }
  const bound = truth.bound()
  const optimal = (change: Partial<LowerBound>, actions = plan): Certificate => ({
    kind: 'optimal',
    plan: actions,
    bound: { ...bound, ...change },
  })

  test('with a plan of that cost shows what is optimal', () => {
    expect(cost).toBe(7)
    expect(check(claim, optimal({}))).toEqual(accepted)
    expect(check({ kind: 'at-least', cost }, { kind: 'lower-bound', bound })).toEqual(accepted)
    const detour = ['(go hall attic)', '(go attic hall)', ...plan]
    expect(whereOf(claim, optimal({}, detour))).toBe('The plan costs 12, not 7.')
    expect(whereOf(claim, optimal({}, plan.slice(1)))).toMatch(/^step 1/)
  })

  test('is rejected where any value is raised', () => {
    for (let row = 0; row < bound.values.length; row++) {
      if (bound.values[row] === Infinity) continue
      const values = bound.values.slice()
      values[row]! += 1
      expect(whereOf(claim, optimal({ values }))).toMatch(
        new RegExp(`^State ${row} satisfies the goal|^State ${row}: its successor by .*: the value drops`),
      )
    }
  })

  test('is rejected where it is for another cost, or too low', () => {
    expect(whereOf({ kind: 'at-least', cost: cost + 1 }, { kind: 'lower-bound', bound })).toBe(
      'The bound is for the cost 7, not 8.',
    )
    const higher = { ...bound, cost: cost + 1 }
    expect(whereOf({ kind: 'at-least', cost: cost + 1 }, { kind: 'lower-bound', bound: higher })).toBe(
      'The initial state, row 0, has the value 7, less than 8.',
    )
    expect(whereOf(claim, optimal({ values: bound.values.map(() => 0) }))).toMatch(/has the value 0, less than 7/)
    expect(whereOf(claim, optimal({ values: bound.values.slice(1) }))).toMatch(/must be \d+ numbers/)
    expect(whereOf(claim, optimal({ values: bound.values.map(() => Number.NaN) }))).toMatch(/entry 0 is not a number/)
  })

  test('is rejected without any one of its states', () => {
    const rows = factsOfRows(bound.states)
    rows.forEach((_, left) => {
      const states = rowsOf(rows.filter((_, i) => i !== left))
      const values = bound.values.filter((_, i) => i !== left)
      expect(whereOf(claim, optimal({ states, values }))).toMatch(/lacks the initial state|is in neither set/)
    })
  })

  test('may be about kept facts and up to swaps', () => {
    const swaps = [{ one: 'lamp', other: 'rope' }]
    const states = upToSwaps(bound.states, swaps)
    const valueAt = new Map(
      factsOfRows(bound.states).map((facts, i) => [facts.slice().sort().join(), bound.values[i]!]),
    )
    const values = Float64Array.from(factsOfRows(states).map(facts => valueAt.get(facts.slice().sort().join())!))
    expect(check(claim, optimal({ states, values, symmetry: swaps }))).toEqual(accepted)
    expect(whereOf(claim, optimal({ states, values }))).toMatch(/is in neither set/)
    expect(check(claim, optimal({ states, values, symmetry: swaps, keptFacts: states.facts }))).toEqual(accepted)
    const some = states.facts.filter(name => !name.includes('rope'))
    expect(whereOf(claim, optimal({ keptFacts: some }))).toMatch(/^The kept facts lack \(.*rope/)
  })
})

describe('a frontier', () => {
  // Inside: nothing has been carried down yet. Outside, what is left to do is to fetch the rest.
  const bound = outwards()
  const claim: Claim = { kind: 'at-least', cost: bound.cost }
  const where = (frontier: Partial<NonNullable<LowerBound['frontier']>>): string =>
    whereOf(claim, {
      kind: 'lower-bound',
      bound: { ...bound, frontier: { ...bound.frontier!, ...frontier } },
    })

  /** A bound with the initial state as its only inner state, and its two successors as frontier states with cuts. */
  function outwards(): LowerBound {
    const start = ['(in hall)', '(lies lamp attic)', '(lies rope attic)']
    const up = ['(in attic)', '(lies lamp attic)', '(lies rope attic)']
    const down = ['(in cellar)', '(lies lamp attic)', '(lies rope attic)']
    return {
      cost: 7,
      states: rowsOf([start]),
      values: Float64Array.of(7),
      frontier: {
        states: rowsOf([up, down]),
        values: Float64Array.of(5, Infinity),
        cuts: [
          [
            { actions: ['(take lamp attic)'], share: 1 },
            { actions: ['(take rope attic)'], share: 1 },
            { actions: ['(go attic hall)'], share: 3 },
          ],
          [{ actions: [], share: Infinity }],
        ],
      },
    }
  }

  test('shows values by cuts that every plan has to pass', () => {
    expect(where({})).toBe('')
  })

  test('is rejected where a cut, an action or a share is another', () => {
    const cuts = bound.frontier!.cuts
    expect(where({ cuts: [cuts[0]!.slice(1), cuts[1]!] })).toBe(
      'Frontier state 0: the shares add up to 4, less than 5.',
    )
    expect(where({ cuts: [[...cuts[0]!, cuts[0]![0]!], cuts[1]!] })).toBe(
      'Frontier state 0: (take lamp attic) costs 1, but 2 of it is given away.',
    )
    expect(where({ cuts: [[...cuts[0]!.slice(1), { actions: [], share: 1 }], cuts[1]!] })).toBe(
      'Frontier state 0, cut 2: the goal can be reached without these actions.',
    )
    const other = { actions: ['(take lamp hall)'], share: 1 }
    expect(where({ cuts: [[other, ...cuts[0]!.slice(1)], cuts[1]!] })).toMatch(/^Frontier state 0, cut 0: the goal can/)
    const raised = { ...cuts[0]![2]!, share: 4 }
    expect(where({ cuts: [[cuts[0]![0]!, cuts[0]![1]!, raised], cuts[1]!] })).toMatch(/costs 3, but 4/)
    const negative = { ...cuts[0]![2]!, share: -1 }
    expect(where({ cuts: [[negative, ...cuts[0]!], cuts[1]!] })).toMatch(/cut 0: the share is less than zero/)
    expect(where({ cuts: [cuts[0]!, []] })).toMatch(/^Frontier state 1: the shares add up to 0, less than Infinity/)
    expect(where({ cuts: [cuts[0]!] })).toMatch(/2 frontier states, but cuts for 1/)
    expect(where({ cuts: [cuts[0]!.map(cut => ({ ...cut, actions: ['(fly)'] })), cuts[1]!] })).toMatch(
      /^Frontier state 0, cut 0: No action `fly`/,
    )
  })

  test('is rejected where a value is raised or a state left out', () => {
    expect(where({ values: Float64Array.of(6, Infinity) })).toMatch(/^Frontier state 0: the shares add up to 5/)
    const { states } = bound.frontier!
    expect(
      where({
        states: rowsOf(factsOfRows(states).slice(0, 1)),
        values: Float64Array.of(5),
        cuts: bound.frontier!.cuts.slice(0, 1),
      }),
    ).toBe('State 0: its successor by (go hall cellar) is in neither set.')
    expect(where({ values: Float64Array.of(4, Infinity) })).toBe(
      'State 0: its successor by (go hall attic): the value drops from 7 to 4.',
    )
  })

  test('may hold the initial state itself', () => {
    const certificate: Certificate = {
      kind: 'lower-bound',
      bound: {
        cost: 2,
        states: rowsOf([]),
        values: new Float64Array(0),
        frontier: {
          states: rowsOf([['(in hall)', '(lies lamp attic)', '(lies rope attic)']]),
          values: Float64Array.of(2),
          cuts: [[{ actions: ['(go hall attic)'], share: 2 }]],
        },
      },
    }
    expect(check({ kind: 'at-least', cost: 2 }, certificate)).toEqual(accepted)
  })
})

test('a changed bit is seen also in states of many words', () => {
  const rows = new Uint32Array(3)
  setBit(rows, 0, 70)
  const states: StateSet = { facts: truth.stateSet().facts, words: 3, rows }
  expect(whereOf({ kind: 'unreachable', target: goal }, { kind: 'exhausted', states })).toMatch(
    /row 0 has a bit for no fact/,
  )
})
