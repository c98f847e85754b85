// The conclusion about a receipt, from its checked claims and its response, which is parsed again.

import { shorten } from '#base/words'
import type { Answer, FreeReading } from '#language/answers/reading'
import { claimOf, isSameAnswer, renderAnswer } from '#language/answers/render-answer'
import { withAsked } from '#questions/benchmarks/asking'
import { Rejection } from '#planning/certificates/rejection'
import { CheckerSteps } from '#planning/certificates/steps'
import { kindOf } from '#questions/kinds/registry'
import { optionShown } from '#questions/kinds/showing/options'
import type { Accepted, Shown } from '#questions/kinds/showing/shown'
import type { VerdictWord } from '#questions/kinds/verdict'
import type { Domain, Problem } from '#planning/pddl/model'
import { shownDefect } from './defects'
import type { Receipt } from './receipt'
import type { CheckedClaim, ReceiptCheck } from './receipt-check'

/** A parsed domain and problem, not grounded. */
export interface Texts {
  readonly domain: Domain
  readonly problem: Problem
}

/** A claim with the result of its check. */
export interface ClaimChecked {
  readonly claim: CheckedClaim
  readonly isRefused: boolean
  readonly accepted?: Accepted
  /** 'most': the claim is about the problem that contains every fact the question's English leaves open. */
  readonly about: 'most' | undefined
}

/** The data from which the conclusion is drawn. */
export interface Material {
  readonly receipt: Receipt
  readonly reading: FreeReading
  /** The parsed problem of the question; a message if it has errors; undefined if the question has none. */
  readonly texts: Texts | string | undefined
  readonly most: Texts | string | undefined
  readonly claims: readonly ClaimChecked[]
}

/** The outcome and, if it depends on the kind of question, what the checker could not decide. */
export type Judgement = Pick<ReceiptCheck, 'outcome' | 'explanation' | 'rests'> & {
  readonly unseen?: readonly string[]
}

const refuse = (explanation: string): Judgement => ({ outcome: 'refused', explanation, rests: 'nothing' })
export const notShown = (explanation: string): Judgement => ({
  outcome: 'not-shown',
  explanation,
  rests: 'nothing',
})

export function judgementOf(material: Material): Judgement {
  const { receipt, reading, texts, claims } = material
  const { verdict, question } = receipt
  const other = changedContext(receipt)
  if (other !== undefined) return notShown(other)
  const misread = readOtherwise(receipt, reading)
  if (misread !== undefined) return refuse(misread)
  if (verdict === 'unreadable')
    return {
      outcome: 'confirmed',
      explanation: 'The response was read again, and no answer was found in it.',
      rests: 'reading',
    }
  const isUndecided = verdict === 'undecided'
  // Older versions, which did not parse the English of questions, also recorded this reason.
  const sawNoPddl = question.parsedContext !== undefined && isUndecided && receipt.reason === 'no-pddl'
  if (texts === undefined || sawNoPddl) return isUndecided ? notShown(NO_PDDL) : refuse(NOT_FORMAL)
  if (typeof texts === 'string') return isUndecided ? notShown(texts) : refuse(texts)
  const false_ = claims.find(({ claim: checkedClaim, isRefused }) => isRefused && !checkedClaim.isBare)
  if (false_ !== undefined) return refuse(`The checker refuses a claim. ${false_.claim.where}`)
  return judgementByClaims(material, reading.answer!, texts)
}

/** The conclusion from the accepted claims; no claim was refused. */
function judgementByClaims({ receipt, most, claims }: Material, answer: Answer, texts: Texts): Judgement {
  const acceptedOf = (about: 'most' | undefined): Accepted[] =>
    claims.flatMap(each => (each.about === about && each.accepted ? [each.accepted] : []))
  const accepted = acceptedOf(undefined)
  const beyond = typeof most === 'object' ? { accepted: acceptedOf('most'), texts: most } : undefined
  const shown = tryShow(receipt, answer, { accepted, texts }, beyond)
  if (typeof shown === 'string') return notShown(shown)
  const { verdict, reason } = receipt
  if ('defect' in shown)
    return verdict === 'undecided' && reason === 'question-defect'
      ? { outcome: 'confirmed', explanation: shown.defect, rests: 'claims' }
      : refuse(`It says that the answer is ${verdict}. ${shown.defect}`)
  // Facts that are left open may add plans, so there must be no plan even if all of them hold.
  if (shown.isAboutPlans === true && showNoPlan((beyond ?? { accepted }).accepted))
    return verdict === 'undecided' && reason === 'no-plan'
      ? { outcome: 'confirmed', explanation: NO_PLAN, rests: 'claims' }
      : refuse(`It says that the answer is ${verdict}. ${NO_PLAN}`)
  return verdict === 'undecided' ? undecided(receipt, shown) : decided(verdict, shown, claims)
}

