// A portable verdict: the question with its PDDL, the response, the verdict, and the certificates it is based on, as
// one JSON text that `check.ts` can check again without searching.

import * as v from 'valibot'
import type { Answer } from '#language/answers/reading'
import { claimOf } from '#language/answers/render-answer'
import { grouped } from '#base/words'
import type { SessionDomain } from '#language/english/session-domains'
import { quotedForm, readQuoted } from '#results/files/shared-question'
import type { Question } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import { fromJson, toJson } from './arrays'

export const RECEIPT_MARK = 'receipt'
const RECEIPT_VERSION = 1
/** Maximum characters of a receipt. */
const MAX_CHARACTERS = 64_000_000

/** The origin of a verdict. */
export interface ReceiptSource {
  readonly question: Question
  readonly response: string
  readonly verdict: Verdict
  /** Version of the engine that made the verdict. */
  readonly engine: string
  /** Maximum number of states that its searches could store. */
  readonly maxStates: number
  /** The reading that a person chose among those on offer. */
  readonly chosen?: Answer
}

const text = v.string()
const span = v.object({ from: v.number(), to: v.number() })
const item = v.object({ text, span })
const answerSchema: v.GenericSchema<unknown, Answer> = v.variant('kind', [
  v.object({ kind: v.literal('none'), span: v.exactOptional(span) }),
  v.object({ kind: v.literal('item'), item }),
  v.object({ kind: v.literal('list'), items: v.array(item) }),
  v.object({ kind: v.literal('two-lists'), pos: v.array(item), neg: v.array(item) }),
  v.object({ kind: v.literal('problem'), text, span }),
  v.object({ kind: v.literal('index'), index: v.number(), span }),
  v.object({ kind: v.literal('yes-no'), yes: v.boolean(), span }),
  v.object({ kind: v.literal('choice'), label: text, span }),
])

/** Unknown fields are ignored, so that fields may be added later. */
const receiptSchema = v.object({
  planground: v.literal(RECEIPT_MARK),
  version: v.literal(RECEIPT_VERSION),
  engine: text,
  maxStates: v.pipe(v.number(), v.finite()),
  question: v.record(text, v.unknown()),
  response: text,
  chosen: v.exactOptional(answerSchema),
  answer: v.nullable(text),
  verdict: v.picklist(['right', 'wrong', 'undecided', 'unreadable']),
  reason: v.nullable(text),
  explanation: text,
  officialScore: v.nullable(v.picklist([0, 1])),
  officialNote: text,
  /** For a question given only in English: how the receipt's maker parsed it. */
  told: v.exactOptional(v.object({ domain: text, problem: text, most: v.exactOptional(text) })),
  evidence: v.array(
    v.object({
      claim: v.unknown(),
      certificate: v.unknown(),
      about: v.exactOptional(v.literal('most')),
    }),
  ),
})
type ReceiptForm = v.InferOutput<typeof receiptSchema>

/** A parsed receipt with unchecked content. */
export interface Receipt extends Omit<ReceiptForm, 'question' | 'planground' | 'version'> {
  readonly question: Question
  /** How the question differs from what the receipt's maker saw; '' if it does not. */
  readonly caveat: string
  /** The maker's own domain and phrases, used to parse the response; null if the receipt came without them. */
  readonly domain: SessionDomain | null
}

export type ReadReceipt =
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | { readonly kind: 'bad'; readonly title: string; readonly message: string }

/** Makes the receipt of a verdict: JSON with a line end. */
export function makeReceipt(source: ReceiptSource): string {
  const { question, response, verdict, engine, maxStates, chosen } = source
  const { answer } = verdict.reading
  const form = {
    planground: RECEIPT_MARK,
    version: RECEIPT_VERSION,
    engine,
    maxStates,
    verdict: verdict.verdict,
    reason: verdict.reason,
    explanation: verdict.explanation,
    answer: answer === null ? null : claimOf(answer),
    ...(chosen === undefined ? {} : { chosen }),
    officialScore: verdict.officialScore,
    officialNote: verdict.officialNote ?? '',
    response,
    question: quotedForm(question),
    ...contextForm(question),
    evidence: verdict.evidence.map(({ claim, certificate, about }) => ({
      claim,
      certificate: toJson(certificate),
      ...(about === undefined ? {} : { about }),
    })),
  }
  return `${JSON.stringify(form, null, 1)}\n`
}

/** The problems used to judge a question that is given only in English. */
function contextForm({ parsedContext, judged }: Question): object {
  if (parsedContext === undefined || judged === null) return {}
  return { told: { ...judged, ...(parsedContext.most === undefined ? {} : { most: parsedContext.most }) } }
}

/** Reads the text of a receipt, which is untrusted. */
export function readReceipt(json: string): ReadReceipt {
  if (json.length > MAX_CHARACTERS)
    return bad(`It has ${grouped(json.length)} characters; receipts of up to ${grouped(MAX_CHARACTERS)} are read.`)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return bad('It begins like a receipt but is not complete JSON; it may be cut off.')
  }
  const newer = (value as { version?: unknown } | null)?.version
  if (typeof newer === 'number' && newer > RECEIPT_VERSION)
    return {
      kind: 'bad',
      title: 'This receipt was made by a newer Planground',
      message: 'Reload the page to get the newest one, then open the receipt again.',
    }
  const read = v.safeParse(receiptSchema, value)
  if (!read.success) return bad(describeIssue(value, read.issues[0]))
  const { question: form, evidence, planground: _, version: __, ...rest } = read.output
  const found = questionIn(form)
  if (found.kind === 'bad') return found
  return {
    kind: 'receipt',
    receipt: {
      ...rest,
      question: found.shared.question,
      caveat: found.caveat,
      domain: found.domain,
      evidence: evidence.map(({ claim, certificate, about }) => ({
        claim: fromJson(claim),
        certificate: fromJson(certificate),
        ...(about === undefined ? {} : { about }),
      })),
    },
  }
}

/**
 * The question in the form. Extreme nesting overflows the parser's stack, which is reported as invalid input, not as a
 * bug.
 */
function questionIn(form: Record<string, unknown>): ReturnType<typeof readQuoted> {
  try {
    return readQuoted(form)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return bad('Its question is nested too deeply to be one.')
  }
}

const bad = (message: string): { kind: 'bad'; title: string; message: string } => ({
  kind: 'bad',
  title: 'This receipt cannot be read',
  message,
})

/** Describes which field is missing or invalid. */
function describeIssue(value: unknown, issue: v.BaseIssue<unknown>): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'It should be one JSON object.'
  const path = issue.path?.map(({ key }) => String(key).slice(0, 40)).join('.') ?? ''
  const [field = ''] = path.split('.')
  return Object.hasOwn(value, field)
    ? `Its \`${path}\` is not what a receipt has there; it may have been edited by hand.`
    : `It lacks its \`${field}\`.`
}
