// A receipt checked again, by the checker alone: each certificate against the PDDL in the receipt, and whether the
// verdict follows from what was accepted. Nothing is searched for. The response is read again, what has to be shown of
// its answer is derived anew (`kinds/showing`), and nothing that the receipt says of itself is believed.

import type { Answer, FreeReading } from '../../answers/reading'
import { claimOf, sayAnswer } from '../../answers/say-answer'
import { withAsked } from '../../benchmarks/asking'
import { readResponse } from '../../benchmarks/judge-question'
import type { Certificate, Claim } from '../../certificates/certificate'
import { checkCertificate } from '../../certificates/check'
import { Rejection } from '../../certificates/rejection'
import { CheckerSteps } from '../../certificates/steps'
import { countsSteps } from '../../kinds/question'
import { kindOf } from '../../kinds/registry'
import { optionShown } from '../../kinds/showing/options'
import type { Accepted, Shown } from '../../kinds/showing/shown'
import { describeCertificate, describeClaim } from '../../kinds/say-evidence'
import type { VerdictWord } from '../../kinds/verdict'
import { withSessionDomains } from '../../language/session-domains'
import { wordingsFor } from '../../library/wordings'
import { isError } from '../../pddl/diagnostic'
import { parseDomain } from '../../pddl/domain'
import type { Domain, Problem } from '../../pddl/model'
import { parseProblem } from '../../pddl/problem'
import type { Source } from '../../pddl/source'
import type { Receipt } from './receipt'

/** One claim of a receipt and what the checker says of it. Texts have names in backticks. */
export interface CheckedClaim {
  readonly claim: string
  readonly certificate: string
  readonly accepted: boolean
  /** Where it fails; '' where it does not. */
  readonly where: string
  /** It says itself that it was searched for and leaves nothing to check. */
  readonly isBare: boolean
}

export interface ReceiptCheck {
  /**
   * confirmed: the verdict follows from what the checker accepts or sees. not-shown: the receipt does not pretend to show
   * it. refused: the receipt says what does not follow, or what is not so.
   */
  readonly outcome: 'confirmed' | 'not-shown' | 'refused'
  /** One sentence: why. */
  readonly says: string
  readonly verdict: VerdictWord
  readonly claims: readonly CheckedClaim[]
  /** What the verdict rests on. */
  readonly rests: 'claims' | 'steps' | 'reading' | 'nothing'
  /** What the checker cannot see, a sentence each. */
  readonly unseen: readonly string[]
  /** What our reader takes from the response, in words; null where it takes nothing. */
  readonly answer: string | null
}

/** Claims of one receipt that are checked; a verdict rests on a few. */
const MOST_CLAIMS = 200

