// Checks a receipt again using only the certificate checker: each certificate against the receipt's PDDL, and whether
// the verdict follows from the accepted claims. There is no search. The response is parsed again, the claims that its
// answer needs are derived again (`kinds/showing`), and nothing that the receipt states about itself is trusted.

import type { FreeReading } from '#language/answers/reading'
import { renderAnswer } from '#language/answers/render-answer'
import { readResponse } from '#questions/benchmarks/judge-question'
import { withContext } from '#questions/benchmarks/question-context'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { countsSteps, sameSource, type ParsedContext } from '#questions/kinds/question'
import { kindOf } from '#questions/kinds/registry'
import { describeCertificate, describeClaim } from '#questions/kinds/describe-evidence'
import { withSessionDomains } from '#language/english/session-domains'
import { wordingsFor } from '#language/library/wordings'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import type { Source } from '#planning/pddl/source'
import { askedAgain } from './asked-again'
import { type ClaimChecked, judgementOf, type Material, notShown, type Texts } from './judgement'
import type { Receipt } from './receipt'
import type { ReceiptCheck } from './receipt-check'

/** Maximum number of claims checked in one receipt; a verdict needs only a few. */
const MAX_CLAIMS = 200

/** Checks a receipt. Never throws; linear in the response, and bounded by the checker's step limit. */
export function checkReceipt(given: Receipt): ReceiptCheck {
  // The English of a question without PDDL is parsed again, like the response.
  const again = inOwnEnglish(given, () => askedAgain(withContext(given.question)))
  const { question } = again
  const receipt = { ...given, question }
  const reading = readAgain(receipt)
  const { texts, most } = textsOf(question)
  const claims = receipt.evidence.slice(0, MAX_CLAIMS).map(each => {
    const about = each.about === 'most' ? (most ?? texts) : texts
    return { ...checked(each, typeof about === 'object' ? about : undefined), about: each.about }
  })
  const judged = judgementOf({ receipt, reading, texts, most, claims })
  const isOpen = judged.outcome === 'confirmed' && again.isLoosened
  const { unseen = [], ...judgement } = isOpen ? notShown(LOOSENED) : judged
  return {
    ...judgement,
    verdict: receipt.verdict,
    claims: claims.map(({ claim: checkedClaim }) => checkedClaim),
    unseen: [...unseen, ...beyondClaims(receipt), ...(again.isTaken ? [ASKED_TAKEN] : []), ...alwaysUnseen(receipt)],
    answer: reading.answer === null ? null : renderAnswer(reading.answer),
  }
}

/**
 * The problems that claims are about: the one used for judging, and the one that also contains every fact its English
 * leaves open.
 */
function textsOf(question: Receipt['question']): Pick<Material, 'texts' | 'most'> {
  const { judged, parsedContext } = question
  const isInformal =
    judged === null ||
    (question.format !== 'gen' && !question.statements?.length) ||
    (parsedContext !== undefined && isIncomplete(parsedContext))
  if (isInformal) return { texts: undefined, most: undefined }
  return {
    texts: parsed(judged, countsSteps(question)),
    most:
      parsedContext?.most === undefined
        ? undefined
        : parsed({ domain: judged.domain, problem: parsedContext.most }, true),
  }
}

const LOOSENED =
  'The receipt accepts more answers than the words of its question are known to: the words do not say that facts are left out, or places in the goal left open.'
const ASKED_TAKEN =
  'Which action or steps the question is about is taken from the receipt: its words could not be read.'

/** Notes that the receipt has more claims than are checked. */
const beyondClaims = ({ evidence }: Receipt): string[] =>
  evidence.length > MAX_CLAIMS ? [`It has ${evidence.length} claims; the first ${MAX_CLAIMS} were checked.`] : []

