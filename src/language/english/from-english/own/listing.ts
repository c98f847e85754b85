// Sentences that state which objects there are: “There are two places: l0 and l1.”, “c0 and c1 are cars.”, “Robots: r1.”

import { functionWords } from './function-words'
import type { KindsOfThings, Noun } from './kinds-of-things'

/** Objects of one type, as a sentence lists them. */
export interface Listed {
  readonly type: string
  /** Objects of exactly that type, not of its subtypes. */
  readonly isExact: boolean
  /** Absent if no number is given. */
  readonly count?: number
  /** Empty if only the number is given. */
  readonly names: readonly string[]
  /** True if the list is complete. */
  readonly isWhole: boolean
}

const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  'twenty',
]
const lead =
  /^(?:(?:there (?:is|are)|there's|(?:we|you) have|(?:the (?:problem|domain|world) has)|the objects are)(?::| that| also)?:? )/
const link = /(?: (?:is|are)|,? (?:named|called|namely))?(?:: ?| ?\(|, | )/y

/** The list in the sentence, given as `plain`, in lower case with single blanks; undefined if it is not a list. */
export function listedIn(plain: string, kinds: KindsOfThings): Listed[] | undefined {
  const text = plain.replace(/[.!\s]+$/, '')
  const opening = lead.exec(text)
  const from = opening?.[0].length ?? 0
  const found = groupsFrom(text, from, opening !== null, kinds)
  return found ?? (opening === null ? declaredAs(text, kinds) : undefined)
}

/** Reads group after group: a number or an article, a noun, names. */
function groupsFrom(text: string, start: number, isOpened: boolean, kinds: KindsOfThings): Listed[] | undefined {
  const found: Listed[] = []
  let at = start
  for (;;) {
    const group = groupAt(text, at, isOpened, kinds)
    if (group === undefined) return undefined
    found.push(group.listed)
    if (group.end >= text.length) return found
    const between = separatorAt(text, group.end)
    if (between === 0) return undefined
    at = group.end + between
  }
}

interface Group {
  readonly listed: Listed
  readonly end: number
}

function groupAt(text: string, start: number, isOpened: boolean, kinds: KindsOfThings): Group | undefined {
  const { count, isNumber, end: afterCount } = countAt(text, start)
  const noun = nounAt(text, afterCount, kinds)
  if (noun === undefined) return undefined
  link.lastIndex = noun.end
  const [between = ''] = link.exec(text) ?? []
  const listed =
    between === '' || (isNumber && count === 0) ? undefined : namesAt(text, noun.end + between.length, kinds)
  const isList = listed !== undefined && isListOf(listed.names, between, isOpened)
  const { names, end } = isList ? listed : { names: [], end: noun.end }
  const { type, isExact } = noun
  const counted = isNumber ? { count: count! } : {}
  if (names.length === 0)
    return isOpened && isNumber
      ? { listed: { type, isExact, ...counted, names, isWhole: count === 0 }, end: noun.end }
      : undefined
  if (isNumber && count !== names.length) return undefined
  const isWhole = noun.isKnown && (isNumber || !isOpened || /[:(]/.test(between))
  const found = { type, isExact, ...counted, names, isWhole }
  return { listed: found, end: between.endsWith('(') && text[end] === ')' ? end + 1 : end }
}

/** False for “The robots are free” and “there is a robot here”, which list no robot. */
function isListOf(names: readonly string[], between: string, isOpened: boolean): boolean {
  if (names.length === 0) return false
  if (/[:(]|named|called|namely/.test(between)) return true
  if (names.some(name => functionWords.has(name) && name !== 'a')) return false
  if (isOpened && between === ', ') return true
  const areShort = names.every(name => /\d/.test(name) || name.length === 1)
  return areShort && (isOpened || names.length > 1 || / (?:is|are) $/.test(between))
}

/** “c0 and c1 are cars”, “robby is a robot”. */
function declaredAs(text: string, kinds: KindsOfThings): Listed[] | undefined {
  const { names, end } = namesAt(text, 0, kinds)
  const verb = /^ (?:is an?|is the(?: only)?|are(?: the)?) /.exec(text.slice(end, end + 20))
  if (names.length === 0 || verb === null) return undefined
  const noun = nounAt(text, end + verb[0].length, kinds)
  if (noun === undefined || noun.end < text.length) return undefined
  const { type, isExact } = noun
  return [{ type, isExact, names, isWhole: noun.isKnown && verb[0].includes(' the ') }]
}

function countAt(
  text: string,
  at: number,
): { readonly count?: number; readonly isNumber: boolean; readonly end: number } {
  const word = /^(?:the following )?(?:(the|an?)|(\d{1,6})|([a-z]+)) /.exec(text.slice(at, at + 40))
  if (word === null) return { isNumber: false, end: at }
  const end = at + word[0].length
  if (word[1] !== undefined) return { isNumber: false, end }
  if (word[2] !== undefined) return { count: Number(word[2]), isNumber: true, end }
  const number = numbers.indexOf(word[3]!)
  return number < 0 ? { isNumber: false, end: at } : { count: number, isNumber: true, end }
}

function nounAt(
  text: string,
  at: number,
  { nouns, longest }: KindsOfThings,
): (Noun & { readonly end: number }) | undefined {
  let best: ReturnType<typeof nounAt>
  let end = at
  for (let words = 1; words <= longest; words++) {
    while (end < text.length && !' ,:;()'.includes(text[end]!)) end++
    const noun = nouns.get(text.slice(at, end))
    if (noun !== undefined) best = { ...noun, end }
    if (text[end] !== ' ') break
    end++
  }
  return best
}

const nameAt = /[^\s,;:()"']+/y

function namesAt(
  text: string,
  start: number,
  kinds: KindsOfThings,
): { readonly names: readonly string[]; readonly end: number } {
  const names: string[] = []
  let at = start
  let end = start
  for (;;) {
    nameAt.lastIndex = at
    const match = nameAt.exec(text)
    if (match === null) break
    names.push(match[0])
    end = at + match[0].length
    const between = separatorAt(text, end)
    if (between === 0 || beginsGroup(text, end + between, kinds)) break
    at = end + between
  }
  return { names, end }
}

function separatorAt(text: string, at: number): number {
  for (const each of ['; and ', ', and ', ' and ', '; ', ', ', ',']) if (text.startsWith(each, at)) return each.length
  return 0
}

/** True for a number or article with a noun, or a noun with a name: the next group, not another name of the list. */
function beginsGroup(text: string, at: number, kinds: KindsOfThings): boolean {
  const { end } = countAt(text, at)
  const noun = nounAt(text, end, kinds)
  if (noun === undefined) return false
  return end > at || (/[:( ]/.test(text[noun.end] ?? '') && separatorAt(text, noun.end) === 0)
}
