// Single ground actions, of the checker's own making: a schema under a binding of its parameters, what it makes true and
// false, what it costs.

import { MAX_WHOLE } from '#base/decimal'
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
import type { ActionRule, Cost, PlainRule } from './schema'
import type { Binding, CheckedWorld, Literal } from './world'

/** A change that happens if the condition holds before the step. Adds win over deletes, across all effects of a step. */
export interface GroundEffect {
  readonly condition: Formula
  readonly adds: readonly number[]
  readonly deletes: readonly number[]
}

export interface GroundAction {
  readonly schema: ActionRule
  readonly objects: readonly number[]
  readonly precondition: Formula
  /** The unconditional one first, always present. */
  readonly effects: readonly GroundEffect[]
  /** In units (`World`), or 1 if costs do not count. An action with a missing value is never applicable. */
  readonly cost: number
}

/** Its unconditional effect; every action has one, perhaps empty. */
export function unconditional({ effects }: GroundAction): GroundEffect {
  const [first] = effects
  return first !== undefined && first.condition === TRUE ? first : NO_EFFECT
}

export const actionName = (world: CheckedWorld, action: GroundAction): string =>
  world.nameOf(action.schema.name, action.objects)

/** The schema under a binding of its parameters; `binding` is scratch. */
export function groundAction(
  world: CheckedWorld,
  schema: ActionRule,
  objects: readonly number[],
  budget: Budget,
  binding = new Int32Array(schema.slots),
): GroundAction {
  if (schema.plain !== undefined) return plainAction(world, schema, schema.plain, objects, budget)
  for (let i = 0; i < objects.length; i++) binding[i] = objects[i]!
  const precondition = groundFormula(world, schema.condition, binding, budget)
  if (precondition === FALSE) return neverApplicable(world, schema, objects, binding)
  return actionWith(world, schema, objects, precondition, binding, budget)
}

/** The action with effects under conditions, or with choices in its precondition. */
function actionWith(
  world: CheckedWorld,
  schema: ActionRule,
  objects: readonly number[],
  precondition: Formula,
  binding: Int32Array,
  budget: Budget,
): GroundAction {
  // In every state where the action is applicable, these hold; effects with equal remaining conditions are merged.
  const isGiven = (literal: Literal): boolean => !precondition.any && precondition.literals.includes(literal)
  const effects: GroundEffect[] = []
  for (const { variables, condition, adds, deletes } of schema.effects)
    bindEach(variables, binding, budget, () => {
      effects.push({
        condition: settle(groundFormula(world, condition, binding, budget), isGiven),
        adds: adds.map(atom => world.factUnder(atom, binding)),
        deletes: deletes.map(atom => world.factUnder(atom, binding)),
      })
      return true
    })
  const cost = costOf(world, schema, binding)
  return {
    schema,
    objects,
    precondition: cost >= 0 ? precondition : FALSE,
    effects: joined(effects),
    cost,
  }
}

/**
 * The same effects, merged by condition, the unconditional one first: its changes are removed from the others, and its
 * adds override its deletes.
 */
export function joined(effects: readonly GroundEffect[]): GroundEffect[] {
  const byCondition = new Map<string, { condition: Formula; adds: number[]; deletes: number[] }>()
  const effectIf = (condition: Formula) => {
    const key = formulaKey(condition)
    const effect = byCondition.get(key) ?? { condition, adds: [], deletes: [] }
    byCondition.set(key, effect)
    return effect
  }
  const always = effectIf(TRUE)
  for (const { condition, adds, deletes } of effects) {
    if (condition === FALSE) continue
    const effect = condition === TRUE ? always : effectIf(condition)
    for (const fact of adds) effect.adds.push(fact)
    for (const fact of deletes) effect.deletes.push(fact)
  }
  const added = new Set(always.adds)
  always.deletes = always.deletes.filter(fact => !added.has(fact))
  const deleted = new Set(always.deletes)
  const without = ({ condition, adds, deletes }: GroundEffect): GroundEffect => ({
    condition,
    adds: adds.filter(fact => !added.has(fact)),
    deletes: deletes.filter(fact => !added.has(fact) && !deleted.has(fact)),
  })
  return [...byCondition.values()].map(effect => (effect === always ? always : without(effect)))
}

/** True if another effect than the first became unconditional when its condition was simplified. */
export const isUnjoined = (effects: readonly GroundEffect[]): boolean =>
  effects.some(({ condition }, i) => i > 0 && condition === TRUE)

/** The same action where a step may not make `fact` true; undefined if it always would. */
export function avoiding(action: GroundAction, fact: number): GroundAction | undefined {
  const entering = action.effects.filter(effect => effect.adds.includes(fact))
  if (entering.length === 0) return action
  const precondition = conjoin([action.precondition, ...entering.map(effect => negate(effect.condition))])
  if (precondition === FALSE) return undefined
  return {
    ...action,
    precondition,
    effects: action.effects.filter(effect => !entering.includes(effect)),
  }
}

/** The literals an effect makes true and false; a fact that the step certainly adds is not made false. */
export function literalsMade(
  action: GroundAction,
  effect: GroundEffect,
  budget: Budget,
  knowledge: Knowledge = ANYTHING,
): Literal[] {
  if (action.effects.length === 1) return madeBy(effect)
  const addersOf = addersIn(action)
  const staysAway = (fact: number): boolean => {
    const adders = addersOf.get(fact)
    if (adders === undefined) return true
    if (adders.includes(effect)) return false
    const noneAdds = adders.map(adder => negate(adder.condition))
    return possible([action.precondition, effect.condition, ...noneAdds], knowledge, budget)
  }
  return [...effect.adds.map(fact => 2 * fact), ...effect.deletes.filter(staysAway).map(fact => 2 * fact + 1)]
}

