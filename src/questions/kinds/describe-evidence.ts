// Describes claims and certificates in one phrase each, for pages and reports. Names are in backticks.

import { counted, listed, quoted } from '#base/words'
import type { Certificate, Claim, StateSet, Target } from '#planning/certificates/certificate'
import type { PairCertificate } from '#planning/certificates/pairs/pair-certificate'

/** Maximum number of names in one phrase. */
export const NAMED = 3

/** Names in backticks; only the first ones if there are many. */
export const listedNames = (names: readonly string[]): string => listed(names.map(quoted), NAMED)

/** `(on a b)`, `the goal`. */
export function describeTarget(target: Target): string {
  switch (target.kind) {
    case 'fact':
      return quoted(target.fact)
    case 'action':
      return quoted(target.action)
    case 'facts':
      return target.facts.length <= NAMED + 1 ? listedNames(target.facts) : `${target.facts.length} facts together`
    case 'goal':
      return 'the goal'
  }
}

/** `every plan makes (on a b) true`. */
export function describeClaim(claim: Claim): string {
  const from = 'from' in claim && claim.from ? 'after the action, ' : ''
  switch (claim.kind) {
    case 'reachable':
      return claim.target.kind === 'action'
        ? `${from}${describeTarget(claim.target)} can become applicable`
        : `${from}${describeTarget(claim.target)} can be reached`
    case 'all-reachable':
      return `every ${claim.of === 'facts' ? 'proposition' : 'ground action'} can be reached`
    case 'unreachable':
      return claim.target.kind === 'action'
        ? `${from}${describeTarget(claim.target)} can never become applicable`
        : `${from}${describeTarget(claim.target)} can never be reached`
    case 'landmark':
      return `every plan makes ${quoted(claim.fact)} true`
    case 'not-landmark':
      return `a plan avoids ${quoted(claim.fact)}`
    case 'no-landmark':
      return 'every fact that could be a landmark is avoided by some plan'
    case 'optimal':
      return `${from}the cheapest plan costs ${claim.cost}`
    case 'at-least':
      return `${from}every plan costs at least ${claim.cost}`
    case 'breaks': {
      const { actions, missing } = claim
      const why =
        missing.length === 0 ? '' : `: ${listedNames(missing)} ${missing.length === 1 ? 'does' : 'do'} not hold`
      return `${quoted(actions.at(-1) ?? '')} cannot be executed${actions.length > 1 ? ` after ${counted(actions.length - 1, 'step')}` : ' in this state'}${why}`
    }
    case 'misses':
      return `after ${counted(claim.actions.length, 'step')} the goal does not hold${claim.missing.length === 0 ? '' : `: it lacks ${listedNames(claim.missing)}`}`
    case 'equivalent':
      return 'the two problems are equivalent'
    case 'different':
      return 'the two problems differ'
    case 'leads-to':
      return `after ${counted(claim.actions.length, 'step')} just ${counted(claim.facts.length, 'fact')} ${claim.facts.length === 1 ? 'holds' : 'hold'}`
  }
}

/** Evidence about two problems. */
function describePair(pair: PairCertificate<Certificate>): string {
  switch (pair.kind) {
    case 'renaming':
      return 'a renaming of the objects under which they agree'
    case 'two-renamings':
      return 'a renaming for the initial states, another for the goals, and plans both ways'
    case 'no-goal-states':
      return 'a renaming, and proofs that neither goal can be reached'
    case 'same-goal-states':
      return 'all goal states of both, which agree under a renaming'
    case 'initial-states':
      return 'the initial states, which no renaming maps onto each other'
    case 'one-solvable':
      return `a plan of ${counted(pair.plan.length, 'step')} for one, and a proof that the other has none`
    case 'witnesses':
      return `${counted(pair.a.length + pair.b.length, 'goal state')} that no renaming allows`
    case 'closures':
      return 'what holds in all goal states, which no renaming maps onto each other'
    case 'goal-states':
      return 'all goal states of both, which no renaming maps onto each other'
  }
}

/** Number of states of a set. */
export const countOf = ({ rows, words }: StateSet): number => (words > 0 ? rows.length / words : 1)

/** `a closed set of 43 facts`. */
export function describeCertificate(certificate: Certificate): string {
  switch (certificate.kind) {
    case 'plan':
      return certificate.actions.length === 0
        ? 'it holds in this state'
        : `a sequence of ${counted(certificate.actions.length, 'step')}`
    case 'plans':
      // The empty sequence, for a fact that already holds, is not counted.
      return counted(certificate.plans.filter(plan => plan.length > 0).length, 'sequence')
    case 'closed-set':
      return `a closed set of ${counted(certificate.facts.length, 'fact')}`
    case 'mutex-group':
      return `${counted(certificate.facts.length, 'fact')}; at most one holds at a time`
    case 'h2':
      return `a table of ${counted(certificate.pairs.length / 2, 'pair')} that cannot hold together`
    case 'clauses':
      return `${counted(certificate.atMostOne.length + certificate.atLeastOne.length + certificate.never.length, 'rule')} that hold in every state`
    case 'exhausted': {
      return `all ${counted(countOf(certificate.states), 'state')} that can be reached`
    }
    case 'optimal':
      return `a plan of ${counted(certificate.plan.length, 'step')}, and a proof that none is cheaper`
    case 'lower-bound': {
      const { states, frontier } = certificate.bound
      return `a bound over ${counted(countOf(states) + (frontier === undefined ? 0 : countOf(frontier.states)), 'state')}`
    }
    case 'parts':
      return `${counted(certificate.parts.length, 'piece')} of evidence together`
    case 'pair':
      return describePair(certificate.pair)
    case 're-searched':
      return `a search (${certificate.method}) that leaves no separate evidence`
  }
}
