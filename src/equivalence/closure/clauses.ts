// Proofs that conditions never hold, by groups of facts and conjunctions that never do.

import type { Certificate } from '../../certificates/certificate'
import { factName } from '../../task/names'
import {
  type Disjunction,
  type FactId,
  FLUENT,
  isNegated,
  literalFact,
  type Task,
} from '../../task/task'
import { Propagation } from './propagation'
import { SelfBlocking } from './self-blocking'

/** What one proof may take: facts looked at, and facts that a choice is made among. */
const MAX_WORK = 3_000_000
const MAX_CHOICES = 128
/** What follows is looked at whole where it is no more than this. */
const MAX_TRAIL = 400

const provers = new WeakMap<Task, ClauseProver>()

/** The prover of a task, kept with it. */
export function proverOf(task: Task): ClauseProver {
  let prover = provers.get(task)
  if (prover === undefined) provers.set(task, (prover = new ClauseProver(task)))
  return prover
}

export class ClauseProver {
  private readonly task: Task
  readonly propagation: Propagation
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
    if (this.blockTrail(conjunction)) return !propagation.follow(conjunction)
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
        if (!this.blockTrail(conjunction)) return false
      }
    }
    return !propagation.follow(conjunction)
  }

  /** Adds a part of what was just found to follow that blocks itself: of what holds, else of all that was found. */
  private blockTrail(conjunction: readonly number[]): boolean {
    const { trail } = this.propagation
    const given = new Set(conjunction)
    const all = [...trail]
    const short = all.filter(literal => !isNegated(literal) || given.has(literal))
    return this.block(short) || (all.length <= MAX_TRAIL && this.block(all))
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

  /** Adds a part of the conjunction that blocks itself; false where there is none. */
  private block(conjunction: readonly number[]): boolean {
    const { task, propagation } = this
    const blocking = new SelfBlocking(task, propagation)
    const part = blocking.partOf(
      conjunction.filter(literal => this.isFluent(literal)),
      this.limit,
    )
    if (part.length === 0) return false
    propagation.addNever(part)
    return true
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
