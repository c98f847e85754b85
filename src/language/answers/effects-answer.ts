// Effects as the answer: which facts become true and which become false, shown by signs, labels, verbs, tables, JSON
// or, without any of them, by the order of two lists.

import { areBothEmpty, closeOf, isEmptyBehind, type Label, labelsOf, type Sign } from './effect-labels'
import { moodOf } from './discourse/moods'
import { edited } from './edits'
import { type Fact, factOf, withoutCorrected } from './effect-signs'
import type { Item } from './items'
import { lineIndex, type Region, regionsOf } from './labels'
import { type Doc, docOf, spanAt } from './lines'
import { type Choice, nothing } from './mention'
import { withCorrected } from './corrections'
import { readInFull } from './left-over'
import type { ReadItem } from './reading'
import { itemsOf, readItem, wanted } from './mentions'
import { Names } from './names'
import { noEffectsIn } from './no-effects'
import { nonesOf } from './none'
import { ambiguous } from './resolve'
import { statesIn } from './before-after'
import { underNot } from './under-not'
import { type Reader, type Sought, shapeOf } from './sought'
import { standingsOf } from './stance'
import type { WordMeaning } from './worth'

/** Reads what becomes true, and what becomes false. */
export const readEffects: Reader = (text, hints, sought) => {
  const doc = docOf(text, hints.prompt)
  const names = new Names(hints, shapeOf(sought, 'two-lists').sort)
  const all = itemsOf(doc, names)
  const items = wanted(all, 'fact')
  const found = withEdits(doc, items, sought.meaning, effectsIn(doc, items, sought))
  const mention = { items: all, meaning: sought.meaning, either: false, labels: labelsOf(doc, all) }
  return readInFull(doc, names, mention, withCorrected(doc, items, found))
}

/** Applies removals, additions and moves that follow the lists. */
function withEdits(doc: Doc, items: readonly Item[], meaning: WordMeaning, found: Choice): Choice {
  if (found.answer?.kind !== 'two-lists' || found.doubt !== null) return found
  const { pos, neg } = found.answer
  const all = [...pos, ...neg]
  if (all.length === 0) return found
  // A statement about a fact in prose after closed lists edits them.
  const close = doc.low.lastIndexOf(']')
  const listed = (items: readonly ReadItem[]): ReadItem[] =>
    close < 0 || all.every(({ span }) => span.from > close) ? [...items] : items.filter(({ span }) => span.to <= close)
  const lists = { pos: listed(pos), neg: listed(neg) }
  const entries = [...lists.pos, ...lists.neg]
  const from = entries.reduce((last, { span }) => Math.max(last, span.to), -Infinity)
  return edited(doc, items, lists, { entries, from, meaning, of: 'effects' }, found)
}

/** Two boxes, one for each list. */
function boxed(
  doc: Doc,
  items: readonly Item[],
  regions: readonly Region[],
  labels: readonly Label[],
): Choice | undefined {
  const boxes = regions
    .filter(({ at }) => doc.raw.startsWith('\\boxed', at) || doc.raw.startsWith('\\fbox', at))
    .slice(-2)
  const [first, second] = boxes
  if (first === undefined || second === undefined || second.from - first.to > 400) return undefined
  const lists = boxes.map(({ from, to }) => items.filter(item => item.from >= from && item.to <= to))
  const signOf = ({ from }: Region): Sign | undefined =>
    labels.filter(({ to, firm, sign }) => firm && sign !== undefined && to <= from + 1 && from - to < 40).at(-1)?.sign
  const signs = boxes.map(signOf)
  const isTurned = signs[0] === 'neg' && signs[1] === 'pos'
  if (lists[0]!.length + lists[1]!.length === 0 || (signs[0] === signs[1] && signs[0] !== undefined)) return undefined
  return byOrder(isTurned ? [lists[1]!, lists[0]!] : lists)
}

function effectsIn(doc: Doc, items: readonly Item[], { labels: named, meaning }: Sought): Choice {
  const regions = regionsOf(doc, named)
    .filter(({ own }) => own)
    .slice(-MAX_REGIONS)
  const labels = labelsOf(doc, items)
  const pair = boxed(doc, items, regions, labels)
  if (pair !== undefined) return pair
  for (let i = regions.length - 1; i >= 0; i--) {
    const found = inRegion(doc, items, labels, regions[i]!, meaning)
    if (found !== undefined) return found
  }
  const none = noEffectsIn(doc, items)
  if (none !== undefined) return { answer: { kind: 'two-lists', pos: [], neg: [], span: none }, doubt: null }
  const found = within(doc, items, labels, 0, doc.text.length, meaning)
  return found ?? (items.length === 0 && areBothEmpty(doc, labels) ? twoLists([]) : nothing)
}

