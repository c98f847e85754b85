// Mutex groups: sets of facts with at most one true in any reachable state. Candidates are lifted, as in invariant
// synthesis (Helmert 2009): parts `predicate(parameters, at most one counted place)`, extended if an action adds
// without deleting. The proof is ground: each instance is checked against every action alone.

import { hasBit } from '#base/bits'
import { FLUENT, isNegated, literalFact } from './task'
import type { Task } from './task'

/** At most one of these facts ever holds; ascending, two at least. */
export type MutexGroup = readonly number[]

export interface MutexLimits {
  readonly maxCandidates: number
  /** Examines an action by a candidate. */
  readonly maxWork: number
  /** Also extend candidates that some action breaks by two adds, in one way for each schema: more groups, for more work. */
  readonly isThorough?: boolean
}
export const mutexLimits: MutexLimits = { maxCandidates: 300, maxWork: 5_000_000 }

/** A predicate with the invariant's parameter at each place; -1 at the counted place. */
interface InvariantPart {
  readonly predicate: number
  readonly parameters: readonly number[]
}
/** One part a predicate, all with the same number of parameters. */
type Candidate = readonly InvariantPart[]

/** How an action affects a group: two adds, or an add without a matching delete. */
interface Violation {
  readonly action: number
  readonly fact: number
  readonly heavy: boolean
}

/** Proven mutex groups of a task; none inside another. The list is incomplete. */
export function mutexGroups(task: Task, limits: MutexLimits = mutexLimits): MutexGroup[] {
  const open: Candidate[] = firstCandidates(task)
  const seen = new Set(open.map(keyOf))
  const found: number[][] = []
  let work = 0
  for (let next = 0; next < open.length && work < limits.maxWork; next++) {
    const candidate = open[next]!
    const { groupOf, groups } = instancesOf(task, candidate)
    const violations = new Map<number, Violation>()
    const bySchema = limits.isThorough === true ? new Map<number, Violation>() : undefined
    for (let action = 0; action < task.actionCount; action++) violationsOf(task, action, groupOf, violations, bySchema)
    work += task.actionCount
    groups.forEach((group, number) => {
      if (group.length > 1 && !violations.has(number) && heldInitially(task, group) <= 1) found.push(group)
    })
    const worst = [...violations.values()]
    if (bySchema === undefined && worst.some(violation => violation.heavy)) continue
    for (const each of bySchema === undefined ? worst.slice(0, 1) : bySchema.values())
      for (const refined of refinements(task, candidate, each)) {
        const key = keyOf(refined)
        if (seen.has(key) || open.length >= limits.maxCandidates) continue
        seen.add(key)
        open.push(refined)
      }
  }
  return withoutSubsets(found)
}

const heldInitially = (task: Task, facts: readonly number[]): number =>
  facts.filter(fact => hasBit(task.initial, 0, fact)).length

/**
 * Records for each group (facts' groups are disjoint) the first way in which the action may break it; and for each schema the first that is
 * not heavy, if requested.
 */
function violationsOf(
  task: Task,
  action: number,
  groupOf: Int32Array,
  violations: Map<number, Violation>,
  bySchema: Map<number, Violation> | undefined,
): void {
  const { effectAdds, firstEffect } = task
  const from = firstEffect[action]!
  const to = firstEffect[action + 1]!
  for (let effect = from; effect < to; effect++)
    for (let i = effectAdds.first[effect]!; i < effectAdds.first[effect + 1]!; i++) {
      const fact = effectAdds.items[i]!
      const group = groupOf[fact]!
      if (group < 0) continue
      const isBroken = violations.get(group)?.heavy === true
      if (isBroken && bySchema?.has(task.actionSchema[action]!) !== false) continue
      if (isRuledOut(task, action, group, groupOf)) continue
      if (addsAnother(task, from, to, fact, groupOf)) violations.set(group, { action, fact, heavy: true })
      else if ((bySchema !== undefined || !violations.has(group)) && !makesUp(task, action, effect, fact, groupOf)) {
        const light = { action, fact, heavy: false }
        if (!violations.has(group)) violations.set(group, light)
        if (bySchema?.has(task.actionSchema[action]!) === false) bySchema.set(task.actionSchema[action]!, light)
      }
    }
}

/** Does each alternative of the precondition require two facts of the group? Then the action is never applicable. */
function isRuledOut(task: Task, action: number, group: number, groupOf: Int32Array): boolean {
  const { firstAlternative, alternatives } = task
  for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++) {
    let members = 0
    for (let i = alternatives.first[alt]!; i < alternatives.first[alt + 1]!; i++) {
      const lit = alternatives.items[i]!
      if (!isNegated(lit) && groupOf[literalFact(lit)] === group) members++
    }
    if (members < 2) return false
  }
  return true
}

function addsAnother(task: Task, from: number, to: number, fact: number, groupOf: Int32Array): boolean {
  const { first, items } = task.effectAdds
  for (let i = first[from]!; i < first[to]!; i++)
    if (items[i] !== fact && groupOf[items[i]!] === groupOf[fact]) return true
  return false
}

