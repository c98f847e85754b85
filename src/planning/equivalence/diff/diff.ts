// Two problems side by side under a match of their objects: objects, initial facts, values of functions, and the parts of the goals. This
// proves nothing: which difference matters is decided elsewhere.

import type { Atom, Condition, CostValue, Problem, TypedName } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import type { Pair } from '../comparison'
import { flatten, formulaKey } from '../structure/formula-key'
import { align, type Aligned, type Keyed } from './align'
import { type Match, ownObjects } from './match'

/** `changed`: in both, with another type or another value. */
export type Changed<Item> = Aligned<Item> | { readonly what: 'changed'; readonly a: Item; readonly b: Item }

export interface Diff {
  readonly objects: readonly Changed<TypedName>[]
  readonly init: readonly Aligned<Atom>[]
  /** Without those of `total-cost`, which have no meaning. */
  readonly values: readonly Changed<CostValue>[]
  /** The goals' conjuncts, nested conjunctions flattened. */
  readonly goal: readonly Aligned<Condition>[]
}

/** Object → its name in the other problem. */
export type Naming = (object: string) => string

/** The diff under a match of the objects; `goalMatch` if the goals are compared under another. */
export function diffPair(pair: Pair, match: Match, goalMatch = match): Diff {
  const [toB, goalToB] = [namingOf(match), namingOf(goalMatch)]
  return {
    objects: diffObjects(pair, toB),
    init: align(facts(pair.a.init, toB), facts(pair.b.init, own)),
    values: diffValues(pair, toB),
    goal: align(conjuncts(pair.a.goal, goalToB), conjuncts(pair.b.goal, own)),
  }
}

const own: Naming = name => name

/** Objects of a without a counterpart in b get a name that no real object can have. */
const namingOf =
  ({ toB }: Match): Naming =>
  name =>
    toB.get(name) ?? `${name} `

const facts = (atoms: readonly Atom[], naming: Naming): readonly Keyed<Atom>[] =>
  atoms.map(item => {
    const { predicate, terms } = item
    const key = `(${[predicate.name, ...terms.map(({ name }) => naming(name))].join(' ')})`
    return { item, key, plain: printAtom(item) }
  })

const conjuncts = (goal: Condition, naming: Naming): readonly Keyed<Condition>[] =>
  flatten(goal, 'and').map(item => ({
    item,
    key: formulaKey(item, naming),
    plain: formulaKey(item, own),
  }))

function diffObjects(pair: Pair, toB: Naming): readonly Changed<TypedName>[] {
  const constants = new Set(pair.domain.constants.map(({ name }) => name))
  const keyed = ({ objects }: Problem, naming: Naming): readonly Keyed<TypedName>[] =>
    objects.filter(({ name }) => !constants.has(name)).map(item => ({ item, key: naming(item.name), plain: item.name }))
  const [inA, inB] = [ownObjects(pair.domain, pair.a), ownObjects(pair.domain, pair.b)]
  return align(keyed(pair.a, toB), keyed(pair.b, own)).map(line =>
    line.a !== null && line.b !== null && inA.get(line.a.name) !== inB.get(line.b.name)
      ? { what: 'changed', a: line.a, b: line.b }
      : line,
  )
}

function diffValues(pair: Pair, toB: Naming): readonly Changed<CostValue>[] {
  const keyed = ({ values }: Problem, naming: Naming): readonly Keyed<CostValue>[] =>
    values.flatMap(item => {
      if (item.name.name === 'total-cost') return []
      const of = (rename: Naming): string =>
        `(${[item.name.name, ...item.terms.map(({ name }) => rename(name))].join(' ')})`
      return [{ item, key: of(naming), plain: of(own) }]
    })
  return align(keyed(pair.a, toB), keyed(pair.b, own)).map(line =>
    line.a !== null && line.b !== null && line.a.value !== line.b.value
      ? { what: 'changed', a: line.a, b: line.b }
      : line,
  )
}
