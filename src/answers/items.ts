// Facts and actions written in a text: `(name arg …)`, `name(arg, …)`, `name arg …`, lists of quoted
// names; with Markdown, LaTeX escapes or JSON quotes around them. One pass, no backtracking over lines.

import type { KnownName, Names, Role } from './names'

export interface Item {
  /** `(name arg …)`, lower-cased, spelled as the domain spells it where known. */
  readonly text: string
  readonly from: number
  readonly to: number
  /** undefined: the name is neither a schema nor a predicate. */
  readonly role: Role | undefined
  /** Stands under `not`, or right after that word. */
  readonly negated: boolean
  /** Brackets around it may be a remark in prose. */
  readonly weak: boolean
}

/** An item is one short line. */
const maxLength = 400
const maxNames = 24

const openers = '([（'
const isOpener = (char: string): boolean => openers.includes(char)
const word = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}.]|\\?[-_]){0,120}`
const wordPattern = new RegExp(word, 'uy')
/** Between the names of an item. */
const gapPattern = /(?:[\s,;:'"`’“”|*~]|\\[ ,;]|\\quad){0,60}/uy
/** Between a bare name and its arguments, as in JSON objects too. */
const looseGapPattern =
  /(?:[ \t,'"`:[\]{}]|\b(?:args|arguments|parameters|params|objects)\b){0,40}/uy

/** The items in `[from, to)` of a text, in order, none inside another. Linear. */
export function scanItems(text: string, from: number, to: number, names: Names): Item[] {
  const found: Item[] = []
  let at = from
  while (at < to) {
    const char = text[at]!
    if (isOpener(char)) {
      const item = bracketed(text, at, to, names)
      if (item !== undefined) {
        found.push(item)
        at = item.to
      } else at++
      continue
    }
    wordPattern.lastIndex = at
    const match = wordPattern.exec(text)
    if (match === null) {
      at += char >= '\ud800' && char <= '\udbff' ? 2 : 1
      continue
    }
    const end = Math.min(wordPattern.lastIndex, to)
    const item = called(text, at, end, to, names) ?? bareItem(text, at, end, to, names)
    if (item !== undefined) found.push(item)
    at = item?.to ?? end
  }
  return found
}

const clean = (name: string): string => name.replace(/\\/g, '').replace(/[.]+$/, '').toLowerCase()

interface Row {
  readonly words: readonly string[]
  readonly end: number
  /** The closing bracket was there. */
  readonly closed: boolean
}

/** Names up to the closing bracket; undefined where something else stands between them. */
function namesUntilClose(text: string, from: number, to: number): Row | undefined {
  const limit = Math.min(to, from + maxLength)
  const words: string[] = []
  let at = from
  for (;;) {
    gapPattern.lastIndex = at
    gapPattern.exec(text)
    at = Math.max(at, Math.min(gapPattern.lastIndex, limit))
    const char = text[at]
    if (at < limit && (char === ')' || char === ']' || char === '）'))
      return { words, end: at + 1, closed: true }
    if (at >= to) return { words, end: to, closed: false }
    if (at >= limit || words.length >= maxNames) return undefined
    wordPattern.lastIndex = at
    const match = wordPattern.exec(text)
    if (match === null || wordPattern.lastIndex > limit) return undefined
    words.push(clean(match[0]))
    at = wordPattern.lastIndex
  }
}

/** `(name arg …)`, `(not (name arg …))`, `["name", "arg"]`. */
function bracketed(
  text: string,
  at: number,
  to: number,
  names: Names,
  inNot = false,
): Item | undefined {
  const square = text[at] === '['
  const row = namesUntilClose(text, at + 1, to)
  if (row === undefined) {
    const not = /^[(（]\s*not\s*[(（]/iu.exec(text.slice(at, at + 20))
    if (not === null || inNot) return undefined
    const inner = bracketed(text, at + not[0].length - 1, to, names, true)
    if (inner === undefined) return undefined
    const close = /^\s*[)）]/u.exec(text.slice(inner.to, inner.to + 10))
    return { ...inner, from: at, to: inner.to + (close?.[0].length ?? 0), negated: true }
  }
  let words = row.words
  if (words.length === 0 || (words.length === 1 && words[0] === 'none')) return undefined
  const negated = words[0] === 'not' && words.length > 1
  if (negated) words = words.slice(1)
  const head = names.head(words[0]!)
  if (square && (head === undefined || words.length < 2 || !allKnown(words, head, names)))
    return undefined
  if (!row.closed && (head === undefined || words.length - 1 < head.arity)) return undefined
  return made(words, head, at, row.end, names, negated || saidNot(text, at))
}

const allKnown = (words: readonly string[], head: KnownName, names: Names): boolean =>
  words.length - 1 === head.arity && words.slice(1).every(one => names.object(one) !== undefined)

/** `name(arg, …)`. */
function called(text: string, at: number, end: number, to: number, names: Names): Item | undefined {
  if (end >= to || (text[end] !== '(' && text[end] !== '（')) return undefined
  const name = clean(text.slice(at, end))
  const head = names.head(name)
  if (head === undefined && (!names.isEmpty || name === 'not' || name === 'and')) return undefined
  const row = namesUntilClose(text, end + 1, to)
  if (row === undefined || !row.closed) return undefined
  return made([name, ...row.words], head, at, row.end, names, saidNot(text, at))
}

/** `name arg …` in plain text: a known name with exactly its number of known objects. */
function bareItem(
  text: string,
  at: number,
  end: number,
  to: number,
  names: Names,
): Item | undefined {
  const head = names.head(clean(text.slice(at, end)))
  if (head === undefined) return undefined
  if (head.arity === 0)
    return standsAlone(text, at, end)
      ? made([head.name], head, at, end, names, saidNot(text, at))
      : undefined
  const words = [head.name]
  let last = end
  while (words.length <= head.arity) {
    looseGapPattern.lastIndex = last
    looseGapPattern.exec(text)
    const next = looseGapPattern.lastIndex
    if (next === last || next - last > 40) return undefined
    wordPattern.lastIndex = next
    const match = wordPattern.exec(text)
    if (match === null || wordPattern.lastIndex > to) return undefined
    const object = names.object(clean(match[0]))
    if (object === undefined) return undefined
    words.push(object)
    last = next + match[0].replace(/[.]+$/, '').length
  }
  return made(words, head, at, last, names, saidNot(text, at))
}

/** Is a word set apart, as an entry of a list is, and not part of a sentence? */
function standsAlone(text: string, at: number, end: number): boolean {
  const before =
    /(?:^|[\n,;:[("'`*|“-])[ \t]*$/u.test(text.slice(Math.max(0, at - 4), at)) || at === 0
  const after = /^(?:[ \t]*(?:$|[\n,;\])"'`*|”])|[.][ \t]*(?:$|\n))/u.test(text.slice(end, end + 4))
  return before && after
}

/** Is the word before it `not`? */
const saidNot = (text: string, at: number): boolean =>
  /\bnot\s+(?:the\s+)?[`'"*]*$/i.test(text.slice(Math.max(0, at - 16), at))

/** The item of a name and its arguments, spelled as the domain does where it knows them. */
function made(
  words: readonly string[],
  head: KnownName | undefined,
  from: number,
  to: number,
  names: Names,
  negated: boolean,
): Item | undefined {
  const [first, ...rest] = words
  let args = rest
  if (head !== undefined && rest.length > head.arity) {
    // `(board the car c1 at location l0)`: the objects among the words.
    const objects = rest.filter(one => names.object(one) !== undefined)
    if (objects.length === head.arity) args = objects
  }
  const known = args.filter(one => names.object(one) !== undefined).length
  const weak =
    head === undefined
      ? !names.isEmpty && (known === 0 || known * 2 < args.length)
      : args.length !== head.arity && known < args.length
  const spelled = args.map(one => names.object(one) ?? one)
  return {
    text: `(${[head?.name ?? first!, ...spelled].join(' ')})`,
    from,
    to,
    role: head?.role,
    negated,
    weak,
  }
}
