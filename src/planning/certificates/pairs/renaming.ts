// Renamings: bijections from the objects of a to those of b that keep all types and leave constants where they are. How they map facts and
// conditions, and what they must preserve of the two problems.

import { readList, readNames, reject } from '../rejection'
import type { Formula } from '../semantics/formula'
import type { Side, TwoProblems } from './two-problems'

/** Per object of a, the object of b. */
export type ObjectMap = Int32Array

/** Reads a renaming of a certificate: pairs of names, without constants. Rejects any that is not a bijection preserving types. */
export function readRenaming({ a, b, budget }: TwoProblems, value: unknown, what: string) {
  const count = a.world.objects.length
  if (count !== b.world.objects.length)
    reject(`${what}: there are ${count} objects in one problem, ${b.world.objects.length} in the other.`)
  const map = new Int32Array(count).fill(-1)
  const taken = new Uint8Array(count)
  const put = (inA: string, inB: string): void => {
    budget.spend(1)
    const [from, to] = [a.world.objectNumber(inA), b.world.objectNumber(inB)]
    if (map[from] !== -1) reject(`${what}: \`${inA}\` is renamed twice.`)
    if (taken[to] === 1) reject(`${what}: two objects become \`${inB}\`.`)
    if (a.types[from] !== b.types[to]) reject(`${what}: \`${inA}\` and \`${inB}\` are not of the same types.`)
    map[from] = to
    taken[to] = 1
  }
  a.world.objects.forEach((name, object) => {
    if (a.isConstant[object]) put(name, name)
  })
  readList(value, what).forEach((entry, i) => {
    const names = readNames(entry, `${what}, entry ${i}`)
    if (names.length !== 2) reject(`${what}, entry ${i} is not a pair of names.`)
    put(names[0]!, names[1]!)
  })
  const missing = map.indexOf(-1)
  if (missing >= 0) reject(`${what}: \`${a.world.objects[missing]}\` is not renamed.`)
  return map
}

/** The renaming from b to a. */
export function inverseOf(map: ObjectMap): ObjectMap {
  const inverse = new Int32Array(map.length)
  map.forEach((to, from) => {
    inverse[to] = from
  })
  return inverse
}

/** The image in `to` of a fact of `from`. */
export function renamedFact(from: Side, to: Side, map: ObjectMap, fact: number): number {
  const objects = from.world.argumentsOf[fact]!.map(object => map[object]!)
  return to.world.fact(from.world.predicateOf[fact]!, objects)
}

/** The image of a condition; its static facts are already evaluated, so the map must preserve those. */
export function renamedFormula(from: Side, to: Side, map: ObjectMap, formula: Formula): Formula {
  from.context.budget.spend(1 + formula.literals.length)
  return {
    any: formula.any,
    literals: formula.literals.map(literal => 2 * renamedFact(from, to, map, literal >> 1) + (literal & 1)),
    parts: formula.parts.map(part => renamedFormula(from, to, map, part)),
  }
}

/** Rejects if the changeable initial facts are not mapped onto those of the other problem. */
export function requireSameInitial(two: TwoProblems, map: ObjectMap, what: string): void {
  requireSameFacts(two, map, two.a.world.initial, two.b.world.initial, what)
}

/** Rejects if the static facts and values are not mapped onto those of the other problem. */
export function requireSameStatics(two: TwoProblems, map: ObjectMap, what: string): void {
  const { a, b, budget } = two
  requireSameFacts(two, map, a.world.statics, b.world.statics, what)
  budget.spend(1 + a.values.size)
  if (a.values.size !== b.values.size)
    reject(`${what}: ${a.values.size} values are given in one problem, ${b.values.size} in the other.`)
  for (const { name, objects, value } of a.values.values()) {
    const image = objects.map(object => map[object]!)
    if (b.values.get([name, ...image].join(' '))?.value !== value)
      reject(`${what}: ${a.world.nameOf(name, objects)} is ${value} in one problem only.`)
  }
}

function requireSameFacts(
  { a, b, budget }: TwoProblems,
  map: ObjectMap,
  inA: readonly number[],
  inB: readonly number[],
  what: string,
): void {
  budget.spend(1 + inA.length + inB.length)
  const there = new Set(inB)
  for (const fact of inA)
    if (!there.has(renamedFact(a, b, map, fact)))
      reject(`${what}: ${a.world.factName(fact)} holds initially, but what it becomes does not.`)
  if (inA.length !== inB.length)
    reject(`${what}: ${inA.length} facts hold initially in one problem, ${inB.length} in the other.`)
}
