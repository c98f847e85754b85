// Facts and actions written formally: `(name arg …)`, `name(arg, …)`, `name arg …`, `name_arg_…`, lists of quoted
// names, JSON objects; with Markdown or quotes around them. One pass. What the brackets hold is read whole.

import type { Template } from '#language/english/template'
import { isBreak, type KnownName, type Names, pastRun, type Word, wordAt } from './names'
import type { NameSort } from './name-sort'
import { inOrder } from './parameter-names'
import { furtherNames, isOfSeveral } from './further-names'
import { isRemark, plainWords, prepositions, statusWords } from './remarks'

export interface Item {
  /** `(name arg …)`, lower-cased, spelled as the domain spells it where known. */
  readonly text: string
  readonly from: number
  readonly to: number
  /** undefined: the name is neither a schema nor a predicate. */
  readonly role: NameSort | undefined
  /** Negated in PDDL or logic: `(not (a b))`, `¬(a b)`. */
  readonly negated: boolean
  /** Brackets around it may be a remark in prose. */
  readonly weak: boolean
  /** Holds words of a sentence: a remark indeed. */
  readonly remark?: boolean
  /** It was written in English. */
  readonly english?: boolean
  /** `or` joins it to what is stated before. */
  readonly alternative?: boolean
  /** And by this phrase of a file. */
  readonly template?: Template
}

const maxLength = 4_000
const maxNames = 60

/** The items in `[from, to)` of a text, in order, none inside another. `raw` has the same places. Linear. */
export function scanItems(text: string, raw: string, from: number, to: number, names: Names): Item[] {
  const found: Item[] = []
  let at = from
  while (at < to) {
    const char = text[at]!
    if (char === '(' || char === '[' || (char === '{' && names.isEmpty === false)) {
      const item = char === '{' ? undefined : bracketed(text, raw, at, to, names)
      if (item !== undefined) found.push(item)
      at = item?.to ?? at + 1
      continue
    }
    const word = isWordStart(char) ? wordAt(text, at, to, names) : undefined
    if (word === undefined) {
      at = isWordStart(char) ? pastRun(text, at, to) : at + 1
      continue
    }
    const keyed = keyedItems(text, word, to, names)
    if (keyed !== undefined) {
      found.push(...keyed)
      at = keyed.at(-1)!.to
      continue
    }
    const item =
      called(text, word.from, word.to, word.text, to, names) ??
      bareItem(text, word.from, word.to, word.text, to, names) ??
      joined(word.text, word.from, word.to, names)
    if (item !== undefined) found.push(item)
    at = item === undefined ? Math.max(word.to, at + 1) : item.to
  }
  return found
}

const isWordStart = (char: string): boolean => !isBreak(char)

interface Row {
  readonly words: readonly string[]
  readonly end: number
  /** The closing bracket was there. */
  readonly closed: boolean
  /** What is written before each object as the name of its parameter. */
  readonly keys?: ReadonlyMap<number, string>
}

/** Exactly as asked: names between blanks, all of them known; so names may hold any character. */
function exact(raw: string, at: number, to: number, names: Names): Row | undefined {
  let end = at + 1
  const limit = Math.min(to, at + maxLength)
  while (end < limit && !'()\n'.includes(raw[end]!)) end++
  if (raw[end] !== ')' || end >= limit) return undefined
  const words = raw
    .slice(at + 1, end)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  const head = names.hints.schemas.get(words[0] ?? '') ?? names.hints.predicates.get(words[0] ?? '')
  const known = head !== undefined && words.slice(1).every(word => names.hints.objects.has(word))
  return known ? { words, end: end + 1, closed: true } : undefined
}

