// Lists of facts and actions within other text, `a, b, and c`: the end of each item is found by its wording, since
// wordings may contain commas and “and” themselves.

import type { Span } from '#base/text'
import { namedBy, type ObjectNamed, type Phrases } from './phrases'
import { plainText } from './plain-text'
import { NAME, type Pattern, patternsOf, quoted, statedBy } from './expressions'
import type { Fits, Stated } from './stated'

/** One item of a list, with all its possible meanings. */
export interface ListedItem extends Span {
  /** Empty for a wording that names no action of the domain. */
  readonly meanings: readonly Stated[]
}

export type ListReading =
  | { readonly kind: 'read'; readonly items: readonly ListedItem[] }
  /** Some ranges match no wording; `items` are the readable items between and around them. */
  | {
      readonly kind: 'part'
      readonly items: readonly ListedItem[]
      readonly gaps: readonly Span[]
    }
  /** The list can be divided in more than one way. */
  | { readonly kind: 'several' }

/** Longer texts are not read. */
const MAX_CHARACTERS = 200_000

const separator = /;?(?:, and | and |, )/y

const anySeparator = new RegExp(separator.source, 'g')

/** The position where a list continues, and the end of the text before it. */
interface Resumed {
  readonly at: number
  readonly end: number
}

interface Region {
  readonly edges: ReadonlyMap<number, readonly Edge[]>
  readonly furthest: number
  readonly toFurthest: ReadonlySet<number>
}

interface Sticky {
  readonly pattern: Pattern | undefined
  readonly expression: RegExp
}

/** Matches at the given position only, and never the beginning of a longer name. */
const sticky = (body: string): RegExp => new RegExp(`${body}(?![\\w-])`, 'y')

/** An item that begins at a given position of the text. */
interface Edge {
  readonly end: number
  readonly meanings: Stated[]
}

type ByKind = Record<Stated['kind'], readonly Sticky[]>

const remembered = new WeakMap<Phrases, ByKind>()

/** The wordings of the phrases as regular expressions, compiled once. */
function patternsByKind(phrases: Phrases): ByKind {
  const known = remembered.get(phrases)
  if (known !== undefined) return known
  const all = patternsOf(phrases)
  const stickies = (kind: Stated['kind']): Sticky[] =>
    all
      .filter(pattern => pattern.kind === kind && pattern.gather === undefined)
      .map(pattern => ({ pattern, expression: sticky(pattern.body) }))
  const foreign = phrases.foreign.map(({ parts }) => {
    const body = parts.map(part => (part.kind === 'text' ? quoted(part.text) : NAME)).join('')
    return { pattern: undefined, expression: sticky(body) }
  })
  const made: ByKind = { fact: stickies('fact'), action: [...stickies('action'), ...foreign] }
  remembered.set(phrases, made)
  return made
}

/** Reads lists of one domain's facts or actions over certain objects. */
export class ListReader {
  private readonly patterns: ByKind
  private readonly named: ObjectNamed
  private readonly fits: Fits

  /** Without `isKnown`, any name counts as an object. */
  constructor(phrases: Phrases, isKnown: (object: string) => boolean = () => true, fits: Fits = () => true) {
    this.named = namedBy(phrases, isKnown)
    this.fits = fits
    this.patterns = patternsByKind(phrases)
  }

  /** Reads the whole text as a list of items of the kind, with ranges in the text. Linear in the text. */
  read(kind: Stated['kind'], text: string): ListReading {
    const whole = { from: 0, to: text.length }
    if (text.length > MAX_CHARACTERS) return { kind: 'part', items: [], gaps: [whole] }
    const plain = plainText(text)
    const last = lastOf(plain.text)
    const items: ListedItem[] = []
    const gaps: Span[] = []
    let at: number | undefined = /^[\s"]*/.exec(plain.text)![0].length
    while (at !== undefined) {
      const region = this.regionFrom(kind, plain.text, at)
      const ways = waysToEnd(plain.text, region.edges)
      if (ways.get(at) === 2) return { kind: 'several' }
      const isWhole: boolean = ways.has(at)
      const leadsOn = ({ end }: Edge): boolean => {
        const next = afterSeparator(plain.text, end)
        if (next === undefined) return isWhole && end >= last
        return isWhole ? ways.has(next) : region.toFurthest.has(next)
      }
      const to: number = isWhole ? last : region.furthest
      while (at < to) {
        const edge: Edge = region.edges.get(at)!.find(leadsOn)!
        items.push({ ...plain.placeOf(at, edge.end), meanings: edge.meanings })
        at = afterSeparator(plain.text, edge.end) ?? last
      }
      if (isWhole || at >= last) break
      const next: Resumed | undefined = this.resume(kind, plain.text, at)
      gaps.push(plain.placeOf(at, next?.end ?? last))
      at = next?.at
    }
    return gaps.length === 0 ? { kind: 'read', items } : { kind: 'part', items, gaps }
  }

  /** All items from a start position on, and the positions on the way to the furthest end. */
  private regionFrom(kind: Stated['kind'], text: string, start: number): Region {
    const edges = new Map<number, Edge[]>()
    const before = new Map<number, number>()
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
        if (next === undefined) continue
        if (!before.has(next)) before.set(next, at)
        open.push(next)
      }
    }
    const toFurthest = new Set<number>()
    for (let at: number | undefined = furthest; at !== undefined; at = before.get(at)) toFurthest.add(at)
    return { edges, furthest, toFurthest }
  }

  /** The next position after a separator where a wording matches again. */
  private resume(kind: Stated['kind'], text: string, from: number): Resumed | undefined {
    anySeparator.lastIndex = from
    for (let match = anySeparator.exec(text); match !== null; match = anySeparator.exec(text)) {
      const at = match.index + match[0].length
      if (this.edgesAt(kind, text, at).length > 0) return { at, end: match.index }
    }
    return undefined
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
    // Readings with objects of the right types take precedence.
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

/** The end of the text without its final punctuation. */
function lastOf(text: string): number {
  let last = text.length
  while (last > 0 && ' .;?!"'.includes(text[last - 1]!)) last--
  return last
}

/** For each position: the number of ways to read the rest of the text as a list; 2 means several. */
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
