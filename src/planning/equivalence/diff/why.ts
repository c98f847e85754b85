// Why a literal holds in all goal states, if the reason is simple enough for a sentence. Each reason is a proof; a literal may hold without
// one.

import { exactlyOneTest } from '#planning/analysis/exactly-one'
import { invariantsOf } from '#planning/analysis/invariants'
import { hasBit } from '#base/bits'
import { factName } from '#planning/task/names'
import { isNegated, type LiteralId, literalFact, type Task } from '#planning/task/task'
import { renameWords } from './conditions'
import type { Naming } from './diff'

/**
 * The clause after “holds in every goal state: ”; undefined if no simple reason is found. The literal, or whether it always holds; and the
 * goal's own literals.
 */
export type WhyAlways = (literal: LiteralId | boolean, goal: readonly LiteralId[]) => string | undefined

/** Facts of a group that are named in one sentence. */
const MAX_NAMED = 3

/** The reasons in one task, its facts shown with other names; their data is computed on demand. */
export function whyAlways(task: Task, show: Naming): WhyAlways {
  let deletable: ReadonlySet<number> | undefined
  let groupsOf: ReadonlyMap<number, readonly (readonly number[])[]> | undefined
  let isExact: ((group: readonly number[]) => boolean) | undefined
  const isDeletable = (fact: number): boolean => (deletable ??= new Set<number>(task.effectDeletes.items)).has(fact)
  const groups = (fact: number): readonly (readonly number[])[] =>
    (groupsOf ??= byMember(invariantsOf(task).groups)).get(fact) ?? []
  const name = (lit: number): string => {
    const fact = renameWords(factName(task, literalFact(lit)), show)
    return isNegated(lit) ? `\`(not ${fact})\`` : `\`${fact}\``
  }

  /** A literal of the goal that excludes this fact. */
  const excluder = (fact: number, wanted: ReadonlySet<number>): number | undefined => {
    if (wanted.has(2 * fact + 1)) return 2 * fact + 1
    for (const group of groups(fact)) {
      const other = group.find(each => each !== fact && wanted.has(2 * each))
      if (other !== undefined) return 2 * other
    }
    return undefined
  }

  return (literal, goal) => {
    if (typeof literal === 'boolean') return literal ? 'no action changes that' : undefined
    const fact = literalFact(literal)
    const wanted = new Set<number>(goal)
    if (isNegated(literal)) {
      const other = excluder(fact, wanted)
      return other === undefined ? undefined : `${name(2 * fact)} and ${name(other)} exclude each other`
    }
    if (hasBit(task.initial, 0, fact) && task.factKind[fact] === 0 && !isDeletable(fact))
      return 'it holds from the start, and no action ends it'
    for (const group of groups(fact)) {
      const others = group.filter(each => each !== fact)
      const excluders = others.map(each => excluder(each, wanted))
      if (excluders.includes(undefined) || !(isExact ??= exactlyOneTest(task))(group)) continue
      const members = group.map(each => name(2 * each))
      if (group.length > MAX_NAMED)
        return `one of ${group.length} facts such as ${name(2 * others[0]!)} always holds, and the goal excludes all of them but this`
      const by = [...new Set(excluders as number[])]
      const verb = by.length === 1 ? 'excludes' : 'exclude'
      const excluded = others.map(each => name(2 * each)).join(' and ')
      return `one of ${members.join(', ')} always holds, and ${by.map(name).join(' and ')} ${verb} ${excluded}`
    }
    return undefined
  }
}

function byMember(groups: readonly (readonly number[])[]): ReadonlyMap<number, readonly (readonly number[])[]> {
  const found = new Map<number, (readonly number[])[]>()
  for (const group of groups)
    for (const fact of group) {
      const list = found.get(fact)
      if (list === undefined) found.set(fact, [group])
      else list.push(group)
    }
  return found
}
