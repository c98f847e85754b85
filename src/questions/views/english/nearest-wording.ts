// Finds the wording most similar to words that match none.

import { stemOf } from '#language/answers/wordings'
import type { Span } from '#base/text'
import type { Template } from '#language/english/template'

export interface Known {
  readonly template: Template
  /** Stems of the wording's words, without slots. */
  readonly words: readonly string[]
  readonly slots: number
}

/** A wording and its position. */
export interface Almost {
  readonly text: string
  readonly span: Span
}

/** Minimum share of common words. */
const LIKE_ENOUGH = 0.5
/** Maximum number of words examined. */
const MAX_WORDS = 60

/** The wording with most words in common, at least half of both; undefined if there is none. */
export function nearestWording(
  text: string,
  known: readonly Known[],
  objects: ReadonlySet<string>,
): Almost | undefined {
  const all = (text.toLowerCase().match(/[\p{L}\p{N}'_-]+/gu) ?? []).slice(0, MAX_WORDS)
  const named = all.filter(word => objects.has(word)).length
  const stems = all.filter(word => !objects.has(word)).map(stemOf)
  let best: { readonly template: Template; readonly share: number } | undefined
  for (const { template, words, slots } of known) {
    const left = [...stems]
    let common = Math.min(named, slots)
    for (const word of words) {
      const at = left.indexOf(word)
      if (at < 0) continue
      left.splice(at, 1)
      common++
    }
    const share = (2 * common) / Math.max(1, stems.length + named + words.length + slots)
    if (share >= LIKE_ENOUGH && share > (best?.share ?? 0)) best = { template, share }
  }
  return best && { text: best.template.text, span: best.template.span }
}
