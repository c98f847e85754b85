// The checker's own ground actions: of each schema, all instances that can become applicable when deletes
// are ignored, found by joining schemas with what may hold until nothing new may. Every certificate is
// verified against these; none of them comes from the grounder.

import type { Formula, Knowledge } from './formula'
import {
  ANYTHING,
  asksFor,
  FALSE,
  TRUE,
  bindEach,
  conjoin,
  formulaKey,
  groundFormula,
  negate,
  objectOf,
  objectsOf,
  possible,
  settle,
} from './formula'
import type { JoinPlan } from './join'
import { MAX_WHOLE } from '../../base/decimal'
import { FactIndex, join, planJoin } from './join'
import { type Budget, reject } from '../rejection'
import type { ActionRule, DerivationRule } from './schema'
import type { Literal, CheckedWorld } from './world'

/** What happens where the condition holds before the step. Add wins over delete, across all of a step. */
export interface GroundEffect {
  readonly condition: Formula
  readonly adds: readonly number[]
  readonly deletes: readonly number[]
}

export interface GroundAction {
  readonly schema: ActionRule
  readonly objects: readonly number[]
  readonly precondition: Formula
  /** The unconditional one first, always there. */
  readonly effects: readonly GroundEffect[]
  /** In units (`World`), or 1 where costs do not count. Where a value is missing, it is never applicable. */
  readonly cost: number
}

/** The head holds where the body does. */
export interface GroundRule {
  readonly head: number
  readonly body: Formula
  readonly layer: number
}

/** All that is reachable when deletes are ignored, and so all that is reachable. */
export interface Instances {
  readonly actions: readonly GroundAction[]
  readonly rules: readonly GroundRule[]
  /** May this literal ever hold? Negated derived facts may, but for those that always hold. */
  may(literal: Literal): boolean
  /** Is what is reachable from this state contained in this? */
  covers(state: ReadonlySet<number>): boolean
  /** Is it of just this state? */
  isFrom(state: ReadonlySet<number>): boolean
}

export const actionName = (world: CheckedWorld, action: GroundAction): string =>
  world.nameOf(action.schema.name, action.objects)

/** The schema under a binding of its parameters. */
export function groundAction(
  world: CheckedWorld,
  schema: ActionRule,
  objects: readonly number[],
  budget: Budget,
): GroundAction {
  const binding = new Int32Array(schema.slots)
  binding.set(objects)
  const precondition = groundFormula(world, schema.condition, binding, budget)
  // Where the action is applicable, these hold; effects that then have one condition are one effect.
  const isGiven = (literal: Literal): boolean =>
    !precondition.any && precondition.literals.includes(literal)
  const effects = new Map<string, { condition: Formula; adds: number[]; deletes: number[] }>()
  const effectIf = (condition: Formula) => {
    const key = formulaKey(condition)
    const effect = effects.get(key) ?? { condition, adds: [], deletes: [] }
    effects.set(key, effect)
    return effect
  }
  const always = effectIf(TRUE)
  for (const { variables, condition, adds, deletes } of schema.effects)
    bindEach(variables, binding, budget, () => {
      const when = settle(groundFormula(world, condition, binding, budget), isGiven)
      if (when === FALSE) return true
      const effect = when === TRUE ? always : effectIf(when)
      for (const atom of adds)
        effect.adds.push(world.fact(atom.predicate, objectsOf(atom, binding)))
      for (const atom of deletes)
        effect.deletes.push(world.fact(atom.predicate, objectsOf(atom, binding)))
      return true
    })
  // What the step makes true or false anyway is no matter of other effects, and what it adds is not deleted.
  always.deletes = always.deletes.filter(fact => !always.adds.includes(fact))
  const without = ({ condition, adds, deletes }: GroundEffect): GroundEffect => ({
    condition,
    adds: adds.filter(fact => !always.adds.includes(fact)),
    deletes: deletes.filter(fact => !always.adds.includes(fact) && !always.deletes.includes(fact)),
  })
  const cost = costOf(world, schema, binding)
  if (cost > MAX_WHOLE) reject(`What ${schema.name} costs is beyond what is counted exactly.`)
  return {
    schema,
    objects,
    precondition: cost >= 0 ? precondition : FALSE,
    effects: [...effects.values()].map(effect => (effect === always ? always : without(effect))),
    cost,
  }
}

