// The checker's own ground actions: of each schema, all instances that can become applicable when deletes
// are ignored, found by joining schemas with what may hold until nothing new may. Every certificate is
// verified against these; none of them comes from the grounder.

import type { Budget } from '../rejection'
import type { Formula, Knowledge } from './formula'
import { FALSE, groundFormula, possible, settle, TRUE } from './formula'
import {
  type GroundAction,
  groundAction,
  type GroundEffect,
  isUnjoined,
  joined,
  literalsMade,
  madeBy,
} from './ground-action'
import type { JoinPlan } from './join'
import { FactIndex, join, planJoin } from './join'
import { Marks } from './marks'
import type { ActionRule, DerivationRule } from './schema'
import type { CheckedWorld, Literal } from './world'

/** The head holds where the body does. */
export interface GroundRule {
  readonly head: number
  readonly body: Formula
  readonly layer: number
}

/** All that is reachable when deletes are ignored: no reachable state has more. */
export interface Instances {
  /** Without effects, and alternatives in conditions, that never become possible. */
  readonly actions: readonly GroundAction[]
  /** Rules with bodies that may become true, without alternatives that never do. */
  readonly rules: readonly GroundRule[]
  /** May this literal ever hold? Negated derived facts may, unless the fact always holds. */
  may(literal: Literal): boolean
  /** True if everything reachable from this state is included. */
  covers(state: ReadonlySet<number>): boolean
  /** True if computed for exactly this state. */
  isFrom(state: ReadonlySet<number>): boolean
}

/** Everything reachable, with deletes ignored, from the state in which these facts hold. */
export function instancesFrom(world: CheckedWorld, initial: ReadonlySet<number>, budget: Budget): Instances {
  const closure = new Closure(world, initial, budget)
  for (const fact of initial) closure.reach(2 * fact)
  closure.run()
  return closure
}

/** A ground action or rule, with its effects that have not become possible so far. */
interface Waiting {
  readonly precondition: Formula
  readonly of: GroundAction | GroundRule
  isListed: boolean
  /** `condition` is the same object as the effect's. */
  open: { readonly condition: Formula; readonly made: readonly Literal[] }[]
}

/** Is it a list of literals without choices? */
const isPlain = ({ any, parts }: Formula): boolean => !any && parts.length === 0

class Closure implements Instances {
  readonly actions: GroundAction[] = []
  readonly rules: GroundRule[] = []
  private readonly world: CheckedWorld
  private readonly initial: ReadonlySet<number>
  private readonly budget: Budget
  private readonly index: FactIndex
  private readonly reached = new Marks()
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
    // Rules first, so that facts that always follow are known before any action is examined.
    const plans = [
      ...world.rules.map(rule => [planJoin(rule), new Set<number | string>(), this.addRule(rule)] as const),
      ...world.actions.map(rule => [planJoin(rule), new Set<number | string>(), this.addAction(rule)] as const),
    ]
    for (let round = 0; round === 0 || this.changed; round++) {
      this.changed = false
      const delta = this.takeFresh()
      for (const [plan, seen, add] of plans) this.joinFresh(plan, seen, add, delta, round === 0)
      this.fire()
    }
    this.leaveOut()
  }

  /** Leaves out effects with conditions that never become possible, and alternatives that never do. */
  private leaveOut(): void {
    const never = new Map<GroundAction | GroundRule, Waiting['open']>()
    for (const { of, isListed, open } of this.waiting) if (isListed) never.set(of, open)
    const { actions, rules } = this
    for (let i = 0; i < actions.length; i++) {
      const action = actions[i]!
      const { schema, objects, precondition, effects, cost } = action
      if (isPlain(precondition) && effects.length === 1) continue
      const open = never.get(action) ?? []
      const left: GroundEffect[] = []
      for (const { condition, adds, deletes } of effects)
        if (!open.some(each => each.condition === condition))
          left.push({ condition: this.without(condition), adds, deletes })
      actions[i] = {
        schema,
        objects,
        precondition: this.without(precondition),
        effects: isUnjoined(left) ? joined(left) : left,
        cost,
      }
    }
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i]!
      if (!isPlain(rule.body)) rules[i] = { ...rule, body: this.without(rule.body) }
    }
  }

  /** The formula without choices that cannot come true. */
  private without(formula: Formula): Formula {
    if (isPlain(formula)) return formula
    return settle(formula, literal => (literal & 1) === 1 && !this.may(literal ^ 1))
  }

  /** The facts reached since the last round, by predicate; now in the index. */
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
      // Without atoms, there is only the first round, which finds each binding once.
      if (plan.atoms.length > 0) {
        const key = world.keyOf(binding, size)
        if (seen.has(key)) return
        seen.add(key)
      }
      const objects = new Array<number>(size)
      for (let i = 0; i < size; i++) objects[i] = binding[i]!
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
    const binding = new Int32Array(schema.slots)
    return (objects: readonly number[]): void => {
      const action = groundAction(this.world, schema, objects, this.budget, binding)
      const { precondition, effects } = action
      if (precondition === FALSE) return
      if (effects.length === 1 && this.isPossibleNow(action)) {
        this.actions.push(action)
        const made = madeBy(effects[0]!)
        for (let i = 0; i < made.length; i++) this.reach(made[i]!)
        return
      }
      const open = action.effects.map(effect => ({
        condition: effect.condition,
        made: literalsMade(action, effect, this.budget),
      }))
      this.waiting.push({ precondition, of: action, isListed: false, open })
    }
  }

  /** First check: are the condition and its only effect possible given the known literals? */
  private isPossibleNow({ precondition: { any, literals, parts }, effects }: GroundAction): boolean {
    if (any || parts.length > 0 || effects[0]!.condition !== TRUE) return false
    for (let i = 0; i < literals.length; i++) if (!this.may(literals[i]!)) return false
    return true
  }

  private addRule(rule: DerivationRule) {
    return (objects: readonly number[]): void => {
      const binding = new Int32Array(rule.slots)
      binding.set(objects)
      const head = this.world.fact(rule.head, objects)
      const given = groundFormula(this.world, rule.condition, binding, this.budget)
      // Alternatives that require the fact itself add nothing to the others. Its negation is in no body, because of the layers.
      const body = settle(given, literal => literal === 2 * head + 1)
      if (body === FALSE) return
      if (body === TRUE) this.always.add(head)
      const of = { head, body, layer: this.world.predicates[rule.head]!.layer }
      const open = [{ condition: TRUE, made: [2 * head] }]
      this.waiting.push({ precondition: body, of, isListed: false, open })
    }
  }

  /** Adds the newly possible instances; keeps the rest. */
  private fire(): void {
    const { knowledge, budget } = this
    this.waiting = this.waiting.filter(waiting => {
      const { precondition, of } = waiting
      if (!waiting.isListed) {
        if (!possible([precondition], knowledge, budget)) return true
        waiting.isListed = true
        if ('effects' in of) this.actions.push(of)
        else this.rules.push(of)
      }
      waiting.open = waiting.open.filter(({ condition, made }) => {
        if (!possible([precondition, condition], knowledge, budget)) return true
        for (const literal of made) this.reach(literal)
        return false
      })
      return waiting.open.length > 0
    })
  }
}
