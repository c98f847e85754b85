// A problem with its task, and queries whether a goal can be reached. Goals vary, the task stays the same.

import type { Certificate } from '#planning/certificates/certificate'
import { decideReachable } from '#planning/analysis/reachable'
import { closedSetOf } from '#planning/analysis/evidence'
import type { Domain, Problem } from '#planning/pddl/model'
import { reachLimits, type ReachLimits } from '#planning/analysis/reach-limits'
import { hasBit } from '#base/bits'
import { initialClosure, mayHold } from '#planning/search/relaxed/closure'
import { searchLookahead } from '#planning/search/lookahead'
import { ground } from '#planning/task/ground'
import { actionName, declarationOf, factOf, findFact } from '#planning/task/names'
import { satisfies } from '#planning/task/step'
import { endOf } from '#planning/task/trace'
import {
  type ActionId,
  type Conjunction,
  type Disjunction,
  type FactId,
  type GroundLimits,
  isNegated,
  type LiteralId,
  literal,
  literalFact,
  type State,
  type Task,
} from '#planning/task/task'
import { objectsOf } from '#planning/task/universe'
import type { PairLimits } from '../comparison'
import { planByAgenda } from '../solvable/agenda'
import { proverOf } from './clauses'
import { conditionOf, type Form, type GroundLiteral, Setting } from './form'
import type { Propagation } from './propagation'

/** Whether a goal can be reached; plans in names. */
export type Reached =
  | { readonly kind: 'reachable'; readonly plan: readonly string[] }
  | { readonly kind: 'unreachable'; readonly certificate: () => Certificate }
  | { readonly kind: 'undecided' }

/** States expanded before the alternatives of a goal are tried one after the other, and how many are tried so. */
const FIRST_EXPANSIONS = 30
const MAX_AGENDAS = 4

/** Maximum number of conjunctions tried with a positive fact in place of a negated one. */
const MAX_STATED = 6

/** Beyond this many alternatives, a condition is grounded with auxiliary facts. */
const MAX_ALTERNATIVES = 600

export const spaceLimits: GroundLimits = {
  maxFacts: 300_000,
  maxActions: 300_000,
  maxJoins: 20_000_000,
}

export class Space {
  readonly setting: Setting
  readonly task: Task
  private readonly limits: ReachLimits

  constructor(setting: Setting, task: Task, limits: PairLimits) {
    this.setting = setting
    this.task = task
    this.limits = {
      ...reachLimits,
      maxStates: limits.maxStates,
      h2: { maxTableWords: 2_000_000, maxWork: 100_000_000 },
    }
  }

  /** Can a state that satisfies this be reached? */
  reach(form: Form): Reached {
    const condition = this.alternativesOf(form)
    if (condition !== undefined) return this.reachAny(condition)
    const clauses = this.refutedByParts(form)
    if (clauses !== undefined) return { kind: 'unreachable', certificate: () => clauses }
    const { domain, problem } = this.setting
    const grounded = ground(domain, { ...problem, goal: conditionOf(form) }, spaceLimits)
    if (grounded.kind === 'stopped') return { kind: 'undecided' }
    return this.decide(grounded.task, grounded.task.goal)
  }

  /** Does the plan lead to a state that satisfies this? */
  isReachedBy(form: Form, plan: readonly string[]): boolean {
    const condition = this.alternativesOf(form)
    if (condition === undefined) return false
    const { end, broken } = endOf(this.task, this.task.initial, plan)
    return broken === undefined && satisfies(this.task, end, condition)
  }

  /** Can a state that satisfies one of these alternatives of the task's literals be reached? */
  reachAny(condition: Disjunction): Reached {
    return this.decide(this.task, condition)
  }

  /** A proof that parts of a conjunction, each with few alternatives, never hold together. */
  private refutedByParts(form: Form): Certificate | undefined {
    if (form.kind !== 'and') return undefined
    const parts = form.parts.map(part => this.alternativesOf(part))
    return parts.includes(undefined) ? undefined : proverOf(this.task).refuteAll(parts as Disjunction[])
  }

  /** The fact of the task with this name. */
  factNamed(name: string): FactId | undefined {
    return findFact(this.task, name)
  }