/** Labels of the answer that are tried, from the last. */
const MAX_REGIONS = 5

/** A label of the answer: what follows it, to the end of the text, as long as it lists effects. */
function inRegion(
  doc: Doc,
  items: readonly Item[],
  labels: readonly Label[],
  region: Region,
  meaning: WordMeaning,
): Choice | undefined {
  const next = doc.text.length
  const own = items.filter(item => item.from >= region.from && item.from < next)
  if (own.length === 0) return undefined
  const first = own[0]!
  if (first.from > region.to + 400 && region.to - region.from > 3) return undefined
  const short = within(doc, items, labels, region.from, region.to, meaning)
  const long = within(doc, items, labels, region.from, next, meaning)
  if (short === undefined) return long
  if (long === undefined) return short
  // The region ends with its line; the second list may be below.
  return isWhole(short) ? short : long
}

const isWhole = ({ answer }: Choice): boolean =>
  answer?.kind === 'two-lists' && answer.pos.length > 0 && answer.neg.length > 0

function within(
  doc: Doc,
  items: readonly Item[],
  labels: readonly Label[],
  from: number,
  to: number,
  meaning: WordMeaning,
): Choice | undefined {
  const inside = items.filter(item => item.from >= from && item.to <= to)
  if (inside.every(item => isAsked(doc, item))) return undefined
  const standings = standingsOf(doc, inside, meaning)
  const own = labels.filter(label => label.from >= from - 1 && label.to <= to)
  const all: Fact[] = []
  let broken = -1
  inside.forEach((_, i) => {
    const fact = factOf(doc, inside, i, standings[i]!, own, broken, all.at(-1)?.own)
    broken = fact.broken
    all.push(fact)
  })
  const facts = withoutCorrected(all)
  // `Currently (a b) is true.`: no effects.
  if (
    own.every(({ leads, sign }) => !leads || sign === undefined) &&
    facts.every(({ item, own: sign }) => sign !== 'neg' && isBefore(doc, item))
  )
    return undefined
  const pairs = pairOf(doc, inside, own, from, to)
  if (pairs !== undefined) return byOrder(pairs)
  const states = statesIn(doc, inside, own)
  if (states !== undefined) return twoLists(states)
  const ways = underNot(doc.low, facts).map(way => bySigns(doc, way, own, from, to))
  if (ways.length > 1) return ambiguous(ways.flatMap(way => way?.answer ?? []))
  return ways[0] ?? byPlace(doc, inside, facts, from, to)
}

/** Uses the sign of each fact, and of the label above it; undefined if none has a sign. */
function bySigns(
  doc: Doc,
  facts: readonly Fact[],
  labels: readonly Label[],
  from: number,
  to: number,
): Choice | undefined {
  const labelled = labels.filter(label => label.firm && label.sign !== undefined)
  const signs = new Set(labelled.map(label => label.sign))
  const signed = facts.filter(fact => fact.own !== undefined || fact.under !== undefined)
  if (signs.size > 0 && signed.length > 0) return byLabels(doc, facts, labelled, from, to)
  if (facts.every(fact => fact.own === undefined)) return undefined
  const open = facts.filter(({ own: sign, itemStance }) => sign !== undefined || itemStance.stance === 'given')
  const marked = open.filter(
    (fact, i) => fact.own !== undefined || statesChange(doc, fact.item) || goesOn(doc, open[i - 1], fact),
  )
  const lone = open.some(({ own: sign }) => sign === 'pos')
  // Facts without a sign next to negated ones become true; next to signed ones they are left out.
  const formal = marked.every(({ item }) => item.negated)
  const inside = facts.map(({ item }) => item)
  const lists = formal ? listsIn(doc, inside, from, to) : []
  if (formal && lists.length >= 2) return byOrder(lists)
  return twoLists((lone && !formal ? marked : open).map(fact => [fact.item, fact.own ?? 'pos']))
}

/** By the order of lists or lines. */
function byPlace(
  doc: Doc,
  inside: readonly Item[],
  facts: readonly Fact[],
  from: number,
  to: number,
): Choice | undefined {
  const lists = listsIn(doc, inside, from, to)
  if (lists.length >= 2) return byOrder(from === 0 ? lists.slice(-2) : lists)
  const given = facts.filter(({ itemStance }) => itemStance.stance !== 'explained')
  const english = given.filter(one => one.item.english === true)
  if (lists.length === 1) return twoLists(lists[0]!.map(item => [item, item.negated ? 'neg' : 'pos']))
  if (english.length === given.length && given.length > 0)
    return twoLists(given.map(({ item }) => [item, item.negated ? 'neg' : 'pos']))
  const lines = linesWith(doc, inside)
  if (lines.length === 2) return byOrder(lines)
  // Preconditions, and facts in a truncated text, are not effects.
  const statedFacts = doc.cut === 'no' ? given.filter(({ item }) => !isPrecondition(doc, item)) : []
  if (statedFacts.length === 0) return undefined
  const found = twoLists(statedFacts.map(({ item }) => [item, 'pos']))
  if (!/\p{L}{2}/u.test(withoutItems(doc.text, inside, from, to))) return found
  return {
    answer: null,
    doubt: {
      text: 'Nothing in the text states which of its facts become true and which false.',
      others: [found.answer!],
    },
  }
}

