// A sentence → its clauses: “c0 is at l0 and the ferry is at l1”. Where each ends is found by what can be read, since
// wordings and lists of objects hold commas and “and” themselves.

import type { Span } from '../../../base/text'

export interface Clause<Meaning> extends Span {
  /** At least one. */
  readonly meanings: readonly Meaning[]
}

export type Divided<Meaning> =
  | { readonly kind: 'read'; readonly clauses: readonly Clause<Meaning>[] }
  /** Up to `stuck` all can be read, and nothing from there on. */
  | { readonly kind: 'stuck'; readonly stuck: Span }
  /** It can be divided in two ways that say different things. */
  | { readonly kind: 'several' }

/** How many characters may still be given to readers: what keeps the whole linear. */
export interface Budget {
  left: number
}

const semicolons = /\s*;\s+(?:and\s+)?/g
const separators = /\s*;\s+(?:and\s+)?|,?\s+and\s+(?:that\s+)?|,\s+(?:that\s+)?|\s*\n\s*/g

/** `read` gives what a piece of the text means as a whole; nothing where it means nothing. */
export function divide<Meaning>(
  text: string,
  span: Span,
  read: (piece: string) => readonly Meaning[],
  keyOf: (meaning: Meaning) => string,
  budget: Budget,
): Divided<Meaning> {
  const known = new Map<string, readonly Meaning[]>()
  const meaningsOf = (from: number, to: number): readonly Meaning[] => {
    const key = `${from} ${to}`
    const before = known.get(key)
    if (before !== undefined) return before
    budget.left -= to - from + 40
    const found = budget.left < 0 ? [] : read(text.slice(from, to))
    known.set(key, found)
    return found
  }
  const whole = clausesOf(partsOf(text, span, semicolons), meaningsOf)
  if (whole !== undefined) return { kind: 'read', clauses: whole }
  return divideAnywhere(partsOf(text, span, separators), meaningsOf, keyOf, budget, span)
}

/** The pieces between separators, without blanks at their ends; offsets in the text. */
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

type Reader<Meaning> = (from: number, to: number) => readonly Meaning[]

/** Each part as one clause; nothing where one cannot be read. */
function clausesOf<Meaning>(
  parts: readonly Span[],
  meaningsOf: Reader<Meaning>,
): Clause<Meaning>[] | undefined {
  const clauses: Clause<Meaning>[] = []
  for (const { from, to } of parts) {
    const meanings = meaningsOf(from, to)
    if (meanings.length === 0) return undefined
    clauses.push({ from, to, meanings })
  }
  return clauses
}

/** Characters a sentence may give to the readers, for each that it has. */
const WORK_PER_CHARACTER = 300

function divideAnywhere<Meaning>(
  parts: readonly Span[],
  meaningsOf: Reader<Meaning>,
  keyOf: (meaning: Meaning) => string,
  budget: Budget,
  span: Span,
): Divided<Meaning> {
  const floor = budget.left - WORK_PER_CHARACTER * (span.to - span.from) - 2_000
  const reached = new Set([0])
  const edges = new Map<number, { readonly to: number; readonly clause: Clause<Meaning> }[]>()
  let furthest = 0
  for (let i = 0; i < parts.length; i++) {
    if (!reached.has(i)) continue
    furthest = i
    const own: { to: number; clause: Clause<Meaning> }[] = []
    for (let j = parts.length - 1; j >= i; j--) {
      if (budget.left < floor) break
      const { from } = parts[i]!
      const { to } = parts[j]!
      const meanings = meaningsOf(from, to)
      if (meanings.length === 0) continue
      own.push({ to: j + 1, clause: { from, to, meanings } })
      reached.add(j + 1)
    }
    edges.set(i, own)
  }
  if (!reached.has(parts.length)) return { kind: 'stuck', stuck: parts[furthest]! }
  return chosen(parts.length, edges, keyOf)
}

/** The division; two that say the same are as good as one. */
function chosen<Meaning>(
  length: number,
  edges: ReadonlyMap<number, readonly { to: number; clause: Clause<Meaning> }[]>,
  keyOf: (meaning: Meaning) => string,
): Divided<Meaning> {
  const ways = new Map([[length, 1]])
  for (let i = length - 1; i >= 0; i--) {
    let count = 0
    for (const { to } of edges.get(i) ?? []) count += ways.get(to) ?? 0
    if (count > 0) ways.set(i, Math.min(3, count))
  }
  const path = (isLast: boolean): Clause<Meaning>[] => {
    const clauses: Clause<Meaning>[] = []
    for (let at = 0; at < length; ) {
      const open = edges.get(at)!.filter(({ to }) => ways.has(to))
      const { to, clause } = open[isLast ? open.length - 1 : 0]!
      clauses.push(clause)
      at = to
    }
    return clauses
  }
  const said = (clauses: readonly Clause<Meaning>[]): string =>
    clauses.map(({ meanings }) => meanings.map(keyOf).sort().join(' | ')).join(' ')
  const first = path(false)
  const count = ways.get(0)!
  if (count === 1 || (count === 2 && said(first) === said(path(true))))
    return { kind: 'read', clauses: first }
  return { kind: 'several' }
}
