// Fixes of what other notations write in another way: commas, square brackets, long dashes, brackets that are too many
// or left out around a list of names, `and` between two facts.

import type { Span } from '#base/text'
import type { Change, TextRole } from '../diagnostic'
import { headOf, type List, type Node } from '../list'
import { labels } from '../messages'
import { readTokens } from '../tokens'
import { type FaultAt, fixOf, insertion, joined, type QuickFix } from './fix'
import { around } from './places'

/** Marks of other notations at the fault, mended in the whole text; such a mark hides what the name means. */
export function markFixes(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  const { span } = diagnostic
  const text = texts[role]
  const word = text.slice(span.from, span.to)
  if (UNEQUAL.test(word)) return unequal(fault, around(text, span.from).at(-1))
  const fix = /^,|,$/.test(word)
    ? joined(labels.dropMarks(','), inWords(text, role, /^,+|,+$/g, ''))
    : /[[\]{}]/.test(word)
      ? joined(
          labels.roundBrackets(),
          inWords(text, role, /[[\]{}]/g, mark => (/[[{]/.test(mark) ? '(' : ')')),
        )
      : LONG_DASH.test(word)
        ? joined(labels.replaceOld(word, '-'), inWords(text, role, LONG_DASH, '-'))
        : undefined
  return fix === undefined ? [] : [fix]
}

const UNEQUAL = /^(?:!=|<>|\/=|=\/=|≠|~=)$/

/** `(!= ?a ?b)` as `(not (= ?a ?b))`. */
function unequal(fault: FaultAt, list: List | undefined): readonly QuickFix[] {
  const [head, ...terms] = list?.items ?? []
  if (head === undefined || terms.length !== 2) return []
  const rest = fault.texts[fault.role].slice(head.span.to, list!.span.to)
  return [fixOf(fault, list!.span, `(not (=${rest})`, labels.writeUnequal())]
}

const LONG_DASH = /^[‐-―−]+$/

/** Every match of the expression in the words of a text; comments stay. */
function inWords(text: string, role: TextRole, marks: RegExp, by: string | ((mark: string) => string)): Change[] {
  const { from, to } = readTokens(text)
  return from.flatMap((start, i) => {
    const word = text.slice(start, to[i])
    if (word.startsWith(';')) return []
    return Array.from(word.matchAll(new RegExp(marks.source, 'g')), ({ 0: mark, index }) => ({
      role,
      span: { from: start + index, to: start + index + mark.length },
      text: typeof by === 'string' ? by : by(mark),
    }))
  })
}

/** Lists and keywords in another shape than PDDL's. */
export function shapeFixes(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  const { code, span } = diagnostic
  const text = texts[role]
  const path = around(text, span.from)
  switch (code) {
    case 'name-in-brackets':
      return unwrapped(fault, path.at(-2))
    case 'expected-list':
      return wrapped(fault, path.at(-1))
    case 'expected-keyword':
      return keyword(fault, path.at(-1), path.at(-2))
    case 'several-conditions':
      return betweenAnd(fault, path)
    case 'missing-type':
      return typeAfter(fault, path.at(-1))
    case 'variable-in-init':
      return [fixOf(fault, { from: span.from, to: span.from + 1 }, '', labels.remove('?'))]
    case 'repeated-part':
      return effect(fault, path.at(-1))
    default:
      return []
  }
}

/** `(:types (a b))` as `(:types a b)`, and so for each parameter in brackets of its own. */
function unwrapped(fault: FaultAt, parent: List | undefined): readonly QuickFix[] {
  const inner = parent?.items.filter((item): item is List => item.items !== undefined && !item.broken) ?? []
  const changes = inner.flatMap(({ span: { from, to } }) => [
    { role: fault.role, span: { from, to: from + 1 }, text: '' },
    { role: fault.role, span: { from: to - 1, to }, text: '' },
  ])
  const fix = joined(labels.dropInnerBrackets(), changes)
  return fix === undefined ? [] : [fix]
}

/** The items from one on, up to the next keyword. */
function upToKeyword(list: List | undefined, from: number): readonly Node[] {
  const items = list?.items ?? []
  const first = items.findIndex(item => item.span.from === from)
  const next = items.findIndex((item, i) => i > first && item.text.startsWith(':'))
  return first < 0 ? [] : items.slice(first, next < 0 ? undefined : next)
}

const spanOf = (items: readonly Node[]): Span => ({ from: items[0]!.span.from, to: items.at(-1)!.span.to })

/** `:parameters ?a - t` as `:parameters (?a - t)`. */
function wrapped(fault: FaultAt, list: List | undefined): readonly QuickFix[] {
  const items = upToKeyword(list, fault.diagnostic.span.from)
  if (items.length === 0 || !items[0]!.text.startsWith('?')) return []
  const span = spanOf(items)
  return [fixOf(fault, span, `(${fault.texts[fault.role].slice(span.from, span.to)})`, labels.bracketsAround())]
}

/** `(:action a (?x) …` as `(:action a :parameters (?x) …`. */
function keyword(fault: FaultAt, list: List | undefined, action: List | undefined): readonly QuickFix[] {
  const isList = list?.span.from === fault.diagnostic.span.from && list.items[0]?.text.startsWith('?') === true
  const isMissing = headOf(action!) === ':action' && !action!.items.some(({ text }) => text === ':parameters')
  return isList && isMissing
    ? [fixOf(fault, insertion(list.span.from), ':parameters ', labels.insert(':parameters'))]
    : []
}

/** `:effect (a) and (b)` as `:effect (and (a) (b))`. */
function betweenAnd(fault: FaultAt, path: readonly List[]): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  const action = [...path]
    .reverse()
    .find(list => list.items.some(({ text }) => text === 'and') && /^:/.test(headOf(list)))
  const items = action?.items ?? []
  const part = items.filter(({ span, text }) => text.startsWith(':') && span.from < diagnostic.span.from).at(-1)
  const parts = part === undefined ? [] : upToKeyword(action, items[items.indexOf(part) + 1]?.span.from ?? -1)
  const lists = parts.filter(({ items: inner }) => inner !== undefined)
  const isInfix = lists.length > 1 && parts.every(({ text, items: inner }) => inner !== undefined || text === 'and')
  if (!isInfix) return []
  const facts = lists.map(({ span }) => texts[role].slice(span.from, span.to)).join(' ')
  return [fixOf(fault, spanOf(parts), `(and ${facts})`, labels.joinByAnd())]
}

/** `- ?t` as `- t`. */
function typeAfter(fault: FaultAt, list: List | undefined): readonly QuickFix[] {
  const items = list?.items ?? []
  const dash = items.findIndex(item => item.span.from === fault.diagnostic.span.from)
  const type = items[dash + 1]
  if (dash < 0 || type?.text.startsWith('?') !== true) return []
  return [fixOf(fault, { from: type.span.from, to: type.span.from + 1 }, '', labels.remove('?'))]
}

/** The second precondition of an action without an effect is its effect. */
function effect(fault: FaultAt, action: List | undefined): readonly QuickFix[] {
  const { span } = fault.diagnostic
  const word = fault.texts[fault.role].slice(span.from, span.to).toLowerCase()
  const isOther = word === ':precondition' && !action!.items.some(({ text }) => text === ':effect')
  return isOther ? [fixOf(fault, span, ':effect', labels.replace(':effect'))] : []
}