const gap = /(?:[\s,;:'"`|*~$→⇒]|->|=>){0,80}/y
/** `from=`: the name of a parameter before its object. */
const keyBehind = /\s{0,3}[=:]\s{0,3}(?=["'`*]{0,3}[\p{L}\p{N}])/uy

/** `c1 - car`: a type, no argument. */
const typed = /-\s{1,4}([a-z][a-z_]{1,30})(?=[\s,)\]])/iy

/** Names up to the closing bracket; undefined if something else is between them. */
function namesUntilClose(text: string, from: number, to: number, names: Names): Row | undefined {
  const limit = Math.min(to, from + maxLength)
  const words: string[] = []
  const keys = new Map<number, string>()
  let at = from
  for (;;) {
    gap.lastIndex = at
    gap.exec(text)
    const next = Math.min(gap.lastIndex, limit)
    if (text.slice(at, next).includes('\n\n')) return undefined
    // A gap may hide the first character of an odd name.
    const odd = wordAt(text, skipBlanks(text, at, next), limit, names)
    if (odd !== undefined && odd.from < next && names.knows(odd.text)) {
      words.push(odd.text)
      at = odd.to
      continue
    }
    at = next
    const char = text[at]
    if (at < limit && (char === ')' || char === ']'))
      return { words, end: at + 1, closed: true, ...(keys.size === 0 ? {} : { keys }) }
    if (at >= to) return { words, end: to, closed: false }
    if (at >= limit || words.length >= maxNames) return undefined
    typed.lastIndex = at
    const type = words.length > 1 ? typed.exec(text) : null
    if (type !== null && !names.knows(type[1]!.toLowerCase())) {
      at = Math.min(typed.lastIndex, limit)
      continue
    }
    const word = wordAt(text, at, limit, names)
    if (word === undefined) return undefined
    keyBehind.lastIndex = word.to
    if (!names.isEmpty && names.object(word.text) === undefined && keyBehind.test(text)) {
      keys.set(words.length, word.text.replace(/^\?/, ''))
      at = keyBehind.lastIndex
      continue
    }
    words.push(word.text)
    at = Math.max(word.to, at + 1)
    while (at < limit && /[.!?*_~'$]/.test(text[at]!)) at++
  }
}

function skipBlanks(text: string, from: number, to: number): number {
  let at = from
  while (at < to && /[\s,;"`|]/.test(text[at]!)) at++
  return at
}

/** `(name arg …)`, `(not (name arg …))`, `["name", "arg"]`. */
function bracketed(text: string, raw: string, at: number, to: number, names: Names, inNot = false): Item | undefined {
  const square = text[at] === '['
  const row = (square ? undefined : exact(raw, at, to, names)) ?? namesUntilClose(text, at + 1, to, names)
  if (row === undefined) {
    const not = /^\(\s*not\s*(?=\()/iu.exec(text.slice(at, at + 20))
    if (not === null || inNot) return undefined
    const inner = bracketed(text, raw, at + not[0].length, to, names, true)
    if (inner === undefined) return undefined
    const close = /^\s*\)/u.exec(text.slice(inner.to, inner.to + 10))
    return { ...inner, from: at, to: inner.to + (close?.[0].length ?? 0), negated: true }
  }
  let words = row.words
  if (words.length === 0 || (words.length === 1 && isPlaceholder(words[0]!) && names.head(words[0]!) === undefined))
    return undefined
  const negated = words[0] === 'not' && words.length > 1
  if (negated) words = words.slice(1)
  const head = names.head(words[0]!)
  if (!names.isEmpty && words.every(word => statusWords.has(word) && !names.knows(word))) return undefined
  if (square && (head === undefined || words.length < 2 || !allKnown(words, head, names))) return undefined
  if (!row.closed && (head === undefined || words.length - 1 < head.arity)) return undefined
  return made(words, head, at, row.end, names, negated || signedNot(text, at))
}

/** `(none)`, `(empty)`: written where a list has no entry. */
export const isPlaceholder = (word: string): boolean => /^(?:none|null|empty|nothing)$/.test(word)

const allKnown = (words: readonly string[], head: KnownName, names: Names): boolean =>
  words.length - 1 === head.arity && words.slice(1).every(one => names.object(one) !== undefined)

/** `name(arg, …)`; `name (arg, …)` where all of it is known. */
function called(text: string, at: number, end: number, name: string, to: number, names: Names): Item | undefined {
  let open = end
  while (open < to && /[ *_`\\]/.test(text[open]!) && open < end + 4) open++
  if (open >= to || (text[open] !== '(' && text[open] !== '[')) return undefined
  const head = names.head(name)
  const close = open === end && text[open] === '('
  if (head === undefined && (!names.isEmpty || !close || (plainWords.has(name) && !prepositions.has(name))))
    return undefined
  const read = namesUntilClose(text, open + 1, to, names)
  if (read === undefined || !read.closed) return undefined
  const row = head === undefined ? read : { ...read, words: inOrder(read.words, read.keys, head, names) }
  if (!close && !(head !== undefined && allKnown([name, ...row.words], head, names))) return undefined
  return made([name, ...row.words], head, at, row.end, names, signedNot(text, at))
}

/** Between a bare name and its arguments, as in JSON objects too. */
const looseGap =
  /(?:[ \t,'"`:[\]{}→]|->|=>|- |\n(?=[ \t]*(?:["'\]}[]|- |args|arguments|parameters|params))|"(?!name|action|predicate)[a-z_?][a-z0-9_?]{0,23}"\s?:|[a-z_?][a-z0-9_?]{0,23}"\s?:|\b(?:args|arguments|parameters|params|objects)\b){0,40}/iy

const cellGap = /[ \t*_`"'|]{0,40}/y
const keyIn = /([a-z_][a-z0-9_-]{0,23})["']?\s?:[\s"'*_`]*$/i

/** `name arg …` in plain text: a known name with exactly its number of known objects. */
function bareItem(text: string, at: number, end: number, name: string, to: number, names: Names): Item | undefined {
  const head = names.head(name)
  if (head === undefined) return undefined
  if (head.arity === 0)
    return standsAlone(text, at, end) ? made([head.name], head, at, end, names, signedNot(text, at)) : undefined
  const words = [head.name]
  const keys = new Map<number, string>()
  // `| move | a | b |`: a row of a table.
  const inCell = /(?:^|\n)[^\S\n]*(?:\|[^|\n]{0,12}){0,2}\|[ \t*_`"']{0,4}$/.test(text.slice(Math.max(0, at - 40), at))
  const inClause = /[\p{L}\p{N}] $/u.test(text.slice(Math.max(0, at - 2), at))
  let last = end
  let inLines = false
  while (words.length <= head.arity) {
    const gapNow = inCell ? cellGap : looseGap
    gapNow.lastIndex = last
    gapNow.exec(text)
    const next = gapNow.lastIndex
    // `it is available, crate0 …`: the comma ends a clause.
    if (inClause && text[last] === ',') return undefined
    if (next === last || next - last > 90) return undefined
    // `crate0 is at depot1` ends with its line.
    if ((inClause || words.length > 1) && !/["'`]/.test(text[at - 1] ?? '')) {
      const isFirst = words.length === 1
      if (text.slice(last, next).includes('\n') && (inClause || (!isFirst && !inLines))) return undefined
    }
    if (words.length === 1) inLines = text.slice(last, next).includes('\n')
    const key = keyIn.exec(text.slice(last, next))?.[1]
    if (key !== undefined) keys.set(words.length - 1, key)
    const word = wordAt(text, next, to, names)
    if (word === undefined || word.from !== next) return undefined
    const object = names.object(word.text)
    if (object === undefined) return undefined
    words.push(object)
    last = word.to
  }
  if (isOfSeveral(text, end, last, to, names)) return undefined
  const sorted = [head.name, ...inOrder(words.slice(1), keys, head, names)]
  const more = furtherNames(text, last, to, names)
  if (more === undefined) return made(sorted, head, at, last, names, signedNot(text, at))
  return made([...sorted, ...more.words], head, at, more.end, names, signedNot(text, at))
}

/** `"go": [["hall", "attic"], ["hall", "kitchen"]]`: a name with all that it is done to. */
function keyedItems(text: string, { text: name, to: end }: Word, to: number, names: Names): Item[] | undefined {
  const open = /^["']\s{0,3}:\s{0,9}\[/.exec(text.slice(end, end + 20))
  const head = open === null ? undefined : names.head(name)
  if (open === null || head === undefined || head.arity === 0) return undefined
  const found: Item[] = []
  const one = head.arity === 1 ? oneName : nameRow
  for (let at = end + open[0].length; at < to; ) {
    one.lastIndex = at
    const match = one.exec(text)
    if (match === null) break
    const words = (match[1] ?? '').match(/[^\s"',]+/g) ?? []
    const known = words.every(word => names.object(word.toLowerCase()) !== undefined)
    if (words.length !== head.arity || !known) return undefined
    const from = at + match[0].search(/[["']/)
    at = one.lastIndex
    found.push(made([head.name, ...words.map(word => word.toLowerCase())], head, from, at, names, false))
  }
  return found.length < 2 ? undefined : found
}
const nameRow = /[\s,]{0,20}\[([^[\]]{0,400})\]/y
const oneName = /[\s,]{0,20}(?:\[\s{0,9})?["']([^"'[\]\n]{1,200})["'](?:\s{0,9}\])?/y

/** `go_hall_kitchen`: a name and its objects joined. */
function joined(word: string, from: number, to: number, names: Names): Item | undefined {
  if (word.length > 200 || !/[_-]/.test(word)) return undefined
  const cuts: number[] = []
  for (let i = 1; i < word.length - 1; i++) if ('_-'.includes(word[i]!)) cuts.push(i)
  if (cuts.length > 16) return undefined
  for (const cut of cuts.slice().reverse()) {
    const head = names.head(word.slice(0, cut))
    if (head === undefined || head.arity === 0) continue
    const objects = objectsIn(word.slice(cut + 1), head.arity, names)
    if (objects !== undefined) return made([head.name, ...objects], head, from, to, names, false)
  }
  return undefined
}

/** Exactly this number of objects, joined by `_` or `-`. */
function objectsIn(text: string, count: number, names: Names): string[] | undefined {
  if (count === 1) {
    const object = names.object(text)
    return object === undefined ? undefined : [object]
  }
  for (let i = 1; i < text.length - 1; i++) {
    if (!'_-'.includes(text[i]!)) continue
    const object = names.object(text.slice(0, i))
    const rest = object === undefined ? undefined : objectsIn(text.slice(i + 1), count - 1, names)
    if (rest !== undefined) return [object!, ...rest]
  }
  return undefined
}

/** True if a word stands alone, like a list entry, and is not part of a sentence. */
function standsAlone(text: string, at: number, end: number): boolean {
  const before =
    at === 0 || /(?:^|[\n,;:[("'`*|¬+-]|\b(?:and|not))[ \t"'`*]*$/u.test(text.slice(Math.max(0, at - 8), at))
  const after = /^["'`*]*(?:[ \t]*(?:$|[\n,;:\])"'`*|]|and\b)|[.][ \t]*(?:$|\n))/u.test(text.slice(end, end + 6))
  return before && after
}

/** Is there a formal sign of negation before it? */
const signedNot = (text: string, at: number): boolean =>
  /(?:¬ {0,2}|!|(?<!~)~|\\neg ?|\\lnot ?|\bNOT )[`'"*$]{0,3}$/u.test(text.slice(Math.max(0, at - 12), at))

/** The item of a name and its arguments, spelled as the domain does where it knows them. */
function made(
  words: readonly string[],
  head: KnownName | undefined,
  from: number,
  to: number,
  names: Names,
  negated: boolean,
): Item {
  const [first, ...args] = words as [string, ...string[]]
  const spelled = args.map(one => names.object(one) ?? one)
  return {
    text: `(${[head?.name ?? first, ...spelled].join(' ')})`,
    from,
    to,
    role: head?.role,
    negated,
    weak: isRemark(first, args, head, names),
    ...(words.some(word => plainWords.has(word)) ? { remark: true } : {}),
  }
}
