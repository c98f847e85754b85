// The tokens of a text for finding phrases, each with the object or type that it names.

import type { Item } from './items'
import { isBreak, type Names, pastRun, wordAt } from './names'
import { type Nouns, stemOf } from './wordings'

export interface Token {
  readonly word: string
  readonly stem: string
  readonly from: number
  readonly to: number
  /** The object it names. */
  readonly object: string | undefined
  /** It names a kind of things, no object. */
  readonly isKind: boolean
  /** The object that it can only mean, where it names a kind: `the agent` where there is `agent1` alone. */
  readonly only?: string
  /** Looks like an object's name, but the problem has no such object. */
  readonly foreign: boolean
  /** It begins a line. */
  readonly leads: boolean
  /** True if nothing ends a phrase between the previous token and this one. */
  readonly joined: boolean
  /** A comma is before it. */
  readonly comma: boolean
}

/** `c12`, `loc-x9-y9`: a name with a number, as the problems' own names are. */
const looksNamed = /^(?=.*\d)\p{L}[\p{L}\p{N}_-]*$/u
export function tokensOf(
  text: string,
  from: number,
  to: number,
  names: Names,
  taken: readonly Item[],
  nounsOf: () => Nouns,
): Token[] {
  const tokens: Token[] = []
  let known: Nouns | undefined
  let next = 0
  let last = from
  for (let at = from; at < to; ) {
    while (next < taken.length && taken[next]!.to <= at) next++
    const item = taken[next]
    if (item !== undefined && at >= item.from) {
      at = item.to
      continue
    }
    if (isBreak(text[at]!)) {
      at++
      continue
    }
    const word = wordAt(text, at, to, names)
    if (word === undefined) {
      at = pastRun(text, at, to)
      continue
    }
    const near = text.slice(at, at + 24)
    const onTop =
      topBehind(tokens.at(-1))?.exec(near) ?? (text[at - 1] === ' ' || at === from ? inPassing.exec(near) : null)
    if (onTop !== null) {
      at += onTop[0].length
      last = at
      continue
    }
    const between = text.slice(last, word.from)
    known ??= nounsOf()
    const named = names.object(word.text)
    const isKind = named === undefined && known.has(word.text)
    const like = named ?? names.objectLike(word.text)
    const object = isKind ? undefined : like
    const goesOn = /^[\s*_`"']{0,6}\($/.test(between) && (named !== undefined || inBrackets.test(near))
    tokens.push({
      ...(isKind && like !== undefined ? { only: like } : {}),
      word: word.text,
      stem: stemOf(word.text),
      from: word.from,
      to: word.to,
      object,
      isKind,
      foreign: object === undefined && looksNamed.test(word.text),
      leads: between.includes('\n'),
      comma: between.includes(','),
      joined:
        // `move to b (from a)`
        goesOn ||
        // Two names with only a colon between them belong to one phrase: `swap ann:spade with bob:rake`.
        between === ':' ||
        (between.length < 12 && !/[.!?;:(){}|\n]|--|—/.test(between.replace(/^[ *_`"']*\n[ *_`"']*(?=$)/, ' '))),
    })
    last = word.to
    at = Math.max(word.to, at + 1)
  }
  return tokens
}

const inBrackets = /^(?:from|to|at|in|on|with|using) /i

/** They add nothing to what is so: `must at some point be at l1`, `ends up at l1`. */
const inPassing =
  /^(?:at (?:some|one|any) (?:point|time|stage|moment)(?: in time)?|(?:ends?|ended|ending|winds?|wound) up|(?:either|each|any|all|one) of(?: (?:the|these|those))?(?: following)?:?)(?![\p{L}\p{N}_-])/iu

/** `on top of` is `on`, `from the top of` and `from on` are `from`. */
const topOf = /^(?:the\s{1,3})?top\s{1,3}of(?![\p{L}\p{N}_-])/iu
const topFrom = /^(?:(?:on\s{1,3})?(?:the\s{1,3})?top\s{1,3}of(?![\p{L}\p{N}_-])|on(?=\s{1,3}[\p{L}\p{N}]))/iu
const topBehind = (token: Token | undefined): RegExp | undefined =>
  token?.stem === 'on' ? topOf : token?.word === 'from' || token?.word === 'off' ? topFrom : undefined
