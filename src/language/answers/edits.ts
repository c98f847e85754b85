// What a response takes back or adds behind a list: its entries are removed, added or replaced one by one.

import type { Span } from '#base/text'
import {
  addedBefore,
  addedBehind,
  otherList,
  removedBefore,
  removedBehind,
  replacedBefore,
  replacedBetween,
  wasSo,
} from './discourse/phrases'
import type { Item } from './items'
import { type Doc, spanAt } from './lines'
import { standingsOf } from './stance'
import type { ItemStance } from './standing'
import type { WordMeaning } from './worth'

/** What is done to an entry; `by`: what takes its place. */
export type Edit =
  | { readonly op: 'remove' | 'add' | 'move'; readonly item: Item; readonly list?: 'pos' | 'neg' | undefined }
  | { readonly op: 'replace'; readonly item: Item; readonly by: Item }

export interface Editing {
  /** The entries of the list, by their texts. */
  readonly entries: ReadonlySet<string>
  /** Where the list ends. */
  readonly from: number
  readonly to: number
  readonly meaning: WordMeaning
  /** effects: a fact that was so before is none. rest: of a plan an entry can occur again, so only explicit words count. */
  readonly of: 'set' | 'effects' | 'rest'
}

const removedB = new RegExp(String.raw`^["'*_\x60)\]]{0,4}\s?(?:${removedBehind})`, 'u')
const removedA = new RegExp(removedBefore, 'u')
const addedA = new RegExp(addedBefore, 'u')
const addedB = new RegExp(addedBehind, 'u')
const replaced = new RegExp(replacedBetween, 'u')
const replacedA = new RegExp(replacedBefore, 'u')
const before = new RegExp(wasSo, 'u')
const other = new RegExp(otherList, 'u')
/** `is not deleted`, `does not become false` */
const isNoEffect =
  /^["'*_\x60)]{0,4}\s(?:is|are|was|does|do|should|will|would)(?: not|n't) (?:actually |really |be |become |get ){0,2}(?:deleted|removed|lost|added|negated|false|negative|positive)\b/u
const too = /\b(?:too|also|as well|additionally)\b/

/** The edits behind a list, in order. Linear in the items. */
export function editsOf(doc: Doc, all: readonly Item[], { entries, from, to, meaning, of }: Editing): Edit[] {
  const items = all.filter(item => item.from >= from && item.to <= to)
  if (items.length === 0) return []
  const standings = standingsOf(doc, items, meaning)
  const edits: Edit[] = []
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!
    const around = wordsAround(doc, item, items[i - 1], items[i + 1])
    const next = items[i + 1]
    const isIn = entries.has(item.text)
    const between = next === undefined ? '' : doc.low.slice(item.to, next.from).slice(0, 80)
    if (isIn && next !== undefined && !entries.has(next.text) && replaces(around.before, between)) {
      edits.push({ op: 'replace', item, by: next })
      i++
      continue
    }
    if (isIn && isMoved(of, around)) edits.push({ op: 'move', item })
    else if (isIn && isRemoved(of, around, standings[i]!, item))
      edits.push({ op: 'remove', item, list: of === 'effects' ? listNamed(around.behind) : undefined })
    else if (!isIn && isAdded(around, standings[i]!)) edits.push({ op: 'add', item })
  }
  return edits
}

interface Around {
  readonly before: string
  readonly behind: string
}

/** The words of its sentence before and behind an item, up to the next ones. */
function wordsAround({ low, sentences }: Doc, item: Item, previous: Span | undefined, next: Span | undefined): Around {
  const sentence = sentences[spanAt(sentences, item.from)] ?? item
  const start = Math.max(sentence.from, previous?.to ?? 0, item.from - 160)
  const end = Math.min(Math.max(sentence.to, item.to), next?.from ?? low.length, item.to + 200)
  return { before: low.slice(Math.min(start, item.from), item.from), behind: low.slice(item.to, end) }
}

const replaces = (words: string, between: string): boolean =>
  replaced.test(between) && (!/^["'*_\x60)\s]{0,6}(?:with|by)\b/.test(between) || replacedA.test(words))

const isMoved = (of: Editing['of'], { behind }: Around): boolean => of === 'effects' && movedTo(behind) !== undefined

/** Of two lists the one that a fact is taken out of. */
function listNamed(behind: string): 'pos' | 'neg' | undefined {
  const match = /\b(?:(positive|added|add|first)|(negative|deleted?|removed|lost|second))\b/.exec(behind.slice(0, 100))
  return match === null ? undefined : match[1] === undefined ? 'neg' : 'pos'
}

/** The list that a fact belongs to instead. */
function movedTo(behind: string): 'neg' | 'pos' | undefined {
  const match = /\b(?:not|n't)\b/.test(behind) ? null : other.exec(behind)
  if (match === null || /^\W*(?:was|were|is already)\b/.test(behind)) return undefined
  return match[1] === undefined ? 'pos' : 'neg'
}

function isRemoved(of: Editing['of'], { before: lead, behind }: Around, standing: ItemStance, item: Item): boolean {
  const told = removedB.test(behind) || removedA.test(lead)
  if (of === 'rest') return told && (standing.corrects || too.test(behind) || too.test(lead))
  if (told && !standing.asked) return true
  if (of === 'effects' && isNoEffect.test(behind)) return true
  if (of === 'effects') return before.test(behind)
  if (standing.stance !== 'denied' || !standing.strong) return false
  return standing.corrects || item.english !== true
}

const isAdded = ({ before: lead, behind }: Around, standing: ItemStance): boolean =>
  (addedA.test(lead) || addedB.test(behind)) && standing.stance === 'given' && !standing.asked

/** `Remove (a b) from [(a b), (c d)]` */
export function takenFrom({ low }: Doc, items: readonly Item[], to: number): readonly Item[] {
  const last = items.filter(item => item.to <= to).at(-1)
  if (
    last === undefined ||
    !/^["'*_\x60)]{0,4}\sfrom\s(?:the |my |this )?(?:list )?["'*_\x60:[(\s]{0,6}$/.test(low.slice(last.to, to))
  )
    return []
  return /\b(?:remov|delet|drop|exclud|omit|tak|strik)\w*\s["'*_\x60]{0,3}$/.test(
    low.slice(Math.max(0, last.from - 24), last.from),
  )
    ? [last]
    : []
}
