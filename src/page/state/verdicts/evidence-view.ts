// Evidence as the page shows and stores it: each claim and certificate as one phrase, because certificates may contain
// megabytes of states, which the engine caches.

import { quoted } from '#base/words'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import {
  describeCertificate,
  describeClaim,
  describeTarget,
  listedNames,
  NAMED,
} from '#questions/kinds/describe-evidence'
import type { ClosedStory, Evidence } from '#questions/kinds/verdict'
import { counted, grouped } from '#page/ui/naming'

export interface EvidenceView {
  /** The claim: `(at c0 l1) can be reached`. Names are in backticks. */
  readonly claim: string
  /** The certificate of the claim: `a closed set of 43 facts`. */
  readonly certificate: string
  readonly checked: boolean
  /** Sequences that can be played. */
  readonly sequences: readonly (readonly string[])[]
  /** Title of each sequence, names in backticks: `the way to (on c0)`; absent in data stored by older versions. */
  readonly titles?: readonly string[]
  /** Number of steps at the start of each sequence that only lead to the state of the claim. */
  readonly lead?: number
  /** The facts of the certificate, if it consists of facts; absent in data stored by older versions. */
  readonly facts?: FactsView
  /** How a closed set grew and what it lacks, for its picture. */
  readonly closed?: ClosedView
}

/** Facts of a certificate: single ones, or pairs that exclude each other. */
export interface FactsView {
  /** Sentences in groups; names are in backticks. */
  readonly title: string
  readonly groups: readonly (readonly string[])[]
  /** Number of facts or pairs; `groups` may contain fewer. */
  readonly total: number
}

/** A closed set with the rounds in which it grew; large sets are truncated. */
export interface ClosedView extends ClosedStory {
  /** Number of facts of the whole set. */
  readonly total: number
}

/** Maximum number of sequences offered for one piece of evidence. */
const SEQUENCE_CAP = 60
/** Maximum number of facts of one certificate. */
const FACT_CAP = 240

/**
 * All evidence of a verdict; claims that an action is applicable now are merged into one. `answered`: the action after
 * which claims about another state begin. `corrects`: a plan belongs to the right answer, not to the given one.
 */
export function evidenceViews(
  evidence: readonly Evidence[],
  { answered, corrects = false }: { answered?: string | undefined; corrects?: boolean } = {},
): EvidenceView[] {
  const now = evidence.flatMap(each => {
    const action = applicableNow(each)
    return action === undefined ? [] : [{ action, checked: each.checked }]
  })
  const others = evidence
    .filter(each => applicableNow(each) === undefined)
    .map(each => evidenceView(each, answered))
    .map(each => (corrects ? asCorrection(each) : each))
  if (now.length === 0) return others
  const names = now.map(({ action }) => action)
  const one = names.length === 1
  const merged: EvidenceView = {
    claim: `${listedNames(names)} ${one ? 'is' : 'are'} applicable now`,
    certificate: one ? 'its whole precondition holds' : 'the whole precondition of each holds',
    checked: now.every(({ checked }) => checked),
    sequences: [],
  }
  return [merged, ...others]
}

/** Under a wrong answer the plan shown is the corrected one. */
const asCorrection = (view: EvidenceView): EvidenceView =>
  view.claim === THE_REST
    ? {
        ...view,
        claim: 'The corrected plan reaches the goal',
        titles: (view.titles ?? []).map(() => 'the corrected plan'),
      }
    : view

const THE_REST = 'The steps reach the goal'

function applicableNow({ claim, certificate, about }: Evidence): string | undefined {
  return about === undefined &&
    claim.kind === 'reachable' &&
    claim.target.kind === 'action' &&
    claim.from === undefined &&
    certificate.kind === 'plan' &&
    certificate.actions.length === 0
    ? claim.target.action
    : undefined
}

function evidenceView(evidence: Evidence, answered: string | undefined): EvidenceView {
  const { claim, certificate, checked, reaches, closed, about } = evidence
  const isLater = 'from' in claim && claim.from !== undefined
  // The stage shows the problem without what the English leaves open, in which the sequences may fail.
  const sequences = about === 'most' ? [] : certificate.kind === 'plans' ? certificate.plans : sequencesOf(certificate)
  const shown = sequences
    .map((sequence, i) => ({ sequence, title: titleOf(claim, certificate, reaches?.[i]) }))
    .filter(({ sequence }, i) => sequence.length > 0 && (!reaches || (reaches[i]?.length ?? 0) > 0))
    // Sequences from another state can only be played from there.
    .flatMap(({ sequence, title }) =>
      !isLater ? [{ sequence, title }] : answered === undefined ? [] : [{ sequence: [answered, ...sequence], title }],
    )
    .slice(0, SEQUENCE_CAP)
  const facts = closed === undefined ? factsOf(certificate) : closedFacts(claim, closed)
  const phrases = phrasesOf(claim, certificate)
  return {
    claim: about === 'most' ? `If all facts that are left open hold: ${phrases.claim}` : phrases.claim,
    certificate: phrases.certificate,
    checked,
    sequences: shown.map(({ sequence }) => sequence),
    titles: shown.map(({ title }) => title),
    ...(isLater ? { lead: 1 } : {}),
    ...(facts === undefined ? {} : { facts }),
    ...(closed === undefined ? {} : { closed: cut(closed) }),
  }
}

