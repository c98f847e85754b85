// The frame of a checker: it copies what it is given as plain data, counts its steps, and reads the claim. The kinds of
// evidence that it knows are passed to it, so that a program that judges without a search need not load all of them.

import type { Domain, Problem } from '#planning/pddl/model'
import type { Certificate, CheckResult, Claim } from './certificate'
import { type Closures, CheckContext, type Subject } from './context'
import { plainCopy } from './plain-copy'
import { Budget, Rejection, readKind, reject, withinRoom } from './rejection'

export interface CheckOptions {
  /** Steps of the checker (candidates of joins, states, successors …) after which it gives up. */
  readonly maxSteps: number
}
const checkOptions: CheckOptions = { maxSteps: 1_000_000_000 }

/** Rejects if the certificate does not prove the claim; else returns the context in which it did. */
type CheckClaim = (subject: Subject, claim: unknown, certificate: unknown) => CheckContext

/** Rejects unless the certificate proves the claim; `checkClaim` checks others on which it depends. */
export type CheckEvidence = (
  context: CheckContext,
  claim: Claim,
  certificate: Certificate,
  checkClaim: CheckClaim,
) => void

/** Returns a checker that knows the kinds of evidence that `checkEvidence` does. The two texts must be free of errors. */
export const checkerOf =
  (checkEvidence: CheckEvidence) =>
  (
    domain: Domain,
    problem: Problem,
    claim: Claim,
    certificate: Certificate,
    options: CheckOptions = checkOptions,
  ): CheckResult => {
    try {
      withinRoom(() => {
        const budget = new Budget(options.maxSteps)
        const stated = plainCopy(claim, 'The claim', budget)
        const given = plainCopy(certificate, 'The certificate', budget)
        const check = (closures: Closures): unknown =>
          claimChecker(checkEvidence, budget, closures)({ domain, problem }, stated, given)
        const closures = { exact: false, borrowed: false }
        try {
          check(closures)
        } catch (error) {
          if (!(error instanceof Rejection) || error.gaveUp || !closures.borrowed) throw error
          check({ exact: true, borrowed: false })
        }
      })
      return { accepted: true }
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      const { where, gaveUp } = error
      return gaveUp ? { accepted: false, where, gaveUp } : { accepted: false, where }
    }
  }

function claimChecker(checkEvidence: CheckEvidence, budget: Budget, closures: Closures): CheckClaim {
  return function checkClaim(subject, claim, certificate) {
    const stated = readClaim(claim)
    const given = readKind<Certificate>(certificate, 'The certificate')
    if (given.kind === 're-searched') reject('The certificate has no evidence: it was re-searched.')
    const from = 'from' in stated ? stated.from : undefined
    const context = new CheckContext(subject, from, budget, closures)
    checkEvidence(context, stated, given, checkClaim)
    return context
  }
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

/** Rejects evidence that does not fit the claim. */
export const unfit = (claim: Claim, given: Certificate): never =>
  reject(`A claim that is ${claim.kind} is not shown by ${given.kind}.`)
