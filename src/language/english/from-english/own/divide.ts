// Divides a sentence into its clauses: “c0 is at l0 and the ferry is at l1”. Clause ends are found by reading the
// candidates, since wordings and lists of objects contain commas and “and” themselves.

import type { Span } from '#base/text'

export interface Clause<Meaning> extends Span {
  /** The possible meanings, at least one. */
  readonly meanings: readonly Meaning[]
}

export type Divided<Meaning> =
  | { readonly kind: 'read'; readonly clauses: readonly Clause<Meaning>[] }
  /** The text before `stuck` could be read; no clause begins there. */
  | { readonly kind: 'stuck'; readonly stuck: Span }
  /** It can be divided in two ways with different meanings. */
  | { readonly kind: 'several' }

/** Characters that may still be passed to readers, which keeps the total work linear. */
export interface Budget {
  left: number
}

const semicolons = /\s*;\s+(?:and\s+)?/g
const separators = /\s*;\s+(?:and\s+)?|,?\s+and\s+(?:that\s+)?|,\s+(?:that\s+)?|\s*\n\s*|(?<=\))\s+(?=\()/g

/** How clauses are read. */
export interface ClauseReader<Meaning> {
  /** The meanings of a piece of text as a whole; empty if it has none. */
  readonly read: (piece: string) => readonly Meaning[]
  /** Equal for equal meanings; meanings in sequence are joined by “; ”. */
  readonly keyOf: (meaning: Meaning) => string
  /** True if the piece is an object's name, which may be inside a list. */
  readonly isName: (piece: string) => boolean
  /** Maximum number of separators (commas and “and”) within a wording. */
  readonly within: number
  /** The meanings of a piece that omits words of the preceding clause, and its full text. */
  readonly completed: (piece: string, before: string) => Completed<Meaning> | undefined
}

export interface Completed<Meaning> {
  readonly text: string
  readonly meanings: readonly Meaning[]
}

export function divide<Meaning>(
  text: string,
  span: Span,
  reader: ClauseReader<Meaning>,
  budget: Budget,
): Divided<Meaning> {
  const known = new Map<string, readonly Meaning[]>()
  const meaningsOf = (from: number, to: number): readonly Meaning[] => {
    const key = `${from} ${to}`
    const before = known.get(key)
    if (before !== undefined) return before
    budget.left -= to - from + 40
    const found = budget.left < 0 ? [] : reader.read(text.slice(from, to))
    known.set(key, found)
    return found
  }
  const whole = clausesOf(partsOf(text, span, semicolons), meaningsOf)
  if (whole !== undefined) return { kind: 'read', clauses: whole }
  const parts = partsOf(text, span, separators)
  const divided = divideAnywhere(text, parts, meaningsOf, reader, false)
  // Omitted words are searched for only as a last resort.
  return divided.kind === 'stuck' ? divideAnywhere(text, parts, meaningsOf, reader, true) : divided
}

/** The number of separators in a wording. */
export const separatorsIn = (wording: string): number => [...wording.matchAll(separators)].length

/** The ranges between separators, trimmed of blanks; offsets in the text. */
function partsOf(text: string, { from, to }: Span, between: RegExp): Span[] {
  const found: Span[] = []
  const inner = text.slice(from, to)
  let at = 0
  for (const match of inner.matchAll(between)) {
    found.push({ from: from + at, to: from + match.index })
    at = match.index + match[0].length
  }
  found.push({ from: from + at, to })
  return found
}

type Meanings<Meaning> = (from: number, to: number) => readonly Meaning[]

/** Each range as one clause; undefined if one cannot be read. */
function clausesOf<Meaning>(parts: readonly Span[], meaningsOf: Meanings<Meaning>): Clause<Meaning>[] | undefined {
  const clauses: Clause<Meaning>[] = []
  for (const { from, to } of parts) {
    const meanings = meaningsOf(from, to)
    if (meanings.length === 0) return undefined
    clauses.push({ from, to, meanings })
  }
  return clauses
}

/**
 * Divides where a clause may extend over the names of a list, and over as many other pieces as a wording has
 * separators.
 */
function divideAnywhere<Meaning>(
  text: string,
  parts: readonly Span[],
  meaningsOf: Meanings<Meaning>,
  { keyOf, isName, within, completed }: ClauseReader<Meaning>,
  mayLeaveOut: boolean,
): Divided<Meaning> {
  /** The texts of the clauses that end before each piece. */
  const before = new Map<number, Set<string>>()
  const areNames = parts.map(({ from, to }) => isName(text.slice(from, to)))
  const reached = new Set([0])
  const edges = new Map<number, { readonly to: number; readonly clause: Clause<Meaning> }[]>()
  let furthest = 0
  for (let i = 0; i < parts.length; i++) {
    if (!reached.has(i)) continue
    furthest = i
    const own: { to: number; clause: Clause<Meaning> }[] = []
    const { from } = parts[i]!
    const take = (j: number, words: string, meanings: readonly Meaning[]): void => {
      own.push({ to: j + 1, clause: { from, to: parts[j]!.to, meanings } })
      reached.add(j + 1)
      const known = before.get(j + 1)
      if (known === undefined) before.set(j + 1, new Set([words]))
      else known.add(words)
    }
    for (const j of endsFrom(i, areNames, within)) {
      const meanings = meaningsOf(from, parts[j]!.to)
      if (meanings.length > 0) take(j, text.slice(from, parts[j]!.to), meanings)
    }
    const [only, other] = before.get(i) ?? []
    if (mayLeaveOut && own.length === 0 && only !== undefined && other === undefined)
      for (const j of endsFrom(i, areNames, within)) {
        const found = completed(text.slice(from, parts[j]!.to), only)
        if (found !== undefined) take(j, found.text, found.meanings)
      }
    edges.set(i, own.reverse())
  }
  if (!reached.has(parts.length)) return { kind: 'stuck', stuck: parts[furthest]! }
  return chosen(parts.length, edges, keyOf)
}

/** Maximum number of pieces per clause. */
const MAX_PIECES = 400

/** The possible last pieces of a clause that begins with a given piece. */
function* endsFrom(i: number, areNames: readonly boolean[], within: number): Generator<number> {
  let others = 0
  for (let j = i; j < areNames.length && others <= within && j - i < MAX_PIECES; j++) {
    yield j
    if (j > i && !areNames[j]) others++
  }
}

/** Maximum number of divisions that are compared. */
const MAX_VARIANTS = 16

/** The chosen division; two divisions with the same meaning count as one. */
function chosen<Meaning>(
  length: number,
  edges: ReadonlyMap<number, readonly { to: number; clause: Clause<Meaning> }[]>,
  keyOf: (meaning: Meaning) => string,
): Divided<Meaning> {
  const leadsOn = new Set([length])
  for (let i = length - 1; i >= 0; i--) if (edges.get(i)?.some(({ to }) => leadsOn.has(to)) === true) leadsOn.add(i)
  const meaningOf = (clauses: readonly Clause<Meaning>[]): string =>
    clauses.map(({ meanings }) => meanings.map(keyOf).sort().join(' | ')).join('; ')
  let first: readonly Clause<Meaning>[] | undefined
  let ways = 0
  const open: { readonly at: number; readonly clauses: readonly Clause<Meaning>[] }[] = [{ at: 0, clauses: [] }]
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    let { at, clauses } = way
    const made = [...clauses]
    while (at < length) {
      const [edge, ...others] = edges.get(at)!.filter(({ to }) => leadsOn.has(to))
      for (const other of others) {
        if (open.length > MAX_VARIANTS) return { kind: 'several' }
        open.push({ at: other.to, clauses: [...made, other.clause] })
      }
      made.push(edge!.clause)
      at = edge!.to
    }
    clauses = made
    if (first !== undefined && meaningOf(first) !== meaningOf(clauses)) return { kind: 'several' }
    if (++ways > MAX_VARIANTS) return { kind: 'several' }
    first ??= clauses
  }
  return { kind: 'read', clauses: first! }
}
