// Claims about the result of one sequence: where it fails, what the goal lacks at its end, which state it reaches. Each is checked by
// executing the steps.

import type { Atom, Condition, TypedName } from '#planning/pddl/model'
import type { FollowedClaim } from './certificate'
import type { CheckContext } from './context'
import { readNames, reject, Rejection } from './rejection'
import { replay } from './replay'
import { asksFor, type Formula } from './semantics/formula'
import type { GroundAction } from './semantics/ground-action'
import type { Stepper } from './semantics/stepper'

/** Follows the steps of the certificate and checks the claim about the state they end in. */
export function checkFollowed(context: CheckContext, claim: FollowedClaim, taken: unknown): void {
  const actions = readNames(claim.actions, 'The sequence')
  const steps = readNames(taken, 'The steps that are taken')
  const end = claim.kind === 'breaks' ? actions.length - 1 : actions.length
  if (steps.length !== end || steps.some((step, i) => step !== actions[i]))
    reject('The steps that are taken are not those of the sequence that the claim is about.')
  const visit = (stepper: Stepper): void => {
    switch (claim.kind) {
      case 'breaks':
        checkBreak(context, stepper, actions[end]!, claim.missing)
        return
      case 'misses':
        checkGoal(context, stepper, claim.missing)
        return
      case 'leads-to':
        checkState(context, stepper, claim.facts)
    }
  }
  replay(context, [steps], ({ stepper, isLast }) => {
    if (isLast) visit(stepper)
  })
}

/** The name is not an action, or its precondition fails because it requires the missing literals. */
function checkBreak(context: CheckContext, stepper: Stepper, name: string, missing: readonly string[]): void {
  const action = actionOr(context, name)
  if (action === undefined) {
    if (readNames(missing, 'What is missing').length > 0)
      reject(`${name.slice(0, 100)} is no ground action, so that it asks for nothing.`)
    return
  }
  if (stepper.holds(action.precondition)) reject(`${name} can be executed then.`)
  checkMissing(context, stepper, missing, name)
}

/** Undefined if no ground action has the name; reaching a limit still throws. */
function actionOr(context: CheckContext, name: string): GroundAction | undefined {
  try {
    context.world.readAction(name)
  } catch (error) {
    if (!(error instanceof Rejection) || error.gaveUp) throw error
    return undefined
  }
  return context.actionNamed(name)
}

function checkGoal(context: CheckContext, stepper: Stepper, missing: readonly string[]): void {
  if (stepper.holds(context.goal())) reject('After the last step the goal holds.')
  checkMissing(context, stepper, missing, null)
}

/** None of the facts holds, and each is required. */
function checkMissing(
  context: CheckContext,
  stepper: Stepper,
  missing: readonly string[],
  action: string | null,
): void {
  const { world, budget } = context
  const isAsked = askedBy(context, action)
  for (const name of readNames(missing, 'What is missing')) {
    budget.spend(1)
    const { predicate, objects } = world.readFact(name)
    const isStatic = world.predicates[predicate]!.kind === 'static'
    const isTrue = isStatic ? world.isTrueStatic(predicate, objects) : stepper.holdsFact(world.fact(predicate, objects))
    if (isTrue) reject(`${name} holds then.`)
    if (!isAsked(name)) reject(`${name} is not asked for.`)
  }
}

/**
 * The facts that the precondition of an action, or the goal, requires: as conjuncts, or in every alternative. The action has to be a ground
 * action.
 */
export function askedBy(context: CheckContext, action: string | null): (fact: string) => boolean {
  const { world, budget } = context
  if (action === null) return asksIn(context, conjuncts(context, world.problem.goal, new Map()), context.goal())
  const { schema, objects, precondition } = context.actionNamed(action)
  const binding = new Map<string, string>()
  const declared = world.domain.actions.find(each => each.name === schema.name)!
  for (const [i, { name }] of declared.parameters.entries()) binding.set(name, world.objects[objects[i]!]!)
  budget.spend(objects.length)
  return asksIn(context, conjuncts(context, declared.precondition, binding), precondition)
}

function asksIn(
  { world, budget }: CheckContext,
  asked: ReadonlySet<string>,
  condition: Formula,
): (fact: string) => boolean {
  return name => {
    if (asked.has(name)) return true
    budget.spend(1 + condition.literals.length)
    const { predicate, objects } = world.readFact(name)
    return world.predicates[predicate]!.kind !== 'static' && asksFor(condition, 2 * world.fact(predicate, objects))
  }
}

/**
 * The atoms that a condition names and requires, including those under `forall` for each of its objects, and under an even number of
 * negations.
 */
function conjuncts(
  { world, budget }: CheckContext,
  condition: Condition,
  binding: ReadonlyMap<string, string>,
): Set<string> {
  const found = new Set<string>()
  /** `negated`: the condition requires that the part does not hold. */
  const visit = (part: Condition, binding: ReadonlyMap<string, string>, negated: boolean): void => {
    budget.spend(1 + binding.size)
    if (part.kind === 'not') visit(part.body, binding, !negated)
    else if (part.kind === 'atom') {
      if (!negated) found.add(groundText(part.atom, binding))
    } else if (part.kind === (negated ? 'or' : 'and')) for (const each of part.parts) visit(each, binding, negated)
    else if (part.kind === 'imply' && negated) {
      visit(part.premise, binding, false)
      visit(part.conclusion, binding, true)
    } else if (part.kind === (negated ? 'exists' : 'forall')) bindAll(part.variables, part.body, binding, negated)
  }
  const bindAll = (
    [variable, ...others]: readonly TypedName[],
    body: Condition,
    binding: ReadonlyMap<string, string>,
    negated: boolean,
  ): void => {
    if (variable === undefined) visit(body, binding, negated)
    else
      for (const object of world.membersOf(variable.type).list)
        bindAll(others, body, new Map(binding).set(variable.name, world.objects[object]!), negated)
  }
  visit(condition, binding, false)
  return found
}

const groundText = ({ predicate, terms }: Atom, binding: ReadonlyMap<string, string>): string =>
  `(${[predicate.name, ...terms.map(({ kind, name }) => (kind === 'variable' ? (binding.get(name) ?? name) : name))].join(' ')})`

function checkState(context: CheckContext, stepper: Stepper, facts: readonly string[]): void {
  const named = new Set(readNames(facts, 'The state').map(name => context.world.fluentNamed(name)))
  stepper.eachFact(fact => {
    context.budget.spend(1)
    if (!named.delete(fact)) reject(`${context.world.factName(fact)} holds as well after the last step.`)
  })
  for (const fact of named) reject(`${context.world.factName(fact)} does not hold after the last step.`)
}
