// A conjunction blocks itself if, for each of its literals, every action that makes it true is ruled out by the
// others: for example a cycle of blocks, where each has another on top and cannot be lifted. A conjunction that
// blocks itself never holds unless it holds initially. The largest such part of a conjunction is computed by
// repeatedly removing every literal that some action can make true while the rest holds. A proof then needs only the
// support of one literal.

import { hasBit } from '#base/bits'
import { makersOf, type Makers } from '#planning/search/sub-task-relevance'
import { isNegated, literalFact, type Task } from '#planning/task/task'
import { rowOf } from '#planning/task/views'
import type { Propagation } from './propagation'

/** Literals of the conjunction kept as reasons why a fact is false while they hold. */
const MAX_REASONS = 4

interface Reason {
  readonly literal: number
  readonly group: number
}

export class SelfBlocking {
  private readonly task: Task
  private readonly propagation: Propagation
  private readonly makers: Makers
  /** Fact → literals of the part that each rule it out by a group. */
  private reasons = new Map<number, Reason[]>()
  private readonly makerCount: (literal: number) => number

  constructor(task: Task, propagation: Propagation) {
    this.task = task
    this.propagation = propagation
    this.makers = makersOf(task)
    const { first } = this.makers.effects
    this.makerCount = literal => first[literal + 1]! - first[literal]!
  }

  /** A part of the conjunction (fluent literals) that never holds; empty if none is found within the limit. */
  partOf(conjunction: readonly number[], maxWork: number): number[] {
    const part = new Set(conjunction)
    for (;;) {
      this.findReasons(part)
      const loose = new Set<number>()
      for (const literal of part) {
        if (loose.has(literal)) continue
        const effect = rowOf(this.makers.effects, literal).find(each => this.mayComplete(each, part))
        if (this.propagation.work > maxWork) return []
        if (effect === undefined) continue
        for (const made of this.madeBy(effect)) if (part.has(made)) loose.add(made)
        loose.add(literal)
      }
      if (loose.size === 0) break
      for (const literal of loose) part.delete(literal)
    }
    const seeds = [...part].filter(literal => !this.holdsInitially(literal))
    const fewest = seeds.sort((one, other) => this.makerCount(one) - this.makerCount(other))[0]
    return fewest === undefined ? [] : this.restingOn(fewest, part)
  }

  private holdsInitially(literal: number): boolean {
    return hasBit(this.task.initial, 0, literalFact(literal)) !== isNegated(literal)
  }

  /** The support of a literal: one reason for each action that could make it true, with their support. */
  private restingOn(seed: number, part: ReadonlySet<number>): number[] {
    const needed = new Set([seed])
    for (const literal of needed)
      for (const effect of rowOf(this.makers.effects, literal)) {
        const reasons = this.reasonsAgainst(effect)
        if (reasons.length === 0) {
          if (this.isUndone(effect, needed)) continue
          return this.wholly(part)
        }
        const chosen =
          reasons.find(({ literal }) => needed.has(literal)) ??
          reasons.reduce((best, each) => (this.makerCount(each.literal) < this.makerCount(best.literal) ? each : best))
        needed.add(chosen.literal)
        this.propagation.used[chosen.group] = 1
      }
    return [...needed]
  }

  /** The whole part; everything that its groups exclude may matter. */
  private wholly(part: ReadonlySet<number>): number[] {
    const { propagation } = this
    for (const literal of part)
      if (!isNegated(literal))
        for (const group of propagation.groupsWith(literalFact(literal))) propagation.used[group] = 1
    return [...part]
  }

  /** Whether the action of this effect surely makes a literal false. */
  private isUndone(effect: number, part: ReadonlySet<number>): boolean {
    const { always, made } = this.ofAction(effect)
    return always.some(each =>
      this.madeBy(each).some(literal => part.has(literal ^ 1) && (!isNegated(literal) || !made.has(literal ^ 1))),
    )
  }

  private findReasons(part: ReadonlySet<number>): void {
    const { propagation } = this
    this.reasons = new Map()
    const sorted = [...part].sort((one, other) => this.makerCount(one) - this.makerCount(other))
    for (const literal of sorted) {
      if (isNegated(literal)) continue
      const fact = literalFact(literal)
      for (const number of propagation.groupsWith(fact))
        for (const other of propagation.groups[number]!.facts) {
          if (other === fact) continue
          const known = this.reasons.get(other)
          const reason = { literal, group: number }
          if (known === undefined) this.reasons.set(other, [reason])
          else if (known.length < MAX_REASONS) known.push(reason)
        }
    }
  }

  /** Literals of the part, not made by the action itself, that each alone rule out its (only) precondition. */
  private reasonsAgainst(effect: number): Reason[] {
    const { task } = this
    const action = this.makers.effectAction[effect]!
    const first = task.firstAlternative[action]!
    if (task.firstAlternative[action + 1]! !== first + 1) return []
    const { made } = this.ofAction(effect)
    const found: Reason[] = []
    for (const literal of rowOf(task.alternatives, first)) {
      if (isNegated(literal)) continue
      for (const reason of this.reasons.get(literalFact(literal)) ?? [])
        if (!made.has(reason.literal)) found.push(reason)
    }
    return found
  }

  /** True if the whole conjunction may hold after this effect but not before. */
  private mayComplete(effect: number, part: ReadonlySet<number>): boolean {
    const { task, propagation } = this
    propagation.work += 8
    if (this.reasonsAgainst(effect).length > 0 || this.isUndone(effect, part)) return false
    const action = this.makers.effectAction[effect]!
    const { made } = this.ofAction(effect)
    const before = [...part].filter(literal => !made.has(literal))
    const when = rowOf(task.effectCondition, effect)
    for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++)
      if (propagation.follow(rowOf(task.alternatives, alt), when, before)) return true
    return false
  }

  /** Effects that happen whenever this one does, and all literals that some effect of its action may make true. */
  private ofAction(effect: number): {
    readonly always: readonly number[]
    readonly made: ReadonlySet<number>
  } {
    const { task } = this
    const action = this.makers.effectAction[effect]!
    const first = task.firstEffect[action]!
    const made = new Set<number>()
    for (let each = first; each < task.firstEffect[action + 1]!; each++)
      for (const literal of this.madeBy(each)) made.add(literal)
    const isAlways = rowOf(task.effectCondition, first).length === 0
    return { always: isAlways ? [first, effect] : [effect], made }
  }

  /** Literals that an effect makes true; a delete may be undone by another effect. */
  private madeBy(effect: number): number[] {
    const { effectAdds, effectDeletes } = this.task
    return [
      ...Array.from(rowOf(effectAdds, effect), fact => 2 * fact),
      ...Array.from(rowOf(effectDeletes, effect), fact => 2 * fact + 1),
    ]
  }
}
