// Why a literal holds wherever a goal does, where the reason is plain enough for a sentence. Each reason is a proof by
// itself; where there is none, the literal may hold all the same.

import { exactlyOneTest } from '../../analysis/exactly-one'
import { invariantsOf } from '../../analysis/invariants'
import { hasBit } from '../../base/bits'
import { factName } from '../../task/names'
import { type Conjunction, type FactId, isNegated, literalFact, type Task } from '../../task/task'
import type { GroundLiteral } from './conditions'

/** One sentence part after “holds in every goal state: ”; undefined where no plain reason is found. */
export type WhyAlways = (known: GroundLiteral, goal: Conjunction) => string | undefined

/** Facts that are named in one sentence. */
const mostNamed = 3

/** The reasons in one task; what they rest on is worked out once. */
export function whyAlways(task: Task): WhyAlways {
  const deletable = new Set<number>(task.effectDeletes.items)
  const isExact = exactlyOneTest(task)
  let exact: readonly (readonly number[])[] | undefined
  const exactGroups = (): readonly (readonly number[])[] =>
    (exact ??= invariantsOf(task).groups.filter(isExact))
  const name = (fact: number): string => `\`${factName(task, fact as FactId)}\``

  /** Of facts that exclude one another: the one in the goal that excludes this fact. */
  const excluder = (fact: number, wanted: ReadonlySet<number>): number | undefined => {
    for (const group of invariantsOf(task).groups)
      if (group.includes(fact)) {
        const other = group.find(each => each !== fact && wanted.has(each))
        if (other !== undefined) return other
      }
    return undefined
  }

  return (known, goal) => {
    if (known === 'always') return 'no action changes that'
    if (known === 'never') return undefined
    const { fact, negated } = known
    const wanted = new Set(goal.filter(lit => !isNegated(lit)).map(literalFact) as number[])
    if (negated) {
      const other = excluder(fact, wanted)
      return other === undefined ? undefined : `${name(fact)} and ${name(other)} exclude each other`
    }
    if (hasBit(task.initial, 0, fact) && task.factKind[fact] === 0 && !deletable.has(fact))
      return 'it holds from the start, and no action ends it'
    for (const group of exactGroups()) {
      if (!group.includes(fact)) continue
      const others = group.filter(each => each !== fact)
      const excluders = others.map(each => excluder(each, wanted))
      if (excluders.includes(undefined)) continue
      if (group.length > mostNamed)
        return `exactly one of ${group.length} facts holds in every state, and the goal excludes all of them but this`
      const by = [...new Set(excluders as number[])]
      const excluded = others.map(name).join(' and ')
      return `one of ${group.map(name).join(', ')} always holds, and ${by.map(name).join(' and ')} ${by.length === 1 ? 'excludes' : 'exclude'} ${excluded}`
    }
    return undefined
  }
}
