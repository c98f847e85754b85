// Fixes of the form of a text: words that are left out, declarations that are written twice, comments of other languages.

import { headOf, type List, type Node } from '../list'
import { readLists } from '../lists'
import { labels } from '../messages'
import { type FaultAt, fixOf, insertion, type QuickFix } from './fix'
import { afterSections, around } from './places'

export function formFixes(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic, now } = fault
  const { code, span } = diagnostic
  const text = texts[role]
  switch (code) {
    case 'missing-head':
      return join(fault)
    case 'wrong-part-count':
      return negations(fault)
    case 'repeated-declaration':
      return removal(fault)
    case 'duplicate-action':
      return renameAction(fault)
    case 'stray-word':
      return comment(fault)
    case 'other-domain': {
      const { name } = now.domain
      const isNear = isAlike(text.slice(span.from, span.to).toLowerCase(), name)
      return [fixOf(fault, span, name, labels.replace(name), isNear)]
    }
    case 'missing-domain-name': {
      const { name } = now.domain
      const at = afterSections(text, ['problem'])
      const written = `(:domain ${name})`
      return at === undefined || name === ''
        ? []
        : [fixOf(fault, insertion(at), `\n  ${written}`, labels.insert(written))]
    }
    case 'missing-init':
    case 'missing-goal': {
      const written = code === 'missing-init' ? '(:init)' : '(:goal (and))'
      const at = afterSections(text, ['problem', ':domain', ':requirements', ':objects', ':init'])
      return at === undefined ? [] : [fixOf(fault, insertion(at), `\n  ${written}`, labels.insert(written), false)]
    }
    case 'missing-define':
      return wrapping(fault)
    default:
      return []
  }
}

/** Inserts `and` before the first list of the brackets, at which the fault is. */
function join({ texts, role, diagnostic: { span } }: FaultAt): readonly QuickFix[] {
  const list = around(texts[role], span.from).find(each => each.items[0]?.span.from === span.from)
  return list === undefined ? [] : [fixOf({ role }, insertion(span.from), 'and ', labels.insert('and'))]
}

/** True if a name differs from another only in letters in other places. */
const isAlike = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('')

/** `(not (a) (b))` in an effect as `(not (a)) (not (b))`. */
function negations(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  const text = texts[role]
  const path = around(text, diagnostic.span.from)
  const list = path.at(-1)
  const parts = list?.items.slice(1) ?? []
  if (list === undefined || headOf(list) !== 'not' || parts.length < 2) return []
  if (parts.some(({ items }) => items === undefined)) return []
  const each = parts.map(({ span }) => `(not ${text.slice(span.from, span.to)})`).join(' ')
  const isJoined = headOf(path.at(-2)!) === 'and'
  const action = path.find(one => headOf(one) === ':action')
  const effect = action?.items.find(({ text: word }) => word === ':effect')
  const isEffect = effect !== undefined && effect.span.from < list.span.from
  return [fixOf(fault, list.span, isJoined ? each : `(and ${each})`, labels.negateEach(), isEffect)]
}

/** Removes a declaration that is written a second time, with a type that only it has. */
function removal(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  const text = texts[role]
  const path = around(text, diagnostic.span.from)
  const list = path.at(-1)
  if (list === undefined || list.broken) return []
  const isShape = list.items[0]!.span.from === diagnostic.span.from
  const [from, to] = isShape ? [list.span.from, list.span.to] : typedPlace(list.items, diagnostic.span.from)
  if (from < 0) return []
  const name = text.slice(diagnostic.span.from, diagnostic.span.to)
  return [fixOf(fault, { from: text.slice(0, from).trimEnd().length, to }, '', labels.remove(name))]
}

function typedPlace(items: readonly Node[], from: number): readonly [number, number] {
  const at = items.findIndex(({ span }) => span.from === from)
  if (at < 1) return [-1, -1]
  const isAlone = at === 1 || items[at - 2]!.text === '-'
  const last = isAlone && items[at + 1]?.text === '-' ? items[at + 2] : items[at]
  return [from, last?.span.to ?? -1]
}

/** The first free name of the form `load-2`; the second action may also be a copy that is not wanted. */
function renameAction(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic, now } = fault
  const name = texts[role].slice(diagnostic.span.from, diagnostic.span.to)
  const taken = new Set(now.domain.actions.map(action => action.name))
  let number = 2
  while (taken.has(`${name}-${number}`.toLowerCase())) number++
  const fresh = `${name}-${number}`
  const list = around(texts[role], diagnostic.span.from).at(-1)
  const whole = list === undefined ? [] : [fixOf(fault, list.span, '', labels.remove(`(:action ${name} …)`), false)]
  return [fixOf(fault, diagnostic.span, fresh, labels.replace(fresh), false), ...whole]
}

/** `//` and `#` begin comments elsewhere. */
function comment(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  const { from, to } = diagnostic.span
  const mark = /^(?:\/\/+|#+|--+)/.exec(texts[role].slice(from, to))?.[0]
  return mark === undefined ? [] : [fixOf(fault, { from, to: from + mark.length }, ';', labels.replace(';'))]
}

const problemSections = new Set([':init', ':goal', ':objects', ':domain', ':metric'])

/** Sections without `(define …)` around them. */
function wrapping(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, now } = fault
  const text = texts[role]
  const lists = readLists(text).top.filter((node): node is List => node.items !== undefined)
  const [first] = lists
  if (first === undefined || headOf(first) === 'define') return []
  const head = headOf(first)
  const isProblem = lists.some(list => problemSections.has(headOf(list)))
  if ((role === 'problem') !== isProblem && head !== role) return []
  const header =
    head === role ? '(define ' : role === 'domain' ? '(define (domain unnamed)\n' : problemHeader(now.domain.name)
  const end = text.trimEnd().length
  const inside = text.slice(first.span.from, end)
  return [fixOf(fault, { from: first.span.from, to: end }, `${header}${inside})`, labels.wrap(role))]
}

const problemHeader = (domain: string): string =>
  `(define (problem unnamed)\n${domain === '' ? '' : `  (:domain ${domain})\n`}`
