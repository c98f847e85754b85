// Groups of items: a list in brackets, rows of a table, entries one a line, a run in a sentence; each with
// the words over it and whether its own row retracts it.

import type { Span } from '#base/text'
import type { Item } from './items'
import { lineIndex } from './labels'
import { type Doc, type Line, spanAt } from './lines'
import { lastCell, readsYes } from './rows'
import { standingsOf } from './stance'
import type { ItemStance } from './standing'
import type { WordMeaning } from './worth'

export interface Group extends Span {
  /** What it lists, without entries that are retracted. */
  readonly items: readonly Item[]
  /** With those. */
  readonly all: readonly Item[]
  readonly shape: 'brackets' | 'rows' | 'run'
  /** The words right over or before it, in lower case. */
  readonly head: string
  /** Its stance in a sentence of prose. */
  readonly itemStance: ItemStance
  /** Every entry was judged by its row. */
  readonly judged: boolean
}

/** A list that repeats until its text is cut off has all that it would have. */
export const isLoop = (items: readonly { readonly text: string }[]): boolean =>
  new Set(items.map(({ text }) => text)).size * 2 < items.length

/** For comparison. */
export const joined = (items: readonly { readonly text: string }[]): string => items.map(({ text }) => text).join()

/** `I listed (a b), yet …`: nothing is stated about the last entry, and something against it. */
export const isObjected = (low: string, { itemStance, to }: Group): boolean =>
  !itemStance.strong && objection.test(low.slice(to, to + 80))
