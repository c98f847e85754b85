// Recognises pasted or dropped text that consists of a few records of a result file rather than a response.

import type { Question } from '#questions/kinds/question'
import { QuestionIndex } from './questions'
import { readResults } from '#results/reading/read'
import type { FormatCode } from '#results/reading/formats/format'
import { survey } from '#results/reading/survey'
import type { ByteSource } from '#results/reading/source'
import type { About } from './record'

/** One response of the text. Plain data. */
export interface PastedResponse {
  readonly response: string
  readonly model: string
  readonly attempt: number
  /** The harness's own score; null if there is none. */
  readonly recorded: number | null
  /** The question contained in the record; null if there is none. */
  readonly question: Question | null
  /** Other data about its question, used to find it among the questions of open files. */
  readonly about: Omit<About, 'record' | 'carried'>
  /** Why the question in the record is unusable; '' if it is usable, or there is none. */
  readonly problem: string
}

export interface PastedRecords {
  /** For people: `samples of lm-evaluation-harness`. */
  readonly title: string
  readonly responses: readonly PastedResponse[]
  /** True if there are more responses than were read. */
  readonly hasMore: boolean
  /** One sentence for each item that could not be read. */
  readonly problems: readonly string[]
}

/** Maximum number of responses read from one text; more should be scored as a run. */
const MAX_RESPONSES = 20
/**
 * Formats with records that are recognised by their own fields. Generic records are accepted only if their mapping is
 * certain.
 */
const known: ReadonlySet<FormatCode> = new Set([
  'lm-eval',
  'inspect',
  'openai-batch',
  'anthropic-batch',
  'planground',
  'promptfoo',
  'helm',
  'openai-evals',
])

/** The responses in the text; null if it is not a record but ordinary text. Never throws. */
export async function recordsIn(name: string, text: string): Promise<PastedRecords | null> {
  if (!/^\ufeff?\s*[[{]/.test(text)) return null
  try {
    const source = sourceOf(name, text)
    const found = await survey(source)
    const isSure = found.format === 'records' && !found.asks
    if (!known.has(found.format) && !isSure) return null
    const read = await responsesIn(source)
    return read.responses.length === 0 ? null : { title: found.title, ...read }
  } catch {
    // A text that only looks like a record is a response that begins with a bracket.
    return null
  }
}

async function responsesIn(source: ByteSource): Promise<Omit<PastedRecords, 'title'>> {
  const index = new QuestionIndex()
  const responses: PastedResponse[] = []
  const problems: string[] = []
  for await (const event of readResults([source])) {
    if (event.kind === 'issue' && event.issue.isNote !== true) problems.push(event.issue.message)
    if (event.kind === 'questions') index.add(event.questions)
    if (event.kind !== 'record') continue
    if (responses.length === MAX_RESPONSES) return { responses, hasMore: true, problems }
    const { response, model, attempt, recorded, about } = event.record
    const { record, carried: _, ...rest } = about
    const found = index.find(about)
    const question = 'problem' in found ? null : found.question
    const problem = record !== undefined && 'problem' in found ? found.problem : ''
    responses.push({ response, model, attempt, recorded, question, about: rest, problem })
  }
  return { responses, hasMore: false, problems }
}

/** The question of the record; or a message about what was searched for and how to fix it. */
export function findAmong(
  about: PastedResponse['about'],
  questions: readonly Question[],
): { readonly key: string } | { readonly problem: string } {
  const index = new QuestionIndex()
  index.add(questions)
  const found = index.find(about)
  return 'problem' in found ? found : { key: found.question.key }
}

/** A source of the bytes of a text. */
function sourceOf(name: string, text: string): ByteSource {
  const bytes = new TextEncoder().encode(text)
  return {
    name,
    size: bytes.length,
    async *stream() {
      yield bytes
    },
    read: async (from, to) => bytes.subarray(from, to),
  }
}
