// A verdict to take along: the question with its PDDL, the response, the verdict and the certificates of all that it rests
// on, as one JSON text that can be checked again without searching: `check.ts`.

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
/** Characters of a receipt that is examined. */
const MAX_CHARACTERS = 64_000_000

/** The origin of a verdict. */
export interface ReceiptSource {
  readonly question: Question
  readonly response: string
  readonly verdict: Verdict
  /** Version of the engine that gave the verdict. */
  readonly engine: string
  /** States that its searches might store. */
  readonly maxStates: number
  /** The reading that a person chose of those on offer. */
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

/** Unknown fields are ignored, so that more may be added. */
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
  /** The maker's reading of a question that is only in English. */
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

/** A receipt that could be read; nothing in it is believed yet. */
export interface Receipt extends Omit<ReceiptForm, 'question' | 'planground' | 'version'> {
  readonly question: Question
  /** The differences from the question as its maker saw it; '' if there are none. */
  readonly caveat: string
  /** The maker's own English for the domain, by which the response is read; null if it came without. */
  readonly domain: SessionDomain | null
}

export type ReadReceipt =
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | { readonly kind: 'bad'; readonly title: string; readonly message: string }

/** The receipt of a verdict, as JSON with a line end. */
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

/** The problems that a question in English alone was judged by. */
function contextForm({ told, judged }: Question): object {
  if (told === undefined || judged === null) return {}
  return { told: { ...judged, ...(told.most === undefined ? {} : { most: told.most }) } }
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
  if (!read.success) return bad(saysWrong(value, read.issues[0]))
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

/** The question of the form. Extreme nesting exceeds the parser's recursion, which is not a bug here. */
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

/** Which field is missing or invalid. */
function saysWrong(value: unknown, issue: v.BaseIssue<unknown>): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'It should be one JSON object.'
  const path = issue.path?.map(({ key }) => String(key).slice(0, 40)).join('.') ?? ''
  const [field = ''] = path.split('.')
  return Object.hasOwn(value, field)
    ? `Its \`${path}\` is not what a receipt has there; it may have been edited by hand.`
    : `It lacks its \`${field}\`.`
}
