// The checker: does a certificate prove a claim, by the semantics of PDDL alone? It shares no code with the grounder, the
// searches or the analyses that produce certificates; what must be searched (renamings and states of two problems), it
// searches by itself. The argument for each type of certificate, and which function tests which premise, is in
// docs/certificates.md. Reading order: `rejection`; `semantics` from `world` to `stepper`; `context`; then the evidence:
// `sequences`, `followed`, `invariants`, `clauses`, `states` from `smaller-task` to `tables`, `parts`, `pairs`.

import type { Domain, Problem } from '#planning/pddl/model'
import type { Certificate, CheckResult, Claim, PairClaim } from './certificate'
import { type Closures, CheckContext, type Subject } from './context'
import type { Formula } from './semantics/formula'
import { checkExhausted, checkLowerBound } from './states/exhausted'
import { checkClauses } from './clauses'
import { checkFollowed } from './followed'
import { checkClosedSet, checkMutexGroup, checkPairs } from './invariants'
import { checkPair } from './pairs/check-pair'
import { checkParts } from './parts'
import { plainCopy } from './plain-copy'
import { Budget, Rejection, readNames, readKind, readNumber, reject, withinRoom } from './rejection'
import { checkAllActions, checkAllFacts, checkAvoids, checkNoLandmark, checkReaches } from './sequences'

export interface CheckOptions {
  /** Steps of the checker (candidates of joins, states, successors …) after which it gives up. */
  readonly maxSteps: number
}
const checkOptions: CheckOptions = { maxSteps: 1_000_000_000 }

/** Does the certificate prove the claim about this problem? The two texts must be free of errors. */
export function checkCertificate(
  domain: Domain,
  problem: Problem,
  claim: Claim,
  certificate: Certificate,
  options: CheckOptions = checkOptions,
): CheckResult {
  try {
    withinRoom(() => {
      const budget = new Budget(options.maxSteps)
      const stated = plainCopy(claim, 'The claim', budget)
      const given = plainCopy(certificate, 'The certificate', budget)
      const closures = { exact: false, borrowed: false }
      try {
        checkClaim({ domain, problem }, stated, given, budget, closures)
      } catch (error) {
        if (!(error instanceof Rejection) || error.gaveUp || !closures.borrowed) throw error
        checkClaim({ domain, problem }, stated, given, budget, { exact: true, borrowed: false })
      }
    })
    return { accepted: true }
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    const { where, gaveUp } = error
    return gaveUp ? { accepted: false, where, gaveUp } : { accepted: false, where }
  }
}

/** Rejects if the certificate does not prove the claim; else returns the context in which it did. */
function checkClaim(
  subject: Subject,
  claim: unknown,
  certificate: unknown,
  budget: Budget,
  closures: Closures,
): CheckContext {
  const stated = readClaim(claim)
  const given = readKind<Certificate>(certificate, 'The certificate')
  if (given.kind === 're-searched') reject('The certificate has no evidence: it was re-searched.')
  const from = 'from' in stated ? stated.from : undefined
  const context = new CheckContext(subject, from, budget, closures)
  if (given.kind === 'parts')
    checkParts(context, stated, given, (claim, certificate) => {
      const partContext = checkClaim(subject, claim, certificate, budget, closures)
      return { claim: claim as Claim, context: partContext }
    })
  else if (isAboutTwo(stated)) {
    if (given.kind !== 'pair') unfit(stated, given)
    else
      checkPair(context, stated, given.pair, (goalOf, certificate) => {
        const claim = { kind: 'unreachable', target: { kind: 'goal' } }
        checkClaim(goalOf, claim, certificate, budget, closures)
      })
  } else checkWhole(context, stated, given)
  return context
}

/** The fields of each claim apart from its kind. */
const fieldsOf: { readonly [Kind in Claim['kind']]: readonly string[] } = {
  reachable: ['target', 'from'],
  'all-reachable': ['of'],
  unreachable: ['target', 'from'],
  landmark: ['fact'],
  'not-landmark': ['fact'],
  'no-landmark': [],
  optimal: ['cost', 'from'],
  'at-least': ['cost', 'from'],
  breaks: ['actions', 'missing'],
  misses: ['actions', 'missing'],
  'leads-to': ['actions', 'facts'],
  equivalent: ['mode', 'other'],
  different: ['mode', 'other'],
}

/** The claim, if it has only the fields of its kind: a claim about another state than its reader assumes would otherwise be accepted. */
function readClaim(value: unknown): Claim {
  const claim = readKind<Claim>(value, 'The claim')
  if (!Object.hasOwn(fieldsOf, claim.kind)) reject('The claim is of no known kind.')
  const stray = Object.keys(claim).find(field => field !== 'kind' && !fieldsOf[claim.kind].includes(field))
  if (stray !== undefined) reject(`A claim that is ${claim.kind} has no field \`${stray.slice(0, 40)}\`.`)
  return claim
}

const isAboutTwo = (claim: Claim): claim is PairClaim => claim.kind === 'equivalent' || claim.kind === 'different'

/** Checks a claim with one certificate that is not in parts. */
function checkWhole(context: CheckContext, claim: Exclude<Claim, PairClaim>, given: Certificate): void {
  switch (claim.kind) {
    case 'reachable':
      if (given.kind === 'plan') checkReaches(context, given.actions, context.target(claim.target))
      else unfit(claim, given)
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
    case 'breaks':
    case 'misses':
    case 'leads-to':
      if (given.kind === 'plan') checkFollowed(context, claim, given.actions)
      else unfit(claim, given)
      return
    default:
      reject('The claim is of no known kind.')
  }
}

const unfit = (claim: Claim, given: Certificate): never =>
  reject(`A claim that is ${claim.kind} is not shown by ${given.kind}.`)

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