const knownAdders = new WeakMap<GroundAction, ReadonlyMap<number, readonly GroundEffect[]>>()

/** Per fact: the effects of the action that add it. */
function addersIn(action: GroundAction): ReadonlyMap<number, readonly GroundEffect[]> {
  const known = knownAdders.get(action)
  if (known !== undefined) return known
  const found = new Map<number, GroundEffect[]>()
  for (const effect of action.effects)
    for (const fact of new Set(effect.adds)) {
      const adders = found.get(fact)
      if (adders === undefined) found.set(fact, [effect])
      else adders.push(effect)
    }
  knownAdders.set(action, found)
  return found
}

/** From this length on, a set is faster than a list. */
const LONG = 16

/** For an action with one effect: a fact that it adds is not listed among its deletes. */
export function madeBy({ adds, deletes }: GroundEffect): Literal[] {
  const made = new Array<Literal>(adds.length + deletes.length)
  let count = 0
  for (let i = 0; i < adds.length; i++) made[count++] = 2 * adds[i]!
  const added = adds.length > LONG ? new Set(adds) : undefined
  for (let i = 0; i < deletes.length; i++) {
    const fact = deletes[i]!
    if (!(added?.has(fact) ?? adds.includes(fact))) made[count++] = 2 * fact + 1
  }
  return cutTo(made, count)
}

const NO_PARTS: readonly Formula[] = []
const NO_EFFECT: GroundEffect = { condition: TRUE, adds: [], deletes: [] }

/** Arrays are allocated at their maximum length: one that grows by `push` reserves room for 17 elements. */
function cutTo(list: number[], count: number): number[] {
  if (count < list.length) list.length = count
  return list
}

/** The schema under a binding of its parameters, if its precondition has only literals and it has one effect. */
function plainAction(
  world: CheckedWorld,
  schema: ActionRule,
  { atoms, statics, equalities, adds, deletes }: PlainRule,
  objects: readonly number[],
  budget: Budget,
): GroundAction {
  budget.spend(1 + atoms.length + statics.length + equalities.length)
  const literals = isPossibleFor(world, statics, equalities, objects) ? plainLiterals(world, atoms, objects) : undefined
  if (literals === undefined) return neverApplicable(world, schema, objects, objects)
  const cost = costOf(world, schema, objects)
  const added = new Array<number>(adds.length)
  for (let i = 0; i < adds.length; i++) added[i] = world.factUnder(adds[i]!, objects)
  const deleted = new Array<number>(deletes.length)
  let count = 0
  for (let i = 0; i < deletes.length; i++) {
    const fact = world.factUnder(deletes[i]!, objects)
    if (!added.includes(fact)) deleted[count++] = fact
  }
  return {
    schema,
    objects,
    precondition: !(cost >= 0) ? FALSE : literals.length === 0 ? TRUE : { any: false, literals, parts: NO_PARTS },
    effects: [{ condition: TRUE, adds: added, deletes: cutTo(deleted, count) }],
    cost,
  }
}

/** An action that is applicable in no state needs no effects. */
const neverApplicable = (
  world: CheckedWorld,
  schema: ActionRule,
  objects: readonly number[],
  binding: Binding,
): GroundAction => ({
  schema,
  objects,
  precondition: FALSE,
  effects: [NO_EFFECT],
  cost: costOf(world, schema, binding),
})

/** True if all static conditions hold. */
function isPossibleFor(
  world: CheckedWorld,
  statics: PlainRule['statics'],
  equalities: PlainRule['equalities'],
  objects: readonly number[],
): boolean {
  for (let i = 0; i < equalities.length; i++) {
    const { left, right, negated } = equalities[i]!
    if ((objectOf(left, objects) === objectOf(right, objects)) === negated) return false
  }
  for (let i = 0; i < statics.length; i++) {
    const { pattern, negated } = statics[i]!
    if (world.isTrueUnder(pattern, objects) === negated) return false
  }
  return true
}

/** The remaining conditions; undefined if they contradict each other. */
function plainLiterals(
  world: CheckedWorld,
  atoms: PlainRule['atoms'],
  objects: readonly number[],
): Literal[] | undefined {
  const literals = new Array<Literal>(atoms.length)
  let count = 0
  for (let i = 0; i < atoms.length; i++) {
    const { pattern, negated } = atoms[i]!
    const literal = 2 * world.factUnder(pattern, objects) + (negated ? 1 : 0)
    let isNew = true
    for (let k = 0; k < count; k++) {
      if (literals[k] === (literal ^ 1)) return undefined
      if (literals[k] === literal) isNew = false
    }
    if (isNew) literals[count++] = literal
  }
  return cutTo(literals, count)
}

/** The value that the problem gives, in units; NaN if it gives none. */
function givenValue(world: CheckedWorld, { name, terms }: Exclude<Cost, number>, binding: Binding): number {
  const objects = terms.map(term => objectOf(term, binding))
  return world.costs.get([name, ...objects].join(' ')) ?? Number.NaN
}

/** In units; NaN if a value is missing. The parts are not negative, so a rounded sum is above the maximum cost. */
function costOf(world: CheckedWorld, schema: ActionRule, binding: Binding): number {
  const isCounted = world.problem.minimizesCost
  let sum = isCounted ? 0 : 1
  if (schema.costs.length === 0) return sum
  for (const cost of schema.costs) {
    const part = typeof cost === 'number' ? cost : givenValue(world, cost, binding)
    if (part < 0) reject(`What ${schema.name} costs has a negative part.`)
    sum += part
  }
  if (sum > MAX_WHOLE) reject(`What ${schema.name} costs is beyond what is counted exactly.`)
  return sum
}
