// A line of an lm-evaluation-harness samples file (`samples_*.jsonl`), or an item of a list with `resp` as in older
// guides: the record that was asked, and every response to it.

import { type Json, type JsonObject, readJson } from '#base/json/json'

export interface HarnessSample {
  /** The record of the benchmark; undefined if the file was written without it. */
  readonly doc: JsonObject | undefined
  /** The prompt that was sent; '' if the file does not say. */
  readonly prompt: string
  /** Key of the record: equal for samples of the same record. */
  readonly of: string
  /**
   * One per repetition; null if the file contains no text. Never the filtered ones, which do not distinguish an
   * unreadable answer from the text `None`. Undefined if the sample has no responses.
   */
  readonly responses: readonly (string | null)[] | undefined
  /** True if it contains likelihoods of given texts instead of responses. */
  readonly isLikelihood: boolean
  /** Several filters give several lines for the same responses. */
  readonly filter: string | undefined
  /** The score of each response; null if the line does not give the score of that response. */
  readonly scores: readonly (number | null)[]
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The sample; undefined if the value is not one. Linear; never throws. */
export function harnessSample(value: JsonObject): HarnessSample | undefined {
  const found = value.resps ?? value.resp
  const isSample = found !== undefined && ('doc' in value || value.doc_id !== undefined)
  if (value.group !== undefined || !(isObject(value.doc) || isSample)) return undefined
  const doc = isObject(value.doc) ? value.doc : undefined
  const leaves: (string | null)[] = []
  const isLikelihood = Array.isArray(found) && found.some(holdsPairs)
  if (found !== undefined && !isLikelihood) takeLeaves(found, leaves, 0)
  const ids = [value.doc_id, doc?.id, value.doc_hash].map(idText)
  return {
    doc,
    prompt: promptIn(value.arguments) || promptIn(doc?.prompt) || promptIn(doc?.input),
    of: ids.some(id => id !== '') ? ids.join('\n') : JSON.stringify(doc ?? value),
    responses: found === undefined || isLikelihood ? undefined : leaves,
    isLikelihood,
    filter: typeof value.filter === 'string' ? value.filter : undefined,
    scores: scoresOf(value, leaves.length),
  }
}

/**
 * The text of a request: `{"gen_args_0": {"arg_0": "…"}}`, or `[["…", {}]]` in older versions. The messages of a chat
 * are in it as JSON; the last one of the user counts.
 */
function promptIn(value: Json | undefined): string {
  if (typeof value === 'string') return value.startsWith('[{') ? lastOfUser(value) : value
  const first = Array.isArray(value) ? value[0] : isObject(value) ? (value.gen_args_0 ?? value.arg_0) : undefined
  return first === undefined ? '' : promptIn(first as Json)
}

function lastOfUser(chat: string): string {
  const read = readJson(chat, 0)
  const messages = read.kind === 'value' && Array.isArray(read.value) ? read.value : []
  const asked = (messages as Json[]).filter(isObject).filter(({ role }) => role === 'user')
  const content = asked.at(-1)?.content
  return typeof content === 'string' ? content : chat
}

const idText = (id: Json | undefined): string => (typeof id === 'string' || typeof id === 'number' ? String(id) : '')

/** Nested lists deeper than this contain no known data. */
const MAX_DEPTH = 4

function takeLeaves(value: Json, into: (string | null)[], depth: number): void {
  if (Array.isArray(value)) {
    if (depth < MAX_DEPTH) for (const item of value) takeLeaves(item as Json, into, depth + 1)
  } else if (typeof value === 'string') into.push(value)
  else if (typeof value === 'number' || typeof value === 'boolean') into.push(String(value))
  else into.push(null)
}

/** A likelihood request has pairs: the likelihood, and whether the text is the most likely one. */
const holdsPairs = (request: Json): boolean =>
  Array.isArray(request) &&
  request.length > 0 &&
  request.every(
    pair =>
      Array.isArray(pair) &&
      pair.length === 2 &&
      Number.isFinite(Number(pair[0] ?? Number.NaN)) &&
      /^(?:true|false)$/i.test(String(pair[1])),
  )

/**
 * A line has one score, the mean over repetitions; or that of the first response if the filter takes only the first.
 */
function scoresOf(value: JsonObject, count: number): readonly (number | null)[] {
  const names = ['score', 'exact_match', 'acc']
  const written = names.map(name => value[name]).find(score => score !== undefined)
  if (Array.isArray(written) && written.length === count) return written.map(scoreNumber)
  const score = scoreNumber(written)
  const filtered = value.filtered_resps
  const isOfFirst = Array.isArray(filtered) && filtered.length === 1
  return Array.from({ length: count }, (_, i) => {
    if (count === 1 || (isOfFirst && i === 0)) return score
    return !isOfFirst && (score === 0 || score === 1) ? score : null
  })
}

/** A score as a number: harnesses also write `true` and the string `"1.0"`. */
export function scoreNumber(value: Json | undefined): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
