// Claims about two problems: equivalent or different, strictly or with placeholders. Which evidence there is, and what
// must be verified of it, is in `pair-certificate`.

import type { PairClaim } from '../certificate'
import type { CheckContext } from '../context'
import { readKind, reject, rethrowIn } from '../rejection'
import { checkReaches } from '../sequences'
import { checkGoalsAgree, type Prove } from './goals-agree'
import type { DifferentCertificate, EqualCertificate } from './pair-certificate'
import { type ObjectMap, readRenaming, requireSameInitial, requireSameStatics } from './renaming'
import { twoProblems, type TwoProblems } from './two-problems'

/** `context` is that of the first problem, a. */
export function checkPair(
  context: CheckContext,
  claim: PairClaim,
  pair: unknown,
  prove: Prove,
): void {
  if ('from' in claim || context.subject.goal !== undefined)
    reject('A claim about two problems is about their own initial states and goals.')
  if (claim.mode !== 'strict' && claim.mode !== 'placeholder')
    reject('The claim does not say in which sense the problems are compared.')
  const two = twoProblems(context, claim.other)
  if (claim.kind === 'equivalent')
    checkEqual(two, claim.mode === 'strict', readKind(pair, 'The evidence'), prove)
  else checkDifferent(two, readKind(pair, 'The evidence'), prove)
}

/** A renaming that maps the initial states onto one another. */
function readInitialRenaming(two: TwoProblems, value: unknown): ObjectMap {
  const map = readRenaming(two, value, 'The renaming')
  requireSameStatics(two, map, 'The renaming')
  requireSameInitial(two, map, 'The renaming')
  return map
}

function checkEqual(
  two: TwoProblems,
  isStrict: boolean,
  given: EqualCertificate<unknown>,
  prove: Prove,
): void {
  switch (given.kind) {
    case 'renaming':
      checkGoalsAgree(two, readInitialRenaming(two, given.renaming), given.goals, prove)
      return
    case 'no-goal-states':
      readInitialRenaming(two, given.renaming)
      rethrowIn('The first problem', () => prove(two.a.context.subject, given.a))
      rethrowIn('The second problem', () => prove(two.b.context.subject, given.b))
      return
    default:
      reject(`Two problems are not shown to be equivalent by that${isStrict ? '' : ' kind'}.`)
  }
}

function checkDifferent(
  two: TwoProblems,
  given: DifferentCertificate<unknown>,
  prove: Prove,
): void {
  switch (given.kind) {
    case 'one-solvable': {
      if (given.solvable !== 'a' && given.solvable !== 'b')
        reject('The evidence does not say which problem can be solved.')
      const [solvable, other] = given.solvable === 'a' ? [two.a, two.b] : [two.b, two.a]
      checkReaches(solvable.context, given.plan, solvable.context.goal())
      rethrowIn('The problem without a plan', () => prove(other.context.subject, given.proof))
      return
    }
    default:
      reject('Two problems are not shown to be different by that kind of evidence.')
  }
}
