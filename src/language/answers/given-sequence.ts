// Statements about the given sequence as a whole: the response repeats it, or speaks of its last step.

import type { Item } from './items'
import type { Doc } from './lines'
import type { Mention } from './mention'
import type { Names } from './names'
import { rankWords } from './number-words'

/** Steps in a row that only repeat the question. */
const leastEcho = 4

/** Without the steps of the given sequence where they are written out one right after the other. */
export function withoutEcho(text: string, items: readonly Item[], given: readonly string[]): Item[] {
  const kept: Item[] = []
  for (let i = 0; i < items.length; ) {
    const end = endOfEcho(text, items, i, given)
    if (end - i < Math.min(leastEcho, given.length)) kept.push(items[i++]!)
    else i = end
  }
  return kept
}

/** Between steps: commas, and the numbers of a list. */
const between = /^[\s,;"'`*_)]{0,6}(?:(?:step|action|index)?\s?#?\d{1,4}\s?[.):=|-]{1,2}[\s"'`*_(|]{0,6}|[-*•]\s)?$/

/** After the last of the items from `i` on that follow each other as in the sequence, from its beginning. */
function endOfEcho(text: string, items: readonly Item[], i: number, given: readonly string[]): number {
  let end = i
  while (end < items.length && given[end - i] === items[end]!.text) {
    if (end > i && !between.test(text.slice(items[end - 1]!.to, items[end]!.from))) break
    end++
  }
  return end
}

const last =
  /\b(?:very last|last|final) (?:action|step|one|move)\b(?! (?:that|which|before|to|of the first|is applicable|can))/g

const fromEnd =
  /\b(?:(penultimate)(?: (?:action|step|one|move))?|(next|[a-z]{5,12}|\d{1,4}(?:st|nd|rd|th))[- ](?:(?:to|from)[- ](?:the[- ])?)?(?:last|end)(?: (?:action|step|one|move))?)\b/g

/** `The third to last action`, `the penultimate one`. */
export function stepsFromEnd({ low }: Doc, { hints }: Names): Mention[] {
  const length = hints.given?.length ?? 0
  return Array.from(low.matchAll(fromEnd)).flatMap(match => {
    const [whole, penultimate, rank] = match
    const isNext = penultimate !== undefined || rank === 'next'
    const back = isNext ? 2 : (rankWords.get(rank!) ?? Number.parseInt(rank!, 10))
    if (!(back > 0 && back <= length)) return []
    const span = { from: match.index, to: match.index + whole.length }
    return [{ ...span, answer: { kind: 'index', index: length - back, span } }]
  })
}

/** `The last action fails`: counts where nothing else is stated. */
export function lastStep({ low }: Doc, { hints }: Names): Mention[] {
  const length = hints.given?.length ?? 0
  if (length === 0) return []
  return Array.from(low.matchAll(last), match => {
    const span = { from: match.index, to: match.index + match[0].length }
    return { ...span, answer: { kind: 'index', index: length - 1, span }, weak: true }
  })
}
