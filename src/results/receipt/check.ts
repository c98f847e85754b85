// A receipt checked again, by the checker alone: each certificate against the PDDL in the receipt, and whether the
// verdict follows from what was accepted. Nothing is searched for. The response is read again, what has to be shown of
// its answer is derived again (`kinds/showing`), and nothing that the receipt says of itself is believed.

import type { Answer, FreeReading } from '../../answers/reading'
import { claimOf, isSameAnswer, sayAnswer } from '../../answers/say-answer'
import { withAsked } from '../../benchmarks/asking'
import { readResponse } from '../../benchmarks/judge-question'
import { withTold } from '../../benchmarks/telling'
import type { Certificate, Claim } from '../../certificates/certificate'
import { checkCertificate } from '../../certificates/check'
import { Rejection } from '../../certificates/rejection'
import { CheckerSteps } from '../../certificates/steps'
import { countsSteps, sameSource, type Told } from '../../kinds/question'
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
import { shownDefect } from './defects'
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
export function checkReceipt(given: Receipt): ReceiptCheck {
  // What a question tells in English alone is read again, like its response.
  const question = inOwnEnglish(given, () => withTold(given.question))
  const receipt = { ...given, question }
  const { verdict } = receipt
  const { judged, told } = question
  const reading = readAgain(receipt)
  const isInformal =
    judged === null ||
    (question.format !== 'gen' && !question.statements?.length) ||
    (told !== undefined && saysTooLittle(told))
  const texts = isInformal ? undefined : parsed(judged, countsSteps(question))
  const most =
    isInformal || told?.most === undefined
      ? undefined
      : parsed({ domain: judged.domain, problem: told.most }, true)
  const claims = receipt.evidence.slice(0, MOST_CLAIMS).map(each => {
    const about = each.about === 'most' ? (most ?? texts) : texts
    return { ...checked(each, typeof about === 'object' ? about : undefined), about: each.about }
  })
  const of = (
    part: Pick<ReceiptCheck, 'outcome' | 'says' | 'rests'>,
    unseen: readonly string[] = [],
  ) => ({
    ...part,
    verdict,
    claims: claims.map(({ told }) => told),
    unseen: [...unseen, ...beyondClaims(receipt), ...alwaysUnseen(receipt)],
    answer: reading.answer === null ? null : sayAnswer(reading.answer),
  })
  const refuse = (says: string): ReceiptCheck => of({ outcome: 'refused', says, rests: 'nothing' })

  const other = toldOtherwise(receipt)
  if (other !== undefined) return of({ outcome: 'not-shown', says: other, rests: 'nothing' })
  const misread = readOtherwise(receipt, reading)
  if (misread !== undefined) return refuse(misread)
  if (verdict === 'unreadable')
    return of({
      outcome: 'confirmed',
      says: 'The response was read again, and no answer was found in it.',
      rests: 'reading',
    })
  // So did versions that read no English of questions.
  const sawNoPddl = told !== undefined && verdict === 'undecided' && receipt.reason === 'no-pddl'
  if (texts === undefined || sawNoPddl)
    return verdict === 'undecided'
      ? of({ outcome: 'not-shown', says: NO_PDDL, rests: 'nothing' })
      : refuse(
          'It claims a verdict, but its question says nothing formally by which one could be proven.',
        )
  if (typeof texts === 'string')
    return verdict === 'undecided'
      ? of({ outcome: 'not-shown', says: texts, rests: 'nothing' })
      : refuse(texts)
  const acceptedOf = (about: 'most' | undefined): Accepted[] =>
    claims.flatMap(each => (each.about === about && each.accepted ? [each.accepted] : []))
  const accepted = acceptedOf(undefined)
  const beyond =
    typeof most === 'object' ? { accepted: acceptedOf('most'), texts: most } : undefined
  const false_ = claims.find(({ told, isRefused }) => isRefused && !told.isBare)
  if (false_ !== undefined) return refuse(`The checker refuses a claim. ${false_.told.where}`)
  const shown = tryShow(receipt, reading.answer!, { accepted, texts }, beyond)
  if (typeof shown === 'string') return of({ outcome: 'not-shown', says: shown, rests: 'nothing' })
  if ('defect' in shown)
    return verdict === 'undecided' && receipt.reason === 'question-defect'
      ? of({ outcome: 'confirmed', says: shown.defect, rests: 'claims' })
      : refuse(`It says that the answer is ${verdict}. ${shown.defect}`)
  return judgedBy(shown)

  // What the English leaves open may add plans, so there must be none even if all of it holds.
  function hasNoPlan(): boolean {
    return (beyond ?? { accepted }).accepted.some(
      ({ claim }) =>
        claim.kind === 'unreachable' && claim.target.kind === 'goal' && claim.from === undefined,
    )
  }

  function judgedBy({ that, by, says, unseen, isAboutPlans, isBeyond }: Shown): ReceiptCheck {
    if (isAboutPlans === true && hasNoPlan())
      return verdict === 'undecided' && receipt.reason === 'no-plan'
        ? of({ outcome: 'confirmed', says: NO_PLAN, rests: 'claims' })
        : refuse(`It says that the answer is ${verdict}. ${NO_PLAN}`)
    if (verdict === 'undecided') {
      if (receipt.reason === 'no-plan')
        return refuse(
          isAboutPlans === true
            ? 'No accepted claim shows that the problem has no plan.'
            : 'It says that no plan exists, but the question has an answer without one.',
        )
      // One choice may be shown while another is left open.
      if (that !== 'open' && !(receipt.reason === 'english-incomplete' && question.choices))
        return refuse(
          `It says that the answer is undecided, but it is shown to be ${that}. ${says}`,
        )
      return of({ outcome: 'not-shown', says: UNDECIDED, rests: 'nothing' })
    }
    if (that === verdict) return of({ outcome: 'confirmed', says, rests: by }, unseen)
    if (that !== 'open')
      return refuse(`It says that the answer is ${verdict}, but it is shown to be ${that}. ${says}`)
    if (isBeyond === true) return of({ outcome: 'not-shown', says, rests: 'nothing' })
    const bare = claims.find(({ told }) => told.isBare)
    return bare === undefined
      ? refuse(says)
      : of({ outcome: 'not-shown', says: `${says} ${BARE}`, rests: 'nothing' })
  }
}

