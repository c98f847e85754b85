// Lists to atoms: a name and the terms it is applied to.

import { isExactDecimal } from '#base/decimal'
import type { List, Node } from '../list'
import type { DiagnosticCode } from '../messages'
import type { Atom, Term } from '../model'
import { dialectOf, dialectOfFact } from './dialects'
import { proposal, type Log } from './log'

const comparisons = new Set(['<', '>', '<=', '>='])

/** Words that begin a condition or effect with parts. */
export const formWords = new Set(['and', 'or', 'not', 'imply', 'forall', 'exists', 'when', 'increase', '='])

/** Is this word a number? */
export function isNumber(text: string): boolean {
  // `+` to `9`: this test excludes most words, without compiling the pattern.
  const first = text.charCodeAt(0)
  if (!(first >= 43 && first <= 57)) return false
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/.test(text)
}

type AmountFault = Extract<DiagnosticCode, 'malformed-cost' | 'negative-cost' | 'inexact-cost'>

/** Why a word is not a cost: not a number, negative, or not exact. */
export function faultOfAmount(text: string): AmountFault | undefined {
  const value = isNumber(text) ? Number(text) : Number.NaN
  if (Number.isNaN(value)) return 'malformed-cost'
  if (value < 0) return 'negative-cost'
  return isExactDecimal(text) ? undefined : 'inexact-cost'
}

/** The context of an atom; it decides what its head may mean in another dialect. */
export type AtomPlace = 'condition' | 'effect' | 'fact'

/** Reads `(name term …)`, whatever the name; undefined if something else is written there. */
export function readAtom(node: List, place: AtomPlace, log: Log): Atom | undefined {
  const head = node.items[0]!
  const first = head.text.charCodeAt(0)
  if (first === 63) {
    log.lose('variable-as-predicate', head.span, [head.text])
    return undefined
  }
  if (first === 58) {
    log.lose('keyword-as-predicate', head.span, [head.text])
    return undefined
  }
  if (comparisons.has(head.text)) {
    log.loseOnce('unsupported-comparison', head.text, head.span, [head.text])
    return undefined
  }
  const terms = readTerms(node, log, place)
  return terms && { predicate: { name: head.text, span: head.span }, terms, span: node.span }
}

/** Reads all items of a list after its head as terms; undefined if an item is not a term. */
export function readTerms(node: List, log: Log, place: AtomPlace = 'condition'): Term[] | undefined {
  const { items } = node
  const head = items[0]!.text
  const terms: Term[] = []
  for (let i = 1; i < items.length; i++) {
    const item = items[i]!
    if (item.items !== undefined) {
      reportListArgument(node, item, place, log)
      return undefined
    }
    const term = readTerm(item, head, log)
    if (term === undefined) return undefined
    terms.push(term)
  }
  return terms
}

/** A list among the arguments: the head may be a word such as `and`, misspelt, or a word of another dialect. */
function reportListArgument(node: List, argument: List, place: AtomPlace, log: Log): void {
  const head = node.items[0]!
  const dialect = dialectIn(node, place)
  if (dialect !== undefined) {
    log.loseOnce(`unsupported-${place}`, head.text, head.span, [head.text, dialect])
    return
  }
  const isForm = node.items.every((item, i) => i === 0 || item.items !== undefined)
  const near = isForm ? log.near(head.text, () => formWords) : []
  if (near.length > 0) log.lose('unknown-form', head.span, [head.text], proposal(head.text, near, head.span))
  else log.loseOnce('list-as-argument', head.text, argument.span, [head.text])
}

/** The dialect of a list by its head, if the list contains another list. */
function dialectIn({ items }: List, place: AtomPlace): string | undefined {
  const { text } = items[0]!
  const isTimed = text === 'at' || text === 'over'
  if (isTimed && !/^(start|end|all|[\d.]+)$/.test(items[1]!.text)) return undefined
  return place === 'fact' ? dialectOfFact(text) : dialectOf(text)
}

/** Reads a variable or the name of an object; reports anything else. */
export function readTerm(node: Node, head: string, log: Log): Term | undefined {
  if (node.items !== undefined) {
    log.lose('list-as-argument', node.span, [head])
    return undefined
  }
  const { text, span } = node
  const first = text.charCodeAt(0)
  if (first === 63) return { kind: 'variable', name: text, span }
  if (first !== 58) return { kind: 'object', name: text, span }
  log.lose('keyword-as-argument', span, [head, text])
  return undefined
}
