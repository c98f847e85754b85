// Proofs that conditions never hold, by groups of facts and conjunctions that never do. A conjunction blocks itself when
// whatever makes a literal of it true is ruled out by the others: so a cycle of blocks, for each block in it has another
// on top and cannot be lifted. The largest such part of a conjunction is what is left when all literals are taken out
// that some action can make true beside the rest, again and again.

import { hasBit } from '../../base/bits'
import type { Certificate } from '../../certificates/certificate'
import { makersOf } from '../../search/sub-task-relevance'
import { factName } from '../../task/names'
import {
  type Disjunction,
  type FactId,
  FLUENT,
  isNegated,
  literalFact,
  type Task,
} from '../../task/task'
import { rowOf } from '../../task/views'
import { Propagation } from './propagation'

/** What one proof may take: facts looked at, and facts that a choice is made among. */
const MAX_WORK = 3_000_000
const MAX_CHOICES = 64

const provers = new WeakMap<Task, ClauseProver>()

/** The prover of a task, kept with it. */
export function proverOf(task: Task): ClauseProver {
  let prover = provers.get(task)
  if (prover === undefined) provers.set(task, (prover = new ClauseProver(task)))
  return prover
}

export class ClauseProver {
  private readonly task: Task
  private readonly propagation: Propagation
  private limit = 0

  constructor(task: Task) {
    this.task = task
    this.propagation = new Propagation(task)
  }

  /** A certificate that no reachable state satisfies the condition; undefined: not found. */
  refute(condition: Disjunction): Certificate | undefined {
    const { propagation } = this
    propagation.forgetNever()
    propagation.used.fill(0)
    this.limit = propagation.work + MAX_WORK
    for (const conjunction of condition) if (!this.refuteOne(conjunction)) return undefined
    return this.certificate()
  }

  private refuteOne(conjunction: readonly number[]): boolean {
    const { propagation } = this
    if (!propagation.follow(conjunction)) return true
    if (this.block([...propagation.trail])) return !propagation.follow(conjunction)
    for (let round = 0; round < 4; round++) {
      if (!propagation.follow(conjunction)) return true
      const group = this.choose(conjunction)
      if (group === undefined) return false
      for (const fact of group) {
        if (propagation.work > this.limit) return false
        if (!propagation.follow(conjunction, [2 * fact])) {
          propagation.addNever([...conjunction.filter(l => this.isFluent(l)), 2 * fact])
          continue
        }
        if (!this.block([...propagation.trail])) return false
      }
    }
    return !propagation.follow(conjunction)
  }

  private isFluent(literal: number): boolean {
    return this.task.factKind[literalFact(literal)] === FLUENT
  }

  /** The facts that are left of the group with fewest that could be the one that holds. */
  private choose(conjunction: readonly number[]): readonly number[] | undefined {
    const { propagation } = this
    let best: readonly number[] | undefined
    const seen = new Set<number>()
    for (const literal of [...conjunction, ...propagation.trail]) {
      if (!isNegated(literal)) continue
      for (const number of propagation.groupsWith(literalFact(literal))) {
        if (seen.has(number)) continue
        seen.add(number)
        const { facts, exact } = propagation.groups[number]!
        if (!exact) continue
        const open = facts.filter(fact => !propagation.isKnown(fact))
        if (open.length === 0 || open.length > MAX_CHOICES) continue
        if (best === undefined || open.length < best.length) best = open
      }
    }
    return best
  }

  /** Adds the largest part of the conjunction that blocks itself; false where there is none. */
  private block(conjunction: readonly number[]): boolean {
    const { task, propagation } = this
    const { effects, effectAction } = makersOf(task)
    const part = new Set(conjunction.filter(literal => this.isFluent(literal)))
    for (;;) {
      const loose = new Set<number>()
      for (const literal of part) {
        if (loose.has(literal)) continue
        for (const effect of rowOf(effects, literal)) {
          if (propagation.work > this.limit) return false
          if (!this.mayComplete(effectAction[effect]!, effect, part)) continue
          for (const made of this.madeBy(effect)) if (part.has(made)) loose.add(made)
          loose.add(literal)
          break
        }
      }
      if (loose.size === 0) break
      for (const literal of loose) part.delete(literal)
    }
    if (part.size === 0) return false
    const holds = (lit: number): boolean =>
      hasBit(task.initial, 0, literalFact(lit)) !== isNegated(lit)
    if ([...part].every(holds)) return false
    propagation.addNever([...part])
    return true
  }

  /** May all of the conjunction hold after this effect of the action, and not before? */
  private mayComplete(action: number, effect: number, part: ReadonlySet<number>): boolean {
    const { task, propagation } = this
    const first = task.firstEffect[action]!
    const made = new Set<number>()
    for (let each = first; each < task.firstEffect[action + 1]!; each++)
      for (const literal of this.madeBy(each)) made.add(literal)
    const always = rowOf(task.effectCondition, first).length === 0 ? [first, effect] : [effect]
    for (const each of always)
      for (const literal of this.madeBy(each))
        if (part.has(literal ^ 1) && (!isNegated(literal) || !made.has(literal ^ 1))) return false
    const before = [...part].filter(literal => !made.has(literal))
    const when = rowOf(task.effectCondition, effect)
    for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++)
      if (propagation.follow(rowOf(task.alternatives, alt), when, before)) return true
    return false
  }

  /** Literals that an effect makes true; a delete may be undone by another effect. */
  private madeBy(effect: number): number[] {
    const { effectAdds, effectDeletes } = this.task
    return [
      ...Array.from(rowOf(effectAdds, effect), fact => 2 * fact),
      ...Array.from(rowOf(effectDeletes, effect), fact => 2 * fact + 1),
    ]
  }

  private certificate(): Certificate {
    const { task, propagation } = this
    const atMostOne: string[][] = []
    const atLeastOne: string[][] = []
    propagation.groups.forEach(({ facts, exact }, number) => {
      if (propagation.used[number] === 0) return
      const names = facts.map(fact => factName(task, fact as FactId))
      atMostOne.push(names)
      if (exact) atLeastOne.push(names)
    })
    const never = propagation.never.map(conjunction =>
      conjunction.map(literal => {
        const name = factName(task, literalFact(literal))
        return isNegated(literal) ? `(not ${name})` : name
      }),
    )
    return { kind: 'clauses', atMostOne, atLeastOne, never }
  }
}
