// Tasks of two or three facts, and every certificate of whole families for every false claim about them: no chance decides
// what is tried.

import type { Certificate, Claim, StateSet, Target } from '#planning/certificates/certificate'
import { boundIn, type Row, rowsWith, type Sketch, type Table } from './sketch'
import type { Tally } from './tally'
import { microWorld, type World } from './world'

/** All lists of some of these, at most `most` of each. */
function subsets<T>(list: readonly T[], max = list.length): T[][] {
  let found: T[][] = [[]]
  for (const each of list) found = [...found, ...found.filter(set => set.length < max).map(set => [...set, each])]
  return found
}

/** All false claims about facts, pairs of them, actions and the goal, and those of costs that are a little too high. */
function falseClaims({ names, judge, cheapest, unit }: World): Claim[] {
  const { propositions, derived, actions } = names
  const facts = [...propositions, ...derived]
  const targets: Target[] = [
    { kind: 'goal' },
    ...actions.map((action): Target => ({ kind: 'action', action })),
    ...subsets(facts, 2).map((some): Target => ({ kind: 'facts', facts: some })),
  ]
  const claims: Claim[] = [
    ...targets.map((target): Claim => ({ kind: 'unreachable', target })),
    ...propositions.map((fact): Claim => ({ kind: 'landmark', fact })),
    ...[cheapest + unit, Infinity].map((cost): Claim => ({ kind: 'at-least', cost })),
  ]
  return claims.filter(claim => judge.isTrue(claim) === false)
}

/** Every certificate of the families for claims that something never is. */
function* absences({ names }: World, isWhole: boolean): Iterable<Certificate> {
  const { propositions, derived, literals } = names
  const fluents = literals.filter(each => !derived.includes(each))
  for (const facts of subsets([...propositions, ...derived]))
    for (const mayBeFalse of subsets(propositions)) yield { kind: 'closed-set', facts, mayBeFalse }
  for (const facts of subsets(propositions)) yield { kind: 'mutex-group', facts }
  const places = [...literals.keys()]
  const pairs = places.flatMap(one => places.slice(one + 1).map(other => [one, other]))
  for (const impossible of subsets(places, 2))
    for (const apart of subsets(pairs, isWhole ? 2 : 1))
      yield {
        ...{ kind: 'h2', literals, impossible: Uint32Array.from(impossible) },
        pairs: Uint32Array.from(apart.flat()),
      }
  const lists = subsets(propositions).map(list => [list])
  for (const atMostOne of [[], ...lists])
    for (const atLeastOne of [[], ...lists])
      for (const never of subsets(subsets(fluents, 2), 1)) yield { kind: 'clauses', atMostOne, atLeastOne, never }
  for (const states of subsets(subsets(propositions))) {
    yield { kind: 'exhausted', states: rowsWith(states, propositions) }
    for (const keptFacts of subsets(propositions))
      yield { kind: 'exhausted', states: rowsWith(states, propositions), keptFacts }
  }
}

/** Bounds of the first state, by one zone or one table; and potentials on all states. */
function* bounds({ names, judge, unit }: World, cost: number): Iterable<ReturnType<typeof boundIn>> {
  const { propositions, literals } = names
  const first = [...judge.task.initial]
  const sketch = (row: Partial<Row>, tables?: Sketch['tables']): Sketch => ({
    ...{ cost, inner: [], isZoned: true, keptFacts: undefined, symmetry: undefined },
    outer: [{ facts: first, value: cost, cuts: [], by: 0, ...row }],
    tables,
    columns: [...propositions],
  })
  for (const zone of subsets(literals)) yield boundIn(sketch({ cuts: [{ zone, share: cost }] }))
  const values = [0, unit, cost, Infinity]
  for (const facts of subsets(propositions, 2)) {
    const states = subsets(facts)
    for (const atMostOne of subsets(propositions).map(list => [list]))
      for (const numbers of tuples(values, states.length)) {
        const sums: Table[][] = [[{ projection: 0, values: numbers }]]
        yield boundIn(sketch({ by: 1 }, { atMostOne, projections: [{ facts, states }], sums }))
      }
  }
  const states: StateSet = rowsWith(
    judge.initial.states.map(state => [...state]),
    propositions,
  )
  for (const numbers of tuples([0, cost, Infinity], judge.initial.states.length))
    for (const keptFacts of [undefined, ...subsets(propositions)])
      yield {
        ...{ cost, states, values: Float64Array.from(numbers) },
        ...(keptFacts === undefined ? {} : { keptFacts }),
      }
}

/** All lists of this many of the numbers; beyond six, the last ones are the same. */
function tuples(values: readonly number[], count: number): number[][] {
  let found: number[][] = [[]]
  for (let i = 0; i < Math.min(count, 6); i++) found = found.flatMap(list => values.map(value => [...list, value]))
  return found.map(list => Array.from({ length: count }, (_, i) => list[Math.min(i, list.length - 1)]!))
}

/** Tries all of them on the task of the seed; `isWhole`: with three facts, and more of each family. */
export function tryAll(seed: number, isWhole: boolean, tally: Tally): void {
  const world = microWorld(seed, isWhole ? 3 : 2)
  if (world === undefined) return
  tally.worlds++
  const isTrue = (): boolean => false
  for (const claim of falseClaims(world)) {
    if ('cost' in claim)
      for (const bound of bounds(world, claim.cost))
        tally.judge(world, { claim, certificate: { kind: 'lower-bound', bound } }, isTrue)
    else for (const certificate of absences(world, isWhole)) tally.judge(world, { claim, certificate }, isTrue)
  }
}
