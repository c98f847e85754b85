// Proofs that conditions never hold, by groups of facts and conjunctions that never do.

import type { Certificate } from '#planning/certificates/certificate'
import { factName } from '#planning/task/names'
import { type Disjunction, type FactId, FLUENT, isNegated, literalFact, type Task } from '#planning/task/task'
import { Propagation } from './propagation'
import { SelfBlocking } from './self-blocking'

/** Limits of one proof: facts examined, and facts tried in a case distinction. */
const MAX_WORK = 3_000_000
const MAX_CHOICES = 128
/** Consequences are examined as a whole up to this number. */
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

  /** The same for a conjunction of conditions, using only the groups: case by case, with the consequences of each. */
  refuteAll(conditions: readonly Disjunction[]): Certificate | undefined {
    const { propagation } = this
    propagation.forgetNever()
    propagation.used.fill(1)
    for (const byGroups of [false, true]) {
      this.limit = propagation.work + MAX_WORK
      if (this.refuteWays(byGroups, [], conditions)) return this.certificate()
    }
    return undefined
  }

  /** `byGroups`: tries first which fact of a group holds. */
  private refuteWays(byGroups: boolean, given: readonly number[], conditions: readonly Disjunction[]): boolean {
    const { propagation } = this
    let certain = given
    let open = conditions
    for (let isNew = true; isNew; ) {
      if (!propagation.follow(certain)) return true
      if (propagation.work > this.limit) return false
      isNew = false
      const left: Disjunction[] = []
      for (const condition of open) {
        propagation.work += condition.length
        const ways = condition.filter(way => way.every(lit => propagation.truthOf(lit) !== false))
        if (ways.length === 0) return true
        if (ways.some(way => way.every(lit => propagation.truthOf(lit) === true))) continue
        if (ways.length === 1) {
          certain = [...certain, ...ways[0]!]
          isNew = true
        } else left.push(ways)
      }
      open = left
    }
    const group = byGroups ? this.choose(certain) : undefined
    if (group !== undefined) return group.every(fact => this.refuteWays(byGroups, [...certain, 2 * fact], open))
    const [first, ...rest] = [...open].sort((one, other) => one.length - other.length)
    return first?.every(way => this.refuteWays(byGroups, [...certain, ...way], rest)) ?? false
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

  /** Adds a self-blocking part of the last consequences, if possible only of the true ones. */
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

  /** The remaining candidates of the group with the fewest. */
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

  /** Adds a part of the conjunction that blocks itself; false if there is none. */
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
