// Verified statements about the goal states of one problem.

import type { CheckContext } from '../context'
import { readList, readNames, readObject, reject, rethrowIn } from '../rejection'
import { conjoin, type Formula, literalFormula, negate } from '../semantics/formula'
import type { Literal } from '../semantics/world'
import { replay } from '../replay'
import type { Prove } from './goals-agree'
import type { Side } from './two-problems'

export interface Known {
  readonly side: Side
  /** They hold in every goal state; none is static. */
  readonly always: ReadonlySet<Literal>
  /** Further conditions, not literals, that hold in every goal state. */
  readonly conditions: readonly Formula[]
  /** Some goal states: all facts that hold there, static ones left out. */
  readonly states: readonly ReadonlySet<number>[]
  /** Some reachable states that are not goal states, in the same form. */
  readonly misses: readonly ReadonlySet<number>[]
}

/** The goal's own literals and conditions hold in all its states; `plans` lead to goal states, or past them. */
export function knownOf(side: Side, plans: unknown, mayMiss: boolean, what: string): Known {
  const goal = side.context.goal()
  const found = rethrowIn(what, () => statesAfter(side.context, goal, plans))
  if (!mayMiss && found.misses.length > 0) reject(`${what}: a plan does not reach the goal.`)
  return goal.any
    ? { side, always: new Set(), conditions: [goal], ...found }
    : { side, always: new Set(goal.literals), conditions: goal.parts, ...found }
}

/** The final states of plans: those in which the goal holds, and the others. */
function statesAfter(context: CheckContext, goal: Formula, plans: unknown): Pick<Known, 'states' | 'misses'> {
  const list = readList(plans, 'The list of plans').map((plan, i) => readNames(plan, `Plan ${i}`))
  const rules = context.world.rules.length > 0 ? context.instances().rules : []
  const [states, misses]: Set<number>[][] = [[], []]
  replay(context, list, ({ stepper, isLast }) => {
    if (!isLast) return
    const state = new Set<number>()
    stepper.eachFact(fact => state.add(fact))
    context.budget.spend(1 + state.size + rules.length)
    for (const { head } of rules) if (stepper.holdsFact(head)) state.add(head)
    if (stepper.holds(goal)) states!.push(state)
    else misses!.push(state)
  })
  return { states: states!, misses: misses! }
}

/** The same with further literals; the certificate shows that each holds in every goal state. */
export function withAlways(known: Known, value: unknown, prove: Prove, what: string): Known {
  const { world, context } = known.side
  const always = new Set(known.always)
  readList(value, `${what}: the list of literals`).forEach((entry, i) => {
    const part = readObject<'literal' | 'certificate'>(entry, `${what}: literal ${i}`)
    const name = readNames([part.literal], `${what}: literal ${i}`)[0]!
    const isNegated = name.startsWith('(not (') && name.endsWith('))')
    const { predicate, objects } = world.readFact(isNegated ? name.slice(5, -1) : name)
    if (world.predicates[predicate]!.kind === 'static') reject(`${what}: ${name} is the same in all states.`)
    const literal = 2 * world.fact(predicate, objects) + (isNegated ? 1 : 0)
    const goal = conjoin([context.goal(), negate(literalFormula(literal))])
    rethrowIn(`${what}: ${name}`, () => prove({ ...context.subject, goal }, part.certificate))
    always.add(literal)
  })
  return { ...known, always }
}
