// Two problems laid side by side under a match of their objects: objects, initial facts, values of functions, and the
// parts of the goals. Nothing is proven here: which difference matters is another question.

import type { Atom, Condition, CostValue, TypedName } from '../../pddl/model'
import { printAtom } from '../../pddl/print'
import type { Pair } from '../comparison'
import { align, type Aligned, type Keyed } from './align'
import { type Match, ownObjects } from './match'
import { conjunctsOf, type Naming, normalForm } from './normal'
import { profiles } from './profiles'

/** `changed`: in both, with another type or another value. */
export type Changed<Item> =
  | Aligned<Item>
  | { readonly what: 'changed'; readonly a: Item; readonly b: Item }

export interface Diff {
  readonly objects: readonly Changed<TypedName>[]
  readonly init: readonly Aligned<Atom>[]
  readonly values: readonly Changed<CostValue>[]
  /** The goals' conjuncts. */
  readonly goal: readonly Aligned<Condition>[]
}

/** The diff under a match of the objects; `goalMatch` where the goals are compared under another. */
export function diffPair(pair: Pair, match: Match, goalMatch = match): Diff {
  return {
    objects: diffObjects(pair, match),
    init: align(facts(pair.a.init, toB(match)), facts(pair.b.init, own)),
    values: diffValues(pair, match),
    goal: align(conjuncts(pair.a.goal, toB(goalMatch)), conjuncts(pair.b.goal, own)),
  }
}

const own: Naming = name => name

/** Objects of a that no object of b stands for keep their name with a mark that no name can have. */
const toB =
  ({ toB }: Match): Naming =>
  name =>
    toB.get(name) ?? `${name} of a`

const facts = (atoms: readonly Atom[], naming: Naming): readonly Keyed<Atom>[] =>
  atoms.map(item => {
    const { predicate, terms } = item
    const key = `(${[predicate.name, ...terms.map(({ name }) => naming(name))].join(' ')})`
    return { item, key, plain: printAtom(item) }
  })

const conjuncts = (goal: Condition, naming: Naming): readonly Keyed<Condition>[] =>
  conjunctsOf(goal).map(item => ({
    item,
    key: normalForm(item, naming),
    plain: normalForm(item, own),
  }))

function diffObjects(pair: Pair, match: Match): readonly Changed<TypedName>[] {
  const profile = profiles(pair.domain)
  const keyed = (objects: readonly TypedName[], naming: Naming): readonly Keyed<TypedName>[] =>
    objects.map(item => ({ item, key: naming(item.name), plain: item.name }))
  return align(
    keyed(ownObjects(pair, pair.a), toB(match)),
    keyed(ownObjects(pair, pair.b), own),
  ).map(line =>
    line.a !== null && line.b !== null && profile(line.a.type) !== profile(line.b.type)
      ? { what: 'changed', a: line.a, b: line.b }
      : line,
  )
}

function diffValues(pair: Pair, match: Match): readonly Changed<CostValue>[] {
  const keyed = (values: readonly CostValue[], naming: Naming): readonly Keyed<CostValue>[] =>
    values.map(item => {
      const of = (rename: Naming): string =>
        `(${[item.name.name, ...item.terms.map(({ name }) => rename(name))].join(' ')})`
      return { item, key: of(naming), plain: of(own) }
    })
  return align(keyed(pair.a.values, toB(match)), keyed(pair.b.values, own)).map(line =>
    line.a !== null && line.b !== null && line.a.value !== line.b.value
      ? { what: 'changed', a: line.a, b: line.b }
      : line,
  )
}