/** Checks a receipt. Never throws; linear in the response, and bounded by the checker's own count of steps. */
export function checkReceipt(receipt: Receipt): ReceiptCheck {
  const { question, verdict } = receipt
  const { judged } = question
  const reading = readAgain(receipt)
  const isTold = judged === null || (question.format !== 'gen' && !question.statements?.length)
  const texts = isTold ? undefined : parsed(judged, countsSteps(question))
  const claims = receipt.evidence
    .slice(0, MOST_CLAIMS)
    .map(each => checked(each, typeof texts === 'object' ? texts : undefined))
  const of = (
    part: Pick<ReceiptCheck, 'outcome' | 'says' | 'rests'>,
    unseen: readonly string[] = [],
  ) => ({
    ...part,
    verdict,
    claims: claims.map(({ told }) => told),
    unseen: [...unseen, ...alwaysUnseen(receipt)],
    answer: reading.answer === null ? null : sayAnswer(reading.answer),
  })
  const refuse = (says: string): ReceiptCheck => of({ outcome: 'refused', says, rests: 'nothing' })

  const misread = readOtherwise(receipt, reading)
  if (misread !== undefined) return refuse(misread)
  if (verdict === 'unreadable')
    return of({
      outcome: 'confirmed',
      says: 'The response was read again, and no answer was found in it.',
      rests: 'reading',
    })
  if (texts === undefined)
    return verdict === 'undecided'
      ? of({ outcome: 'not-shown', says: NO_PDDL, rests: 'nothing' })
      : refuse(
          'It claims a verdict, but its question says nothing formally by which one could be proven.',
        )
  if (typeof texts === 'string')
    return verdict === 'undecided'
      ? of({ outcome: 'not-shown', says: texts, rests: 'nothing' })
      : refuse(texts)
  const accepted = claims.flatMap(({ accepted }) => accepted ?? [])
  const false_ = claims.find(({ told, isRefused }) => isRefused && !told.isBare)
  if (false_ !== undefined) return refuse(`The checker refuses a claim. ${false_.told.where}`)
  const shown = tryShow(receipt, reading.answer!, accepted, texts)
  return typeof shown === 'string'
    ? of({ outcome: 'not-shown', says: shown, rests: 'nothing' })
    : judgedBy(shown)

  function judgedBy({ that, by, says, unseen }: Shown): ReceiptCheck {
    if (verdict === 'undecided') {
      if (that !== 'open')
        return refuse(
          `It says that the answer is undecided, but it is shown to be ${that}. ${says}`,
        )
      const noPlan = accepted.some(
        ({ claim }) =>
          claim.kind === 'unreachable' && claim.target.kind === 'goal' && claim.from === undefined,
      )
      if (receipt.reason !== 'no-plan')
        return of({ outcome: 'not-shown', says: UNDECIDED, rests: 'nothing' })
      return noPlan
        ? of({
            outcome: 'confirmed',
            says: 'An accepted claim shows that the problem has no plan.',
            rests: 'claims',
          })
        : refuse('No accepted claim shows that the problem has no plan.')
    }
    if (that === verdict) return of({ outcome: 'confirmed', says, rests: by }, unseen)
    if (that !== 'open')
      return refuse(`It says that the answer is ${verdict}, but it is shown to be ${that}. ${says}`)
    const bare = claims.find(({ told }) => told.isBare)
    return bare === undefined
      ? refuse(says)
      : of({ outcome: 'not-shown', says: `${says} ${BARE}`, rests: 'nothing' })
  }
}

const NO_PDDL =
  'The question says nothing formally that could be proven, so there is no certificate to check.'
const UNDECIDED = 'The answer was left undecided, which no certificate shows.'
const BARE = 'It was found by a search that leaves no evidence apart from searching again.'

/** What no receipt can show. */
function alwaysUnseen({ officialScore, caveat, question, domain }: Receipt): string[] {
  return [
    ...(caveat === '' ? [] : [caveat]),
    ...(officialScore === null
      ? []
      : ['The official score is not checked: it follows from the file’s answer, not from PDDL.']),
    ...(domain === null
      ? []
      : [
          'The response is read by English for the domain that came with the receipt, not by ours.',
        ]),
    ...(question.origin.from === 'published'
      ? ['That the question stands so in its benchmark is not checked.']
      : []),
  ]
}

/** The response as our reader reads it now, or as a person chose, where that is one of the readings on offer. */
const readAgain = (receipt: Receipt): FreeReading =>
  withSessionDomains(receipt.domain === null ? [] : [receipt.domain], () => readHere(receipt))

function readHere({ question, response, chosen }: Receipt): FreeReading {
  const { judged, context } = question
  const wordings = judged === null ? {} : { wordings: () => wordingsFor(judged, context) }
  const found = readResponse(question, response, wordings)
  return chosen !== undefined && offers(found, chosen)
    ? readResponse(question, response, { ...wordings, reading: chosen })
    : found
}

const offers = ({ answer, doubt }: FreeReading, chosen: Answer): boolean =>
  [answer, ...(doubt?.others ?? [])].some(
    each => each !== null && claimOf(each) === claimOf(chosen),
  )