/** If the effect fires, the one fact of the group that held is this fact or is deleted. */
function makesUp(task: Task, action: number, effect: number, fact: number, groupOf: Int32Array): boolean {
  const { firstAlternative, alternatives, effectCondition } = task
  const balances = (lit: number): boolean =>
    !isNegated(lit) &&
    groupOf[literalFact(lit)] === groupOf[fact] &&
    (literalFact(lit) === fact || isDeletedBy(task, action, effect, literalFact(lit)))
  const someBalances = (items: Int32Array, from: number, to: number): boolean => {
    for (let i = from; i < to; i++) if (balances(items[i]!)) return true
    return false
  }
  if (someBalances(effectCondition.items, effectCondition.first[effect]!, effectCondition.first[effect + 1]!))
    return true
  for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++)
    if (!someBalances(alternatives.items, alternatives.first[alt]!, alternatives.first[alt + 1]!)) return false
  return true
}

/** Is the fact deleted by this effect or by the unconditional one? */
function isDeletedBy(task: Task, action: number, effect: number, fact: number): boolean {
  const always = task.firstEffect[action]!
  const { first, items } = task.effectDeletes
  const deletes = (which: number): boolean => {
    for (let i = first[which]!; i < first[which + 1]!; i++) if (items[i] === fact) return true
    return false
  }
  const unconditional = task.effectCondition.first[always] === task.effectCondition.first[always + 1]
  return deletes(effect) || (unconditional && deletes(always))
}

/** Every fluent predicate by itself: nothing counted, or one place. */
function firstCandidates(task: Task): Candidate[] {
  const arity = new Map<number, number>()
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT) arity.set(task.factPredicate[fact]!, argumentsOf(task, fact).length)
  const found: Candidate[] = []
  for (const [predicate, places] of [...arity].sort((a, b) => a[0] - b[0]))
    for (let counted = -1; counted < places; counted++) {
      let parameter = 0
      const parameters = Array.from({ length: places }, (_, place) => (place === counted ? -1 : parameter++))
      found.push([{ predicate, parameters }])
    }
  return found
}

const argumentsOf = (task: Task, fact: number): Int32Array =>
  task.factArguments.items.subarray(task.factArguments.first[fact]!, task.factArguments.first[fact + 1]!)

/** The group of each fact (-1: none), one group for each choice of the parameters. */
function instancesOf(task: Task, candidate: Candidate): { groupOf: Int32Array; groups: number[][] } {
  const partOf = new Map(candidate.map(part => [part.predicate, part]))
  const numbers = new Map<string, number>()
  const groups: number[][] = []
  const groupOf = new Int32Array(task.factCount).fill(-1)
  for (let fact = 0; fact < task.factCount; fact++) {
    const part = task.factKind[fact] === FLUENT ? partOf.get(task.factPredicate[fact]!) : undefined
    if (part === undefined) continue
    const key = valuesOf(task, fact, part).join(' ')
    let number = numbers.get(key)
    if (number === undefined) numbers.set(key, (number = groups.push([]) - 1))
    groups[number]!.push(fact)
    groupOf[fact] = number
  }
  return { groupOf, groups }
}

/** The values of the parameters in a fact. */
function valuesOf(task: Task, fact: number, part: InvariantPart): number[] {
  const values: number[] = []
  argumentsOf(task, fact).forEach((object, place) => {
    const parameter = part.parameters[place]!
    if (parameter >= 0) values[parameter] = object
  })
  return values
}

/** The candidate with one more part, a fact that the action needs and takes away. */
function refinements(task: Task, candidate: Candidate, violation: Violation): Candidate[] {
  const { action, fact } = violation
  const part = candidate.find(part => part.predicate === task.factPredicate[fact])!
  const values = valuesOf(task, fact, part)
  const taken = new Set(candidate.map(part => part.predicate))
  const found: Candidate[] = []
  const { first, items } = task.effectDeletes
  const from = first[task.firstEffect[action]!]!
  const to = first[task.firstEffect[action + 1]!]!
  for (let i = from; i < to; i++) {
    const predicate = task.factPredicate[items[i]!]!
    if (taken.has(predicate)) continue
    for (const parameters of placements(argumentsOf(task, items[i]!), values))
      found.push([...candidate, { predicate, parameters }])
  }
  return found
}

/** Assignments of each parameter to an argument with its value, with at most one argument left over (counted). */
function placements(objects: Int32Array, values: readonly number[]): number[][] {
  if (objects.length < values.length || objects.length > values.length + 1) return []
  let partial: number[][] = [[]]
  for (const object of objects) {
    const longer: number[][] = []
    for (const parameters of partial) {
      if (objects.length > values.length && !parameters.includes(-1)) longer.push([...parameters, -1])
      values.forEach((value, parameter) => {
        if (value === object && !parameters.includes(parameter)) longer.push([...parameters, parameter])
      })
    }
    partial = longer.slice(0, 24)
  }
  return partial
}

const keyOf = (candidate: Candidate): string =>
  candidate
    .map(part => `${part.predicate}(${part.parameters.join(' ')})`)
    .sort()
    .join(' ')

/** Drops groups that lie inside another. */
function withoutSubsets(groups: readonly number[][]): MutexGroup[] {
  const sorted = groups.slice().sort((a, b) => b.length - a.length)
  const kept: MutexGroup[] = []
  const groupsOf = new Map<number, Set<number>>()
  for (const group of sorted) {
    let shared: number[] | undefined
    for (const fact of group) {
      const holders = groupsOf.get(fact) ?? new Set<number>()
      shared = shared === undefined ? [...holders] : shared.filter(number => holders.has(number))
    }
    if (shared !== undefined && shared.length > 0) continue
    const number = kept.push(group) - 1
    for (const fact of group) groupsOf.set(fact, (groupsOf.get(fact) ?? new Set()).add(number))
  }
  return kept
}
