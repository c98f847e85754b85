// A verdict as the page shows and keeps it: the same words, with each certificate told in one phrase, because
// certificates may hold megabytes of states and the engine's own cache has them.

import type { Certificate, Claim, Target } from '../certificates/certificate'
import type { Answer, Doubt, TracePart } from '../answers/reading'
import type {
  Finding,
  UndecidedReason,
  UnreadableReason,
  Verdict,
  VerdictWord,
} from '../verdicts/verdict'
import type { Judged } from '../worker/engine-api'
import { counted } from './naming'

export interface EvidenceView {
  /** What is claimed: `(at c0 l1) can be reached`. Names in backticks. */
  readonly claim: string
  /** What shows it: `a closed set of 43 facts`. */
  readonly certificate: string
  readonly checked: boolean
  /** Sequences one can watch. */
  readonly sequences: readonly (readonly string[])[]
  /** The facts it speaks of, where it is made of facts; absent in what was kept by older versions. */
  readonly facts?: FactsView
}

/** Facts that a certificate is made of: single ones, or pairs that exclude each other. */
export interface FactsView {
  readonly title: string
  readonly groups: readonly (readonly string[])[]
  /** How many there are; not all may be in `groups`. */
  readonly total: number
}

export interface VerdictView {
  /** The answer it is about; another text makes it stale. */
  readonly answer: string
  /** True when the PDDL was the user's edit. */
  readonly edited: boolean
  /** Tells one edit from another; '' or absent where there was none. */
  readonly editMark?: string
  readonly verdict: VerdictWord
  readonly reason: UndecidedReason | UnreadableReason | null
  readonly explanation: string
  readonly findings: readonly Finding[]
  readonly evidence: readonly EvidenceView[]
  /** The first parts of what was read; of a very long answer not all. */
  readonly trace: readonly TracePart[]
  /** What the text was read as, and that it can be read otherwise; absent in what older versions kept. */
  readonly read?: Answer | null
  readonly doubt?: Doubt | null
  /** The visitor chose this reading. */
  readonly chosen?: Answer
  /** Characters of the whole answer as read. */
  readonly traceLength: number
  /** `after` is null without an action that can be taken, or where what remains is not known. */
  readonly distances: {
    readonly before: number | null
    readonly after: number | 'out of reach' | null
  } | null
  readonly officialScore: 0 | 1 | null
  readonly officialNote: string
  readonly fromCache: boolean
  readonly ms: number
  /** States the search was allowed to store. */
  readonly maxStates: number
}

/** At most this many sequences of one piece of evidence are offered. */
const SEQUENCE_CAP = 12
/** And this many parts of the reading, and findings. */
const TRACE_CAP = 1_500
const FINDING_CAP = 600
/** And this many facts of one certificate. */
const FACT_CAP = 240

export function viewOf(
  judged: Judged,
  about: Pick<VerdictView, 'answer' | 'edited' | 'editMark' | 'maxStates' | 'chosen'>,
): VerdictView {
  const verdict: Verdict = judged.verdict
  return {
    ...about,
    verdict: verdict.verdict,
    reason: verdict.reason,
    explanation: verdict.explanation,
    findings: verdict.findings.slice(0, FINDING_CAP),
    evidence: verdict.evidence.map(({ claim, certificate, checked }) => ({
      claim: describeClaim(claim),
      certificate: describeCertificate(certificate),
      checked,
      sequences: sequencesOf(certificate).slice(0, SEQUENCE_CAP),
      ...factsOf(certificate),
    })),
    trace: verdict.reading.trace.slice(0, TRACE_CAP),
    ...readingOf(verdict),
    traceLength: verdict.reading.trace.reduce((sum, { text }) => sum + text.length, 0),
    distances: distancesOf(verdict),
    officialScore: verdict.officialScore,
    officialNote: verdict.officialNote ?? '',
    fromCache: judged.fromCache,
    ms: judged.ms,
  }
}

/** The reading, where it is short enough to be kept. */
function readingOf({ reading: { answer, doubt } }: Verdict): Pick<VerdictView, 'read' | 'doubt'> {
  const small = JSON.stringify([answer, doubt]).length <= READING_CAP
  return small ? { read: answer, doubt } : {}
}
/** Characters of a reading as JSON. */
const READING_CAP = 60_000

/** The verdict's numbers; whether no number means "out of reach" is told by the evidence. */
function distancesOf(verdict: Verdict): VerdictView['distances'] {
  if (verdict.distances === undefined) return null
  const { before, after } = verdict.distances
  const lost = verdict.evidence.some(
    ({ claim }) =>
      claim.kind === 'unreachable' && claim.target.kind === 'goal' && claim.from !== undefined,
  )
  return { before, after: after ?? (lost ? 'out of reach' : null) }
}

