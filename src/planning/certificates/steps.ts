// Decisions that need only execution and no evidence: which actions are applicable in the initial state, where a
// sequence fails, which facts hold at its end, and what belongs to the universe of a question. It uses the checker's
// own instantiation and not the grounder's, so that a verdict can be verified without the engine that produced it.

import { isError } from '#planning/pddl/diagnostic'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { CheckContext } from './context'
import { askedBy } from './followed'
import { Budget, Rejection } from './rejection'
import { actionName, type GroundAction } from './semantics/ground-action'
import { Stepper } from './semantics/stepper'

/** Steps of the checker after which it gives up. */
const MAX_STEPS = 200_000_000

/** The result of a sequence from the initial state. */
export interface Followed {
  /** The number of actions executed: all, or those before the first inapplicable one. */
  readonly taken: number
  /** The propositions that hold after the last executed action. */
  readonly end: ReadonlySet<string>
  /** True if the goal holds there. */
  readonly isGoal: boolean
  /** Does this fact hold there? Also for derived and static facts; a name that is not a fact never holds. */
  readonly holds: (fact: string) => boolean
}

/** The initial state of a problem, computed by the checker. Throws `Rejection` if a counted limit is reached. */
export class CheckerSteps {
  private readonly context: CheckContext

  /** Throws `Rejection` if the two texts cannot be used as they are. */
  constructor(domain: Domain, problem: Problem, maxSteps = MAX_STEPS) {
    this.context = new CheckContext({ domain, problem }, undefined, new Budget(maxSteps))
  }

  /** The first error of another problem of the same domain, in words; undefined if its text has none. */
  faultOf(problemText: string): string | undefined {
    const { domain } = this.context.subject
    return parseProblem(problemText, domain).diagnostics.find(isError)?.message
  }

  /** All actions that are applicable in the initial state. */
  applicable(): ReadonlySet<string> {
    const { context } = this
    const { world, budget, initial } = context
    const { actions, rules } = context.instances()
    const stepper = new Stepper([...initial], actions, rules, budget)
    stepper.load(stepper.rowOf(initial), 0)
    const found = new Set<string>()
    stepper.eachApplicable(({ action }) => found.add(actionName(world, action)))
    return found
  }

  /** Executes the actions until one is inapplicable. */
  follow(names: readonly string[]): Followed {
    const { context } = this
    const { world, budget } = context
    const actions: GroundAction[] = []
    for (const name of names) {
      const action = this.attempt(() => context.actionNamed(name.toLowerCase()))
      if (action === undefined) break
      actions.push(action)
    }
    const facts = new Set(context.initial)
    for (const { effects } of actions) for (const { adds } of effects) for (const fact of adds) facts.add(fact)
    const rules = world.rules.length > 0 ? context.instances().rules : []
    const stepper = new Stepper([...facts], actions, rules, budget)
    const row = stepper.rowOf(context.initial)
    let taken = 0
    stepper.load(row, 0)
    for (const action of stepper.actions) {
      budget.spend(1 + 8 * row.length)
      if (!stepper.isApplicable(action)) break
      stepper.progress(action, row)
      stepper.load(row, 0)
      taken++
    }
    const end = new Set<string>()
    stepper.eachFact(fact => end.add(world.factName(fact)))
    const holds = (fact: string): boolean =>
      this.attempt(() => {
        const known = world.factNamed(fact.toLowerCase())
        return world.kindOf(known) === 'static' || stepper.holdsFact(known)
      }) ?? false
    return { taken, end, isGoal: stepper.holds(context.goal()), holds }
  }

  /** Is it a proposition of the universe: fluent, with objects of the right types? */
  isProposition(fact: string): boolean {
    return this.attempt(() => this.context.world.propositionNamed(fact)) !== undefined
  }

  /** Is it a ground action of the universe, whether it can ever be applied or not? */
  isAction(action: string): boolean {
    return this.attempt(() => this.context.world.readAction(action)) !== undefined
  }

  /** True if the proposition holds initially, or if every way to satisfy the goal requires it. */
  isTrivial(fact: string): boolean {
    const { context } = this
    return this.attempt(() => context.isTrivial(context.world.propositionNamed(fact))) ?? false
  }

  /** True if it names no fact, or a static one that is false. */
  isNever(fact: string): boolean {
    return this.attempt(() => this.context.world.factNamed(fact.toLowerCase())) === undefined
  }

  /** Facts that the action requires; the list may be incomplete. */
  needs(action: string): readonly string[] {
    const { context } = this
    const precondition = this.attempt(() => context.actionNamed(action.toLowerCase()).precondition)
    if (precondition === undefined || precondition.any) return []
    return precondition.literals
      .filter(literal => (literal & 1) === 0)
      .map(literal => context.world.factName(literal >> 1))
  }

  /** The static facts of the problem. */
  statics(): readonly string[] {
    const { world } = this.context
    return world.statics.map(fact => world.factName(fact))
  }

  /** Does it name a fact that rules derive? */
  isDerived(fact: string): boolean {
    const { world } = this.context
    const known = this.attempt(() => world.factNamed(fact.toLowerCase()))
    return known !== undefined && world.kindOf(known) === 'derived'
  }

  /** True if it names a static fact that the problem states. */
  isStatic(fact: string): boolean {
    const { world } = this.context
    const known = this.attempt(() => world.factNamed(fact.toLowerCase()))
    return known !== undefined && world.kindOf(known) === 'static'
  }

  /** Does the action's precondition require the fact? For a null action: does the goal? */
  asksFor(action: string | null, fact: string): boolean {
    return this.attempt(() => askedBy(this.context, action)(fact)) ?? false
  }

  /** True if every action that is applicable in some reachable state has a positive cost. */
  everyActionCosts(): boolean {
    return this.context.instances().actions.every(({ cost }) => cost > 0)
  }

  /** The cost of the action; undefined if the name is not an action. */
  costOf(action: string): number | undefined {
    const { context } = this
    return this.attempt(() => context.world.costOfUnits(context.actionNamed(action).cost))
  }

  /** Undefined if there is nothing of this name; reaching a limit still throws. */
  private attempt<T>(look: () => T): T | undefined {
    try {
      return look()
    } catch (error) {
      if (!(error instanceof Rejection) || error.gaveUp) throw error
      return undefined
    }
  }
}