function isAsked({ low, sentences }: Doc, { from }: Item): boolean {
  const sentence = sentences[spanAt(sentences, from)]
  return sentence !== undefined && moodOf(low, sentence) === 'asked'
}

/** Named in a sentence on what an action needs. */
function isPrecondition({ low, sentences }: Doc, { from }: Item): boolean {
  const sentence = sentences[spanAt(sentences, from)]
  return sentence !== undefined && needs.test(low.slice(sentence.from, sentence.to).slice(0, 600))
}
function isBefore({ low, sentences }: Doc, { from }: Item): boolean {
  const sentence = sentences[spanAt(sentences, from)]
  return sentence !== undefined && now.test(low.slice(sentence.from, sentence.to).slice(0, 400))
}
const now =
  /^[^\p{L}]*(?:the preconditions?|currently|initially|at (?:the moment|first|present)|right now|in the (?:current|initial|given) state|before(?: the action)?)\b(?![^.]*\b(?:becom|no longer|after|then|added|deleted|removed|false))/u
const needs =
  /\b(?:preconditions?|(?:have|has|need|needs) to (?:be true|hold|be satisfied)|must (?:be true|hold)|(?:is|are) (?:required|needed|a condition)|we need|needs?|requires?|current state|initial(?:ly)?|before the action)\b/

/** `c2 is now at l1`, `tile_3 becomes clear`: stated about what comes, whatever else the sentence marks. */
const statesChange = ({ low }: Doc, { english, from, to }: Item): boolean =>
  english === true &&
  /\b(?:now|becom(?:e|es|ing)|became|will|gets?|ends? up|turns?)\b/.test(low.slice(from, to)) &&
  !/\b(?:was|were|before|currently|must|requires?)\b/.test(low.slice(Math.max(0, from - 30), to))

/** `The robot is at a now, and a has been visited`: listed with what becomes true. */
const goesOn = ({ low }: Doc, before: Fact | undefined, { item }: Fact): boolean =>
  before?.own === 'pos' &&
  item.english === true &&
  /^(?: now)?,? and(?: (?:the|it|now))?\s$/.test(low.slice(before.item.to, item.from)) &&
  !/\b(?:was|were|before|currently)\b/.test(low.slice(item.from, item.to))

function twoLists(statements: readonly (readonly [Item, Sign])[]): Choice {
  const last = new Map(statements.map(([item, sign]) => [`${sign} ${item.text}`, { item, sign }]))
  const of = (wantedSign: 'pos' | 'neg') =>
    [...last.values()].filter(({ sign }) => sign === wantedSign).map(({ item }) => readItem(item))
  return { answer: { kind: 'two-lists', pos: of('pos'), neg: of('neg') }, doubt: null }
}

const byOrder = ([first, second]: readonly (readonly Item[])[]): Choice =>
  twoLists([
    ...first!.map(item => [item, item.negated ? 'neg' : 'pos'] as const),
    ...second!.map(item => [item, 'neg'] as const),
  ])

