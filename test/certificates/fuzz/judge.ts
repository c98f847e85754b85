// Decides by enumeration whether a claim about a small task is true, to check everything that the checker accepts.

import type { Claim, FollowedClaim, Target } from '#planning/certificates/certificate'
import { exact, type Facts, type GroundStep, type SmallTask, type Space, textOf } from '../../support/enumerate'
import type { Expression } from '../../support/plain-pddl'

/** Maximum number of truth assignments to find the literals that a condition requires: two to this power. */
const MAX_ATOMS = 10

export class Judge {
  readonly task: SmallTask
  readonly initial: Space
  private readonly most: number
  private readonly spaces = new Map<string, Space | undefined>()
  private readonly actionOf: ReadonlyMap<string, GroundStep>
  private readonly left = new WeakMap<Space, (bigint | undefined)[]>()
  private readonly avoidable = new WeakMap<Space, Map<string, boolean>>()

  private constructor(task: SmallTask, initial: Space, max: number) {
    this.task = task
    this.initial = initial
    this.most = max
    this.actionOf = new Map(task.actions.map(action => [action.name, action]))
  }

  /** Undefined if there are more states than `most`. */
  static of(task: SmallTask, max: number): Judge | undefined {
    const space = task.explore(task.initial, max)
    return space && new Judge(task, space, max)
  }

  /** All that can be reached from a state; undefined where that is too much. */
  spaceFrom(facts: Facts): Space | undefined {
    const key = [...facts].sort().join()
    if (!this.spaces.has(key)) this.spaces.set(key, this.task.explore(facts, this.most))
    return this.spaces.get(key)
  }

  /** The states that a claim is about; undefined where they are too many, or there are none. */
  spaceOf(claim: Claim): Space | undefined {
    try {
      return 'from' in claim ? this.spaceNamed(claim.from) : this.initial
    } catch (error) {
      if (error instanceof Meaningless) return undefined
      throw error
    }
  }

  /** Per state: the cost of a cheapest plan. */
  distances(space: Space): (bigint | undefined)[] {
    let left = this.left.get(space)
    if (left === undefined) this.left.set(space, (left = this.task.distances(space)))
    return left
  }

  /** Undefined where it was not worked out, or is not settled by what the words mean. */
  isTrue(claim: Claim): boolean | undefined {
    try {
      return this.truth(claim)
    } catch (error) {
      if (error instanceof Meaningless) return false
      throw error
    }
  }

  private truth(claim: Claim): boolean | undefined {
    const space = 'from' in claim ? this.spaceNamed(claim.from) : this.initial
    if (space === undefined) return undefined
    switch (claim.kind) {
      case 'reachable':
        return this.reaches(space, claim.target)
      case 'unreachable':
        return !this.reaches(space, claim.target)
      case 'all-reachable':
        return this.reachesAll(space, claim.of)
      case 'landmark':
        return this.isLandmark(space, claim.fact)
      case 'not-landmark':
        this.requireProposition(claim.fact)
        return this.canAvoid(space, nameOf(claim.fact))
      case 'no-landmark':
        return this.hasNoLandmark(space)
      case 'optimal':
      case 'at-least': {
        if (typeof claim.cost !== 'number' || Number.isNaN(claim.cost)) return false
        const left = this.distances(space)[0]
        if (left === undefined) return claim.cost === Infinity || claim.kind === 'at-least'
        if (!Number.isFinite(claim.cost)) return claim.cost < 0 && claim.kind === 'at-least'
        const cost = exact(claim.cost)
        return claim.kind === 'optimal' ? left === cost : left >= cost
      }
      case 'breaks':
      case 'misses':
      case 'leads-to':
        return this.isSo(space, claim)
      default:
        return false
    }
  }

  private spaceNamed(from: unknown): Space | undefined {
    if (from === undefined) return this.initial
    const facts = listOf(from).map(name => this.factOf(name))
    if (facts.some(fact => this.isStatic(fact) && !this.task.statics.has(fact))) throw new Meaningless()
    return this.spaceFrom(new Set(facts.filter(fact => this.task.fluent.has(headOf(fact)))))
  }

  /** The fact in lower case; throws where the name has no fact, of whichever types. */
  private factOf(name: unknown): string {
    const fact = nameOf(name)
    const [head, ...objects] = fact.slice(1, -1).split(' ')
    const isKnown =
      this.task.predicates.get(head!)?.length === objects.length &&
      objects.every(object => this.task.objects.includes(object))
    if (!isKnown) throw new Meaningless()
    return fact
  }

  private isStatic(fact: string): boolean {
    return !this.task.fluent.has(headOf(fact)) && !this.task.derived.has(headOf(fact))
  }

  private requireProposition(name: unknown): void {
    const fact = this.factOf(name)
    if (!this.task.fluent.has(headOf(fact)) || !this.task.factsOf(headOf(fact)).includes(fact)) throw new Meaningless()
  }

  propositions(): string[] {
    return [...this.task.fluent].flatMap(predicate => this.task.factsOf(predicate))
  }