const quoted = (name: string): string => `\`${name}\``

function describeTarget(target: Target): string {
  switch (target.kind) {
    case 'fact':
      return quoted(target.fact)
    case 'action':
      return quoted(target.action)
    case 'facts':
      return target.facts.length === 0
        ? 'nothing in particular'
        : target.facts.length <= 4
          ? target.facts.map(quoted).join(' and ')
          : `${target.facts.length} facts together`
    case 'goal':
      return 'the goal'
  }
}

export function describeClaim(claim: Claim): string {
  const from = 'from' in claim && claim.from ? ', from the state after the action' : ''
  switch (claim.kind) {
    case 'reachable':
      return claim.target.kind === 'action'
        ? `${describeTarget(claim.target)} can become applicable${from}`
        : `${describeTarget(claim.target)} can be reached${from}`
    case 'all-reachable':
      return `every ${claim.of === 'facts' ? 'proposition' : 'ground action'} can be reached`
    case 'unreachable':
      return claim.target.kind === 'action'
        ? `${describeTarget(claim.target)} can never become applicable${from}`
        : `${describeTarget(claim.target)} can never be reached${from}`
    case 'landmark':
      return `every plan passes a state where ${quoted(claim.fact)} holds`
    case 'not-landmark':
      return `some plan avoids ${quoted(claim.fact)}`
    case 'no-landmark':
      return 'no proposition outside the initial state and the goal is a landmark'
    case 'optimal':
      return `the cheapest plan costs ${claim.cost}${from}`
    case 'at-least':
      return `every plan costs at least ${claim.cost}${from}`
  }
}

export function describeCertificate(certificate: Certificate): string {
  switch (certificate.kind) {
    case 'plan':
      return certificate.actions.length === 0
        ? 'the empty sequence'
        : `a sequence of ${counted(certificate.actions.length, 'action')}`
    case 'plans':
      return counted(certificate.plans.length, 'sequence')
    case 'closed-set':
      return `a closed set of ${counted(certificate.facts.length, 'fact')}`
    case 'mutex-group':
      return `${counted(certificate.facts.length, 'fact')} of which at most one ever holds`
    case 'h2':
      return `a table of ${counted(certificate.pairs.length / 2, 'pair')} that cannot hold together`
    case 'exhausted': {
      const { rows, words } = certificate.states
      return `all ${counted(words > 0 ? rows.length / words : 1, 'state')} that can be reached`
    }
    case 'optimal':
      return `a plan of ${counted(certificate.plan.length, 'step')}, and why none is cheaper`
    case 'lower-bound': {
      const { rows, words } = certificate.bound.states
      return `a bound over ${counted(words > 0 ? rows.length / words : 1, 'state')}`
    }
    case 'parts':
      return `${counted(certificate.parts.length, 'piece')} of evidence together`
    case 're-searched':
      return `found by search (${certificate.method}), without separate evidence`
  }
}

/** The facts a certificate is made of, as far as one would read them. */
function factsOf(certificate: Certificate): { readonly facts?: FactsView } {
  switch (certificate.kind) {
    case 'closed-set':
      return {
        facts: {
          title: 'All that can ever hold if nothing ever became false',
          groups: certificate.facts.slice(0, FACT_CAP).map(fact => [fact]),
          total: certificate.facts.length,
        },
      }
    case 'mutex-group':
      return {
        facts: {
          title: 'At most one of these holds at a time',
          groups: certificate.facts.slice(0, FACT_CAP).map(fact => [fact]),
          total: certificate.facts.length,
        },
      }
    case 'h2': {
      const { literals, pairs } = certificate
      const count = pairs.length / 2
      return {
        facts: {
          title: 'Pairs that never hold together',
          groups: Array.from({ length: Math.min(count, FACT_CAP) }, (_, i) => [
            literals[pairs[2 * i]!] ?? '',
            literals[pairs[2 * i + 1]!] ?? '',
          ]),
          total: count,
        },
      }
    }
    default:
      return {}
  }
}

/** The action sequences inside a certificate that one can watch. */
export function sequencesOf(certificate: Certificate): readonly (readonly string[])[] {
  switch (certificate.kind) {
    case 'plan':
      return certificate.actions.length > 0 ? [certificate.actions] : []
    case 'plans':
      return certificate.plans.filter(plan => plan.length > 0)
    case 'optimal':
      return certificate.plan.length > 0 ? [certificate.plan] : []
    case 'parts':
      return certificate.parts.flatMap(part =>
        part.certificate.kind === 'parts' ? [] : sequencesOf(part.certificate),
      )
    default:
      return []
  }
}