function costOf(world: CheckedWorld, schema: ActionRule, binding: Int32Array): number {
  const isCounted = world.problem.minimizesCost
  let sum = isCounted ? 0 : 1
  for (const cost of schema.costs)
    if (typeof cost === 'number') sum += cost
    else {
      const objects = cost.terms.map(term => objectOf(term, binding))
      sum += world.costs.get([cost.name, ...objects].join(' ')) ?? Number.NaN
    }
  return sum
}

/** The same action where a step may not make `fact` true; undefined where it always would. */
export function avoiding(action: GroundAction, fact: number): GroundAction | undefined {
  const entering = action.effects.filter(effect => effect.adds.includes(fact))
  if (entering.length === 0) return action
  const precondition = conjoin([
    action.precondition,
    ...entering.map(effect => negate(effect.condition)),
  ])
  if (precondition === FALSE) return undefined
  return {
    ...action,
    precondition,
    effects: action.effects.filter(effect => !entering.includes(effect)),
  }
}

/** What an effect adds and makes false, as literals: what the step surely adds again is not made false. */
export function literalsMade(
  action: GroundAction,
  effect: GroundEffect,
  budget: Budget,
  knowledge: Knowledge = ANYTHING,
): Literal[] {
  const staysAway = (fact: number): boolean => {
    const adders = action.effects.filter(other => other.adds.includes(fact))
    if (adders.length === 0) return true
    if (adders.includes(effect)) return false
    const noneAdds = adders.map(adder => negate(adder.condition))
    return possible([action.precondition, effect.condition, ...noneAdds], knowledge, budget)
  }
  return [
    ...effect.adds.map(fact => 2 * fact),
    ...effect.deletes.filter(staysAway).map(fact => 2 * fact + 1),
  ]
}

/** Everything reachable, with deletes ignored, from the state in which these facts hold. */
export function instancesFrom(
  world: CheckedWorld,
  initial: ReadonlySet<number>,
  budget: Budget,
): Instances {
  const closure = new Closure(world, initial, budget)
  for (const fact of initial) closure.reach(2 * fact)
  closure.run()
  return closure
}

/** A ground action or rule, with what it makes true or false that has not become possible so far. */
interface Waiting {
  readonly precondition: Formula
  /** Undefined for rules, and once it is listed. */
  action: GroundAction | undefined
  open: { readonly condition: Formula; readonly made: readonly Literal[] }[]
}

class Closure implements Instances {
  readonly actions: GroundAction[] = []
  readonly rules: GroundRule[] = []
  private readonly world: CheckedWorld
  private readonly initial: ReadonlySet<number>
  private readonly budget: Budget
  private readonly index: FactIndex
  private readonly reached = new Set<Literal>()
  /** Derived facts that follow from nothing. */
  private readonly always = new Set<number>()
  private fresh: number[] = []
  private changed = false
  private waiting: Waiting[] = []
  private readonly knowledge: Knowledge = { may: literal => this.may(literal) }

  constructor(world: CheckedWorld, initial: ReadonlySet<number>, budget: Budget) {
    this.world = world
    this.initial = initial
    this.budget = budget
    this.index = new FactIndex(world)
  }

  may(literal: Literal): boolean {
    if (this.reached.has(literal)) return true
    const fact = literal >> 1
    return (literal & 1) === 1 && !this.initial.has(fact) && !this.always.has(fact)
  }

  covers(state: ReadonlySet<number>): boolean {
    for (const fact of state) if (!this.may(2 * fact)) return false
    for (const fact of this.initial) if (!state.has(fact) && !this.may(2 * fact + 1)) return false
    return true
  }

