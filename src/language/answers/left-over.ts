// Parts of a sentence that no item accounts for: another object, or a further action. An answer that was read only in
// part is no answer.

import type { Span } from '#base/text'
import type { Item } from './items'
import { sameFor } from './discourse/phrases'
import type { Label } from './effect-labels'
import { lineIndex } from './labels'
import { type Doc, firstAcross, spanAt, spansAcross, spansWithin } from './lines'
import type { Choice } from './mention'
import { isBreak, type Names, pastRun, wordAt } from './names'
import { standingsOf } from './stance'
import type { ReadItem } from './reading'
import type { WordMeaning } from './worth'
import { fillers, stemOf } from './wordings'
import { renderAnswer } from './render-answer'

interface Word {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Maximum number of characters shown of the unread text. */
const MAX_SHOWN = 80

interface Gathered {
  /** All that were found in the response. */
  readonly items: readonly Item[]
  readonly meaning: WordMeaning
  /** All that `or` joins is asked for. */
  readonly either: boolean
  /** Of two lists: what labels them. */
  readonly labels?: readonly Label[]
}

/** The choice if its items account for their whole sentences; else no answer, with the read and the unread parts. */
export function readInFull(
  doc: Doc,
  names: Names,
  { items, meaning, either, labels = [] }: Gathered,
  choice: Choice,
): Choice {
  const { answer } = choice
  if (answer?.kind === 'item') {
    const item = items.find(({ from }) => from === answer.item.span.from)
    // Shown once more in full, nothing is left.
    const isWhole = items.some(
      one =>
        one !== item &&
        one.text === item?.text &&
        one.negated === item.negated &&
        (one.english !== true || behindItem(doc, names, items, one) === ''),
    )
    if (isWhole) return choice
    const left = item?.english === true ? behindItem(doc, names, items, item) : ''
    return left === ''
      ? choice
      : {
          answer: null,
          doubt: {
            text: `Only part of the text could be read, as ${renderAnswer(answer)}; “${left}” is left.`,
            others: [answer],
          },
        }
  }
  if (answer?.kind !== 'list' && answer?.kind !== 'two-lists') return choice
  const read = answer.kind === 'list' ? answer.items : [...answer.pos, ...answer.neg]
  const places = new Set(read.map(({ span }) => span.from))
  const english = items.filter(item => item.english === true && places.has(item.from))
  const open = (text: string): Choice => ({ answer: null, doubt: { text, others: [answer] } })
  if (!either && english.some(({ alternative }) => alternative === true))
    return open(`The text says “or” within ${renderAnswer(answer)}; nothing in it says which is meant.`)
  if (!either && answer.kind === 'two-lists' && isHedged(doc, answer.pos))
    return open(`The text says “or” within ${renderAnswer(answer)}; nothing in it says which is meant.`)
  const left =
    elidedEntry(doc, names, items, answer.kind === 'list' ? [read] : [answer.pos, answer.neg]) ??
    leftOver(doc, names, items, meaning, english) ??
    unreadLabelled(doc, names, items, labels) ??
    (english.length > 0 ? unreadNeighbour(doc, names, items, english, either) : undefined)
  return left === undefined
    ? choice
    : open(`Only part of the text could be read, as ${renderAnswer(answer)}; “${left}” is left.`)
}

const same = new RegExp(sameFor, 'g')

/** `(a b) can be done; the same holds for c`, and a fact after such words that is not in the list of the one before. */
function elidedEntry(
  doc: Doc,
  names: Names,
  items: readonly Item[],
  lists: readonly (readonly ReadItem[])[],
): string | undefined {
  const { low } = doc
  const texts = lists.map(list => new Set(list.map(({ text }) => text)))
  for (const { 0: cue, index: at } of low.matchAll(same)) {
    const last = items[spanAt(items, at) - 1]
    if (last === undefined) continue
    const end = at + low.slice(at).search(/[.;\n]|$/)
    const behind = low.slice(at + cue.length, end)
    const own = spansWithin(items, at, end)
    const isOpen =
      own.length > 0
        ? !/\b(?:is|are|becomes?|holds|no|can)\b/.test(behind) &&
          own.some(({ text }) => texts.some(list => list.has(last.text) && !list.has(text)))
        : !denies.test(low.slice(Math.max(last.to, at - REACH), at) + behind) &&
          wordsOutsideItems(doc, names, [], at, end).some(
            ({ text }) => !fillers.has(text) && names.object(text) !== undefined,
          )
    if (isOpen) return shown(doc.text.slice(at, end))
  }
  return undefined
}
/** Characters before such words in which a denial counts. */
const REACH = 300

/** `(a b) or (c d)` */
const isHedged = ({ low }: Doc, items: readonly { readonly span: Span }[]): boolean =>
  items.some(({ span }, i) => {
    const next = items[i + 1]?.span
    return (
      next !== undefined &&
      next.from - span.to < 16 &&
      /^["'*_`\])]{0,4},? or ["'*_`[(]{0,4}$/.test(low.slice(span.to, next.from))
    )
  })

/** `c0 is at l0` of “c0 is at l0 and on the ferry at the same time”: two facts at once. */
const together =
  /^["'*_\x60]{0,3},? and (?:not |also |being |is )?(?:on|at|in|inside|above|under|holding|empty|clear|with|painted)\b[^.;\n]{0,60}?\b(?:at the same time|simultaneously|at once)\b/

/** `from b3` right after what was read as `(pick-up b5)`; '' if nothing of that sort is there. */
function behindItem(doc: Doc, names: Names, items: readonly Item[], item: Item): string {
  const end = Math.min(
    doc.sentences[spanAt(doc.sentences, item.from)]?.to ?? doc.text.length,
    items[spanAt(items, item.to)]?.from ?? doc.text.length,
    item.to + MAX_DISTANCE_AFTER,
  )
  const both = together.exec(doc.low.slice(item.to, end))
  if (both !== null) return both[0].trim()
  const led = leads.exec(doc.low.slice(item.to, end))
  if (led === null) return ''
  const at = item.to + led[0].length
  const word = wordAt(doc.text, at, end, names)
  const object = word === undefined ? undefined : names.object(word.text)
  if (object === undefined || item.text.slice(1, -1).split(' ').includes(object)) return ''
  return doc.text.slice(item.to, word!.to).trim()
}
const leads =
  /^["'*_\x60]{0,4}\s(?:off of|on top of|from the top of|from|off|onto|on|into|in|at|to)\s(?:the\s)?(?:(?:block|car|location|room|package|tile|crate|cell|city|truck|airport|key|robot|ball|rover|waypoint)\s)?/
const MAX_DISTANCE_AFTER = 80

function leftOver(
  doc: Doc,
  names: Names,
  items: readonly Item[],
  meaning: WordMeaning,
  english: readonly Item[],
): string | undefined {
  const known = new Set(english.map(item => spanAt(doc.sentences, item.from)))
  for (const place of known) {
    const sentence = doc.sentences[place]
    if (sentence === undefined) continue
    const own = spansAcross(items, sentence.from, sentence.to)
    const words = wordsOutsideItems(doc, names, own, sentence.from, sentence.to)
    const named = new Set(own.flatMap(({ text }) => text.slice(1, -1).split(' ').slice(1)))
    const verbs = verbsOf(names, english[0]!.role!)
    const loose = words.filter((word, i) => {
      const object = names.object(word.text)
      if (object !== undefined) return word.text.length > 1 && !fillers.has(word.text) && !named.has(object)
      if (isLikeObject(names, word.text)) return true
      return verbs.has(stemOf(word.text)) && /^(?:it|them)$/.test(words[i + 1]?.text ?? '')
    })
    if (loose.length === 0) continue
    const mentions = [...own, ...loose].sort((a, b) => a.from - b.from)
    const standings = standingsOf(doc, mentions, meaning)
    const first = mentions.findIndex(
      (mention, i) => loose.includes(mention as Word) && standings[i]!.stance === 'given' && !standings[i]!.asked,
    )
    if (first >= 0) return clauseAt(doc, own, sentence, mentions[first]!)
  }
  return undefined
}

/** `c9` where there are `c0` to `c5`: written like the problem's objects, but none of them. */
function isLikeObject({ hints }: Names, word: string): boolean {
  let known = shapes.get(hints.objects)
  if (known === undefined) shapes.set(hints.objects, (known = new Set(Array.from(hints.objects, shapeOf))))
  return /\d/.test(word) && known.has(shapeOf(word))
}
const shapes = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()
const shapeOf = (name: string): string => name.replace(/\d+/g, '#')

/** Negations and marks that show that a row or a sentence gives nothing. */
const denies =
  /\b(?:unchanged|unaffected|same|remains?|stays?|still|not|no|cannot|never|nor|none|without|remov\w*|delet\w*|skip\w*)\b|n't|[✗✘❌✖☒]/u

/** A row like those that were read, or a sentence right next to one, that describes an action in words that were not read. */
function unreadNeighbour(
  doc: Doc,
  names: Names,
  items: readonly Item[],
  english: readonly Item[],
  either: boolean,
): string | undefined {
  const { role } = english[0]!
  const verbs = verbsOf(names, 'action')
  const isUnread = (from: number, to: number): boolean =>
    !denies.test(doc.low.slice(from, to)) &&
    firstAcross(items, from, to) === undefined &&
    wordsOutsideItems(doc, names, [], from, to).some(({ text }) => names.object(text) !== undefined)
  const known = new Set(english.map(({ from }) => lineIndex(doc.lines, from)))
  for (const place of known) {
    const line = doc.lines[place]!
    if (line.marker !== 'number' && line.marker !== 'dash') continue
    for (const next of [doc.lines[place - 1], doc.lines[place + 1]]) {
      if (next === undefined || next.marker !== line.marker || next.indent !== line.indent) continue
      const first = wordAt(doc.text, next.content, next.to, names)
      if (first === undefined) continue
      if (role === 'action' ? !verbs.has(stemOf(first.text)) : !isClaim(names, first.text)) continue
      if (isUnread(next.from, next.to)) return shown(doc.text.slice(next.content, next.to))
    }
  }
  if (!either) return undefined
  const sentences = new Set(english.map(({ from }) => spanAt(doc.sentences, from)))
  for (const place of sentences)
    for (const span of [doc.sentences[place - 1], doc.sentences[place + 1]]) {
      if (span === undefined || !isUnread(span.from, span.to)) continue
      const can = /\b(?:can|may|could)(?: also)?\s+([a-z-]+)/.exec(doc.low.slice(span.from, span.to))
      const objects = wordsOutsideItems(doc, names, [], span.from, span.to).filter(
        ({ text }) => names.object(text) !== undefined,
      )
      if (can !== null && verbs.has(stemOf(can[1]!)) && objects.length > 1)
        return shown(doc.text.slice(span.from, span.to))
    }
  return undefined
}

/** `hoist h is lifting crate c`: a row on an object, or on a kind of things. */
const isClaim = (names: Names, first: string): boolean =>
  names.object(first) !== undefined || names.hints.wordings?.()[0]?.nouns?.has(first) === true

/** `Positive effects: instrument1 is humming.`: a label with words on an object after it that were not read. */
function unreadLabelled(doc: Doc, names: Names, items: readonly Item[], labels: readonly Label[]): string | undefined {
  for (const [i, { to, sign, leads }] of labels.entries()) {
    if (!leads || (sign !== 'pos' && sign !== 'neg')) continue
    const line = doc.lines[lineIndex(doc.lines, to)]!
    const end = Math.min(line.to, labels[i + 1]?.from ?? line.to)
    const wording = doc.low.slice(to, end)
    if (denies.test(wording) || firstAcross(items, to, end) !== undefined) continue
    const words = wordsOutsideItems(doc, names, [], to, end)
    if (words.length > 2 && words.some(({ text }) => names.object(text) !== undefined))
      return shown(doc.text.slice(to, end).replace(/^[^\p{L}\p{N}(]+/u, ''))
  }
  return undefined
}

const shown = (text: string): string => {
  const plain = text.trim().replace(/[,;.\s]+$/, '')
  return plain.length > MAX_SHOWN ? `${plain.slice(0, MAX_SHOWN)}…` : plain
}

/** Words that begin actions. */
function verbsOf({ hints }: Names, role: string): ReadonlySet<string> {
  const found = new Set<string>()
  if (role !== 'action') return found
  for (const { elements, role: of } of hints.wordings?.() ?? [])
    if (of === 'action' && elements[0]?.kind === 'word') found.add(elements[0].stem)
  return found
}

/** The words of a part of the text that belong to no item. */
function wordsOutsideItems(doc: Doc, names: Names, items: readonly Item[], from: number, to: number): Word[] {
  const words: Word[] = []
  let next = 0
  for (let at = from; at < to; ) {
    while (next < items.length && items[next]!.to <= at) next++
    const item = items[next]
    if (item !== undefined && at >= item.from) {
      at = item.to
      continue
    }
    if (isBreak(doc.text[at]!)) {
      at++
      continue
    }
    const word = wordAt(doc.text, at, to, names)
    if (word !== undefined) words.push(word)
    at = word === undefined ? pastRun(doc.text, at, to) : Math.max(word.to, at + 1)
  }
  return words
}

/** What is between the items around a place. */
function clauseAt(
  { text }: Doc,
  items: readonly Item[],
  sentence: { readonly from: number; readonly to: number },
  { from }: { readonly from: number },
): string {
  const place = spanAt(items, from)
  const start = Math.max(sentence.from, items[place - 1]?.to ?? 0)
  const end = Math.min(sentence.to, items.slice(place).find(one => one.from > from)?.from ?? Infinity)
  const wording = text
    .slice(start, end)
    .trim()
    .replace(/^[,;\s]+|[,;.\s]+$/g, '')
  return wording.length > MAX_SHOWN ? `${wording.slice(0, MAX_SHOWN)}…` : wording
}
