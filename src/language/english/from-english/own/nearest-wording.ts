// Finds the domain's wording nearest to a sentence that could not be read, as an example to follow.

import type { Phrases } from '../../phrases'
import { functionWords } from './function-words'
import { wordsIn } from './words-about'

/** Maximum number of words of a sentence that is compared. */
const MAX_WORDS = 60

/** “car {c} is at location {l}”; undefined if no wording shares a word with the sentence. */
export function nearestWording(phrases: Phrases, sentence: string): string | undefined {
  const words = wordsIn(sentence).slice(0, MAX_WORDS)
  const own = new Set(words.map(stem))
  let best: { readonly text: string; readonly shared: number } | undefined
  for (const { holds, read = [] } of phrases.predicates.values())
    for (const { text, parts } of [...holds, ...read]) {
      let shared = 0
      for (const part of parts)
        if (part.kind === 'text')
          for (const word of wordsIn(part.text)) if (own.has(stem(word))) shared += functionWords.has(word) ? 0.25 : 1
      if (shared >= 0.5 && shared > (best?.shared ?? 0)) best = { text, shared }
    }
  return best?.text.replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1')
}

/** Good enough to match “carrying” with “carries”. */
const stem = (word: string): string => word.replace(/(?:ing|ies|ied|es|ed|s|y)$/, '')