const objection = /^["'*_`)]{0,4}[^.;:\n(]{0,40},? \b(?:yet|but|however|though|although)\b/

/** The groups of a response in order. Linear in text and items. */
export function groupsOf(doc: Doc, items: readonly Item[], meaning: WordMeaning): Group[] {
  const standings = standingsOf(doc, items, meaning)
  const entries = items.map((_, i) => entryOf(doc, items, i, standings[i]!))
  const groups: Group[] = []
  for (let i = 0; i < entries.length; ) {
    const end = endOfGroup(doc, entries, i)
    const group = groupOf(doc, entries.slice(i, end))
    if (group !== undefined) groups.push(group)
    i = end
  }
  return groups
}

interface ListedItem {
  readonly item: Item
  readonly itemStance: ItemStance
  readonly line: Line
  readonly lineNumber: number
  /** Begins its row, or is the only item of a row with a bullet. */
  readonly leads: boolean
  /** The list in square brackets that holds it: where that opens; -1 for none. */
  readonly bracket: number
  /** What the row states after it: it belongs, it does not. */
  readonly mark: boolean | undefined
}

function entryOf(doc: Doc, items: readonly Item[], i: number, itemStance: ItemStance): ListedItem {
  const { lines, text } = doc
  const item = items[i]!
  const lineNumber = lineIndex(lines, item.from)
  const line = lines[lineNumber]!
  const previous = items[i - 1]
  const next = items[i + 1]
  const firstOfLine = previous === undefined || previous.to <= line.from
  const before = text.slice(firstOfLine ? line.content : previous!.to, item.from)
  const short =
    /^[^\p{L}\p{N}]*(?:(?:step|move|action|candidate|option|a|s)?\s?#?\d{0,4}\s?[.):=-]*|action|name|\{?\s*"(?:action|name|fact|step)"\s?:)?[^\p{L}\p{N}\n]*$/iu
  const only = firstOfLine && (next === undefined || next.from >= line.to)
  const bulleted = line.marker === 'number' || line.marker === 'dash' || line.marker === 'table'
  // `- Boarding: (a b), (c d)`
  const labelled = bulleted && line.marker !== 'table' && bulletLabel.test(before)
  const leads = firstOfLine && (item.from <= line.content || short.test(before) || (only && bulleted) || labelled)
  return {
    item,
    itemStance,
    line,
    lineNumber,
    leads,
    bracket: -1,
    mark: markOf(doc, line, item, next, leads),
  }
}

const bulletLabel = /^[^.,;:()\n]{1,40}:["'*_`\s]{0,6}$/

/** What a row states about its entry: a check box, a cell, a mark, a word after a colon or at its end after an arrow. */
function markOf(doc: Doc, line: Line, item: Item, next: Item | undefined, leads: boolean): boolean | undefined {
  const { low } = doc
  if (line.checked !== undefined) return line.checked
  if (line.marker === 'table') return lastCell(doc, item.from)?.yes
  const end = next !== undefined && next.from < line.to ? next.from : line.to
  const behind = low.slice(item.to, Math.min(end, item.to + 300))
  // `{"(a b)": true, "(c d)": false}`
  const field = /^["'`]{1,3}\s?:\s?(true|false|"yes"|"no"|1\b|0\b)/.exec(behind)?.[1]
  if (field !== undefined) return /true|yes|1/.test(field)
  if (!leads) return undefined
  const lead = low.slice(line.from, item.from)
  if (/^[^\p{L}\p{N}]*[✗✘❌✖☒]/u.test(lead)) return false
  if (/^[^\p{L}\p{N}]*[✓✔✅☑]/u.test(lead)) return true
  const concluded = /(?:→|⇒|->|=>)\s*(?:so\s|therefore\s)?([^→⇒>]{1,60})$/.exec(behind.trimEnd())?.[1]
  const last = concluded === undefined ? undefined : readsYes(concluded)
  if (last !== undefined) return last
  const match =
    /^["'*_`\s]{0,6}(?:[:=→⇒—–-]|->|=>|\(|\[|\?|,|is\b|isn't\b|are\b|was\b|cannot\b|can\b)["'*_`\s]{0,4}(.*)$/su.exec(
      behind,
    )
  if (/^isn't|^cannot/.test(behind.trim())) return false
  const words = match?.[1] ?? (/^\s*(?:[✓✔✅☑✗✘❌✖☒]|ok\b|not ok\b|no\b|yes\b)/u.test(behind) ? behind : undefined)
  return words === undefined ? undefined : readsYes(words)
}

/** The end of the list that begins at an entry. */
function endOfGroup(doc: Doc, entries: readonly ListedItem[], i: number): number {
  const { text } = doc
  const first = entries[i]!
  const open = openBracket(text, first.item.from)
  let end = i + 1
  if (open >= 0) {
    while (end < entries.length && isTight(text.slice(entries[end - 1]!.item.to, entries[end]!.item.from))) end++
    return end
  }
  if (first.leads) {
    let last = first
    for (; end < entries.length; end++) {
      const next = entries[end]!
      const gap = text.slice(last.item.to, next.item.from)
      if (next.lineNumber === last.lineNumber) {
        if (isTight(gap)) {
          last = next
          continue
        }
        if (addsMore.test(gap)) break
        // A remark in the row.
        last = { ...next, leads: true, line: last.line, item: next.item }
        continue
      }
      if (!next.leads || openBracket(text, next.item.from) >= 0) {
        // Deeper lines explain the entry above them.
        if (next.line.indent > first.line.indent && !next.line.code) {
          last = { ...next, line: last.line }
          continue
        }
        break
      }
      if (!follows(doc, first.line, last.lineNumber, next)) break
      // `Option 2: (a b) (c d)`: a list of its own.
      if (
        entries[end + 1]?.lineNumber === next.lineNumber &&
        optionHead.test(text.slice(next.line.from, next.item.from))
      )
        break
      last = next
    }
    return end
  }
  const sentence = first.itemStance.sentence
  while (end < entries.length) {
    const next = entries[end]!
    const sameRun = isTight(text.slice(entries[end - 1]!.item.to, next.item.from))
    const sameSentence = next.itemStance.sentence === sentence && next.lineNumber === first.lineNumber
    if (openBracket(text, next.item.from) >= 0) break
    const gap = text.slice(entries[end - 1]!.item.to, next.item.from)
    if (!isTight(gap) && turnsToList.test(gap)) break
    if (next.leads && next.lineNumber !== entries[end - 1]!.lineNumber && !sameRun) break
    if (!sameRun && !(sameSentence || next.itemStance.sentence === entries[end - 1]!.itemStance.sentence)) break
    end++
  }
  return end
}

const optionHead =
  /^[^\p{L}\p{N}]*(?:option|plan|version|alternative|candidate|attempt|solution|choice)\s+#?[\da-h]\b/iu

/** After a list: what was left out of it. */
const addsMore = /[.;]\s[^.]*\b(?:forgot|forgotten|missed|overlooked|left out)\b/i

/** Between items of a sentence: what follows is another list. */
const turnsToList =
  /\b(?:plan|answer|list|sequence|left|remain\w*|gets?|gives?|result\w*|leaves?|leaving|becomes?|yields?)\b[^()]{0,80}$|;|\.\s/i

const MAX_BETWEEN = 6

/** Is a row the next of the list: same bullets, no heading or prose in between? */
const comment = /^\s*(?:;|#|\/\/|--)/

function follows({ lines, text }: Doc, first: Line, last: number, next: ListedItem): boolean {
  const pair = `${first.marker} ${next.line.marker}`
  const mixed = pair === 'none dash' || pair === 'dash none'
  if (mixed) return next.lineNumber === last + 1
  if (next.line.marker !== first.marker || next.lineNumber - last > MAX_BETWEEN + 12) return false
  if (next.line.indent > first.indent + 1) return true
  if (next.line.number === 1 && first.number !== undefined && lines[last]!.number !== 0) return false
  for (let i = last + 1; i < next.lineNumber; i++) {
    const line = lines[i]!
    if (line.blank) {
      if (first.marker === 'none' && i === last + 1) continue
      continue
    }
    if (line.code && comment.test(text.slice(line.from, Math.min(line.to, line.from + 40)))) continue
    if (line.indent > first.indent && first.marker !== 'none') continue
    if (line.marker === 'table' && first.marker === 'table') continue
    return false
  }
  return true
}

const tight =
  /^(?:[\s,;.:&+∧*_`"'[\]{}()|>→➔⇒$\\-]|\d{1,4}[.):]|\b(?:and|then|or|followed by|json|pddl|lisp|action|name|predicate|fact|as well as|also|step|finally|true|false)\b|<\/?\w{1,10}>){0,160}$/iu
const isTight = (gap: string): boolean =>
  gap.length <= 160 && tight.test(gap) && !/\][^\]]*\[/.test(gap) && !/\n\s*\n/.test(gap)

/** Where a square bracket opens right before a place; -1. */
function openBracket(text: string, at: number): number {
  let i = at - 1
  while (i >= 0 && at - i < 12 && /[\s"'`*_]/.test(text[i]!)) i--
  return i >= 0 && text[i] === '[' && !isLoneRow(text, i) ? i : -1
}

const LONGEST_ROW = 200

/** `- [(a b)]` next to another such line: rows, no lists. */
function isLoneRow(text: string, open: number): boolean {
  // Longer lines are not such rows and are not searched.
  const start = Math.max(0, open - LONGEST_ROW)
  const near = text.slice(start, open + LONGEST_ROW)
  const from = start + near.lastIndexOf('\n', open - start) + 1
  const end = near.indexOf('\n', open - start)
  const to = end < 0 ? start + near.length : start + end
  if (to - from > LONGEST_ROW || !loneRow.test(text.slice(from, to))) return false
  const next = text.slice(to + 1, to + 201).split('\n')[0]!
  const before = text
    .slice(Math.max(0, from - 201), Math.max(0, from - 1))
    .split('\n')
    .at(-1)!
  return loneRow.test(next) || loneRow.test(before)
}
const loneRow = /^[\s\d.)*•-]{0,12}\[\s*["'`]?\([^()[\]]*\)["'`]?\s*\][\s,;.]*$/

function groupOf(doc: Doc, entries: readonly ListedItem[]): Group | undefined {
  const first = entries[0]!
  const last = entries.at(-1)!
  const { text } = doc
  const open = openBracket(text, first.item.from)
  const rows = entries.filter(({ leads }) => leads)
  const shape = open >= 0 ? 'brackets' : first.leads && rows.length > 0 ? 'rows' : 'run'
  const isEntry = principals(doc, entries, shape)
  const principal = entries.filter((_, i) => isEntry[i])
  // Next to lines without a mark, a minus means removal.
  const mixed = new Set(rows.map(({ line }) => line.marker))
  const isOut = ({ line }: ListedItem): boolean =>
    shape === 'rows' &&
    mixed.size === 2 &&
    mixed.has('none') &&
    mixed.has('dash') &&
    doc.text[line.from + line.indent] === '-'
  const kept = principal.filter(one => !isOut(one) && belongs(one, shape, principal))
  return {
    from: open >= 0 ? open : first.item.from,
    to: last.item.to,
    items: kept.map(({ item }) => item),
    all: principal.map(({ item }) => item),
    shape,
    head: headOf(doc, open >= 0 ? open : first.item.from, first),
    itemStance: first.itemStance,
    judged: principal.length > 1 && principal.every(({ mark }) => mark !== undefined),
  }
}

/** Selects the items of a group that are entries and not remarks on them. */
function principals({ text }: Doc, entries: readonly ListedItem[], shape: Group['shape']): boolean[] {
  if (shape === 'brackets') return entries.map(() => true)
  const main = entries.map(() => false)
  let run = true
  entries.forEach((entry, i) => {
    const before = entries[i - 1]
    if (shape === 'run') {
      main[i] = entry.itemStance.stance !== 'explained'
      return
    }
    if (entry.leads) run = true
    else if (before === undefined || before.lineNumber !== entry.lineNumber) run = false
    else if (!isTight(remarkless(text, before, entry)) || entry.line.marker === 'table')
      run =
        (run && goesOnIn(text, before, entry)) ||
        ((run || /[.;]\s/.test(text.slice(before.item.to, entry.item.from))) &&
          entry.itemStance.stance === 'given' &&
          entry.itemStance.strong &&
          entry.line.marker !== 'table')
    main[i] = entry.leads || (run && entry.itemStance.stance !== 'explained')
  })
  return main
}

/** `From a the robot can move to b, and it can put down k at a.`: a line of prose that gives more information. */
const goesOnIn = (text: string, one: ListedItem, { item, line, itemStance }: ListedItem): boolean =>
  line.marker === 'none' &&
  item.english === true &&
  itemStance.stance === 'given' &&
  /^\s*(?:;|[,;]?\s*(?:and|or)\b)/.test(text.slice(one.item.to, item.from))

/** What is between two entries, without remarks in brackets. */
const remarkless = (text: string, one: ListedItem, other: ListedItem): string =>
  text.slice(one.item.to, other.item.from).replace(/\[[^[\]()]{1,80}\]|\([^()]{1,80}\)/g, '')

/** True if an entry stays in its list. No entry of a closed list is removed. */
function belongs(entry: ListedItem, shape: Group['shape'], all: readonly ListedItem[]): boolean {
  const { item, mark, itemStance } = entry
  if (item.negated) return false
  if (isStruck(itemStance)) return false
  if (mark !== undefined) return mark
  if (shape === 'brackets') return true
  // Where every row is marked, one without a mark does not belong.
  if (all.length > 2 && all.every(one => one === entry || one.mark !== undefined) && entry.line.checked === undefined)
    return itemStance.stance === 'given'
  return itemStance.stance === 'given' || (itemStance.stance === 'considered' && shape === 'rows' && !itemStance.asked)
}

/** Struck out: denied by nothing but its own markup. */
const isStruck = (itemStance: ItemStance): boolean => itemStance.struck === true

/** The words before a group: in its line, else of the line over it. */
function headOf({ low, lines, sentences }: Doc, from: number, first: ListedItem): string {
  const line = lines[lineIndex(lines, from)]!
  const span = sentences[spanAt(sentences, from)]
  const start = Math.max(line.content, span === undefined ? 0 : Math.min(span.from, from))
  const own = low.slice(Math.max(start, from - 200), from)
  if (!first.leads && /[\p{L}]{2}/u.test(own)) return own.trim()
  let at = lineIndex(lines, from) - 1
  let seen = 0
  while (at >= 0 && seen < 8) {
    const above = lines[at]!
    const words = low.slice(above.from, above.to).trim()
    if (!above.blank && above.marker !== 'fence' && above.marker !== 'rule' && /[\p{L}]{2}/u.test(words)) {
      // Rows of the list itself are no head of it.
      if (
        above.marker === 'table' ||
        (above.marker === line.marker &&
          above.indent >= line.indent &&
          line.marker !== 'none' &&
          line.marker !== 'heading')
      ) {
        at--
        seen++
        continue
      }
      const apart = lineIndex(lines, from) - at > 1
      const isHead = above.marker === 'heading' || /:["'*_` ]*$|^\*\*[^*]+\*\*$/.test(words)
      return apart && !isHead ? '' : lastSentence(words).slice(-200)
    }
    at--
    seen++
  }
  return line.marker === 'table' ? '' : own.trim()
}

/** `I could drop both. Then:` is over its list by its last sentence alone. */
const lastSentence = (words: string): string =>
  /(?<=[.!?]["'*_`)]{0,3}\s)[^.!?]*\p{L}[^.!?]*:["'*_`\s]*$/u.exec(words)?.[0].trim() ?? words
