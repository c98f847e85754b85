// Single ground actions, of the checker's own making: a schema under a binding of its parameters, what it makes true and
// false, what it costs.

import { MAX_WHOLE } from '../../base/decimal'
import { type Budget, reject } from '../rejection'
import type { Formula, Knowledge } from './formula'
import {
  ANYTHING,
  bindEach,
  conjoin,
  FALSE,
  formulaKey,
  groundFormula,
  negate,
  objectOf,
  possible,
  settle,
  TRUE,
} from './formula'
import type { ActionRule, PlainRule } from './schema'
import type { Binding, CheckedWorld, Literal } from './world'

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

export const actionName = (world: CheckedWorld, action: GroundAction): string =>
  world.nameOf(action.schema.name, action.objects)

/** The schema under a binding of its parameters. */
export function groundAction(
  world: CheckedWorld,
  schema: ActionRule,
  objects: readonly number[],
  budget: Budget,
): GroundAction {
  if (schema.plain !== undefined) return plainAction(world, schema, schema.plain, objects, budget)
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
      for (const atom of adds) effect.adds.push(world.factUnder(atom, binding))
      for (const atom of deletes) effect.deletes.push(world.factUnder(atom, binding))
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
  return {
    schema,
    objects,
    precondition: cost >= 0 ? precondition : FALSE,
    effects: [...effects.values()].map(effect => (effect === always ? always : without(effect))),
    cost,
  }
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
  if (action.effects.length === 1) return madeBy(effect)
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

/** Of an action's only effect: what it adds it does not list among what it deletes. */
export function madeBy({ adds, deletes }: GroundEffect): Literal[] {
  const made: Literal[] = []
  for (let i = 0; i < adds.length; i++) made.push(2 * adds[i]!)
  for (let i = 0; i < deletes.length; i++) {
    const fact = deletes[i]!
    if (!adds.includes(fact)) made.push(2 * fact + 1)
  }
  return made
}

const NO_PARTS: readonly Formula[] = []

/** The schema, which asks for literals alone and has one effect, under a binding of its parameters. */
function plainAction(
  world: CheckedWorld,
  schema: ActionRule,
  { atoms, equalities, adds, deletes }: PlainRule,
  objects: readonly number[],
  budget: Budget,
): GroundAction {
  budget.spend(1 + atoms.length + equalities.length)
  const added: number[] = []
  for (let i = 0; i < adds.length; i++) added.push(world.factUnder(adds[i]!, objects))
  const deleted: number[] = []
  for (let i = 0; i < deletes.length; i++) {
    const fact = world.factUnder(deletes[i]!, objects)
    if (!added.includes(fact)) deleted.push(fact)
  }
  const cost = costOf(world, schema, objects)
  const literals = cost >= 0 ? plainLiterals(world, atoms, equalities, objects) : undefined
  return {
    schema,
    objects,
    precondition:
      literals === undefined
        ? FALSE
        : literals.length === 0
          ? TRUE
          : { any: false, literals, parts: NO_PARTS },
    effects: [{ condition: TRUE, adds: added, deletes: deleted }],
    cost,
  }
}

/** What has to hold; undefined where that can never be. */
function plainLiterals(
  world: CheckedWorld,
  atoms: PlainRule['atoms'],
  equalities: PlainRule['equalities'],
  objects: readonly number[],
): Literal[] | undefined {
  for (let i = 0; i < equalities.length; i++) {
    const { left, right, negated } = equalities[i]!
    if ((objectOf(left, objects) === objectOf(right, objects)) === negated) return undefined
  }
  const literals: Literal[] = []
  for (let i = 0; i < atoms.length; i++) {
    const { pattern, negated } = atoms[i]!
    if (world.predicates[pattern.predicate]!.kind === 'static') {
      if (world.isTrueUnder(pattern, objects) === negated) return undefined
    } else {
      const literal = 2 * world.factUnder(pattern, objects) + (negated ? 1 : 0)
      if (literals.includes(literal ^ 1)) return undefined
      if (!literals.includes(literal)) literals.push(literal)
    }
  }
  return literals
}

/** In units; no number where a value is missing. */
function costOf(world: CheckedWorld, schema: ActionRule, binding: Binding): number {
  const isCounted = world.problem.minimizesCost
  let sum = isCounted ? 0 : 1
  if (schema.costs.length === 0) return sum
  for (const cost of schema.costs)
    if (typeof cost === 'number') sum += cost
    else {
      const objects = cost.terms.map(term => objectOf(term, binding))
      sum += world.costs.get([cost.name, ...objects].join(' ')) ?? Number.NaN
    }
  if (sum > MAX_WHOLE) reject(`What ${schema.name} costs is beyond what is counted exactly.`)
  return sum
}