const NO_PDDL =
  'The question says nothing formally that could be proven, so there is no certificate to check.'
const NO_PLAN = 'An accepted claim shows that the problem has no plan.'
const UNDECIDED = 'The answer was left undecided, which no certificate shows.'
const BARE =
  'It was found by a search that leaves no evidence: only searching again can confirm it.'

/** What no receipt can show. */
const beyondClaims = ({ evidence }: Receipt): string[] =>
  evidence.length > MOST_CLAIMS
    ? [`It has ${evidence.length} claims; the first ${MOST_CLAIMS} were checked.`]
    : []

function alwaysUnseen({ officialScore, caveat, question, domain }: Receipt): string[] {
  const { judged, shown, told, format } = question
  return [
    ...(caveat === '' ? [] : [caveat]),
    ...(judged === null || shown === null || sameSource(judged, shown)
      ? []
      : ['The answer is judged by PDDL that differs from the PDDL that the question shows.']),
    ...(format === 'gen' || told !== undefined
      ? []
      : ['That the words of the question mean its formal statements is not checked.']),
    ...(told === undefined
      ? []
      : [
          'The question comes without PDDL. That its English describes this problem is Planground’s reading, which no claim proves.',
        ]),
    ...(officialScore === null
      ? []
      : ['The official score is not checked: it follows from the file’s answer, not from PDDL.']),
    ...(domain === null
      ? []
      : [
          'The response is read by English for the domain that came with the receipt, not by ours.',
        ]),
    ...(question.origin.from === 'published'
      ? ['That the question is in its benchmark in this form is not checked.']
      : []),
  ]
}

/** The response as our reader reads it now, or as a person chose, where that is one of the readings on offer. */
const readAgain = (receipt: Receipt): FreeReading => inOwnEnglish(receipt, () => readHere(receipt))

const inOwnEnglish = <Value>({ domain }: Receipt, read: () => Value): Value =>
  withSessionDomains(domain === null ? [] : [domain], read)

/** Nothing is proven of such a question. */
const saysTooLittle = ({ unread, missing }: Told): boolean =>
  unread.length > 0 || missing.some(({ facts }) => facts.length === 0)

/** That the question's English is read to another problem than the receipt's maker read; undefined where it is not. */
function toldOtherwise({ told: then, question }: Receipt): string | undefined {
  const { told, judged } = question
  if (then === undefined || told === undefined) return undefined
  const isSame =
    then.domain === judged?.domain && then.problem === judged.problem && then.most === told.most
  return isSame
    ? undefined
    : 'The English of this question is read differently here than where the receipt was made, so its claims are about another problem.'
}

function readHere({ question, response, chosen }: Receipt): FreeReading {
  const { judged, context } = question
  const wordings = judged === null ? {} : { wordings: () => wordingsFor(judged, context) }
  const reading = chosen === undefined ? {} : { reading: chosen }
  return readResponse(question, response, { ...wordings, ...reading })
}

/** Why the receipt does not go with how the response reads; undefined where it does. */
function readOtherwise(receipt: Receipt, reading: FreeReading): string | undefined {
  const { chosen, answer, verdict } = receipt
  if (chosen !== undefined && (reading.answer === null || !isSameAnswer(reading.answer, chosen)))
    return `It says that a person chose to read ${sayAnswer(chosen)}, but the response cannot be read that way.`
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

/** Claims that were accepted, and the problem that they are about. */
interface ShownBy {
  readonly accepted: readonly Accepted[]
  readonly texts: Texts
}

/** The same with the steps of the checker. */
const stepping = ({ accepted, texts: { domain, problem } }: ShownBy) => ({
  accepted,
  steps: new CheckerSteps(domain, problem),
})

/** What is shown of the answer; or why the checker could not see it. */
function tryShow(
  { question }: Receipt,
  answer: Answer,
  given: ShownBy,
  beyond: ShownBy | undefined,
): Shown | { readonly defect: string } | string {
  try {
    const { accepted, steps } = stepping(given)
    const { format, statements = [], choices } = question
    if (format !== 'gen') {
      const most = beyond && stepping(beyond)
      const by = { accepted, steps }
      const defect = shownDefect(question, by, most)
      return defect === undefined
        ? optionShown(statements, choices?.label, answer, by, most)
        : { defect }
    }
    const { asked, askedProblem } = withAsked(question)
    return asked === null
      ? `What the question asks about could not be found: ${askedProblem ?? ''}`
      : kindOf(asked.kind).shown(asked, answer, accepted, steps)
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    return `The checker cannot follow this problem: ${error.where}`
  }
}
