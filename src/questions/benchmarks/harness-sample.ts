// A line of a samples file of lm-evaluation-harness (`samples_*.jsonl`), or an item of a list that older guides write
// with `resp`: the record that was asked, and every response to it.

import type { Json, JsonObject } from '#base/json/json'

export interface HarnessSample {
  /** The record of the benchmark; undefined if the file was written without it. */
  readonly doc: JsonObject | undefined
  /** Distinguishes samples of one record from those of another. */
  readonly of: string
  /**
   * One a repeat; null if the file holds no text. Never the filtered ones, in which an unreadable answer and the text
   * `None` are the same. Undefined where the sample has none at all.
   */
  readonly responses: readonly (string | null)[] | undefined
  /** Does it hold likelihoods of given texts in place of responses? */
  readonly isLikelihood: boolean
  /** Several filters give several lines for the same responses. */
  readonly filter: string | undefined
  /** The score of each response; null if the line does not state it of that one. */
  readonly scores: readonly (number | null)[]
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The sample, or undefined if the value is none. Linear; never throws. */
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
    of: ids.some(id => id !== '') ? ids.join('\n') : JSON.stringify(doc ?? value),
    responses: found === undefined || isLikelihood ? undefined : leaves,
    isLikelihood,
    filter: typeof value.filter === 'string' ? value.filter : undefined,
    scores: scoresOf(value, leaves.length),
  }
}

const idText = (id: Json | undefined): string => (typeof id === 'string' || typeof id === 'number' ? String(id) : '')

/** Lists deeper than this hold nothing that is known. */
const MAX_DEPTH = 4

function takeLeaves(value: Json, into: (string | null)[], depth: number): void {
  if (Array.isArray(value)) {
    if (depth < MAX_DEPTH) for (const item of value) takeLeaves(item as Json, into, depth + 1)
  } else if (typeof value === 'string') into.push(value)
  else if (typeof value === 'number' || typeof value === 'boolean') into.push(String(value))
  else into.push(null)
}

/** A request for likelihoods has pairs: how likely, and whether it is the likeliest text. */
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

/** A line has one score, a mean where there are repeats; that of the first where a filter takes that one only. */
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

/** A score as a number: harnesses also write `true` and, of texts, `"1.0"`. */
export function scoreNumber(value: Json | undefined): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
