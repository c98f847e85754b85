// The relations between sets of tuples that a renaming of one problem onto another must respect: types and constants
// (as colours), static facts, values, initial facts.

import type { Colours } from './colours'
import { type Relation, TupleSet } from './tuples'
import type { Side, TwoProblems } from './two-problems'

/** Colours by types, and for constants by name. */
export function startColours({ a, b }: TwoProblems): { coloursA: Colours; coloursB: Colours } {
  const numbers = new Map<string, number>()
  const coloursOf = ({ world, types, isConstant }: Side): Colours =>
    Int32Array.from(world.objects, (name, object) => {
      const key = `${isConstant[object] ? name : ''}:${types[object]}`
      const number = numbers.get(key) ?? numbers.size
      numbers.set(key, number)
      return number
    })
  return { coloursA: coloursOf(a), coloursB: coloursOf(b) }
}

/** Static facts and values, which are the same in all states of a problem. */
export function staticRelations(two: TwoProblems): Relation[] {
  const valuesOf = ({ values }: Side): Map<string, number[][]> =>
    grouped([...values.values()].map(({ name, objects, value }) => [`${name} ${value}`, objects]))
  return [
    ...factRelations(two, two.a.world.statics, two.b.world.statics),
    ...relationsOf(two, valuesOf(two.a), valuesOf(two.b)),
  ]
}

/** Facts that hold initially and that actions can change. */
export const initialRelations = (two: TwoProblems): Relation[] =>
  factRelations(two, two.a.world.initial, two.b.world.initial)

/** These facts must be mapped onto one another; `mark` distinguishes facts of one predicate. */
export function factRelations(
  two: TwoProblems,
  inA: Iterable<number>,
  inB: Iterable<number>,
  markOf: (side: Side, fact: number) => string = () => '',
): Relation[] {
  const groupsOf = (side: Side, facts: Iterable<number>): Map<string, number[][]> => {
    const { world } = side
    return grouped(
      [...facts].map(fact => [`${world.predicateOf[fact]} ${markOf(side, fact)}`, world.argumentsOf[fact]!]),
    )
  }
  return relationsOf(two, groupsOf(two.a, inA), groupsOf(two.b, inB))
}

function grouped(items: readonly (readonly [string, readonly number[]])[]): Map<string, number[][]> {
  const groups = new Map<string, number[][]>()
  for (const [name, tuple] of items) {
    const list = groups.get(name)
    if (list === undefined) groups.set(name, [[...tuple]])
    else list.push([...tuple])
  }
  return groups
}

function relationsOf(
  { a, b, budget }: TwoProblems,
  inA: ReadonlyMap<string, number[][]>,
  inB: ReadonlyMap<string, number[][]>,
): Relation[] {
  return [...new Set([...inA.keys(), ...inB.keys()])].map(name => {
    const [listA, listB] = [inA.get(name) ?? [], inB.get(name) ?? []]
    budget.spend(1 + listA.length + listB.length)
    return {
      how: 'same',
      inA: new TupleSet(a.world.objects.length, listA),
      inB: new TupleSet(b.world.objects.length, listB),
    }
  })
}
