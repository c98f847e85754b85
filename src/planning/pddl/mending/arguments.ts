// Fixes of arguments: another order, one more, one less.

import type { Span } from '#base/text'
import { labels } from '../messages'
import type { Node } from '../list'
import { contextAt } from '../symbols/context'
import { type FaultAt, fixOf, insertion, type QuickFix } from './fix'
import { around } from './places'

/** Maximum number of arguments to try in all orders; with more, only pairs are exchanged. */
const MAX_ORDERED = 3
/** Maximum number of names tried as a missing argument. */
const MAX_NAMES = 12

export function argumentFixes(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  const atom = around(texts[role], diagnostic.span.from).at(-1)
  if (atom === undefined || atom.broken || atom.items.some(({ items }) => items !== undefined)) return []
  const terms = atom.items.slice(1)
  switch (diagnostic.code) {
    case 'wrong-type':
      return reordered(fault, terms)
    case 'wrong-arity':
      return [...oneLess(fault, terms), ...oneMore(fault, atom.items)]
    default:
      return []
  }
}

function reordered(fault: FaultAt, terms: readonly Node[]): readonly QuickFix[] {
  const [first, last] = [terms[0], terms.at(-1)]
  if (first === undefined || last === undefined || terms.length < 2) return []
  const span = { from: first.span.from, to: last.span.to }
  const words = terms.map(term => fault.texts[fault.role].slice(term.span.from, term.span.to))
  return orders(words).map(order => fixOf(fault, span, order.join(' '), labels.reorder(order.join(' '))))
}

/** Other orders of some words. */
function orders(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length <= MAX_ORDERED) return permutations(words).slice(1)
  return words.flatMap((word, i) =>
    words.slice(i + 1).map((other, j) => words.map((each, k) => (k === i ? other : k === i + 1 + j ? word : each))),
  )
}

const permutations = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length < 2
    ? [words]
    : words.flatMap((word, i) => permutations(words.filter((_, j) => j !== i)).map(rest => [word, ...rest]))

const oneLess = (fault: FaultAt, terms: readonly Node[]): readonly QuickFix[] =>
  terms.length > MAX_NAMES
    ? []
    : terms.map(({ text, span }) => fixOf(fault, withSpaceBefore(fault, span), '', labels.remove(text)))

/** The span with the blanks before it. */
function withSpaceBefore({ texts, role }: FaultAt, { from, to }: Span): Span {
  const before = texts[role].slice(0, from)
  return { from: before.trimEnd().length, to }
}

/** A variable or object that the atom does not have yet, at each place. */
function oneMore(fault: FaultAt, items: readonly Node[]): readonly QuickFix[] {
  const { texts, role, diagnostic, now } = fault
  const variables = contextAt(texts[role], role, diagnostic.span.from).variables
  const objects = role === 'problem' ? (now.problem?.objects ?? []) : []
  const present = new Set(items.map(({ text }) => text))
  const names = [...variables, ...(variables.length > 0 ? [] : objects)].filter(({ name }) => !present.has(name))
  if (names.length > MAX_NAMES) return []
  return items.flatMap(({ span }) =>
    names.map(({ name }) => fixOf(fault, insertion(span.to), ` ${name}`, labels.insert(name))),
  )
}
