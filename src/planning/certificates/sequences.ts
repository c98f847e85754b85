// Claims shown by what holds along sequences of actions that are executed.

import type { CheckContext } from './context'
import { type Budget, readList, readNames, reject } from './rejection'
import { replay } from './replay'
import type { Members } from './semantics/declared'
import type { GroundAction } from './semantics/ground-action'
import type { RowAction } from './semantics/stepper'
import type { CheckedWorld } from './semantics/world'

/** The plan reaches the goal, and the fact holds in no state on the way. */
export function checkAvoids(context: CheckContext, actions: unknown, fact: number): void {
  const goal = context.goal()
  replay(context, [readNames(actions, 'The plan')], ({ stepper, step, isLast }) => {
    if (stepper.holdsFact(fact))
      reject(`${context.world.factName(fact)} holds ${step === 0 ? 'initially' : `after step ${step}`}.`)
    if (isLast && !stepper.holds(goal)) reject('After the last step the goal does not hold.')
  })
}

const readPlans = (value: unknown): (readonly string[])[] =>
  readList(value, 'The list of sequences').map((plan, i) => readNames(plan, `Sequence ${i}`))

/** The sequences together make every proposition true. */
export function checkAllFacts(context: CheckContext, plans: unknown): void {
  const seen = new Set<number>()
  replay(context, readPlans(plans), ({ stepper }) => stepper.eachFact(fact => seen.add(fact)))
  requireAllFacts(context, seen)
}

/** Rejects the certificate if `facts` lacks a proposition of the universe. */
export function requireAllFacts({ world, budget }: CheckContext, facts: Iterable<number>): void {
  const known = world.predicates.map(() => new Set<number | string>())
  for (const fact of facts) known[world.predicateOf[fact]!]!.add(world.keyOf(world.argumentsOf[fact]!))
  world.predicates.forEach(({ name, kind, members }, predicate) => {
    if (kind !== 'fluent') return
    const missing = firstMissing(members, known[predicate]!, world, budget)
    if (missing !== undefined) reject(`Nothing makes ${world.nameOf(name, missing)} true.`)
  })
}

/** The sequences together make every ground action applicable. */
export function checkAllActions(context: CheckContext, plans: unknown): void {
  const seen = new Set<GroundAction>()
  const mark = ({ action }: RowAction): void => {
    context.budget.spend(1)
    seen.add(action)
  }
  const all = context.instances().actions
  replay(context, readPlans(plans), ({ stepper }) => stepper.eachApplicable(mark), all)
  requireAllActions(context, seen)
}

/** Rejects where an action of the universe is not among these. */
export function requireAllActions(
  { world, budget }: CheckContext,
  actions: Iterable<Pick<GroundAction, 'schema' | 'objects'>>,
): void {
  const known = new Map(world.actions.map(schema => [schema, new Set<number | string>()]))
  for (const { schema, objects } of actions) known.get(schema)!.add(world.keyOf(objects))
  for (const [{ name, domains }, keys] of known) {
    const missing = firstMissing(domains, keys, world, budget)
    if (missing !== undefined) reject(`Nothing makes ${world.nameOf(name, missing)} applicable.`)
  }
}

/** The first unknown tuple over the domains. Tries at most one tuple more than are known. */
function firstMissing(
  domains: readonly Members[],
  known: ReadonlySet<number | string>,
  world: CheckedWorld,
  budget: Budget,
  tuple: readonly number[] = [],
): readonly number[] | undefined {
  if (domains.some(domain => domain.list.length === 0)) return undefined
  budget.spend(1)
  if (tuple.length === domains.length) return known.has(world.keyOf(tuple)) ? undefined : tuple
  for (const object of domains[tuple.length]!.list) {
    const missing = firstMissing(domains, known, world, budget, [...tuple, object])
    if (missing !== undefined) return missing
  }
  return undefined
}

/** Each sequence is a plan, and each fact that all of them make true at some point is trivial. */
export function checkNoLandmark(context: CheckContext, value: unknown): void {
  const goal = context.goal()
  const plans = readPlans(value)
  if (plans.length === 0) reject('There is no plan.')
  const along = plans.map(() => new Set<number>())
  replay(context, plans, ({ stepper, plan, isLast }) => {
    stepper.eachFact(fact => along[plan]!.add(fact))
    if (isLast && !stepper.holds(goal)) reject(`Sequence ${plan} does not reach the goal.`)
  })
  for (const fact of along[0]!)
    if (context.world.isWellTyped(fact) && along.every(facts => facts.has(fact)) && !context.isTrivial(fact))
      reject(`${context.world.factName(fact)} holds at some point of every plan given.`)
}
