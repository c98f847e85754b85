// Lists of facts and actions in the middle of other text, `a, b, and c`: where each item ends is found by its wording,
// since wordings may hold commas and “and” themselves.

import type { Span } from '../base/text'
import { namedBy, type ObjectNamed, type Phrases } from './phrases'
import { plainText } from './plain-text'
import { NAME, type Pattern, patternsOf, quoted, statedBy } from './expressions'
import type { Fits, Stated } from './stated'

/** One item of a list, with all that it can mean as a whole. */
export interface ListedItem extends Span {
  /** None for a wording that names no action of the domain. */
  readonly meanings: readonly Stated[]
}

export type ListReading =
  | { readonly kind: 'read'; readonly items: readonly ListedItem[] }
  /** From here on, no wording fits. */
  | { readonly kind: 'unread'; readonly from: number }
  /** The list can be divided in more than one way. */
  | { readonly kind: 'several' }

/** Longer texts are not read. */
const MOST_CHARACTERS = 200_000

const separator = /;?(?:, and | and |, )/y

interface Sticky {
  readonly pattern: Pattern | undefined
  readonly expression: RegExp
}

/** Matches where it is asked to, and no part of a name. */
const sticky = (body: string): RegExp => new RegExp(`${body}(?![\\w-])`, 'y')

/** An item that begins at one place of the text. */
interface Edge {
  readonly end: number
  readonly meanings: Stated[]
}

/** Reads lists of one domain's facts or actions. Build it once for a domain and a set of objects. */
export class ListReader {
  private readonly patterns: Record<Stated['kind'], readonly Sticky[]>
  private readonly named: ObjectNamed
  private readonly fits: Fits

  /** Without `isKnown`, any name may be an object's. */
  constructor(
    phrases: Phrases,
    isKnown: (object: string) => boolean = () => true,
    fits: Fits = () => true,
  ) {
    this.named = namedBy(phrases, isKnown)
    this.fits = fits
    const all = patternsOf(phrases)
    const stickies = (kind: Stated['kind']): Sticky[] =>
      all
        .filter(pattern => pattern.kind === kind && pattern.gather === undefined)
        .map(pattern => ({ pattern, expression: sticky(pattern.body) }))
    const foreign = phrases.foreign.map(({ parts }) => {
      const body = parts.map(part => (part.kind === 'text' ? quoted(part.text) : NAME)).join('')
      return { pattern: undefined, expression: sticky(body) }
    })
    this.patterns = { fact: stickies('fact'), action: [...stickies('action'), ...foreign] }
  }

  /** The whole text as a list of items of the kind; ranges are in the text. */
  read(kind: Stated['kind'], text: string): ListReading {
    if (text.length > MOST_CHARACTERS) return { kind: 'unread', from: 0 }
    const plain = plainText(text)
    const start = /^[\s"]*/.exec(plain.text)![0].length
    const graph = this.edgesFrom(kind, plain.text, start)
    const ways = waysToEnd(plain.text, graph.edges)
    if (ways.get(start) === undefined)
      return { kind: 'unread', from: plain.placeOf(graph.furthest, graph.furthest).from }
    if (ways.get(start)! > 1) return { kind: 'several' }
    const items: ListedItem[] = []
    const last = lastOf(plain.text)
    let at: number | undefined = start
    while (at !== undefined) {
      const edge: Edge = graph.edges.get(at)!.find(({ end }) => {
        const next = afterSeparator(plain.text, end)
        return end >= last || (next !== undefined && ways.has(next))
      })!
      items.push({ ...plain.placeOf(at, edge.end), meanings: edge.meanings })
      at = edge.end >= last ? undefined : afterSeparator(plain.text, edge.end)
    }
    return { kind: 'read', items }
  }

  /** All items that begin where one can begin. */
  private edgesFrom(
    kind: Stated['kind'],
    text: string,
    start: number,
  ): { edges: Map<number, Edge[]>; furthest: number } {
    const edges = new Map<number, Edge[]>()
    const open = [start]
    let furthest = start
    while (open.length > 0) {
      const at = open.pop()!
      if (edges.has(at)) continue
      const found = this.edgesAt(kind, text, at)
      edges.set(at, found)
      furthest = Math.max(furthest, at)
      for (const edge of found) {
        const next = afterSeparator(text, edge.end)
        if (next !== undefined) open.push(next)
      }
    }
    return { edges, furthest }
  }

  private edgesAt(kind: Stated['kind'], text: string, at: number): Edge[] {
    const fitting = new Map<number, Stated[]>()
    const odd = new Map<number, Stated[]>()
    for (const { pattern, expression } of this.patterns[kind]) {
      expression.lastIndex = at
      const match = expression.exec(text)
      if (match === null) continue
      const to = at + match[0].length
      if (pattern === undefined) {
        if (!odd.has(to)) odd.set(to, [])
        continue
      }
      const stated = statedBy(pattern, match, this.named, this.fits)
      if (stated !== undefined) put(fitting, to, stated)
      else {
        const loose = statedBy(pattern, match, this.named, () => true)
        if (loose !== undefined) put(odd, to, loose)
      }
    }
    // What objects of the right sorts make of the words comes before what others would.
    for (const [to, stated] of odd) if (!fitting.has(to)) fitting.set(to, stated)
    return [...fitting].map(([to, meanings]) => ({ end: to, meanings }))
  }
}

function put(into: Map<number, Stated[]>, end: number, stated: Stated): void {
  const known = into.get(end) ?? []
  const isSame = (other: Stated): boolean =>
    other.negated === stated.negated && other.items.join() === stated.items.join()
  if (!known.some(isSame)) known.push(stated)
  into.set(end, known)
}

function afterSeparator(text: string, at: number): number | undefined {
  separator.lastIndex = at
  const match = separator.exec(text)
  return match === null ? undefined : at + match[0].length
}

/** Where the text ends but for its last marks. */
function lastOf(text: string): number {
  let last = text.length
  while (last > 0 && ' .;?!"'.includes(text[last - 1]!)) last--
  return last
}

/** In how many ways the rest of the text is a list, from each place that has any; 2 stands for several. */
function waysToEnd(text: string, edges: ReadonlyMap<number, readonly Edge[]>): Map<number, number> {
  const ways = new Map<number, number>()
  const last = lastOf(text)
  for (const at of [...edges.keys()].sort((a, b) => b - a)) {
    let count = 0
    for (const { end: to } of edges.get(at)!) {
      const next = afterSeparator(text, to)
      count += to >= last ? 1 : next === undefined ? 0 : (ways.get(next) ?? 0)
    }
    if (count > 0) ways.set(at, Math.min(2, count))
  }
  return ways
}
