// Items that stand together: a list in brackets, in one line, or with one item a line, with comments
// behind them. An item inside a comment is an aside and does not end the list around it.

import type { Item } from './items'
import { linesOf, type Line } from './zones'

export interface Group {
  readonly items: readonly Item[]
  /** Each is the principal item of its line. */
  readonly byLine: boolean
  /** A square bracket opens right before it. */
  readonly bracketed: boolean
}

/** A comment after an entry that says the entry does not belong. */
const denial =
  /\b(?:not\s+(?:currently\s+)?(?:applicable|possible|valid|allowed|satisfied|included)|inapplicable|cannot|can't|can not|invalid|fails?|violat\w*|false)\b|❌|✗|✘|✖/iu
const tight =
  /^(?:[\s,;.:&+*_`"'“”‘’[\]{}()|>→➔-]|\d{1,4}[.)]|\b(?:and|then|or|followed by|json|pddl|lisp|action|name|predicate|fact)\b|\\[,;\\])*$/iu
const stopHeading =
  /\b(?:not|inapplicable|explanation|reason\w*|note|why|invalid|cannot|because|original|removed?|where)\b/i
const maxTight = 120
const maxBetween = 700

interface Draft {
  items: Item[]
  comments: string[]
  byLine: boolean
  bullet: Line['bullet']
  bracketed: boolean
}

/** The groups of items of `[from, to)`, in order of their first item. Linear in text and items. */
export function groupItems(
  text: string,
  from: number,
  to: number,
  items: readonly Item[],
): Group[] {
  const places = placesOf(text, from, to, items)
  const drafts: Draft[] = []
  let current: Draft | undefined
  items.forEach((item, i) => {
    const before = items[i - 1]
    const place = places[i]!
    const gap = before === undefined ? '' : text.slice(before.to, item.from)
    const last = current?.items.at(-1)
    if (current !== undefined && last === before && isTight(gap)) {
      current.items.push(item)
      current.comments.push(place.comment)
      return
    }
    if (current !== undefined && last !== undefined && current.byLine) {
      if (!place.principal && (place.sameLine || place.indent > 0)) {
        drafts.push(draft(text, item, place))
        return
      }
      if (continues(current, place, text.slice(last.to, item.from))) {
        current.items.push(item)
        current.comments.push(place.comment)
        return
      }
    }
    current = draft(text, item, place)
    drafts.push(current)
  })
  return drafts
    .sort((a, b) => a.items[0]!.from - b.items[0]!.from)
    .map(({ items: all, comments, byLine, bracketed }) => {
      const kept = all.filter((_, i) => !denial.test(comments[i]!))
      return { items: kept.length > 0 ? kept : all, byLine, bracketed }
    })
}

const isTight = (gap: string): boolean =>
  gap.length <= maxTight && tight.test(gap) && !/\][^\]]*\[/.test(gap)

const draft = (text: string, item: Item, place: Place): Draft => ({
  items: [item],
  comments: [place.comment],
  byLine: place.principal,
  bullet: place.bullet,
  bracketed: /\[[\s"'`]*$/.test(text.slice(Math.max(0, item.from - 6), item.from)),
})

/** Does the entry belong to the list before it: same bullets, no heading in between that ends it? */
function continues(list: Draft, place: Place, gap: string): boolean {
  if (!place.principal || list.bullet !== place.bullet || gap.length > maxBetween) return false
  const between = gap
    .split('\n')
    .slice(1, -1)
    .filter(line => line.trim() !== '')
  for (const line of between) {
    const heading = /^\s*(?:#|\*\*)|:\**\s*$/.test(line)
    if (heading && stopHeading.test(line)) return false
    if (list.bullet === 'none' && !heading) return false
  }
  if (list.bullet !== 'none') return true
  const prose =
    /^\W*(?:is|are|was|were|can|cannot|requires?|because|since|would|has|have|needs?)\b/i
  return !prose.test(place.comment) || prose.test(list.comments[0]!)
}

interface Place {
  readonly bullet: Line['bullet']
  readonly indent: number
  /** Begins its line, or is the only item of a line with a bullet. */
  readonly principal: boolean
  /** Shares its line with the item before. */
  readonly sameLine: boolean
  /** The rest of the line after it, up to the next item. */
  readonly comment: string
}

/** For each item how it stands in its line. */
function placesOf(text: string, from: number, to: number, items: readonly Item[]): Place[] {
  const lines = linesOf(text, from, to)
  const counts = new Map<number, number>()
  const lineOf: number[] = []
  let at = 0
  for (const item of items) {
    while (at + 1 < lines.length && lines[at]!.to < item.from) at++
    lineOf.push(at)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return items.map((item, i) => {
    const line = lines[lineOf[i]!]!
    const next = items[i + 1]
    const end = next !== undefined && next.from < line.to ? next.from : Math.max(line.to, item.to)
    const sole = line.bullet !== 'none' && counts.get(lineOf[i]!) === 1
    return {
      bullet: line.bullet,
      indent: line.indent,
      principal: item.from <= line.content || sole,
      sameLine: i > 0 && lineOf[i - 1] === lineOf[i],
      comment: text.slice(item.to, Math.min(end, item.to + 120)),
    }
  })
}
