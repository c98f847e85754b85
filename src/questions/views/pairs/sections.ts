// Compares the two problems line by line.

import type { Span } from '#base/text'
import type { Pair } from '#planning/equivalence/comparison'
import type { Diff } from '#planning/equivalence/diff/diff'
import type { Match } from '#planning/equivalence/diff/match'
import type { ConditionStatus } from '#planning/equivalence/diff/condition-status'
import { withTrees } from '#planning/equivalence/diff/trees'
import type { PairNames } from '#planning/equivalence/description/describe'
import { describeFact, plainVoice } from '#language/english/describe'
import { folderOf } from '#language/library/domains'
import { phrasesOf } from '#language/library/phrases'
import type { Atom, Condition, TypedName } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import { typeText } from '#planning/task/universe'
import type { DiffLine, LineKind, LineText, SectionDiff } from './pair-view'

/** Maximum number of lines shown per section. */
const max = 2_000

/** Maximum number of characters shown per line. */
const longest = 400

export interface Laid {
  readonly pair: Pair
  /** The texts of both problems. */
  readonly texts: { readonly a: string; readonly b: string }
  readonly diff: Diff
  readonly goalMatch: Match
  readonly statuses: ReadonlyMap<object, ConditionStatus>
  readonly names: PairNames
  readonly noGoalStates: boolean
}

/** The sections of the view. */
export function sectionsOf(laid: Laid): readonly SectionDiff[] {
  const { diff, texts, pair } = laid
  const sided = <Item extends { readonly span: Span }>(
    { what, a, b }: { what: LineKind; a: Item | null; b: Item | null },
    english: string,
    text: (source: string, item: Item) => LineText = lineText,
  ): DiffLine => ({
    what,
    depth: 0,
    inA: a && text(texts.a, a),
    inB: b && text(texts.b, b),
    english,
    note: '',
  })
  const describe = english(pair)
  const objects = diff.objects.map(line => sided(line, '', objectText))
  const init = diff.init.map(line => sided(line, describe.fact(line.b ?? line.a!)))
  const values = diff.values.map(line => sided(line, ''))
  return [
    section('objects', objects),
    section('init', [...init, ...values]),
    section('goal', goalLines(laid, describe.goal)),
  ]
}

function goalLines(laid: Laid, describe: (part: Condition) => string): readonly DiffLine[] {
  const { diff, texts, goalMatch, statuses, names, noGoalStates } = laid
  const trees = withTrees(diff.goal, name => goalMatch.toB.get(name) ?? `${name} `)
  return trees.map(({ what, depth, a, b, from }) => {
    const known = from.flatMap(line => statuses.get(line) ?? [])
    const inA = a && lineText(texts.a, a)
    const inB = b && lineText(texts.b, b)
    const line = { depth, inA, inB, english: describe(b ?? a!) }
    if (known.length === 0) return { ...line, what, note: '' }
    const other = a === null ? names.a : names.b
    if (noGoalStates)
      return {
        ...line,
        what: 'implied',
        note: 'Neither goal can be reached, so this changes nothing.',
      }
    if (known.every(({ kind }) => kind === 'implied'))
      return { ...line, what: 'implied', note: impliedNote(known, other) }
    if (what === 'changed') return { ...line, what, note: '' }
    if (known.some(({ kind }) => kind === 'open')) {
      const note = `Whether this holds in every goal state of ${other} anyway was not decided within the limits.`
      return { ...line, what: 'open', note }
    }
    const free = known.some(each => each.kind === 'needed' && each.free)
    const note = free ? `The goal of ${other} can be reached without it.` : ''
    return { ...line, what, note }
  })
}

function impliedNote(known: readonly ConditionStatus[], other: string): string {
  const [first, second] = known
  if (second !== undefined || first?.kind !== 'implied') return 'Written otherwise, but the goal states are the same.'
  const { part, why } = first
  const what = part.length > 60 ? 'This' : `\`${part}\``
  return `${what} holds in every goal state of ${other} anyway: ${why || 'no reachable state satisfies that goal without it'}.`
}

/** English for facts and goal conditions; '' if the domain is not a shipped one. */
function english({ domain }: Pair): {
  readonly fact: (atom: Atom) => string
  readonly goal: (part: Condition) => string
} {
  if (folderOf(domain) === undefined) return { fact: () => '', goal: () => '' }
  const phrases = phrasesOf(domain)
  const literal = (atom: Atom, negated: boolean): string =>
    describeFact(phrases, printAtom(atom), plainVoice, negated).text
  return {
    fact: atom => literal(atom, false),
    goal: part => {
      if (part.kind === 'atom') return literal(part.atom, false)
      return part.kind === 'not' && part.body.kind === 'atom' ? literal(part.body.atom, true) : ''
    },
  }
}

/** The text as written, with blanks and comments collapsed to one blank. */
function lineText(text: string, { span }: { readonly span: Span }): LineText {
  const written = text
    .slice(span.from, span.to)
    .replace(/;[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
  return { text: written.length > longest ? `${written.slice(0, longest)}…` : written, span }
}

/** An object with its type. */
const objectText = (text: string, { span, type }: TypedName): LineText => {
  const name = text.slice(span.from, span.to)
  return { text: type.length === 0 ? name : `${name} - ${typeText(type)}`, span }
}

function section(name: SectionDiff['section'], lines: readonly DiffLine[]): SectionDiff {
  const counts = { same: 0, renamed: 0, changed: 0, missing: 0, extra: 0, implied: 0, open: 0 }
  for (const { what, depth } of lines) if (depth === 0) counts[what]++
  if (lines.length <= max) return { section: name, lines, counts, leftOut: 0 }
  const alike = (line: DiffLine): boolean => line.what === 'same' || line.what === 'renamed'
  const sorted = [...lines.filter(line => !alike(line)), ...lines.filter(alike)]
  return { section: name, lines: sorted.slice(0, max), counts, leftOut: lines.length - max }
}
