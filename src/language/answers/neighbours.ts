// How mentions are joined to what is around them in their sentence.

import { predicateWords } from './cues'
import { negators } from './discourse/languages'
import type { Span } from '#base/text'
import type { Token } from './lexicon'
import type { Doc } from './lines'
import type { ItemStance } from './standing'

/** Tokens that are examined around a mention. */
const NEAR = 24

/** `cannot (a b), (c d) or (e f)`: the next mention, and how the row of them ends. */
export function endsInOr(tokens: readonly Token[], from: number): boolean {
  let last = ''
  let at = from
  for (; at < from + NEAR && /^(?:,|or|nor)$/.test(tokens[at]?.text ?? ''); at++) {
    last = tokens[at]!.text
    if (tokens[at + 1]?.mention !== undefined) at++
  }
  return last !== '' && last !== ',' && tokens[at - 1]!.mention !== undefined
}

/** `None of them except`, with nothing stated about them. */
export function isAfterNone(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - NEAR), i)
  const none = before.findIndex(({ text }) => text === 'none' || text === 'nothing')
  return none >= 0 && before.slice(none + 1).every(({ properties }) => properties.length === 0)
}

/** The comma of `Rather than (a b), (c d).` */
export const isFronted = (tokens: readonly Token[], i: number): boolean =>
  i === 2 &&
  /^(?:rather than|instead of|unlike|in contrast to|in place of|in lieu of|as opposed to|statt|anstatt)$/.test(
    tokens[0]!.text,
  ) &&
  tokens[1]!.mention !== undefined &&
  tokens[3]?.mention !== undefined &&
  tokens.slice(4, NEAR).every(({ mention }) => mention === undefined)

/** `I prefer (a b) to (c d)`, and `(a b), no (c d)` as in Spanish: the word before the one that is not chosen. */
export const isOpposedTo = (tokens: readonly Token[], i: number): boolean =>
  tokens[i + 1]?.mention !== undefined &&
  ((tokens[i]!.text === 'to' && tokens[i - 2]?.text === 'prefer') ||
    (i === 0 && tokens[i]!.text !== 'no' && negators.has(tokens[i]!.text)) ||
    (negators.has(tokens[i]!.text) && tokens[i - 2]?.mention !== undefined && tokens[i - 1]?.text === ','))

/** The first mention among the tokens from a place to less than another; -1 without. */
function mentionWithin(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < Math.min(to, tokens.length); i++) if (tokens[i]!.mention !== undefined) return i
  return -1
}

/** `the proposition that (a b)`, `the action (a b)` and what is stated about it. */
function isSubject(tokens: readonly Token[], from: number): boolean {
  const at = mentionWithin(tokens, from, from + 7)
  return (
    at > from &&
    tokens.slice(from, at).some(({ text }) => /^(?:proposition|fact|action|atom|statement|predicate)$/.test(text))
  )
}

/** `…, the only one left is (a b)`, `…, the correct answer is (a b)` */
function isStatedAsAnswer(tokens: readonly Token[], from: number): boolean {
  const at = mentionWithin(tokens, from, from + 9)
  return (
    at > from + 1 &&
    /^(?:the|my|our)$/.test(tokens[from]!.text) &&
    /(?:^|\s)(?:is|are|must be|has to be)$|^answer$/.test(tokens[at - 1]!.text) &&
    tokens
      .slice(from, at)
      .some(({ text, properties }) => /^(?:only|remaining|last)\b|left$/.test(text) || properties.includes('good'))
  )
}

/** The comma of `It cannot be (a b) because …, and it cannot be (c d)`. */
export const isSameAgain = (tokens: readonly Token[], i: number): boolean =>
  tokens[i + 1]?.text === 'and' && tokens[i + 2]?.text === 'it' && tokens[i + 3]?.cues.includes('not') === true

/** The comma of `Since it is there, (a b)` and `As it is there, only (a b)`. */
export function endsReason(tokens: readonly Token[], i: number): boolean {
  if (!/^(?:since|because|as|given that)\b/.test(tokens[0]!.text)) return false
  const next = tokens[i + 1]
  return (
    next !== undefined &&
    (/^i(?:'d|'ll)? /.test(next.text) ||
      (next.mention !== undefined && predicateWords.has(tokens[i + 2]?.text.split(' ')[0] ?? '')) ||
      isStatedAsAnswer(tokens, i + 1) ||
      isSubject(tokens, i + 1) ||
      ((next.mention !== undefined ||
        next.text === 'only' ||
        next.cues.includes('prefer') ||
        isSubject(tokens, i + 1)) &&
        tokens.slice(Math.max(0, i - NEAR), i).every(({ mention }) => mention === undefined)))
  )
}