/** The last label of each sign that has something after it, and all that is signed by itself. */
function byLabels(
  doc: Doc,
  facts: readonly Fact[],
  labelled: readonly Label[],
  from: number,
  to: number,
): Choice | undefined {
  const nones = nonesOf(doc).filter(none => none.from >= from && none.to <= to)
  const end = endOfLists(doc, labelled, nones)
  const labelsOfFacts = new Set(facts.map(({ label }) => label))
  const lastOf = (sign: 'pos' | 'neg'): number => {
    let last = -1
    for (const label of labelled) {
      if (label.sign !== sign || label.from > end) continue
      if (labelsOfFacts.has(label.to) || isEmptyBehind(doc, label, nones)) last = label.to
    }
    return last
  }
  const last = { pos: lastOf('pos'), neg: lastOf('neg') }
  const isList = (label: number): boolean =>
    label >= 0 && /^["'*_`\s]{0,6}[:[=(]/.test(doc.text.slice(label, label + 10))
  const closed = isList(last.pos) && isList(last.neg)
  const statements: (readonly [Item, Sign])[] = []
  for (const { item, own, under, label, itemStance } of facts) {
    if (itemStance.struck === true || label > end) continue
    if (own === 'same') continue
    // `and also (a b)? No.`
    if (itemStance.stance === 'denied' && /^["'*_`]{0,3}\?/.test(doc.text.slice(item.to, item.to + 4))) continue
    // After the bracket that closes the list of its label, it is only mentioned.
    if (own === undefined && label >= 0 && item.from > closeOf(doc, label)) continue
    if ((under === 'pos' || under === 'neg') && label >= 0) {
      const sameRun = label === last[under] || (!closed && !isList(last[under]))
      if (!sameRun) continue
      if (itemStance.stance === 'explained' && own === undefined && item.english === true) continue
      // `Negative effects: (not (on c2))`, `Positive effects: ¬(on c2)`.
      statements.push([item, item.negated ? 'neg' : (own ?? under)])
    } else if (own !== undefined && !closed) statements.push([item, own])
  }
  return statements.length === 0 && last.pos < 0 && last.neg < 0 ? undefined : twoLists(statements)
}

/** `Negative effects: None. Although it deletes (a b), …`: what continues after a list that is empty is a remark. */
function endOfLists(
  { low, lines }: Doc,
  labelled: readonly Label[],
  nones: readonly { from: number; to: number }[],
): number {
  const last = labelled.filter(({ leads }) => leads).at(-1)
  const none = last === undefined ? undefined : nones.find(({ from }) => from >= last.to)
  if (last === undefined || none === undefined || none.from - last.to > 12) return low.length
  const line = lines[lineIndex(lines, last.from)]!
  const rest = low.slice(none.to, line.to)
  return /^["'*_`)\]]{0,4}[.;,(]?\s*(?:\(|although|though|even though|while|since|because|note|the action|it|this)/.test(
    rest,
  )
    ? none.to
    : low.length
}

/** Two lists in brackets, one right after the other and without labels: the asked form. */
function pairOf(
  doc: Doc,
  items: readonly Item[],
  labels: readonly Label[],
  from: number,
  to: number,
): Item[][] | undefined {
  const part = withoutItems(doc.text, items, from, to)
  const gap = /\][\s"'`*_$]{0,6}(?:,|and|;)?[\s"'`*_$]{0,6}\[/g
  let last: number | undefined
  for (let match = gap.exec(part); match !== null; match = gap.exec(part)) {
    last = from + match.index
    gap.lastIndex = match.index + match[0].length - 1
  }
  if (last === undefined) return undefined
  const open = from + part.lastIndexOf('[', last - from)
  const second = from + part.indexOf('[', last - from)
  const close = part.indexOf(']', second - from) + from
  if (open < from || labels.some(label => label.firm && label.to > open - 30 && label.from < second)) return undefined
  const end = close < second ? to : close
  const first = items.filter(item => item.from > open && item.to <= last!)
  const rest = items.filter(item => item.from > second && item.to <= end)
  return first.length + rest.length === 0 ? undefined : [first, rest]
}

/** A part of a text with blanks in place of its items, because their names may contain brackets. */
function withoutItems(text: string, items: readonly Item[], from: number, to: number): string {
  let part = ''
  let at = from
  for (const item of items) {
    part += text.slice(at, item.from) + ' '.repeat(item.to - item.from)
    at = item.to
  }
  return part + text.slice(at, to)
}

/** The innermost `[…]` that hold facts only, or nothing. */
function listsIn({ text }: Doc, items: readonly Item[], from: number, to: number): Item[][] {
  const lists: Item[][] = []
  let open = -1
  let next = 0
  for (let at = from; at < to; at++) {
    while (next < items.length && items[next]!.to <= at) next++
    const item = items[next]
    if (item !== undefined && at >= item.from) {
      at = item.to - 1
      continue
    }
    if (text[at] === '[') open = at
    if (text[at] !== ']' || open < 0) continue
    const inner = text.slice(open + 1, at)
    const own: Item[] = []
    for (let i = spanAt(items, open); i < items.length && items[i]!.to <= at; i++) own.push(items[i]!)
    if (own.length > 0 || inner.trim() === '' || /^\W*none\W*$/i.test(inner.slice(0, 40))) lists.push(own)
    open = -1
  }
  const rest = open < 0 ? [] : items.filter(one => one.from > open && one.to <= to)
  return rest.length > 0 ? [...lists, rest] : lists
}

/** The facts of each line that has some, where those lines are all there is. */
function linesWith({ lines, text }: Doc, items: readonly Item[]): Item[][] {
  const found = new Map<number, Item[]>()
  for (const item of items) {
    const place = lineIndex(lines, item.from)
    const own = found.get(place)
    if (own === undefined) found.set(place, [item])
    else own.push(item)
  }
  const pure = [...found].every(([place, own]) => {
    const line = lines[place]!
    return !/\p{L}/u.test(withoutItems(text, own, Math.min(line.content, own[0]!.from), line.to))
  })
  return pure ? [...found.values()] : []
}