  private reaches(space: Space, target: Target): boolean {
    if (typeof target !== 'object' || target === null) throw new Meaningless()
    switch (target.kind) {
      case 'fact': {
        const fact = this.factOf(target.fact)
        return space.full.some(state => state.has(fact))
      }
      case 'facts': {
        const facts = listOf(target.facts).map(name => this.factOf(name))
        return space.full.some(state => facts.every(fact => state.has(fact)))
      }
      case 'action': {
        const action = this.actionOf.get(nameOf(target.action))
        if (action === undefined) throw new Meaningless()
        return space.full.some(state => this.task.canTake(action, state))
      }
      case 'goal':
        return space.full.some(state => this.task.isGoal(state))
      default:
        throw new Meaningless()
    }
  }

  private reachesAll(space: Space, of: unknown): boolean {
    if (of === 'facts') return this.propositions().every(fact => space.full.some(state => state.has(fact)))
    if (of !== 'actions') throw new Meaningless()
    return this.task.actions.every(action => space.full.some(state => this.task.canTake(action, state)))
  }

  canAvoid(space: Space, fact: string): boolean {
    let known = this.avoidable.get(space)
    if (known === undefined) this.avoidable.set(space, (known = new Map()))
    let can = known.get(fact)
    if (can === undefined) {
      const left = this.task.distances(space, state => !space.states[state]!.has(fact))
      known.set(fact, (can = left[0] !== undefined))
    }
    return can
  }

  /** If there is no plan, it is true of every fact that does not hold initially. */
  private isLandmark(space: Space, name: unknown): boolean {
    this.requireProposition(name)
    const fact = nameOf(name)
    if (space.states[0]!.has(fact)) return false
    if (this.distances(space)[0] === undefined) return true
    return !this.canAvoid(space, fact) && !this.goalConjuncts().includes(fact)
  }

  /** Undefined if each candidate occurs in a goal that is not a conjunction. */
  private hasNoLandmark(space: Space): boolean | undefined {
    if (this.distances(space)[0] === undefined) return false
    const conjuncts = this.goalConjuncts()
    const atoms = new Set(this.task.atomsIn(this.task.goal, new Map()))
    const left = this.propositions().filter(
      fact => !space.states[0]!.has(fact) && !conjuncts.includes(fact) && !this.canAvoid(space, fact),
    )
    if (left.some(fact => !atoms.has(fact))) return false
    return left.length === 0 ? true : undefined
  }

  /** Facts that the goal lists. */
  goalConjuncts(): string[] {
    const conjuncts = (part: Expression): string[] =>
      part[0] === 'and'
        ? (part.slice(1) as readonly Expression[]).flatMap(conjuncts)
        : this.task.predicates.has(part[0] as string)
          ? [textOf(part, new Map())]
          : []
    return conjuncts(this.task.goal)
  }

  private isSo(space: Space, claim: FollowedClaim): boolean | undefined {
    const actions = listOf(claim.actions).map(nameOf)
    const end = claim.kind === 'breaks' ? actions.length - 1 : actions.length
    if (end < 0) return false
    let at = 0
    for (const name of actions.slice(0, end)) {
      const step = space.steps[at]!.find(({ action }) => this.task.actions[action]!.name === name)
      if (step === undefined) return false
      at = step.to
    }
    const full = space.full[at]!
    if (claim.kind === 'leads-to') {
      const facts = new Set(listOf(claim.facts).map(name => this.factOf(name)))
      const state = space.states[at]!
      return facts.size === state.size && [...facts].every(fact => state.has(fact))
    }
    const missing = listOf(claim.missing)
    if (claim.kind === 'misses') {
      if (this.task.isGoal(full)) return false
      return this.lacks(missing, full, this.task.goal, new Map())
    }
    const last = this.actionOf.get(actions[end]!)
    if (last === undefined) return missing.length === 0
    if (this.task.canTake(last, full)) return false
    return this.lacks(missing, full, last.needs, last.binding)
  }

  /** True if these facts are missing and the condition cannot be satisfied without one of them. */
  private lacks(
    missing: readonly unknown[],
    full: Facts,
    condition: Expression,
    binding: ReadonlyMap<string, string>,
  ): boolean | undefined {
    const facts = missing.map(name => this.factOf(name))
    if (facts.some(fact => full.has(fact))) return false
    if (facts.length === 0) return true
    const isMet = this.task.compile(condition, binding)
    const atoms = this.task.atomsIn(condition, binding)
    const open = [...new Set(atoms)].filter(fact => !this.isStatic(fact))
    if (open.length > MAX_ATOMS) return undefined
    for (const fact of facts)
      for (let bits = 0; bits < 1 << open.length; bits++) {
        const chosen = new Set(this.task.statics)
        open.forEach((each, i) => {
          if ((bits >> i) & 1) chosen.add(each)
        })
        if (!chosen.has(fact) && isMet(chosen)) return false
      }
    return true
  }
}

/** Thrown where words of a claim name nothing. */
class Meaningless extends Error {}

const headOf = (fact: string): string => fact.slice(1, -1).split(' ')[0]!

function nameOf(value: unknown): string {
  if (typeof value !== 'string') throw new Meaningless()
  return value.toLowerCase()
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Meaningless()
  return value
}