/** `After the swap (a b) …`: the action ends the fronted part. */
export function isAfterDeed(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]!.text !== 'after' || i > 1) return false
  const next = tokens.findIndex(({ mention }, at) => at > i && mention !== undefined)
  const words = tokens.slice(i + 1, next).map(({ text }) => text)
  return words.length > 0 && words.length < 5 && !words.includes(',') && words.some(text => deeds.test(text))
}
const deeds =
  /^(?:action|swap|move|step|execution|operation|this|it|so|drive|flight|drop|pickup|loading|unloading|turn|change)$/

/** `… because there is no soil: (a b)`: the only mention of a sentence, at its end. */
export const isAllThatComes = (tokens: readonly Token[], i: number): boolean =>
  i === tokens.length - 2 &&
  tokens[i + 1]!.mention !== undefined &&
  tokens.every(({ mention }, at) => at > i || mention === undefined) &&
  !/^(?:needs?|requires?|requiring|preconditions?|conditions?|facts?|propositions?|following|goals?|state|holds?|have|are|is|reason|note|because)$/.test(
    tokens[i - 1]?.text ?? '',
  )

/** Is what was stated retracted in one of the sentences between two mentions? */
export function isRevised({ low, sentences }: Doc, from: number, to: number): boolean {
  if (from === 0) return false
  for (let i = from; i < to; i++) {
    const { from: start } = sentences[i]!
    if (revision.test(low.slice(start, start + 40))) return true
  }
  return false
}
const revision =
  /^\W*(?:(?:no|oh|ah|well|but|hm+|so)\b[\s,.!…]{1,4}){0,3}(?:(?:or rather|rather|i take (?:that|it|this) back|wait|actually|correction|sorry|oops|hmm|scratch that|on second thoughts?|on reflection|hold on|but wait|i made|that's wrong|that is wrong)\b|no[,:]\s)/

/** `(a b1) … (a b9)` */
export const isRange = (low: string, one: Span, other: Span): boolean =>
  /^["'*_`\s]*(?:…|\.{2,3})["'*_`\s]*$/.test(low.slice(one.to, other.from).slice(0, 24))

/** `The goal is not reached`, which describes no goal. */
export const isReached = (tokens: readonly Token[], i: number): boolean =>
  /^goals? (?:is|are)$/.test(tokens[i]!.text) &&
  tokens.slice(i + 1, i + 4).some(({ text }) => /^(?:reached|achieved|satisfied|met|attained|fulfilled)$/.test(text))

/** `index 0 and index 1` */
const nouns: ReadonlySet<string> = new Set(['the', 'index', 'action', 'step', 'option', 'fact', 'proposition'])

/** `(a b) and (c d) are not applicable`: what the sentence states about the last holds for those it is joined with. */
export function shared(
  low: string,
  found: readonly (ItemStance & { index: number })[],
  tokens: readonly Token[],
): (ItemStance & { index: number })[] {
  const places = new Map(
    tokens.flatMap((token, i) => (token.mention === undefined ? [] : [[token.mention, i] as const])),
  )
  const all = found.slice()
  for (let i = all.length - 2; i >= 0; i--) {
    const one = all[i]!
    const next = all[i + 1]!
    if (one.strong || !next.strong || one.stance !== 'given' || next.struck === true) continue
    const from = places.get(one.index)!
    const to = places.get(next.index)!
    const joins = tokens.slice(from + 1, to)
    const joiners = joins.filter(({ text }) => !nouns.has(text))
    const tied =
      joins.length <= 3 &&
      joiners.every(({ text }) =>
        [',', 'and', 'or', 'nor', '&', 'und', 'et', 'y', 'e', 'en', 'и', 'و', 'ni', 'followed by'].includes(text),
      )
    if (tied && (joiners.length > 0 || isRange(low, tokens[from]!, tokens[to]!)))
      all[i] = { ...one, stance: next.stance, strong: true }
  }
  return all
}
