// The task that a set of states refers to: its ground actions, without those that make the avoided fact true, and if facts were left out,
// only the relevant ones, found backwards from the target. A run of the whole task restricted to these actions still makes every needed
// literal true, so what is shown for the smaller task holds for the whole one.

import type { Absence, CheckContext } from '../context'
import type { Formula } from '../semantics/formula'
import { FALSE, settle, TRUE } from '../semantics/formula'
import type { GroundAction, GroundEffect } from '../semantics/ground-action'
import type { GroundRule } from '../semantics/instances'
import { isUnjoined, joined, literalsMade } from '../semantics/ground-action'
import { Marks } from '../semantics/marks'
import { plainForm } from '../semantics/plain-form'
import { type Budget, readNames, reject } from '../rejection'
import type { Literal } from '../semantics/world'

export interface SmallerTask {
  readonly actions: readonly GroundAction[]
  readonly rules: readonly GroundRule[]
  readonly target: Formula
  /** The facts that are tracked. */
  readonly facts: ReadonlySet<number>
  /** For an untracked fact: does it hold in every reachable state? */
  readonly alwaysHolds: (fact: number) => boolean
}

/**
 * The relevant actions, and the target without facts that never hold; with disjunctions, conditional effects or `isKept`, also without
 * facts that are the same in all reachable states. Facts about `moved` objects, which a symmetry exchanges, are left out only if they are
 * never reached: their images may differ initially.
 */
export function wholeTask(
  context: CheckContext,
  { target, avoid }: Absence,
  moved: ReadonlySet<number>,
  isKept: boolean,
): SmallerTask {
  const { budget, world } = context
  const { rules } = context.instances()
  const actions = context.actionsAvoiding(avoid)
  const isNever = neverHolds(context)
  const facts = new Set(context.initial)
  for (let i = 0; i < actions.length; i++)
    for (const { adds } of actions[i]!.effects) for (let j = 0; j < adds.length; j++) facts.add(adds[j]!)
  const task = {
    actions,
    rules,
    target: plainForm(settle(target, isNever), budget),
    facts,
    alwaysHolds: () => false,
  }
  if (!isKept && !hasChoices(task)) return task
  const isSame = constantsOf(context, actions)
  const isConstant = remembered(literal => {
    const isMoved = moved.size > 0 && world.argumentsOf[literal >> 1]!.some(each => moved.has(each))
    return isMoved ? isNever(literal) : isSame(literal)
  })
  const isTrue = (literal: Literal): boolean =>
    (avoid !== undefined && literal === 2 * avoid + 1) || isConstant(literal)
  const simpler = { ...task, ...simplified(task, isTrue, budget) }
  return isKept ? { ...simpler, alwaysHolds: fact => isTrue(2 * fact) } : simpler
}

type Parts = Pick<SmallerTask, 'actions' | 'rules' | 'target'>

function hasChoices({ actions, rules, target }: Parts): boolean {
  const isChoice = ({ any, parts }: Formula): boolean => any || parts.length > 0
  return (
    isChoice(target) ||
    rules.some(({ body }) => isChoice(body)) ||
    actions.some(({ precondition, effects }) => isChoice(precondition) || effects.length > 1)
  )
}

/** All conditions without literals with a known truth value. */
function simplified({ actions, rules, target }: Parts, isTrue: (literal: Literal) => boolean, budget: Budget): Parts {
  const plain = (formula: Formula): Formula => plainForm(settle(formula, isTrue), budget)
  const effectUnder = ({ condition, adds, deletes }: GroundEffect): GroundEffect[] => {
    const when = plain(condition)
    return when === FALSE ? [] : [{ condition: when, adds, deletes }]
  }
  const simpler = (action: GroundAction): GroundAction => {
    const { schema, objects, cost } = action
    const precondition = plain(action.precondition)
    const isSure = action.effects.length === 1 && isUnconditional(action.effects[0]!)
    if (isSure && precondition === action.precondition) return action
    const left = isSure ? action.effects : action.effects.flatMap(effect => effectUnder(effect))
    const effects = isUnjoined(left) ? joined(left) : left
    return { schema, objects, precondition, effects, cost }
  }
  return {
    actions: actions.map(simpler),
    rules: rules.map(rule => ({ ...rule, body: plain(rule.body) })),
    target: plain(target),
  }
}

/** The part of the task that the target needs; rejects if the kept facts are not enough. */
export function smallerTask(
  { world, budget }: CheckContext,
  { actions, rules, target, alwaysHolds }: SmallerTask,
  keptFacts: unknown,
): SmallerTask {
  const kept = new Set(readNames(keptFacts, 'The kept facts').map(name => world.factNamed(name)))
  const { needed, helpful } = neededFor(target, actions, rules, budget)
  const facts = new Set([...needed].map(literal => literal >> 1))
  for (const fact of facts)
    if (world.kindOf(fact) === 'fluent' && !kept.has(fact))
      reject(`The kept facts lack ${world.factName(fact)}, which the target needs.`)
  return {
    actions: Array.from(helpful, action => trackedAction(action, facts)),
    rules: rules.filter(({ head }) => facts.has(head)),
    target,
    facts,
    alwaysHolds,
  }
}

