// Unit propagation over groups and conjunctions (Dowling & Gallier 1984), used only by the checker.

import type { Formula } from './semantics/formula'
import type { Budget } from './rejection'
import type { Literal } from './semantics/world'

/** Alternatives of a condition that are refuted one by one. */
const MAX_WAYS = 5000
/** Nested choices that are followed. */
const MAX_CHOICES = 300

export class Propagation {
  private readonly atMost: readonly (readonly number[])[]
  private readonly atLeast: readonly (readonly number[])[]
  private readonly never: readonly (readonly Literal[])[]
  private readonly may: (literal: Literal) => boolean
  /** Fact → groups; literal → conjunctions. */
  private readonly inAtMost: Map<number, number[]>
  private readonly inAtLeast: Map<number, number[]>
  private readonly inNever: Map<Literal, number[]>
  /** `may`: false only for literals that are false in every reachable state. */
  constructor(
    atMost: readonly (readonly number[])[],
    atLeast: readonly (readonly number[])[],
    never: readonly (readonly Literal[])[],
    may: (literal: Literal) => boolean,
  ) {
    this.atMost = atMost
    this.atLeast = atLeast
    this.never = never
    this.may = may
    this.inAtMost = placesIn(atMost)
    this.inAtLeast = placesIn(atLeast)
    this.inNever = placesIn(never)
  }

  /**
   * True if the clauses rule out that all these conditions hold in one state; false also if that takes too many cases. `before`: only
   * conjunctions with a smaller index count.
   */
  refutes(formulas: readonly Formula[], budget: Budget, before: number = this.never.length): boolean {
    const isRefuted = (byGroups: boolean): boolean => this.refutesBy(byGroups, formulas, budget, before)
    return isRefuted(false) || (formulas.some(isChoice) && isRefuted(true))
  }

  /** `byGroups`: tries first which fact holds in an at-least-one group that has a false fact. */
  private refutesBy(byGroups: boolean, formulas: readonly Formula[], budget: Budget, before: number): boolean {
    let ways = MAX_WAYS
    const solve = (
      certain: readonly Formula[],
      choices: readonly Formula[],
      known: ReadonlySet<Literal>,
      depth: number,
    ): boolean => {
      const taken: Literal[] = []
      const open = [...choices]
      const todo = [...certain]
      for (let formula = todo.pop(); formula !== undefined; formula = todo.pop()) {
        budget.spend(1 + formula.literals.length)
        if (formula.any) open.push(formula)
        else {
          for (const literal of formula.literals) taken.push(literal)
          for (const part of formula.parts) todo.push(part)
        }
      }
      const facts = this.propagate(known, taken, budget, before)
      if (facts === undefined) return true
      const left = this.remaining(open, facts, budget)
      const choice = (byGroups && this.openGroup(facts, budget)) || left.pop()
      if (choice === undefined || --ways <= 0 || depth > MAX_CHOICES) return false
      return (
        choice.literals.every(literal => solve([{ ...ALL, literals: [literal] }], left, facts, depth + 1)) &&
        choice.parts.every(part => solve([part], left, facts, depth + 1))
      )
    }
    return solve(formulas, [], new Set(), 0)
  }

  /** The remaining literals of the smallest group that has a false fact and no true one. */
  private openGroup(held: ReadonlySet<Literal>, budget: Budget): Formula | undefined {
    let best: readonly Literal[] | undefined
    const seen = new Set<number>()
    for (const literal of held)
      for (const place of (literal & 1) === 1 ? (this.inAtLeast.get(literal >> 1) ?? []) : []) {
        if (seen.has(place)) continue
        seen.add(place)
        const group = this.atLeast[place]!.map(fact => 2 * fact)
        budget.spend(1 + group.length)
        if (group.some(each => held.has(each))) continue
        const open = group.filter(each => !held.has(each ^ 1) && this.may(each))
        if (best === undefined || open.length < best.length) best = open
      }
    return best && { any: true, literals: best, parts: [] }
  }

  /** The undecided choices, without their false alternatives; the one with the fewest alternatives last. */
  private remaining(choices: readonly Formula[], held: ReadonlySet<Literal>, budget: Budget): Formula[] {
    const left: Formula[] = []
    for (const { any, literals, parts } of choices) {
      budget.spend(1 + literals.length)
      if (literals.some(literal => held.has(literal))) continue
      const open = literals.filter(literal => !held.has(literal ^ 1) && this.may(literal))
      left.push({ any, literals: open, parts })
    }
    const waysOf = ({ literals, parts }: Formula): number => literals.length + parts.length
    let least = 0
    left.forEach((choice, place) => {
      if (waysOf(choice) <= waysOf(left[least]!)) least = place
    })
    if (left.length > 0) left.push(...left.splice(least, 1))
    return left
  }

  /** All literals that follow; undefined: a contradiction. */
  private propagate(
    known: ReadonlySet<Literal>,
    taken: readonly Literal[],
    budget: Budget,
    before: number,
  ): ReadonlySet<Literal> | undefined {
    const held = new Set(known)
    budget.spend(known.size)
    const queue: Literal[] = []
    const take = (literal: Literal): boolean => {
      if (held.has(literal)) return true
      if (held.has(literal ^ 1) || !this.may(literal)) return false
      held.add(literal)
      queue.push(literal)
      return true
    }
    if (!taken.every(take)) return undefined
    for (let next = 0; next < queue.length; next++) {
      const literal = queue[next]!
      budget.spend(1)
      if (!this.followGroups(literal, held, take, budget)) return undefined
      for (const place of this.inNever.get(literal) ?? []) {
        if (place >= before) continue
        const open = this.never[place]!.filter(each => !held.has(each))
        budget.spend(this.never[place]!.length)
        if (open.length === 0) return undefined
        if (open.length === 1 && !take(open[0]! ^ 1)) return undefined
      }
    }
    return held
  }

  private followGroups(
    literal: Literal,
    held: ReadonlySet<Literal>,
    take: (literal: Literal) => boolean,
    budget: Budget,
  ): boolean {
    const fact = literal >> 1
    if ((literal & 1) === 0) {
      for (const place of this.inAtMost.get(fact) ?? []) {
        budget.spend(this.atMost[place]!.length)
        for (const other of this.atMost[place]!) if (other !== fact && !take(2 * other + 1)) return false
      }
      return true
    }
    for (const place of this.inAtLeast.get(fact) ?? []) {
      let last = -1
      let count = 0
      for (const each of this.atLeast[place]!) {
        budget.spend(1)
        if (held.has(2 * each + 1) || !this.may(2 * each)) continue
        last = each
        if (++count > 1) break
      }
      if (count === 0 || (count === 1 && !take(2 * last))) return false
    }
    return true
  }
}

/** True if there is apparently more than one way to satisfy it. */
const isChoice = ({ any, parts }: Formula): boolean => any || parts.length > 0

const ALL: Formula = { any: false, literals: [], parts: [] }

function placesIn(lists: readonly (readonly number[])[]): Map<number, number[]> {
  const places = new Map<number, number[]>()
  lists.forEach((list, place) => {
    for (const member of list) {
      const known = places.get(member)
      if (known === undefined) places.set(member, [place])
      else known.push(place)
    }
  })
  return places
}
