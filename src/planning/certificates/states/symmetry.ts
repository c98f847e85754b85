// Objects that are interchangeable, shown by swaps: exchanging the two maps the ground actions of the task, its rules and the target onto
// themselves. So the swaps generate all permutations within their classes, and whatever the actions can do from a state, they can do from
// its images.

import { eachLiteral, formulaKey } from '../semantics/formula'
import type { GroundAction } from '../semantics/ground-action'
import type { GroundRule } from '../semantics/instances'
import type { Budget } from '../rejection'
import { readList, readNames, readObject, reject } from '../rejection'
import type { SmallerTask } from './smaller-task'
import type { Literal, CheckedWorld } from '../semantics/world'

/** Two objects that are exchanged. */
export type Swap = readonly [number, number]

export const readSwaps = (world: CheckedWorld, value: unknown): Swap[] =>
  readList(value, 'The list of swaps').map((entry, i) => {
    const { one, other } = readObject<'one' | 'other'>(entry, `Swap ${i}`)
    const names = readNames([one, other], `Swap ${i}`)
    return [world.objectNumber(names[0]!), world.objectNumber(names[1]!)]
  })

export class Symmetry {
  /** Interchangeable objects, ascending. */
  readonly classes: readonly (readonly number[])[]
  /** Per object: index of its class, or -1. */
  readonly classOf: Int32Array
  private readonly world: CheckedWorld
  private readonly swaps: readonly Swap[]
  /** The facts of states, with all their images. */
  readonly facts: ReadonlySet<number>

  /** `facts`: those of states. Rejects swaps that do not map the task on these facts and their images onto itself. */
  constructor(
    world: CheckedWorld,
    swaps: readonly Swap[],
    task: SmallerTask,
    facts: readonly number[],
    budget: Budget,
  ) {
    this.world = world
    this.swaps = swaps
    this.facts = this.orbit(facts, budget)
    this.classes = joinedBy(this.swaps, budget)
    this.classOf = new Int32Array(world.objects.length).fill(-1)
    this.classes.forEach((objects, number) => {
      for (const object of objects) this.classOf[object] = number
    })
    this.verify(task, budget)
  }

  private verify({ actions, rules, target }: SmallerTask, budget: Budget): void {
    const { world, facts } = this
    const same = (literal: Literal): Literal => literal
    const costs = new Map<string, number>()
    const users = new Map<number, Set<GroundAction | GroundRule>>()
    for (const item of [...actions, ...rules]) {
      const key = contentOf(item, same, facts)
      const cost = 'cost' in item ? item.cost : 0
      costs.set(key, Math.min(cost, costs.get(key) ?? cost))
      for (const object of objectsIn(world, item))
        if (this.classOf[object]! >= 0) {
          const list = users.get(object) ?? new Set()
          users.set(object, list.add(item))
        }
    }
    const targetKey = formulaKey(target, same)
    for (const [i, [one, other]] of this.swaps.entries()) {
      budget.spend(20 + targetKey.length)
      const image = (literal: Literal): Literal => 2 * this.imageOf(literal >> 1, swap(one, other)) + (literal & 1)
      const where = `Swap ${i}, \`${world.objects[one]}\` and \`${world.objects[other]}\``
      for (const item of [...(users.get(one) ?? []), ...(users.get(other) ?? [])]) {
        budget.spend(20)
        const cost = costs.get(contentOf(item, image, facts))
        if (cost !== undefined && (!('cost' in item) || cost <= item.cost)) continue
        const name = 'cost' in item ? world.nameOf(item.schema.name, item.objects) : world.factName(item.head)
        reject(`${where}: nothing else does what ${name} becomes.`)
      }
      if (targetKey !== formulaKey(target, image)) reject(`${where}: the target becomes another one.`)
    }
  }

  /** The fact with each object replaced. */
  imageOf(fact: number, map: (object: number) => number): number {
    const objects = this.world.argumentsOf[fact]!
    return this.world.fact(this.world.predicateOf[fact]!, objects.map(map))
  }

  /** The facts and all their images. */
  private orbit(facts: Iterable<number>, budget: Budget): Set<number> {
    const found = new Set(facts)
    for (const fact of found)
      for (const [one, other] of this.swaps) {
        budget.spend(1)
        const objects = this.world.argumentsOf[fact]!
        if (objects.includes(one) || objects.includes(other)) found.add(this.imageOf(fact, swap(one, other)))
      }
    return found
  }
}

const swap =
  (one: number, other: number) =>
  (object: number): number =>
    object === one ? other : object === other ? one : object

/**
 * The content of an action or rule without names and costs. `facts`: those of states; deletes of other facts have no
 * effect and are left out.
 */
export function contentOf(
  item: GroundAction | GroundRule,
  rename: (literal: Literal) => Literal,
  facts: ReadonlySet<number>,
): string {
  if ('body' in item) return `${rename(2 * item.head)}: ${formulaKey(item.body, rename)}`
  const list = (facts: readonly number[]): string =>
    [...new Set(facts.map(fact => rename(2 * fact)))].sort((a, b) => a - b).join(' ')
  const effects = item.effects.flatMap(({ condition, adds, deletes }) => {
    const deleted = deletes.filter(fact => facts.has(fact))
    return adds.length + deleted.length === 0 ? [] : `${formulaKey(condition, rename)}+${list(adds)}-${list(deleted)}`
  })
  return `${formulaKey(item.precondition, rename)}${effects.sort().join('|')}`
}

/** The objects of all facts that an action or rule mentions. */
function objectsIn(world: CheckedWorld, item: GroundAction | GroundRule): Set<number> {
  const objects = new Set<number>()
  const add = (fact: number): void => {
    for (const object of world.argumentsOf[fact]!) objects.add(object)
  }
  if ('body' in item) {
    add(item.head)
    eachLiteral(item.body, literal => add(literal >> 1))
    return objects
  }
  eachLiteral(item.precondition, literal => add(literal >> 1))
  for (const { condition, adds, deletes } of item.effects) {
    eachLiteral(condition, literal => add(literal >> 1))
    adds.forEach(add)
    deletes.forEach(add)
  }
  return objects
}

/** Classes of the objects that the pairs connect, each ascending. */
function joinedBy(pairs: readonly (readonly [number, number])[], budget: Budget): readonly (readonly number[])[] {
  const classOf = new Map<number, Set<number>>()
  for (const [one, other] of pairs) {
    if (classOf.get(one)?.has(other) === true) continue
    const joined = new Set([...(classOf.get(one) ?? [one]), ...(classOf.get(other) ?? [other])])
    budget.spend(joined.size)
    for (const object of joined) classOf.set(object, joined)
  }
  return [...new Set(classOf.values())].map(objects => [...objects].sort((a, b) => a - b))
}
