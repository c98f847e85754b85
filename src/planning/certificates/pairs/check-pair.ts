// Claims about two problems: equivalent or different, strictly or with placeholders. Which evidence there is, and what
// must be verified of it, is in `pair-certificate`.

import type { PairClaim } from '../certificate'
import { CheckContext } from '../context'
import { readKind, readNames, readObject, reject, rethrowIn } from '../rejection'
import { checkReaches, replay } from '../replay'
import type { Colours } from './colours'
import { requireOtherGoalStates, requireSameGoalStates } from './goal-states'
import { checkGoalsAgree, type Prove } from './goals-agree'
import { type Known, knownOf, withAlways } from './known'
import { findRenaming } from './match'
import type { DifferentCertificate, EqualCertificate } from './pair-certificate'
import { type ObjectMap, readRenaming, renamedFact, requireSameInitial, requireSameStatics } from './renaming'
import { initialRelations, startColours, staticRelations } from './requirements'
import { Symmetries } from './symmetries'
import { type Side, twoProblems, type TwoProblems } from './two-problems'
import { requireNoRenaming } from './witnesses'

/** `context` is that of the first problem, a. */
export function checkPair(context: CheckContext, claim: PairClaim, pair: unknown, prove: Prove): void {
  if (claim.mode !== 'strict' && claim.mode !== 'placeholder')
    reject('The claim does not say in which sense the problems are compared.')
  const two = twoProblems(context, claim.other)
  if (claim.kind === 'equivalent') checkEqual(two, claim.mode === 'strict', readKind(pair, 'The evidence'), prove)
  else checkDifferent(two, claim.mode === 'strict', readKind(pair, 'The evidence'), prove)
}

/** A renaming that maps the initial states onto one another. */
function readInitialRenaming(two: TwoProblems, value: unknown): ObjectMap {
  const map = readRenaming(two, value, 'The renaming')
  requireSameStatics(two, map, 'The renaming')
  requireSameInitial(two, map, 'The renaming')
  return map
}

function checkEqual(two: TwoProblems, isStrict: boolean, given: EqualCertificate<unknown>, prove: Prove): void {
  const map = readInitialRenaming(two, given.renaming)
  switch (given.kind) {
    case 'renaming':
      checkGoalsAgree(two, map, given.goals, prove)
      return
    case 'no-goal-states':
      rethrowIn('The first problem', () => prove(two.a.context.subject, given.a))
      rethrowIn('The second problem', () => prove(two.b.context.subject, given.b))
      return
    case 'two-renamings': {
      if (isStrict) reject('Two renamings show nothing in the strict sense.')
      const goalMap = readGoalRenaming(two, given.goalRenaming)
      requireSameReachable(two, goalMap, given.there, given.back)
      checkGoalsAgree(two, goalMap, given.goals, prove)
      return
    }
    case 'same-goal-states': {
      const goalMap = readGoalRenaming(two, given.goalRenaming)
      if (isStrict && goalMap.some((to, from) => to !== map[from]))
        reject('In the strict sense the goals need the same renaming as the initial states.')
      requireSameGoalStates(two, goalMap)
      return
    }
    default:
      reject('Two problems are not shown to be equivalent by that kind of evidence.')
  }
}

/** A renaming for the goal states, which preserves everything that is static. */
function readGoalRenaming(two: TwoProblems, value: unknown): ObjectMap {
  const map = readRenaming(two, value, 'The renaming of the goals')
  requireSameStatics(two, map, 'The renaming of the goals')
  return map
}

/** In b, the renamed initial state of a and that of b are reachable from each other. */
function requireSameReachable({ a, b }: TwoProblems, map: ObjectMap, there: unknown, back: unknown): void {
  const { subject, budget, closures, initial } = b.context
  const renamed = new Set(a.world.initial.map(fact => renamedFact(a, b, map, fact)))
  const names = [...renamed].map(fact => b.world.factName(fact))
  const context = new CheckContext(subject, names, budget, closures)
  rethrowIn('The plan there', () => requireLeadsTo(context, there, initial))
  rethrowIn('The plan back', () => requireLeadsTo(b.context, back, renamed))
}

/** After the last action exactly these facts hold, of those that actions can change. */
function requireLeadsTo(context: CheckContext, plan: unknown, facts: ReadonlySet<number>): void {
  replay(context, [readNames(plan, 'The plan')], ({ stepper, isLast }) => {
    if (!isLast) return
    let count = 0
    stepper.eachFact(fact => {
      if (!facts.has(fact)) reject(`${context.world.factName(fact)} holds after the last step.`)
      count++
    })
    if (count !== facts.size) reject('After the last step a fact is missing.')
  })
}

function checkDifferent(two: TwoProblems, isStrict: boolean, given: DifferentCertificate<unknown>, prove: Prove): void {
  const { a, b } = two
  switch (given.kind) {
    case 'initial-states':
      requireNoInitialRenaming(two)
      return
    case 'one-solvable': {
      if (given.solvable !== 'a' && given.solvable !== 'b')
        reject('The evidence does not say which problem can be solved.')
      const [solvable, other] = given.solvable === 'a' ? [a, b] : [b, a]
      checkReaches(solvable.context, given.plan, solvable.context.goal())
      rethrowIn('The problem without a plan', () => prove(other.context.subject, given.proof))
      return
    }
    case 'witnesses':
      requireNoRenaming(
        two,
        knownOf(a, given.a, isStrict, 'The first problem'),
        knownOf(b, given.b, isStrict, 'The second problem'),
        isStrict,
      )
      return
    case 'closures':
      requireNoRenaming(
        two,
        readClosure(a, given.a, prove, 'The first problem'),
        readClosure(b, given.b, prove, 'The second problem'),
        isStrict,
      )
      return
    case 'goal-states':
      requireOtherGoalStates(two, isStrict)
      return
    default:
      reject('Two problems are not shown to be different by that kind of evidence.')
  }
}

function readClosure(side: Side, value: unknown, prove: Prove, what: string): Known {
  const closure = readObject<'always' | 'plans'>(value, `${what}: what is known of its goal`)
  return withAlways(knownOf(side, closure.plans, false, what), closure.always, prove, what)
}

/** Rejects if some renaming maps the initial states and values onto each other. */
function requireNoInitialRenaming(two: TwoProblems): void {
  const { budget } = two
  const colours = startColours(two)
  const relations = [...staticRelations(two), ...initialRelations(two)]
  const symmetries = (own: Colours, end: 'inA' | 'inB'): Symmetries =>
    new Symmetries(
      own,
      relations.map(relation => relation[end]),
      budget,
    )
  const found = findRenaming(
    {
      ...colours,
      relations,
      symmetriesA: symmetries(colours.coloursA, 'inA'),
      symmetriesB: symmetries(colours.coloursB, 'inB'),
    },
    budget,
  )
  if (found !== undefined) reject('A renaming maps the initial states onto one another.')
}