function alwaysUnseen({ explanation, officialScore, caveat, question, domain }: Receipt): string[] {
  const { judged, shown, parsedContext, format } = question
  return [
    ...(caveat === '' ? [] : [caveat]),
    ...(explanation === '' ? [] : ['The explanation of the verdict is the receipt’s own text.']),
    ...(hasOtherWords(question) ? ['That the words of the question ask for this is not checked.'] : []),
    ...(judged === null || shown === null || sameSource(judged, shown)
      ? []
      : ['The answer is judged by PDDL that differs from the PDDL that the question shows.']),
    ...(format === 'gen' || parsedContext !== undefined
      ? []
      : ['That the words of the question mean its formal statements is not checked.']),
    ...(parsedContext === undefined
      ? []
      : [
          'The question comes without PDDL. That its English describes this problem is Planground’s reading, which no claim proves.',
        ]),
    ...(officialScore === null
      ? []
      : ['The official score is not checked: it follows from the file’s answer, not from PDDL.']),
    ...(domain === null
      ? []
      : ['The response is read by English for the domain that came with the receipt, not by Planground’s.']),
    ...(question.origin.from === 'published'
      ? ['That the question is in its benchmark in this form is not checked.']
      : []),
  ]
}

/** True if the words are not the fixed ones of the kind, which alone say what is asked. */
function hasOtherWords({ kind, format, origin, question }: Receipt['question']): boolean {
  const { ownQuestion } = kindOf(kind).texts
  return origin.from === 'own' && format === 'gen' && ownQuestion !== undefined && question !== ownQuestion
}

/** The response as parsed now, or the reading a person chose if it is one of those on offer. */
const readAgain = (receipt: Receipt): FreeReading => inOwnEnglish(receipt, () => readHere(receipt))

const inOwnEnglish = <Value>({ domain }: Receipt, read: () => Value): Value =>
  withSessionDomains(domain === null ? [] : [domain], read)

/** True if parts of the question's English could not be parsed; nothing can be proven about such a question. */
const isIncomplete = ({ unread, missing }: ParsedContext): boolean =>
  unread.length > 0 || missing.some(({ facts }) => facts.length === 0)

function readHere({ question, response, chosen }: Receipt): FreeReading {
  const { judged, context } = question
  const wordings = judged === null ? {} : { wordings: () => wordingsFor(judged, context) }
  const reading = chosen === undefined ? {} : { reading: chosen }
  return readResponse(question, response, { ...wordings, ...reading })
}

/** The two parsed texts, not grounded; or a message that they have errors. */
function parsed(source: Source, countsEachStep: boolean): Texts | string {
  const { domain, diagnostics } = parseDomain(source.domain)
  const read = parseProblem(source.problem, domain)
  const error = [...diagnostics, ...read.diagnostics].find(isError)
  if (error !== undefined)
    return `The PDDL in the receipt has an error, so nothing can be checked by it: ${error.message}`
  const problem = countsEachStep ? { ...read.problem, minimizesCost: false } : read.problem
  return { domain, problem }
}

/** Known kinds of claims and certificates; nothing is reported about others. */
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
): Omit<ClaimChecked, 'about'> {
  const named = kindIn(claim)
  const isBare = kindIn(certificate) === 're-searched'
  const given = { claim: claim as Claim, certificate: certificate as Certificate }
  const result =
    texts === undefined
      ? { accepted: false as const, where: 'There is no PDDL to check it by.' }
      : checkCertificate(texts.domain, texts.problem, given.claim, given.certificate)
  if (result.accepted)
    return {
      claim: {
        claim: describeClaim(given.claim),
        certificate: describeCertificate(given.certificate),
        accepted: true,
        where: '',
        isBare,
      },
      accepted: given,
      isRefused: false,
    }
  // A rejected certificate may have any shape, so only its kind is reported.
  return {
    claim: {
      claim: claimKinds.has(named) ? textOfClaim(given.claim) : 'a claim of no known kind',
      certificate: kindIn(certificate).slice(0, 40) || 'no certificate',
      accepted: false,
      where: result.where.slice(0, 400),
      isBare,
    },
    // If the checker reaches a limit, the claim is neither accepted nor refused.
    isRefused: texts !== undefined && !('gaveUp' in result),
  }
}

function kindIn(value: unknown): string {
  const { kind } = (typeof value === 'object' && value !== null ? value : {}) as { kind?: unknown }
  return typeof kind === 'string' ? kind : ''
}

/** Describes the claim in words if it is well-formed. */
function textOfClaim(claim: Claim): string {
  try {
    return describeClaim(claim).slice(0, 400)
  } catch {
    return `a claim that is ${claim.kind}`
  }
}