const showNoPlan = (accepted: readonly Accepted[]): boolean =>
  accepted.some(({ claim }) => claim.kind === 'unreachable' && claim.target.kind === 'goal' && claim.from === undefined)

function undecided({ reason, question }: Receipt, { that, sentence, isAboutPlans }: Shown): Judgement {
  if (reason === 'no-plan')
    return refuse(
      isAboutPlans === true
        ? 'No accepted claim shows that the problem has no plan.'
        : 'It says that no plan exists, but the question has an answer without one.',
    )
  // One choice may be decided while another is undecided.
  if (that !== 'open' && !(reason === 'english-incomplete' && question.choices))
    return refuse(`It says that the answer is undecided, but it is shown to be ${that}. ${sentence}`)
  return notShown(UNDECIDED)
}

function decided(
  verdict: VerdictWord,
  { that, by, sentence, unseen, isBeyond }: Shown,
  claims: Material['claims'],
): Judgement {
  if (that === verdict) return { outcome: 'confirmed', explanation: sentence, rests: by, unseen }
  if (that !== 'open')
    return refuse(`It says that the answer is ${verdict}, but it is shown to be ${that}. ${sentence}`)
  if (isBeyond === true) return notShown(sentence)
  const open = claims.find(({ isRefused, accepted }) => !isRefused && accepted === undefined)
  if (open !== undefined) return notShown(`${sentence} ${open.claim.where}`)
  return claims.some(({ claim: checkedClaim }) => checkedClaim.isBare)
    ? notShown(`${sentence} ${BARE}`)
    : refuse(sentence)
}

const NO_PDDL = 'The question has no formal statement that could be proven, so there is no certificate to check.'
const NOT_FORMAL = 'It claims a verdict, but its question has no formal statement to prove it by.'
const NO_PLAN = 'An accepted claim shows that the problem has no plan.'
const UNDECIDED = 'The answer was left undecided, which no certificate shows.'
const BARE = 'It was found by a search that leaves no evidence: only searching again can confirm it.'

/**
 * A message if the question's English is now parsed to another problem than when the receipt was made; otherwise
 * undefined.
 */
function changedContext({ told: then, question }: Receipt): string | undefined {
  const { parsedContext, judged } = question
  if (then === undefined || parsedContext === undefined) return undefined
  const isSame = then.domain === judged?.domain && then.problem === judged.problem && then.most === parsedContext.most
  return isSame
    ? undefined
    : 'The English of this question is read differently here than where the receipt was made, so its claims are about another problem.'
}

/** A message if the receipt does not agree with how the response is parsed now; otherwise undefined. */
function readOtherwise(receipt: Receipt, reading: FreeReading): string | undefined {
  const { chosen, answer, verdict } = receipt
  if (chosen !== undefined && (reading.answer === null || !isSameAnswer(reading.answer, chosen)))
    return `It says that a person chose to read ${renderAnswer(chosen)}, but the response cannot be read that way.`
  if (reading.answer === null)
    return verdict === 'unreadable'
      ? undefined
      : `It says that the answer is ${verdict}, but no answer is found in the response.`
  const label = renderAnswer(reading.answer)
  if (verdict === 'unreadable') return `It says that the response is unreadable, but it reads as ${label}.`
  return claimOf(reading.answer) === answer
    ? undefined
    : `It says that the response was read as \`${shorten(answer ?? 'nothing', 120)}\`, but it reads as ${label}.`
}

/** Accepted claims and the problem that they are about. */
interface ShownBy {
  readonly accepted: readonly Accepted[]
  readonly texts: Texts
}

/** The same, with the checker's functions for executing steps. */
const stepping = ({ accepted, texts: { domain, problem } }: ShownBy) => ({
  accepted,
  steps: new CheckerSteps(domain, problem),
})

/** The conclusion about the answer; or why the checker could not decide it. */
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
      return defect === undefined ? optionShown(statements, choices?.label, answer, by, most) : { defect }
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
