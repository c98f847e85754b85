// Edits that turn the answer in a text into another one with the fewest changes: items are removed together with their
// comma or line, and added in the style of the existing ones.

import type { Answer, ReadItem } from '#language/answers/reading'

/** Replaces the range from `from` (inclusive) to `to` (exclusive) with `text`. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The edits, sorted by offset; undefined if there is no place for an addition. */
export function editsFor(text: string, answer: Answer, target: Answer): readonly TextEdit[] | undefined {
  const place = spanOf(answer)
  switch (target.kind) {
    case 'item':
      return place && [{ ...place, text: target.item.text }]
    case 'none':
      return place && [{ ...place, text: 'None' }]
    case 'index':
      return place && [{ ...place, text: String(target.index) }]
    case 'yes-no':
      return place && [{ ...place, text: asWritten(text, place, target.yes ? 'yes' : 'no') }]
    case 'choice':
      return place && [{ ...place, text: target.label }]
    case 'list':
      return answer.kind === 'list' ? listEdits(text, answer.items, target.items, emptyAfter(text, 0)) : undefined
    case 'two-lists': {
      if (answer.kind !== 'two-lists') return undefined
      const { pos, neg } = answer
      const middle = neg[0]?.span.from ?? text.length
      const first = listEdits(text, pos, target.pos, emptyBefore(text, middle, neg.length === 0))
      const begin = pos.at(-1)?.span.to ?? (emptyAfter(text, 0) ?? 0) + 1
      const second = listEdits(text, neg, target.neg, emptyAfter(text, begin))
      return first && second && apart([...first, ...second])
    }
    case 'problem':
      return place && [{ ...place, text: target.text }]
    case 'verification':
      return place && [{ ...place, text: target.valid ? 'valid' : 'invalid' }]
    default:
      return target satisfies never
  }
}

/** The range of an answer that is one item; undefined for lists. */
function spanOf(answer: Answer): { from: number; to: number } | undefined {
  if (answer.kind === 'list' || answer.kind === 'two-lists') return undefined
  const span = answer.kind === 'item' ? answer.item.span : answer.span
  return span && { from: span.from, to: span.to }
}

/** The word, capitalised if the word it replaces is. */
function asWritten(text: string, { from }: { from: number }, word: string): string {
  const first = text[from] ?? ''
  return first !== first.toLowerCase() ? word[0]!.toUpperCase() + word.slice(1) : word
}

/** The edits sorted by offset; undefined if two overlap. */
function apart(edits: readonly TextEdit[]): readonly TextEdit[] | undefined {
  const sorted = [...edits].sort((a, b) => a.from - b.from || a.to - b.to)
  const overlaps = sorted.some((edit, i) => i > 0 && edit.from < sorted[i - 1]!.to)
  return overlaps ? undefined : sorted
}

/** Maximum number of items that are compared. */
const MAX_ITEMS = 2_000

/** `empty`: the offset at which an item is inserted into an empty list. */
function listEdits(
  text: string,
  items: readonly ReadItem[],
  target: readonly ReadItem[],
  empty: number | undefined,
): readonly TextEdit[] | undefined {
  if (items.length > MAX_ITEMS || target.length > MAX_ITEMS) return undefined
  if (target.length === 0 && items.length === 0) return []
  if (items.length === 0) return empty === undefined ? undefined : [{ from: empty, to: empty, text: named(target) }]
  const kept = commonOf(items, target)
  const edits: TextEdit[] = []
  const isKept = new Set(kept.map(([own]) => own))
  let next = 0
  let last = -1
  // Added items are inserted after the item that precedes them in the right answer, or before the first item.
  for (const [own, theirs] of [...kept, [items.length, target.length] as const]) {
    const fresh = target.slice(next, theirs).map(({ text: name }) => name)
    if (fresh.length > 0) edits.push(...insertion(text, items, last, fresh))
    next = theirs + 1
    last = own
  }
  edits.push(...removals(text, items, i => isKept.has(i)))
  const replaced = kept.length === 0 ? [whole(items, target)] : edits
  return apart(replaced)
}

/** Used if no item of the list remains: replaces the text from the first item to the last. */
const whole = (items: readonly ReadItem[], target: readonly ReadItem[]): TextEdit => ({
  from: items[0]!.span.from,
  to: items.at(-1)!.span.to,
  text: named(target),
})

const named = (items: readonly ReadItem[]): string => items.map(({ text }) => text).join(', ')

/** The offset inside the first empty brackets after an offset; undefined if there are none. */
function emptyAfter(text: string, from: number): number | undefined {
  const found = /\[\s{0,20}\]/.exec(text.slice(from, from + FARTHEST))
  return found === null ? undefined : from + found.index + 1
}

