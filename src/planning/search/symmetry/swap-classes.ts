// Interchangeable objects of a task: exchanging two maps facts, actions with their costs, rules and goal onto
// themselves. Tested on the ground task, not on the domain text; the initial state does not matter.

import { wordsFor } from '#base/bits'
import type { Task } from '#planning/task/task'
import { FactExchange } from './fact-exchange'

/** At least two objects, any two of them interchangeable, and the facts about them as tables. */
export interface SwapClass {
  /** Object numbers. */
  readonly members: readonly number[]
  readonly size: number
  /** Words of a state: bits of facts about members. */
  readonly mask: Int32Array
  /** Per fact: the first member in it, as place in `members`; -1 without one. */
  readonly memberOf: Int32Array
  /** Per fact: the second, different one; -1 without one. */
  readonly otherOf: Int32Array
  /** Per fact about members: the bit that it sets in the signature of a member. */
  readonly templateOf: Int32Array
  readonly signatureWords: number
  /** Words of a signature: bits of facts about one member. */
  readonly singleMask: Int32Array
  /** `singles[template * size + place]`: the fact about the member at that place. */
  readonly singles: Int32Array
  /** Per fact about two members: its row of `pairTable`. */
  readonly pairOf: Int32Array
  readonly pairFacts: readonly number[]
  /** `pairTable[(pair * size + first) * size + second]`: the fact about these two. */
  readonly pairTable: Int32Array
}

/** Work at most: facts and actions examined while testing exchanges. */
const MAX_WORK = 100_000

/** The classes of interchangeable objects; `fixed` facts are mapped onto themselves. */
export function findSwapClasses(task: Task, fixed: readonly number[] = []): SwapClass[] {
  const groups = candidates(task)
  if (groups.length === 0) return []
  const exchange = new FactExchange(task, fixed)
  const found: number[][] = []
  for (const group of groups) {
    const classes: number[][] = []
    for (const object of group) {
      const home = classes.find(members => exchange.work <= MAX_WORK && exchange.isSymmetric(members[0]!, object))
      if (home !== undefined) home.push(object)
      else classes.push([object])
    }
    found.push(...classes.filter(members => members.length > 1))
  }
  return found.flatMap(members => tabulate(task, members) ?? [])
}

/**
 * Objects grouped by their individual features: their argument positions in facts, membership of these in the goal,
 * and how often actions require, add and delete them. Groups of two and more.
 */
function candidates(task: Task): number[][] {
  const weights = factWeights(task)
  const { first, items } = task.factArguments
  const sums = new Map<number, number>()
  for (let fact = 0; fact < task.factCount; fact++)
    for (let i = first[fact]!; i < first[fact + 1]!; i++) {
      const seen = mix(weights[fact]! + (i - first[fact]!), task.factPredicate[fact]!)
      sums.set(items[i]!, ((sums.get(items[i]!) ?? 0) + seen) % MODULUS)
    }
  const groups = new Map<number, number[]>()
  for (const [object, sum] of sums) {
    const group = groups.get(sum)
    if (group === undefined) groups.set(sum, [object])
    else group.push(object)
  }
  return [...groups.values()].filter(group => group.length > 1)
}

/** Per fact: a number for how it is used. */
function factWeights(task: Task): Float64Array {
  const weights = new Float64Array(task.factCount)
  const count = (items: ArrayLike<number>, shift: number, weight: number): void => {
    for (let i = 0; i < items.length; i++) weights[items[i]! >> shift]! += weight + (items[i]! & shift)
  }
  count(task.alternatives.items, 1, 1_001)
  count(task.effectCondition.items, 1, 30_011)
  count(task.effectAdds.items, 0, 500_009)
  count(task.effectDeletes.items, 0, 7_000_003)
  count(task.ruleBody.items, 1, 90_000_049)
  count(task.ruleHead, 0, 1_100_000_009)
  for (const conjunction of task.goal) count(conjunction, 1, 13_000_000_007)
  return weights
}

/** Sums of two numbers below it are whole. */
const MODULUS = 2 ** 51

function mix(one: number, other: number): number {
  const low = Math.imul(one | 0, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b)
  const high = Math.imul(Math.floor(one / 65_536) | 0, 0xc2b2ae35) ^ Math.imul(low, 0x27d4eb2f)
  return ((high >>> 13) * 0x100000000 + (low >>> 0)) % MODULUS
}

/** The class with its tables; undefined if some fact has three members. */
function tabulate(task: Task, members: readonly number[]): SwapClass | undefined {
  const size = members.length
  const placeOf = new Map(members.map((object, place) => [object, place]))
  const { first, items } = task.factArguments
  const mask = new Int32Array(wordsFor(task.factCount))
  const memberOf = new Int32Array(task.factCount).fill(-1)
  const otherOf = new Int32Array(task.factCount).fill(-1)
  const templateOf = new Int32Array(task.factCount).fill(-1)
  const pairOf = new Int32Array(task.factCount).fill(-1)
  const templates = new Map<string, number>()
  const pairFacts: number[] = []
  const singleFacts: number[] = []
  let bits = 0
  let pairRows = 0
  for (let fact = 0; fact < task.factCount; fact++) {
    let key = `${task.factPredicate[fact]}`
    const own: number[] = []
    for (let i = first[fact]!; i < first[fact + 1]!; i++) {
      const place = placeOf.get(items[i]!)
      if (place === undefined) key += ` ${items[i]}`
      else {
        if (!own.includes(place)) own.push(place)
        key += ` ?${own.indexOf(place)}`
      }
    }
    if (own.length === 0) continue
    if (own.length > 2) return undefined
    mask[fact >>> 5]! |= 1 << (fact & 31)
    memberOf[fact] = own[0]!
    let template = templates.get(key)
    if (template === undefined) {
      template = bits
      templates.set(key, template)
      bits += own.length
      if (own.length === 2) pairRows++
    }
    templateOf[fact] = template
    if (own.length === 2) {
      otherOf[fact] = own[1]!
      pairFacts.push(fact)
    } else singleFacts.push(fact)
  }
  const signatureWords = wordsFor(bits)
  const singleMask = new Int32Array(signatureWords)
  const singles = new Int32Array(bits * size).fill(-1)
  for (const fact of singleFacts) {
    const template = templateOf[fact]!
    singleMask[template >>> 5]! |= 1 << (template & 31)
    singles[template * size + memberOf[fact]!] = fact
  }
  const pairTable = new Int32Array(pairRows * size * size).fill(-1)
  const rowOf = new Map<number, number>()
  for (const fact of pairFacts) {
    const template = templateOf[fact]!
    if (!rowOf.has(template)) rowOf.set(template, rowOf.size)
    pairOf[fact] = rowOf.get(template)!
    pairTable[(pairOf[fact]! * size + memberOf[fact]!) * size + otherOf[fact]!] = fact
  }
  return {
    members,
    size,
    mask,
    memberOf,
    otherOf,
    templateOf,
    signatureWords,
    singleMask,
    singles,
    pairOf,
    pairFacts,
    pairTable,
  }
}
