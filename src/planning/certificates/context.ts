// The data of one check: the names, the state of the claim, and results computed earlier for the same problem.

import type { Condition, Domain, Problem } from '#planning/pddl/model'
import type { Target } from './certificate'
import type { Formula } from './semantics/formula'
import { asksFor, conjoin, groundFormula, literalFormula, settle, FALSE, TRUE } from './semantics/formula'
import type { GroundAction } from './semantics/ground-action'
import type { Instances } from './semantics/instances'
import { avoiding, groundAction } from './semantics/ground-action'
import { instancesFrom } from './semantics/instances'
import { compileCondition } from './semantics/schema'
import { type Budget, readKind, readNames, Rejection, reject, withinRoom } from './rejection'
import { CheckedWorld } from './semantics/world'

/** Data kept about a problem between checks. */
interface Memory {
  readonly domain: Domain
  readonly world: CheckedWorld | Rejection
  /** Most recent first. */
  readonly instances: Instances[]
}
const memories = new WeakMap<Problem, Memory>()

/**
 * The closures a check works with: what is reachable from its own state or, available sooner, from another state that covers it. With the
 * latter every acceptance is sound, but a valid certificate may be rejected.
 */
export interface Closures {
  readonly exact: boolean
  /** True if another state's result was used. */
  borrowed: boolean
}

/** Closures kept for one problem; states that one of them covers need no other. */
const MAX_INSTANCES = 4

function memoryOf(domain: Domain, problem: Problem): Memory {
  let memory = memories.get(problem)
  if (memory === undefined || memory.domain !== domain) {
    memory = { domain, world: makeWorld(domain, problem), instances: [] }
    memories.set(problem, memory)
  }
  return memory
}

function makeWorld(domain: Domain, problem: Problem): CheckedWorld | Rejection {
  try {
    return new CheckedWorld(domain, problem)
  } catch (error) {
    if (error instanceof Rejection) return error
    throw error
  }
}

/** The target never holds; with `avoid`, it does not hold before that fact has held. */
export interface Absence {
  readonly target: Formula
  readonly avoid: number | undefined
}

/** The subject of a claim: a problem, perhaps with another goal. */
export interface Subject {
  readonly domain: Domain
  readonly problem: Problem
  readonly goal?: Formula | undefined
}

export class CheckContext {
  readonly world: CheckedWorld
  readonly budget: Budget
  readonly subject: Subject
  /** The fluent facts of the state that the claim is about. */
  readonly initial: ReadonlySet<number>
  private readonly memory: Memory
  readonly closures: Closures
  private found: Instances | undefined

  /** `from`: names of all facts that hold in the state that the claim is about; undefined: the initial state. */
  constructor(subject: Subject, from: unknown, budget: Budget, closures: Closures = { exact: true, borrowed: false }) {
    this.closures = closures
    this.subject = subject
    this.memory = memoryOf(subject.domain, subject.problem)
    if (this.memory.world instanceof Rejection) throw this.memory.world
    this.world = this.memory.world
    this.budget = budget
    budget.spend(this.world.initial.length)
    this.initial = new Set(from === undefined ? this.world.initial : this.readState(from))
  }

  private readState(from: unknown): number[] {
    return readNames(from, 'The state that the claim is about')
      .map(name => this.world.factNamed(name))
      .filter(fact => this.world.kindOf(fact) === 'fluent')
  }

  /** Everything reachable from the initial state with deletes ignored; a superset unless `exact`. */
  instances(): Instances {
    return (this.found ??= this.closures.exact ? this.ownInstances() : this.anyInstances())
  }

  /**
   * Uses the closure of its own state from now on: with a larger one, whether a symmetric certificate is accepted could depend on earlier
   * checks.
   */
  useOwnClosure(): void {
    this.found = this.ownInstances()
  }

  private anyInstances(): Instances {
    const { instances } = this.memory
    this.budget.spend(instances.length * (1 + this.initial.size))
    if (!instances.some(each => each.isFrom(this.initial))) {
      const known = instances.find(each => each.covers(this.initial))
      if (known !== undefined) {
        this.closures.borrowed = true
        return known
      }
    }
    return this.ownInstances()
  }

  private ownInstances(): Instances {
    const { instances } = this.memory
    const known = instances.find(each => each.isFrom(this.initial))
    if (known !== undefined) return known
    const found = withinRoom(() => instancesFrom(this.world, this.initial, this.budget))
    instances.unshift(found)
    instances.length = Math.min(instances.length, MAX_INSTANCES)
    return found
  }

  /** The reachable actions, restricted to never making the fact true. */
  actionsAvoiding(fact: number | undefined): readonly GroundAction[] {
    const { actions } = this.instances()
    return fact === undefined ? actions : actions.flatMap(action => avoiding(action, fact) ?? [])
  }

  /** A named action of the universe. */
  actionNamed(name: string): GroundAction {
    const { schema, objects } = this.world.readAction(name)
    return groundAction(this.world, schema, objects, this.budget)
  }

  goal(): Formula {
    const { world } = this
    if (this.subject.goal !== undefined) return this.subject.goal
    const goal = groundFormula(world, world.goal, new Int32Array(world.goalSlots), this.budget)
    return conjoin([goal])
  }

  /** A condition without free variables, in ground literals. */
  ground(condition: Condition): Formula {
    const { node, slots } = compileCondition(this.world, condition)
    return conjoin([groundFormula(this.world, node, new Int32Array(slots), this.budget)])
  }

  /** Trivial landmarks: the initial facts, and those that every way to satisfy the goal asks for. */
  isTrivial(fact: number): boolean {
    const { world, initial } = this
    // Which landmarks are trivial must not depend on earlier checks.
    const instances = this.ownInstances()
    const isConstant = (literal: number): boolean =>
      world.kindOf(literal >> 1) === 'fluent' && !instances.may(literal ^ 1)
    return initial.has(fact) || asksFor(settle(this.goal(), isConstant), 2 * fact)
  }

  /** The condition that a target represents. */
  target(value: unknown): Formula {
    const target = readKind<Target>(value, 'The target')
    switch (target.kind) {
      case 'fact':
        return conjoin(readNames([target.fact], 'The target').map(name => this.factFormula(name)))
      case 'facts':
        return conjoin(readNames(target.facts, 'The target').map(name => this.factFormula(name)))
      case 'action':
        return this.actionNamed(readNames([target.action], 'The target')[0]!).precondition
      case 'goal':
        return this.goal()
      default:
        return reject(`The target is of no known kind.`)
    }
  }

  private factFormula(name: string): Formula {
    const { predicate, objects } = this.world.readFact(name)
    if (this.world.predicates[predicate]!.kind !== 'static')
      return literalFormula(2 * this.world.fact(predicate, objects))
    return this.world.isTrueStatic(predicate, objects) ? TRUE : FALSE
  }
}