  private decide(task: Task, condition: Disjunction): Reached {
    const named = (plan: readonly ActionId[]): Reached => ({
      kind: 'reachable',
      plan: plan.map(action => actionName(task, action)),
    })
    if (satisfies(task, task.initial, condition)) return named([])
    if (!mayHold(initialClosure(task), condition)) return { kind: 'unreachable', certificate: () => closedSetOf(task) }
    const clauses = proverOf(task).refute(condition)
    if (clauses !== undefined) return { kind: 'unreachable', certificate: () => clauses }
    const quick = searchLookahead(task, {
      goal: condition,
      maxExpansions: FIRST_EXPANSIONS,
      maxStates: this.limits.quickStates,
    })
    if (quick.kind === 'plan') return named(quick.plan)
    for (const conjunction of condition.length <= MAX_AGENDAS ? condition : []) {
      const plan = planByAgenda(task, proverOf(task).propagation, conjunction)
      if (plan !== undefined) return named(plan)
    }
    for (const conjunction of withFacts(proverOf(task).propagation, condition)) {
      const plan = planByAgenda(task, proverOf(task).propagation, conjunction)
      if (plan !== undefined) return named(plan)
    }
    const decision = decideReachable(task, condition, this.limits)
    if (decision.kind === 'reachable') return named(decision.sequence)
    if (decision.kind === 'unreachable') return { kind: 'unreachable', certificate: decision.certificate }
    return { kind: 'undecided' }
  }

  /** The formula as alternatives of the task's literals; undefined if there are too many. */
  alternativesOf(form: Form): Disjunction | undefined {
    const found = this.spell(form)
    return found?.map(each => [...each].sort((a, b) => a - b))
  }

  private spell(form: Form): readonly (readonly LiteralId[])[] | undefined {
    if (form.kind === 'literal') {
      const known = this.literalOf(form.literal)
      return typeof known === 'boolean' ? (known ? [[]] : []) : [[known]]
    }
    if (form.kind === 'or') {
      const all: (readonly LiteralId[])[] = []
      for (const part of form.parts) {
        const each = this.spell(part)
        if (each === undefined || all.length + each.length > MAX_ALTERNATIVES) return undefined
        all.push(...each)
      }
      return all
    }
    let all: (readonly LiteralId[])[] = [[]]
    for (const part of form.parts) {
      const each = this.spell(part)
      if (each === undefined || all.length * each.length > MAX_ALTERNATIVES) return undefined
      all = all.flatMap(left =>
        each.flatMap(right => {
          const both = new Set([...left, ...right])
          return [...right].some(lit => both.has((lit ^ 1) as LiteralId)) ? [] : [[...both]]
        }),
      )
    }
    return all
  }

  /** The literal in the task, or whether it always holds. */
  literalOf({ positive, predicate, objects }: GroundLiteral): LiteralId | boolean {
    const { domain, problem } = this.setting
    if (this.setting.isStatic(predicate)) return this.setting.holdsInitially(predicate, objects) === positive
    const numbers = objectsOf(domain, problem)
    const tuple = Int32Array.from(objects, name => numbers.numberOf(name))
    const fact = factOf(this.task, declarationOf(domain.predicates, predicate), tuple)
    return fact === undefined ? !positive : literal(fact, !positive)
  }
}

/**
 * Conjunctions of the condition with a negative literal replaced by a positive one of a group in which exactly one fact holds. Positive
 * goals can be ordered, which finds plans that negative ones do not.
 */
function withFacts(propagation: Propagation, condition: Disjunction): readonly Conjunction[] {
  const found: Conjunction[] = []
  for (const conjunction of condition)
    for (const denied of conjunction.filter(isNegated)) {
      const wanted = propagation
        .groupsWith(literalFact(denied))
        .map(number => propagation.groups[number]!)
        .filter(({ exact }) => exact)
        .flatMap(({ facts }) => facts)
        .filter(fact => fact !== literalFact(denied))
        .find(fact => propagation.follow(conjunction, [literal(fact as FactId, false)]))
      if (wanted === undefined) continue
      found.push([...conjunction, literal(wanted as FactId, false)])
      if (found.length === MAX_STATED) return found
    }
  return found
}

/** Does the state satisfy one of the alternatives? */
export const alternativesHold = (condition: Disjunction, state: State): boolean =>
  condition.some(conjunction => conjunction.every(lit => holdsIn(state, lit)))

const holdsIn = (state: State, lit: LiteralId): boolean => hasBit(state, 0, literalFact(lit)) !== isNegated(lit)

/** A problem's space, grounded once; undefined if it is too large. */
export function spaceOf(domain: Domain, problem: Problem, limits: PairLimits): Space | undefined {
  const known = spaces.get(problem)
  if (known?.domain === domain && known.limits.maxStates === limits.maxStates) return known.space
  const grounded = ground(domain, problem, spaceLimits)
  const space = grounded.kind === 'stopped' ? undefined : new Space(new Setting(domain, problem), grounded.task, limits)
  spaces.set(problem, { domain, limits, space })
  return space
}

const spaces = new WeakMap<
  Problem,
  { readonly domain: Domain; readonly limits: PairLimits; readonly space: Space | undefined }
>()
