// What each fact of a response states about itself, by its sign, its words or its row, and by the label above it.

import { type Label, signOfWords, type Sign } from './effect-labels'
import type { Item } from './items'
import { lineIndex } from './labels'
import { type Doc, spanAt } from './lines'
import { columnHead } from './rows'
import type { ItemStance } from './standing'

export interface Fact {
  readonly item: Item
  readonly itemStance: ItemStance
  /** Reported by its own sign, row or verb. */
  readonly own: Sign | undefined
  /** By the label in force. */
  readonly under: Sign | undefined
  /** The label's place; -1 without. */
  readonly label: number
  /** The label that no longer describes anything; -1. */
  readonly broken: number
}

const signBefore = /(?:^|[\s[,;(|`*"'{:])([+-]|\\u2212|➕|➖|−|add|del)["'*_`\s]{0,3}$/u
const truePattern =
  /^["'*_`\s]{0,4}(?:[:=|→⇒∈—–[-]|->|=>|\()?["'*_`|\s]{0,4}(?:(?:is|are|will be|gets|has been|was|becomes?|turns?|goes|changes?|now|newly|also|therefore|thus|then|will|it|which|starts?|from|false|to|set|an?)\s){0,5}["'*_`]{0,3}(true|holds?|added|add|adds|positive|pos|gained|established|now true|yes|t\b|\+|becomes|achieved|new|created|now|made true|✓|✔|✅)(?![\p{L}])(?!\s?(?:->|→|=>|to)\s?false)/u
const falsePattern =
  /^["'*_`\s]{0,4}(?:[:=|→⇒∈—–[-]|->|=>|\()?["'*_`|\s]{0,4}(?:(?:is|are|will be|gets|has been|was|becomes?|turns?|goes|changes?|now|newly|also|therefore|thus|then|will|does|it|which|no|from|true|to|set|stops?|ceases?|being|holding|an?)\s){0,5}["'*_`]{0,3}(false|removed?|deleted?|del|deletes|negative|neg|lost|no longer|longer|negated|not (?:true|hold|anymore)|not\b|isn't|ceases?|stops?|f\b|✗|✘|❌|made false|-(?=["'*_`|\s)]*(?:$|\n|\||,|;)))(?![\p{L}])(?!\s?(?:->|→|=>|to)\s?true)/u
const beforeAfter = String.raw`^["'}\s,]{0,6}["']?(?:before|was|old|from)["']?\s?:\s?["']?(false|true)["']?\s?,\s?["']?(?:after|now|new|to)["']?\s?:\s?["']?(false|true)`
const fieldPattern = new RegExp(beforeAfter, 'u')
const staysSo =
  /^["'*_`|:\s]{0,6}(?:true["'*_`|\s]{0,5}(?:->|→|=>|⇒|\|)["'*_`|\s]{0,5}true|false["'*_`|\s]{0,5}(?:->|→|=>|⇒|\|)["'*_`|\s]{0,5}false)|^["'*_`|:\s]{0,6}(?:is|was) (?:already )?(?:true|false) (?:before )?and (?:stays|remains|still is)\b|^["'*_`|:\s]{0,6}(?:(?:is|are|was|were)\s)?(?:also\s)?(?:unchanged|not affected|unaffected|not changed|remains?|stays?|still|no change|(?:do|does) not change)\b/u
/** `was true and is now false`. */
const wasThen =
  /^["'*_`|:\s(–—-]{0,8}(?:(?:it|which|this)\s)?(?:was|were|had been|used to be|previously|before|initially)[:\s]\s?(?:previously\s|initially\s|originally\s)?(?:true|false)\b[^.;()]{0,20}\b(?:is|are|becomes?|became|turns?|turned|now|will be|after|afterwards)[:\s]\s?(?:now\s)?(true|false|no longer|not)\b/u
const no = '(?:false|f|0)'
const yes = '(?:true|t|1)'
/** `false → true`, `0 → 1`, `goes from f to t`, `false becomes true`. */
const turns = (from: string, to: string): RegExp =>
  new RegExp(
    String.raw`^["'*_\x60|:=\s]{0,6}(?:(?:is|are|was|were|(?:change|switch|flip|turn|move|transition|toggle|swap)(?:e?s|d|ed|ped)?|goe?s?|went|both|all|each|respectively|from|becomes?)\s){0,4}${from}["'*_\x60|\s]{0,5}(?:->|→|=>|⇒|\||\b(?:to|becomes?|turns?|turns? into|changes? to)\b)["'*_\x60|\s]{0,5}${to}(?![\p{L}\p{N}])`,
    'u',
  )
const turnsTrue = turns(no, yes)
const turnsFalse = turns(yes, no)

/** Characters from the beginning of a line to the fact behind its bullet. */
const MAX_BULLET = 400

/** One fact; `broken` is the label that the previous fact had left, `word` the sign written at that fact. */
export function factOf(
  doc: Doc,
  items: readonly Item[],
  i: number,
  itemStance: ItemStance,
  labels: readonly Label[],
  broken: number,
  word?: Sign,
): Fact {
  const { low, lines, sentences } = doc
  const item = items[i]!
  const line = lines[lineIndex(lines, item.from)]!
  const before = low.slice(Math.max(line.from, item.from - 24), item.from)
  const next = items[i + 1]
  const end = Math.min(next?.from ?? low.length, line.to, item.to + 90)
  const place = spanAt(labels, item.from) - 1
  const other = labels[place + 1]
  const stop = other?.leads === true && other.sign !== undefined ? Math.min(end, other.from) : end
  const behind = low.slice(item.to, Math.max(item.to, stop))
  const label = place >= 0 ? labels[place] : undefined
  const reach = label !== undefined && label.to !== broken && reaches(doc, items, label, item, i)
  const fields = fieldPattern.exec(behind)
  let own: Sign | undefined
  // A dash after a label is no sign.
  const dashed = label !== undefined && /^["'*_`\s]{0,6}[-–—−]["'*_`\s]{0,6}$/.test(low.slice(label.to, item.from))
  const sign = dashed ? undefined : signBefore.exec(before)?.[1]
  const bulletMinus =
    sign === '-' &&
    item.from - line.from < MAX_BULLET &&
    /(?:^|\n)[\s>]*-\s+["'*_`]*$/.test(low.slice(Math.max(0, line.from - 1), item.from))
  const column = signOfWords(columnHead(doc, item.from))
  const cells = twoCells(behind)
  if (isPast(low, item)) own = 'neg'
  else if (item.negated || /\b(?:not|nor(?: that)?(?: the)?)\s+["'`*]*$/.test(before)) own = 'neg'
  else if (column !== undefined) own = column
  else if (staysSo.test(behind) || isAlready(low, item) || isRestored(low, items, i)) own = 'same'
  else if (sign === '+' || sign === '➕' || sign === 'add') own = 'pos'
  else if (sign !== undefined && (!bulletMinus || hasPlusBullets(doc))) own = 'neg'
  else if (
    /\bso (?:do|does|are|is)\s[^.;]*$/.test(low.slice(Math.max(line.from, item.from - 80), item.from)) &&
    word !== undefined
  )
    own = word
  else if (cells !== undefined) own = cells.before === cells.after ? 'same' : cells.after ? 'pos' : 'neg'
  else if (wasThen.test(behind)) own = wasThen.exec(behind)![1] === 'true' ? 'pos' : 'neg'
  else if (turnsTrue.test(behind)) own = 'pos'
  else if (turnsFalse.test(behind)) own = 'neg'
  else if (fields !== null) own = fields[1] === fields[2] ? 'same' : fields[2] === 'true' ? 'pos' : 'neg'
  else if (falsePattern.test(behind)) own = 'neg'
  else if (truePattern.test(behind)) own = 'pos'
  else own = exchanged(low, items, i)
  own ??= sharedSign(low, items, i, sentences[itemStance.sentence]?.to ?? low.length)
  return {
    item,
    itemStance,
    own,
    under: reach ? label!.sign : undefined,
    label: reach && label!.sign !== undefined ? label!.to : -1,
    broken: label !== undefined && !reach ? label.to : -1,
  }
}

/** `| (a b) | T | F |`: before, and after. */
function twoCells(behind: string): { before: boolean; after: boolean } | undefined {
  const match =
    /^["'*_`\s]{0,6}\|\s*(t|f|true|false|yes|no|1|0|✓|✔|✅|✗|✘|❌)["'*_`\s]*\|\s*(t|f|true|false|yes|no|1|0|✓|✔|✅|✗|✘|❌)["'*_`\s]*(?:\||$)/u.exec(
      behind,
    )
  if (match === null) return undefined
  const holds = (cell: string): boolean => /^(?:t|true|yes|1|✓|✔|✅)$/u.test(cell)
  return { before: holds(match[1]!), after: holds(match[2]!) }
}

/** `l1 has been visited already` */
const isAlready = (low: string, { english, from, to }: Item): boolean =>
  english === true && /\balready\b/.test(low.slice(Math.max(0, from - 9), to + 9))

/** `The ferry was at l1 and is now …` */
const isPast = (low: string, { english, from, to }: Item): boolean =>
  english === true &&
  /\b(?:was|were)\b/.test(low.slice(from, to)) &&
  /^[,\s]{1,3}(?:and|but)\s(?:(?:it|they)\s)?(?:is|are)\snow\b/.test(low.slice(to, to + 24))

/**
 * `from (a b) to (c d)`, `(a b) is replaced by (c d)`, `(c d) instead of (a b)`: the deleted fact and the added one.
 */
function exchanged(low: string, items: readonly Item[], i: number): Sign | undefined {
  const between = (j: number): string => {
    const [one, other] = [items[j], items[j + 1]]
    return one === undefined || other === undefined ? '' : low.slice(one.to, other.from).slice(0, 60)
  }
  const isFrom = (j: number): boolean =>
    /\bfrom\s["'*_`]{0,4}$/.test(low.slice(Math.max(0, items[j]!.from - 12), items[j]!.from)) &&
    /^["'*_`\s]{0,4}to\s["'*_`]{0,4}$/.test(between(j))
  if (goes.test(between(i)) || isFrom(i) || comes.test(between(i - 1))) return 'neg'
  return comes.test(between(i)) || (i > 0 && (goes.test(between(i - 1)) || isFrom(i - 1))) ? 'pos' : undefined
}
const goes =
  /^["'*_`\s]{0,4}(?:(?:is|gets|was|has been|are|will be)\s)?(?:replaced (?:by|with)|turns into|changes (?:in)?to|gives way to)\s["'*_`]{0,4}$/
const comes =
  /^["'*_`\s]{0,4}(?:(?:now\s)?(?:holds?|is true|is now true|becomes true)\s)?(?:now\s)?(?:instead of|rather than|in place of|replaces)\s["'*_`]{0,4}$/

/** `(a) and (b) are deleted and added again`. */
function isRestored(low: string, items: readonly Item[], i: number): boolean {
  let j = i
  while (
    j + 1 < items.length &&
    j < i + 8 &&
    /^["'*_`\s]{0,6}(?:,|and|,\s{0,3}and|&)["'*_`\s]{1,6}$/.test(low.slice(items[j]!.to, items[j + 1]!.from))
  )
    j++
  const { to } = items[j]!
  const behind = low.slice(to, Math.min(items[j + 1]?.from ?? low.length, to + 90)).split('\n')[0]!
  return restored.test(behind)
}
const restored = /^[^.;]*\b(?:deleted|removed)\b[^.;]{0,40}\b(?:re-?added|added (?:again|back)|restored)\b/

/** `(a) and (b) become true`: what the sentence states about the last holds for those joined to it. */
function sharedSign(low: string, items: readonly Item[], i: number, to: number): Sign | undefined {
  for (let j = i; j < Math.min(items.length - 1, i + 12); j++) {
    const gap = low.slice(items[j]!.to, items[j + 1]!.from)
    if (
      items[j + 1]!.from > to ||
      !/^["'*_`\s]*(?:,|and|,\s*and|&)["'*_`\s]*(?:the |that )?(?:[a-z]{1,12} )?["'*_`]*$|^ {1,3}$/.test(gap)
    )
      return undefined
    const last = items[j + 1]!
    const end = items[j + 2]?.from ?? low.length
    const behind = low.slice(last.to, Math.min(end, last.to + 90)).split('\n')[0]!
    if (turnsTrue.test(behind)) return 'pos'
    if (turnsFalse.test(behind)) return 'neg'
    // `makes (a) and (b) true`
    const made = /^["'*_`\s]{0,4}(true|false)\b/.exec(behind)?.[1]
    if (made !== undefined) return made === 'true' ? 'pos' : 'neg'
    if (!/^["'*_`\s]{0,4}(?:are|become|will|hold|get|cease|no|were|stop|turn|both|all)\b/.test(behind)) continue
    const plain = behind.replace(/^(["'*_`\s]{0,4})(?:both|all)\s/, '$1')
    if (
      /^["'*_`\s]{0,4}(?:(?:are|become|will|get|cease|no|were|stop|turn|be|now|to|also)\s){0,5}(?:false|removed|deleted|longer|hold(?:ing)? no|lost|not)\b/.test(
        plain,
      ) ||
      /cease|stop|no longer/.test(plain.slice(0, 24))
    )
      return 'neg'
    if (
      /^["'*_`\s]{0,4}(?:(?:are|become|will|get|turn|be|now|also|then)\s){0,5}(?:true|hold|added|established|positive)\b/.test(
        plain,
      )
    )
      return 'pos'
    return undefined
  }
  return undefined
}

/** Does the response mark lines with `+`, so that `-` is no bullet? */
const plusMarks = new WeakMap<Doc, boolean>()
function hasPlusBullets(doc: Doc): boolean {
  let known = plusMarks.get(doc)
  if (known === undefined) plusMarks.set(doc, (known = findPlusBullets(doc)))
  return known
}

const findPlusBullets = ({ low }: Doc): boolean => /(?:^|\n)[\s>]*\+\s*["'*_`]*[(a-z]/.test(low)

/** Is a label still in force at a fact? */
function reaches({ text, low, lines }: Doc, items: readonly Item[], label: Label, item: Item, i: number): boolean {
  if (!label.firm) return false
  const between = text.slice(label.to, item.from)
  if (between.length > 3_000) return false
  const previous = items[i - 1]
  const inSection = previous !== undefined && previous.from >= label.to
  const gap = inSection ? text.slice(previous.to, item.from) : between
  if (!inSection) return !/\n\s*\n\s*\n/.test(gap)
  if (!/\n[ \t]*\n/.test(gap)) {
    const line = lines[lineIndex(lines, item.from)]!
    const sameLine = previous.from >= line.from
    // A sentence after a closed list describes other things.
    if (sameLine && /[\])][^[(]*[.;]\s+[A-Z]/.test(text.slice(previous.to - 1, item.from))) return false
    if (
      !sameLine &&
      line.marker === 'none' &&
      /[\p{L}]{2}/u.test(low.slice(line.content, item.from)) &&
      !/^\W*[(\w-]+\W*$/u.test(low.slice(line.content, item.from))
    )
      return false
    return true
  }
  // After an empty line only rows of the same list go on.
  const line = lines[lineIndex(lines, item.from)]!
  const before = lines[lineIndex(lines, previous.from)]!
  return line.marker !== 'none' && line.marker === before.marker
}

/** `Wait, (a b) becomes false.`: without the fact that was listed as becoming true. */
export function withoutCorrected(facts: readonly Fact[]): Fact[] {
  const kept: Fact[] = []
  const later = new Map<string, Set<Sign>>()
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i]!
    const { item, own, under, itemStance } = fact
    const signs = later.get(item.text)
    const sign = own ?? under
    if (signs === undefined || (signs.size === 1 && sign !== undefined && signs.has(sign))) kept.push(fact)
    if (!itemStance.corrects || own === undefined) continue
    if (signs === undefined) later.set(item.text, new Set([own]))
    else signs.add(own)
  }
  return kept.reverse()
}