  isFrom(state: ReadonlySet<number>): boolean {
    return state.size === this.initial.size && [...state].every(fact => this.initial.has(fact))
  }

  reach(literal: Literal): void {
    if (this.reached.has(literal)) return
    this.reached.add(literal)
    this.changed = true
    if ((literal & 1) === 0) this.fresh.push(literal >> 1)
  }

  run(): void {
    const { world } = this
    for (const fact of world.statics) this.index.add(fact)
    const plans = [
      ...world.actions.map(
        rule => [planJoin(rule), new Set<number | string>(), this.addAction(rule)] as const,
      ),
      ...world.rules.map(
        rule => [planJoin(rule), new Set<number | string>(), this.addRule(rule)] as const,
      ),
    ]
    for (let round = 0; round === 0 || this.changed; round++) {
      this.changed = false
      const delta = this.takeFresh()
      for (const [plan, seen, add] of plans) this.joinFresh(plan, seen, add, delta, round === 0)
      this.fire()
    }
  }

  /** The facts reached since the last round, by predicate; they are in the index from now on. */
  private takeFresh(): Map<number, number[]> {
    const delta = new Map<number, number[]>()
    for (const fact of this.fresh) {
      this.index.add(fact)
      const predicate = this.world.predicateOf[fact]!
      const list = delta.get(predicate)
      if (list === undefined) delta.set(predicate, [fact])
      else list.push(fact)
    }
    this.fresh = []
    return delta
  }

  /** Adds the bindings that use a fresh fact; in the first round, all. */
  private joinFresh(
    plan: JoinPlan,
    seen: Set<number | string>,
    add: (objects: readonly number[]) => void,
    delta: ReadonlyMap<number, readonly number[]>,
    first: boolean,
  ): void {
    const { world, index, budget } = this
    const size = plan.rule.domains.length
    const visit = (binding: Int32Array): void => {
      const objects = Array.from(binding.subarray(0, size))
      const key = world.keyOf(objects)
      if (seen.has(key)) return
      seen.add(key)
      add(objects)
    }
    if (first) join(world, plan, index, budget, visit)
    else
      plan.atoms.forEach((pattern, atom) => {
        const facts = delta.get(pattern.predicate)
        if (facts !== undefined) join(world, plan, index, budget, visit, { atom, facts })
      })
  }

  private addAction(schema: ActionRule) {
    return (objects: readonly number[]): void => {
      const action = groundAction(this.world, schema, objects, this.budget)
      const { precondition } = action
      if (precondition === FALSE) return
      const open = action.effects.map(effect => ({
        condition: effect.condition,
        made: literalsMade(action, effect, this.budget),
      }))
      this.waiting.push({ precondition, action, open })
    }
  }

  private addRule(rule: DerivationRule) {
    return (objects: readonly number[]): void => {
      const binding = new Int32Array(rule.slots)
      binding.set(objects)
      const body = groundFormula(this.world, rule.condition, binding, this.budget)
      const head = this.world.fact(rule.head, objects)
      // What asks for the fact itself adds nothing to the other rules.
      if (body === FALSE || asksFor(body, 2 * head)) return
      if (body === TRUE) this.always.add(head)
      this.rules.push({ head, body, layer: this.world.predicates[rule.head]!.layer })
      const open = [{ condition: TRUE, made: [2 * head] }]
      this.waiting.push({ precondition: body, action: undefined, open })
    }
  }

  /** Reaches what has become possible; keeps what has not. */
  private fire(): void {
    const { knowledge, budget } = this
    this.waiting = this.waiting.filter(waiting => {
      const { precondition, action } = waiting
      if (!possible([precondition], knowledge, budget)) return true
      if (action !== undefined) this.actions.push(action)
      waiting.action = undefined
      waiting.open = waiting.open.filter(({ condition, made }) => {
        if (!possible([precondition, condition], knowledge, budget)) return true
        for (const literal of made) this.reach(literal)
        return false
      })
      return waiting.open.length > 0
    })
  }
}