/** The action restricted to these facts. */
function trackedAction(action: GroundAction, facts: ReadonlySet<number>): GroundAction {
  const { schema, objects, precondition, effects, cost } = action
  let isSame = true
  for (let i = 0; i < effects.length; i++) {
    const { adds, deletes } = effects[i]!
    isSame &&= areAllIn(adds, facts) && areAllIn(deletes, facts)
  }
  if (isSame) return action
  const isTracked = (fact: number): boolean => facts.has(fact)
  const tracked = (list: readonly number[]): readonly number[] =>
    areAllIn(list, facts) ? list : list.filter(isTracked)
  const less = effects.map(({ condition, adds, deletes }) => ({
    condition,
    adds: tracked(adds),
    deletes: tracked(deletes),
  }))
  return { schema, objects, precondition, effects: less, cost }
}

function areAllIn(list: readonly number[], facts: ReadonlySet<number>): boolean {
  for (let i = 0; i < list.length; i++) if (!facts.has(list[i]!)) return false
  return true
}

const isUnconditional = ({ condition }: GroundEffect): boolean => condition === TRUE

/** A memoised version of the function. */
function remembered(isTrue: (literal: Literal) => boolean): (literal: Literal) => boolean {
  const known: (boolean | undefined)[] = []
  return literal => (known[literal] ??= isTrue(literal))
}

/** True if a literal negates a fact that is never reached, or is a derived fact that always holds. */
function neverHolds(context: CheckContext): (literal: Literal) => boolean {
  const { world } = context
  const instances = context.instances()
  return literal => !instances.may(literal ^ 1) && ((literal & 1) === 1 || world.kindOf(literal >> 1) === 'derived')
}

/** True if a literal holds in every reachable state: it holds initially, and no action makes it false. */
function constantsOf(context: CheckContext, actions: readonly GroundAction[]): (literal: Literal) => boolean {
  const { world, initial, budget } = context
  const instances = context.instances()
  const made = new Marks()
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]!
    const { effects } = action
    for (let e = 0; e < effects.length; e++) {
      const literals = literalsMade(action, effects[e]!, budget)
      for (let j = 0; j < literals.length; j++) made.add(literals[j]!)
    }
  }
  return literal => {
    if (!instances.may(literal ^ 1)) return true
    if (made.has(literal ^ 1) || world.kindOf(literal >> 1) === 'derived') return false
    return initial.has(literal >> 1) === ((literal & 1) === 0)
  }
}

/**
 * Closed under "needed by": for an action that makes a needed literal true, its precondition and that effect's
 * condition; for its effects that may make a needed literal false, the negated condition; for a derived fact, the
 * bodies of its rules.
 */
function neededFor(
  target: Formula,
  actions: readonly GroundAction[],
  rules: readonly GroundRule[],
  budget: Budget,
): { needed: ReadonlySet<Literal>; helpful: ReadonlySet<GroundAction> } {
  const needed = new Set<Literal>()
  const helpful = new Set<GroundAction>()
  const makers = new Map<Literal, Maker[]>()
  const rulesFor = new Map<number, GroundRule[]>()
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]!
    const { effects } = action
    for (let e = 0; e < effects.length; e++) {
      const effect = effects[e]!
      const maker = { action, effect }
      const literals = literalsMade(action, effect, budget)
      for (let j = 0; j < literals.length; j++) put(makers, literals[j]!, maker)
    }
  }
  for (const rule of rules) put(rulesFor, rule.head, rule)

  const need = ({ literals, parts }: Formula, flip: number): void => {
    for (let i = 0; i < literals.length; i++) needed.add(literals[i]! ^ flip)
    for (let i = 0; i < parts.length; i++) need(parts[i]!, flip)
  }
  const help = (action: GroundAction): void => {
    helpful.add(action)
    need(action.precondition, 0)
    // An unconditional effect has no condition to negate.
    const { effects } = action
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]!
      if (effect.condition !== TRUE)
        if (literalsMade(action, effect, budget).some(literal => needed.has(literal ^ 1))) need(effect.condition, 1)
    }
  }
  need(target, 0)
  // Literals added during the iteration are visited too.
  for (const literal of needed) {
    for (const { body } of rulesFor.get(literal >> 1) ?? []) need(body, literal & 1)
    const its = makers.get(literal) ?? NO_MAKERS
    for (let i = 0; i < its.length; i++) {
      const { action, effect } = its[i]!
      if (!helpful.has(action)) help(action)
      if (effect.condition !== TRUE) need(effect.condition, 0)
    }
    const opposite = makers.get(literal ^ 1) ?? NO_MAKERS
    for (let i = 0; i < opposite.length; i++) {
      const { action, effect } = opposite[i]!
      if (effect.condition !== TRUE && helpful.has(action)) need(effect.condition, 1)
    }
  }
  return { needed, helpful }
}

/** An effect that makes a literal true, with its action. */
interface Maker {
  readonly action: GroundAction
  readonly effect: GroundEffect
}
const NO_MAKERS: readonly Maker[] = []

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