/** The title of a sequence, as a phrase within a sentence. */
function titleOf(claim: Claim, certificate: Certificate, reached?: readonly string[]): string {
  switch (claim.kind) {
    case 'no-landmark':
      return `a plan that avoids ${listedNames(reached ?? [])}`
    case 'not-landmark':
      return `the plan that avoids ${quoted(claim.fact)}`
    case 'all-reachable':
      return `the way to ${listedNames(reached ?? [])}`
    case 'optimal':
      return claim.from === undefined ? 'a cheapest plan' : 'a cheapest plan from there'
    case 'reachable':
      return claim.target.kind === 'goal'
        ? 'the plan'
        : claim.target.kind === 'facts' && claim.target.facts.length === 0
          ? 'these steps'
          : claim.target.kind === 'facts' && certificate.kind === 'plan' && certificate.actions.length === 1
            ? 'the action'
            : `the way to ${describeTarget(claim.target)}`
    case 'breaks':
      return 'the steps before it'
    case 'misses':
    case 'leads-to':
      return 'these steps'
    default:
      return 'the sequence'
  }
}

/** The phrases for a claim and its certificate, which refer to each other. */
function phrasesOf(claim: Claim, certificate: Certificate): Pick<EvidenceView, 'claim' | 'certificate'> {
  if (claim.kind === 'reachable' && certificate.kind === 'plan' && claim.from === undefined) {
    const { target } = claim
    const { actions } = certificate
    if (target.kind === 'facts' && target.facts.length === 0)
      return actions.length === 1
        ? { claim: `${quoted(actions[0]!)} can be executed`, certificate: 'its precondition holds' }
        : {
            claim: `The ${counted(actions.length, 'step')} up to ${quoted(actions.at(-1)!)} can be executed in turn`,
            certificate: 'each was applied to the state before it',
          }
    if (actions.length === 0)
      return {
        claim: `${describeTarget(target)} holds in this state`,
        certificate: 'it can be looked up',
      }
    if (target.kind === 'facts' && actions.length === 1)
      return {
        // Some of them may have held before: they need not be effects of the action.
        claim: `After ${quoted(actions[0]!)}, ${target.facts.length <= NAMED ? listedNames(target.facts) : `${grouped(target.facts.length)} facts`} ${target.facts.length === 1 ? 'holds' : 'hold'}`,
        certificate: 'the action was applied to the state',
      }
    if (target.kind === 'goal')
      return {
        claim: THE_REST,
        certificate: `a plan of ${counted(actions.length, 'step')}`,
      }
  }
  if (claim.kind === 'breaks')
    return {
      claim: describeClaim(claim),
      certificate:
        claim.actions.length > 1
          ? 'the steps before it were executed in turn, and what it needs was looked up'
          : 'what it needs was looked up',
    }
  if (claim.kind === 'misses' || claim.kind === 'leads-to')
    return { claim: describeClaim(claim), certificate: 'each step was executed in turn' }
  return { claim: describeClaim(claim), certificate: describeCertificate(certificate) }
}

/** The facts of a closed set: what it is computed without, and the facts that it lacks. */
function closedFacts(claim: Claim, closed: ClosedStory): FactsView {
  const all = closed.layers.flat()
  return {
    title: closedTitle(claim, closed),
    groups: all.slice(0, FACT_CAP).map(fact => [fact]),
    total: all.length,
  }
}

function closedTitle(claim: Claim, { without, missing, wanted }: ClosedStory): string {
  const set =
    without === undefined
      ? 'Everything reachable if we ignore deletes.'
      : `Everything reachable if we never make ${quoted(without)} true and ignore deletes.`
  if (missing.length === 0) return `${set} What is wanted never holds in it.`
  const one = missing.length === 1
  const as =
    wanted === 'goal'
      ? one
        ? ', a goal, '
        : ', which are goals, '
      : wanted === 'action' && claim.kind === 'unreachable' && claim.target.kind === 'action'
        ? `, which ${quoted(claim.target.action)} needs, `
        : ' '
  return `${set} ${listedNames(missing)}${as}${one ? 'is' : 'are'} missing.`
}

function cut(closed: ClosedStory): ClosedView {
  let room = FACT_CAP
  const layers: (readonly string[])[] = []
  for (const layer of closed.layers) {
    if (room <= 0) break
    layers.push(layer.slice(0, room))
    room -= layer.length
  }
  return { ...closed, layers, total: closed.layers.reduce((sum, layer) => sum + layer.length, 0) }
}

/** The facts of a certificate, unless there are too many to read. */
function factsOf(certificate: Certificate): FactsView | undefined {
  switch (certificate.kind) {
    case 'closed-set':
      return {
        title: 'Everything reachable if we ignore deletes.',
        groups: certificate.facts.slice(0, FACT_CAP).map(fact => [fact]),
        total: certificate.facts.length,
      }
    case 'mutex-group':
      return {
        title: 'At most one of these holds at a time.',
        groups: certificate.facts.slice(0, FACT_CAP).map(fact => [fact]),
        total: certificate.facts.length,
      }
    case 'h2': {
      const { literals, pairs } = certificate
      const count = pairs.length / 2
      return {
        title: 'These pairs never hold together.',
        groups: Array.from({ length: Math.min(count, FACT_CAP) }, (_, i) => [
          literals[pairs[2 * i]!] ?? '',
          literals[pairs[2 * i + 1]!] ?? '',
        ]),
        total: count,
      }
    }
    default:
      return undefined
  }
}

/** The action sequences inside a certificate, which can be played. */
export function sequencesOf(certificate: Certificate): readonly (readonly string[])[] {
  switch (certificate.kind) {
    case 'plan':
      return certificate.actions.length > 0 ? [certificate.actions] : []
    case 'plans':
      return certificate.plans.filter(plan => plan.length > 0)
    case 'optimal':
      return certificate.plan.length > 0 ? [certificate.plan] : []
    case 'parts':
      return certificate.parts.flatMap(part => (part.certificate.kind === 'parts' ? [] : sequencesOf(part.certificate)))
    default:
      return []
  }
}
