// Two problems with the same initial state up to names, as one problem with two goals: the first problem's goal,
// translated to the names of the second, and the second's own. All searches run in the second problem.

import type { Certificate } from '#planning/certificates/certificate'
import type { Disjunction, LiteralId } from '#planning/task/task'
import type { Pair, PairLimits, Renaming } from '../comparison'
import { type Form, type GroundLiteral, literalsOf } from '../closure/form'
import { Samples } from '../closure/samples'
import type { Reached, Space } from '../closure/space'
import { inverse, renamer } from '../structure/renaming'
import type { Structure } from '../structure/structure'
import { renamedName } from '../closure/rename-certificate'

/** One of the two goals. */
export interface Goal {
  readonly form: Form
  /** As written, conjunct by conjunct, in the order of the flattened goal. */
  readonly written: readonly Form[]
  /** The form of a conjunction of literals; undefined for another formula. */
  readonly literals: readonly GroundLiteral[] | undefined
  readonly reached: Reached
  /** Goal states seen. */
  readonly samples: Samples
}

export interface Joined {
  readonly pair: Pair
  readonly limits: PairLimits
  readonly space: Space
  /** Initial state and values of b. */
  readonly structure: Structure
  /** Maps the initial state of a to that of b. */
  readonly renaming: Renaming
  /** The goal of a, in names of b. */
  readonly a: Goal
  readonly b: Goal
}

/** The result of comparing the goals of two problems that agree in their initial states. */
export type Decision =
  | {
      readonly kind: 'equal'
      readonly renaming: Renaming
      readonly goalRenaming: Renaming | null
      readonly certificate: Certificate
    }
  | { readonly kind: 'different'; readonly certificate: Certificate }
  | { readonly kind: 'undecided'; readonly left: string }

/**
 * Makes a goal of a problem: whether it can be reached, and a first goal state. `near`: a similar goal; if its plan also reaches this one,
 * no other is searched for.
 */
function goalOf(space: Space, form: Form, written: readonly Form[], near?: Goal): Goal {
  const reached =
    near?.reached.kind === 'reachable' && space.isReachedBy(form, near.reached.plan) ? near.reached : space.reach(form)
  const samples = samplesOf(space, space.alternativesOf(form), reached)
  return { form, written, literals: literalsOf(form), reached, samples }
}

/** A goal expanded, as a whole and conjunct by conjunct. */
interface Spelled {
  readonly form: Form
  readonly written: readonly Form[]
}

/** Both goals, each as a goal of the space; the stronger one first, because its plan often reaches the other too. */
export function goalsOf(space: Space, a: Spelled, b: Spelled): { readonly a: Goal; readonly b: Goal } {
  const make = ({ form, written }: Spelled, near?: Goal): Goal => goalOf(space, form, written, near)
  if (a === b) {
    const goal = make(a)
    return { a: goal, b: goal }
  }
  if (a.written.length >= b.written.length) {
    const first = make(a)
    return { a: first, b: make(b, first) }
  }
  const first = make(b)
  return { a: make(a, first), b: first }
}

function samplesOf(space: Space, alternatives: Disjunction | undefined, reached: Reached): Samples {
  const samples = new Samples(space.task, alternatives)
  if (reached.kind === 'reachable') samples.add(reached.plan)
  return samples
}

/** True if the literal holds in all goal states seen so far. */
export function mayFollow(space: Space, goal: Goal, literal: GroundLiteral): boolean {
  const known = space.literalOf(literal)
  if (typeof known === 'boolean') return known
  return goal.samples.possible(known as LiteralId)
}

/** The composition: a renaming of a to c. */
export function composed(first: Renaming, then: Renaming): Renaming {
  const to = renamer(then)
  return first.map(([inA, inB]) => [inA, to(inB)] as const)
}

/** A plan with renamed objects. */
export const renamedPlan = (plan: readonly string[], renaming: Renaming): string[] => {
  const to = renamer(renaming)
  return plan.map(step => renamedName(step, to))
}

/** The plan of a's goal that was found in names of b, in names of a. */
export const planInA = ({ renaming }: Joined, plan: readonly string[]): string[] => renamedPlan(plan, inverse(renaming))
