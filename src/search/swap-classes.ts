// Which objects of a task are interchangeable: exchanging two maps facts, actions with their costs, rules and
// goal onto themselves. Tested on the ground task, whatever the domain says; the initial state plays no part.

import { wordsFor } from '../base/bits'
import type { Task } from '../task/task'
import { FactExchange } from './fact-exchange'

/** Objects any two of which can be exchanged, at least two, and the facts about them as tables. */
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

/** Work at most: actions looked at while testing exchanges. */
const MAX_WORK = 2_000_000

/** The classes of interchangeable objects; `fixed` facts are mapped onto themselves. */
export function findSwapClasses(task: Task, fixed: readonly number[] = []): SwapClass[] {
  const groups = candidates(task)
  if (groups.length === 0) return []
  const exchange = new FactExchange(task, fixed)
  const found: number[][] = []
  for (const group of groups) {
    const classes: number[][] = []
    for (const object of group) {
      const home = classes.find(
        members => exchange.work <= MAX_WORK && exchange.isSymmetric(members[0]!, object),
      )
      if (home !== undefined) home.push(object)
      else classes.push([object])
    }
    found.push(...classes.filter(members => members.length > 1))
  }
  return found.flatMap(members => tabulate(task, members) ?? [])
}

/**
 * Objects grouped by how often they stand at each place of each predicate's facts, and of the goal's; groups of
 * two and more.
 */
function candidates(task: Task): number[][] {
  const inGoal = new Set(task.goal.flat().map(lit => lit >> 1))
  const profiles = new Map<number, Map<number, number>>()
  const { first, items } = task.factArguments
  for (let fact = 0; fact < task.factCount; fact++)
    for (let i = first[fact]!; i < first[fact + 1]!; i++) {
      const place = (task.factPredicate[fact]! * 64 + (i - first[fact]!)) * 2
      let profile = profiles.get(items[i]!)
      if (profile === undefined) profiles.set(items[i]!, (profile = new Map()))
      profile.set(place, (profile.get(place) ?? 0) + 1)
      if (inGoal.has(fact)) profile.set(place + 1, (profile.get(place + 1) ?? 0) + 1)
    }
  const groups = new Map<string, number[]>()
  for (const [object, profile] of profiles) {
    const key = [...profile]
      .sort((a, b) => a[0] - b[0])
      .map(([place, count]) => `${place}:${count}`)
      .join()
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [object])
    else group.push(object)
  }
  return [...groups.values()].filter(group => group.length > 1)
}

/** The class with its tables; undefined where some fact has three members. */
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