/** Why the receipt does not go with how the response reads; undefined where it does. */
function readOtherwise(receipt: Receipt, reading: FreeReading): string | undefined {
  const { chosen, answer, verdict } = receipt
  if (
    chosen !== undefined &&
    (reading.answer === null || claimOf(reading.answer) !== claimOf(chosen))
  )
    return `It says that a person chose to read ${sayAnswer(chosen)}, but the response cannot be read so.`
  if (reading.answer === null)
    return verdict === 'unreadable'
      ? undefined
      : `It says that the answer is ${verdict}, but no answer is found in the response.`
  const says = sayAnswer(reading.answer)
  if (verdict === 'unreadable')
    return `It says that the response is unreadable, but it reads as ${says}.`
  return claimOf(reading.answer) === answer
    ? undefined
    : `It says that the response was read as \`${(answer ?? 'nothing').slice(0, 120)}\`, but it reads as ${says}.`
}

interface Texts {
  readonly domain: Domain
  readonly problem: Problem
}

/** The two texts without their grounding; or that they have errors. */
function parsed(source: Source, countsEachStep: boolean): Texts | string {
  const { domain, diagnostics } = parseDomain(source.domain)
  const read = parseProblem(source.problem, domain)
  const error = [...diagnostics, ...read.diagnostics].find(isError)
  if (error !== undefined)
    return `The PDDL in the receipt has an error, so nothing can be checked by it: ${error.message}`
  const problem = countsEachStep ? { ...read.problem, minimizesCost: false } : read.problem
  return { domain, problem }
}

/** Names of kinds of claims and certificates; of others nothing can be said. */
const claimKinds = new Set<string>([
  'reachable',
  'all-reachable',
  'unreachable',
  'landmark',
  'not-landmark',
  'no-landmark',
  'optimal',
  'at-least',
  'breaks',
  'misses',
  'leads-to',
  'equivalent',
  'different',
] satisfies Claim['kind'][])

function checked(
  { claim, certificate }: Receipt['evidence'][number],
  texts: Texts | undefined,
): { readonly told: CheckedClaim; readonly isRefused: boolean; readonly accepted?: Accepted } {
  const named = kindIn(claim)
  const isBare = kindIn(certificate) === 're-searched'
  const given = { claim: claim as Claim, certificate: certificate as Certificate }
  const result =
    texts === undefined
      ? { accepted: false as const, where: 'There is no PDDL to check it by.' }
      : checkCertificate(texts.domain, texts.problem, given.claim, given.certificate)
  if (result.accepted)
    return {
      told: {
        claim: describeClaim(given.claim),
        certificate: describeCertificate(given.certificate),
        accepted: true,
        where: '',
        isBare,
      },
      accepted: given,
      isRefused: false,
    }
  // What the checker did not accept may have any shape: only its kind is told.
  return {
    told: {
      claim: claimKinds.has(named) ? saidSafely(given.claim) : 'a claim of no known kind',
      certificate: kindIn(certificate).slice(0, 40) || 'no certificate',
      accepted: false,
      where: result.where.slice(0, 400),
      isBare,
    },
    // A limit of the checker says nothing against a claim.
    isRefused: texts !== undefined && !('gaveUp' in result),
  }
}

function kindIn(value: unknown): string {
  const { kind } = (typeof value === 'object' && value !== null ? value : {}) as { kind?: unknown }
  return typeof kind === 'string' ? kind : ''
}

/** The claim in words, where its parts are what they should be. */
function saidSafely(claim: Claim): string {
  try {
    return describeClaim(claim).slice(0, 400)
  } catch {
    return `a claim that is ${claim.kind}`
  }
}

/** What is shown of the answer; or why the checker could not see it. */
function tryShow(
  { question }: Receipt,
  answer: Answer,
  accepted: readonly Accepted[],
  { domain, problem }: Texts,
): Shown | string {
  try {
    const steps = new CheckerSteps(domain, problem)
    const { format, statements, choices } = question
    if (format !== 'gen')
      return optionShown(statements ?? [], choices?.label, answer, accepted, steps)
    const { asked, askedProblem } = withAsked(question)
    return asked === null
      ? `What the question asks about could not be found: ${askedProblem ?? ''}`
      : kindOf(asked.kind).shown(asked, answer, accepted, steps)
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    return `The checker cannot follow this problem: ${error.where}`
  }
}
