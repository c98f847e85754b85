// Claims about one problem: which evidence shows which of them.

import type { Certificate, Claim, PairClaim } from './certificate'
import { type CheckEvidence, checkerOf, unfit } from './checker'
import { checkClauses } from './clauses'
import type { CheckContext } from './context'
import { checkExecuted } from './executed'
import { checkClosedSet, checkMutexGroup, checkPairs } from './invariants'
import { checkParts } from './parts'
import { readNames, readNumber, reject } from './rejection'
import { checkReaches } from './replay'
import type { Formula } from './semantics/formula'
import { checkAllActions, checkAllFacts, checkAvoids, checkNoLandmark } from './sequences'
import { checkExhausted, checkLowerBound } from './states/exhausted'

/** A claim about one problem. */
type OneClaim = Exclude<Claim, PairClaim>

export const isAboutTwo = (claim: Claim): claim is PairClaim =>
  claim.kind === 'equivalent' || claim.kind === 'different'

/** Rejects unless the certificate, in parts or not, proves the claim about one problem. */
export const checkOne: CheckEvidence = (context, claim, given, checkClaim) => {
  if (given.kind === 'parts')
    checkParts(context, claim, given, (claim, certificate) => {
      const partContext = checkClaim(context.subject, claim, certificate)
      return { claim: claim as Claim, context: partContext }
    })
  else if (isAboutTwo(claim)) unfit(claim, given)
  else checkWhole(context, claim, given)
}

/** As `checkCertificate`, which it agrees with, but without claims about two problems. */
export const checkOneProblem = checkerOf(checkOne)

/** Checks a claim with one certificate that is not in parts. */
function checkWhole(context: CheckContext, claim: OneClaim, given: Certificate): void {
  switch (claim.kind) {
    case 'reachable':
    case 'breaks':
    case 'misses':
    case 'leads-to':
      checkExecuted(context, claim, given)
      return
    case 'all-reachable':
      if (given.kind !== 'plans') unfit(claim, given)
      else if (claim.of === 'facts') checkAllFacts(context, given.plans)
      else if (claim.of === 'actions') checkAllActions(context, given.plans)
      else reject('The claim does not say what is all reachable.')
      return
    case 'unreachable':
      checkAbsence(context, claim, given, context.target(claim.target))
      return
    case 'landmark': {
      const fact = propositionOf(context, claim.fact)
      if (context.isTrivial(fact)) reject(`${claim.fact} is trivial: it holds initially, or is in the goal.`)
      checkAbsence(context, claim, given, context.goal(), fact)
      return
    }
    case 'not-landmark':
      if (given.kind === 'plan') checkAvoids(context, given.actions, propositionOf(context, claim.fact))
      else unfit(claim, given)
      return
    case 'no-landmark':
      if (given.kind === 'plans') checkNoLandmark(context, given.plans)
      else unfit(claim, given)
      return
    case 'optimal':
    case 'at-least':
      checkCost(context, claim, given)
      return
    default:
      reject('The claim is of no known kind.')
  }
}

const propositionOf = (context: CheckContext, fact: unknown): number =>
  context.world.propositionNamed(readNames([fact], 'The claim')[0]!)

/** The target never holds (without the avoided fact), by one of the five kinds of evidence for that. */
function checkAbsence(context: CheckContext, claim: Claim, given: Certificate, target: Formula, avoid?: number): void {
  const absence = { target, avoid }
  if (given.kind === 'closed-set') checkClosedSet(context, given, absence)
  else if (given.kind === 'mutex-group') checkMutexGroup(context, given.facts, absence)
  else if (given.kind === 'h2') checkPairs(context, given, absence)
  else if (given.kind === 'clauses') checkClauses(context, given, absence)
  else if (given.kind === 'exhausted') checkExhausted(context, given, absence)
  else unfit(claim, given)
}

function checkCost(context: CheckContext, claim: Extract<Claim, { cost: number }>, given: Certificate): void {
  const { world } = context
  const cost = world.unitsOf(readNumber(claim.cost, 'The claimed cost'), 'The claimed cost')
  if (given.kind === 'optimal' && claim.kind === 'optimal') {
    const paid = checkReaches(context, given.plan, context.goal())
    if (paid !== cost) reject(`The plan costs ${world.costOfUnits(paid)}, not ${claim.cost}.`)
    checkLowerBound(context, given.bound, cost)
  } else if (claim.kind === 'at-least' && (given.kind === 'lower-bound' || given.kind === 'optimal'))
    checkLowerBound(context, given.bound, cost)
  else unfit(claim, given)
}