/** The offset inside the last empty brackets before an offset; if both lists are empty, inside the first ones. */
function emptyBefore(text: string, to: number, isFirst: boolean): number | undefined {
  if (isFirst) return emptyAfter(text, 0)
  const from = Math.max(0, to - FARTHEST)
  const all = [...text.slice(from, to).matchAll(/\[\s{0,20}\]/g)]
  const last = all.at(-1)
  return last === undefined ? undefined : from + last.index + 1
}

/** Maximum number of characters searched for empty brackets. */
const FARTHEST = 100_000

/**
 * Pairs of indexes of equal items, increasing in both lists: a longest common subsequence (dynamic programming; cf.
 * Hirschberg 1975).
 */
function commonOf(items: readonly ReadItem[], target: readonly ReadItem[]): (readonly [number, number])[] {
  const width = target.length + 1
  const longest = new Uint16Array((items.length + 1) * width)
  for (let i = items.length - 1; i >= 0; i--)
    for (let j = target.length - 1; j >= 0; j--)
      longest[i * width + j] =
        items[i]!.text === target[j]!.text
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
  const pairs: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < items.length && j < target.length; )
    if (items[i]!.text === target[j]!.text) pairs.push([i++, j++])
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i++
    else j++
  return pairs
}

/** Text that may be between two items of a list without carrying information. */
const separator = /^[\s,;&|*`]{0,30}(?:and|or|then)?[\s*`]{0,10}$/i
/** Maximum number of characters between two items that are examined. */
const MAX_GAP = 48

/**
 * An item that fills its line is removed with the line; other items are removed with the separator before or after
 * them.
 */
function removals(text: string, items: readonly ReadItem[], isKept: (i: number) => boolean): TextEdit[] {
  const isJoined = (i: number): boolean => {
    const [one, other] = [items[i], items[i + 1]]
    if (one === undefined || other === undefined) return false
    const between = text.slice(one.span.to, other.span.from)
    return between.length <= MAX_GAP && separator.test(between)
  }
  const edits: TextEdit[] = []
  for (let i = 0; i < items.length; i++) {
    if (isKept(i)) continue
    const { from, to } = items[i]!.span
    const line = lineOf(text, from, to)
    if (line !== undefined) {
      edits.push({ ...line, text: '' })
      continue
    }
    let last = i
    while (last + 1 < items.length && !isKept(last + 1) && isJoined(last)) last++
    const end = items[last]!.span.to
    if (isJoined(i - 1)) edits.push({ from: items[i - 1]!.span.to, to: end, text: '' })
    else edits.push({ from, to: isJoined(last) ? items[last + 1]!.span.from : end, text: '' })
    i = last
  }
  return edits
}

/** The range of an item's whole line if the line contains nothing else but a bullet or number; otherwise undefined. */
function lineOf(text: string, from: number, to: number): { from: number; to: number } | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  const isAlone =
    /^\s*(?:[-*•]|\d{1,4}[.)])?\s*[`*]*$/.test(text.slice(start, from).slice(-60)) &&
    /^[`*,;.]*\s*$/.test(text.slice(to, end < 0 ? to + 60 : end).slice(0, 60))
  if (!isAlone || (start === 0 && end < 0)) return undefined
  return end < 0 ? { from: start - 1, to: text.length } : { from: start, to: end + 1 }
}

/** Inserts names after the item with index `last`; -1: before the first item. */
function insertion(text: string, items: readonly ReadItem[], last: number, names: readonly string[]): TextEdit[] {
  const neighbour = items[Math.max(0, last)]!.span
  const start = text.lastIndexOf('\n', neighbour.from - 1) + 1
  const bullet = /^\s*[-*•]\s+[`]*$/.exec(text.slice(start, neighbour.from))?.[0]
  const numbered = /^\s*\d{1,4}[.)]\s+$/.test(text.slice(start, neighbour.from))
  if (bullet !== undefined || numbered) {
    const close = bullet?.endsWith('`') ? '`' : ''
    const lead = bullet ?? '- '
    const lines = names.map(name => `${lead}${name}${close}`)
    const end = text.indexOf('\n', neighbour.to)
    const at = end < 0 ? text.length : end
    return last < 0
      ? [{ from: start, to: start, text: `${lines.join('\n')}\n` }]
      : [{ from: at, to: at, text: `\n${lines.join('\n')}` }]
  }
  const comma = items.some(({ span }) => /^\s*,/.test(text.slice(span.to, span.to + 20)))
  const gap = comma || items.length === 1 ? ', ' : ' '
  return last < 0
    ? [{ from: neighbour.from, to: neighbour.from, text: `${names.join(gap)}${gap}` }]
    : [{ from: neighbour.to, to: neighbour.to, text: `${gap}${names.join(gap)}` }]
}
