// Lists to conditions: preconditions, goals, bodies of derived rules, and what follows `when`. A part that cannot be read is reported and
// left out, and `log.lost` is set. Recursion is safe, since `readLists` bounds the depth.

import type { Span } from '#base/text'
import type { List, Node } from './list'
import { headOf } from './list'
import { formWords, isNumber, readAtom, readTerm } from './read/atom'
import { certainWords } from './read/dialects'
import type { Log } from './read/log'
import { labels } from './messages'
import type { Condition, TypedName } from './model'
import { readTypedNames } from './read/typed-list'

const effectWords = new Set(['when', 'increase', 'decrease', 'assign', 'scale-up', 'scale-down'])
/** The condition that is always true. */
export const alwaysTrue = (span: Span): Condition => ({ kind: 'and', parts: [], span })

/** Reads one condition; a part that cannot be read counts as true. */
export function readCondition(node: Node, log: Log): Condition {
  if (node.items === undefined) {
    reportWords([node], 0, 'a condition', log)
    return alwaysTrue(node.span)
  }
  log.enter(node)
  const condition = readList(node, log)
  log.leave(node)
  return condition
}

function readList(node: List, log: Log): Condition {
  const { items, span } = node
  if (items.length === 0) return alwaysTrue(span)
  const head = items[0]!
  if (head.items !== undefined) {
    return reportListAsHead(node, log) ? readParts('and', items, 0, span, log) : alwaysTrue(span)
  }
  switch (head.text) {
    case 'and':
    case 'or':
      return readParts(head.text, items, 1, span, log)
    case 'not':
      return readNot(node, log)
    case 'imply':
      return hasParts(node, 2, 'condition', log)
        ? {
            kind: 'imply',
            premise: readCondition(items[1]!, log),
            conclusion: readCondition(items[2]!, log),
            span,
          }
        : alwaysTrue(span)
    case 'forall':
    case 'exists': {
      const variables = readVariables(node, log)
      if (variables === undefined || !hasBody(node, 'condition', log)) return alwaysTrue(span)
      return { kind: head.text, variables, body: readCondition(items[2]!, log), span }
    }
    case '=':
      return readEqual(node, log)
  }
  if (effectWords.has(head.text)) {
    log.lose('misplaced-in-condition', head.span, [head.text])
    return alwaysTrue(span)
  }
  const atom = readAtom(node, 'condition', log)
  return atom === undefined ? alwaysTrue(span) : { kind: 'atom', atom, span }
}

function readNot(node: List, log: Log): Condition {
  const { items, span } = node
  const body = items[1]
  if (body !== undefined && body.items === undefined) reportWords(items, 1, 'a condition', log)
  else if (hasParts(node, 1, 'condition', log)) return { kind: 'not', body: readCondition(body!, log), span }
  return alwaysTrue(span)
}

function readParts(kind: 'and' | 'or', items: readonly Node[], start: number, span: Span, log: Log): Condition {
  const parts: Condition[] = []
  for (let i = start; i < items.length; ) {
    const item = items[i]!
    if (item.items === undefined) i = reportWords(items, i, 'a condition', log)
    else {
      parts.push(readCondition(item, log))
      i++
    }
  }
  return { kind, parts, span }
}

function readEqual(node: List, log: Log): Condition {
  const { items, span } = node
  const nested = items.find(item => item.items !== undefined)
  if (nested !== undefined || items.some(item => isNumber(item.text))) {
    log.loseOnce('unsupported-comparison', '=', items[0]!.span, ['='])
    return alwaysTrue(span)
  }
  if (!hasParts(node, 2, 'argument', log)) return alwaysTrue(span)
  const left = readTerm(items[1]!, '=', log)
  const right = readTerm(items[2]!, '=', log)
  return left === undefined || right === undefined ? alwaysTrue(span) : { kind: 'equal', left, right, span }
}

/** The variables of `forall` and `exists`; undefined, and reported, if there are none. */
export function readVariables(node: List, log: Log): TypedName[] | undefined {
  const { items } = node
  const second = items[1]
  const first = second?.items?.[0]
  const plausible = first === undefined || (first.items === undefined && isVariableList(second!))
  if (second?.items === undefined || !plausible) {
    reportNoVariables(items, log)
    return undefined
  }
  log.enter(second)
  const variables = readTypedNames(second.items, 0, 'variable', log)
  log.leave(second)
  return variables
}

/** In `(forall ?x (p ?x))` only the brackets around the variables are missing. */
function reportNoVariables(items: readonly Node[], log: Log): void {
  const head = items[0]!
  const words = items.slice(1, -1)
  const bare =
    words.length > 0 &&
    items[items.length - 1]!.items !== undefined &&
    words.every((word, i) => continuesList(word, words[i - 1] ?? head))
  if (!bare) {
    log.lose('missing-variables', head.span, [head.text])
    return
  }
  const span = { from: words[0]!.span.from, to: words[words.length - 1]!.span.to }
  const text = `(${log.text.slice(span.from, span.to)})`
  const fix = { label: labels.replace(text), span, text }
  log.lose('missing-variables', head.span, [head.text], { fix })
}

/** A list that begins with a variable can only be a list of variables. */
const isVariableList = (node: Node): boolean =>
  node.items![0]!.text.charCodeAt(0) === 63 || node.items![1]?.text === '-'

/** Reports a `forall`, `exists` or `when` that does not have exactly two parts. */
export function hasBody(node: List, what: string, log: Log): boolean {
  const found = node.items.length - 2
  if (found === 1) return true
  log.lose('wrong-part-count', node.items[0]!.span, [node.items[0]!.text, 1, Math.max(0, found), what])
  return false
}

/** Reports a list that does not have this many parts after its head. */
export function hasParts(node: List, count: number, what: string, log: Log): boolean {
  const found = node.items.length - 1
  if (found === count) return true
  log.lose('wrong-part-count', node.items[0]!.span, [node.items[0]!.text, count, found, what])
  return false
}

/**
 * Reports words in place of a list: `clear ?x` is one list without brackets, `p q` are two, and all that follows `and` belongs to it.
 * Returns the place after them.
 */
export function reportWords(items: readonly Node[], start: number, what: string, log: Log): number {
  const first = items[start]!
  const called = items[start + 1]
  if (called?.items !== undefined && called.span.from === first.span.to) {
    reportCall(first, called, log)
    return start + 2
  }
  const isForm = formWords.has(first.text)
  let end = isForm ? items.length : start + 1
  while (end < items.length && continuesList(items[end]!, items[end - 1]!)) end++
  if (!isForm && !/^[a-z][\w-]*$/.test(first.text)) {
    log.lose('expected-list', first.span, [first.text, what])
    return end
  }
  const span = { from: first.span.from, to: items[end - 1]!.span.to }
  const text = `(${log.text.slice(span.from, span.to)})`
  const shown = isForm ? `${first.text} …` : text.slice(1, -1)
  const fix = { label: labels.replace(`(${shown})`), span, text }
  log.lose('missing-brackets', isForm ? first.span : span, [shown], { fix })
  return end
}

/** Reports `on(a b)`, the call syntax of other languages. */
function reportCall({ text, span }: Node, called: List, log: Log): void {
  const dialect = certainWords.get(text)
  if (dialect !== undefined) {
    log.loseOnce('unsupported-effect', text, span, [text, dialect])
    return
  }
  const inner = log.text.slice(called.span.from + 1, called.span.to - 1)
  const fix = {
    label: labels.replace(`(${text} …)`),
    span: { from: span.from, to: called.span.to },
    text: `(${log.text.slice(span.from, span.to)} ${inner.replace(/\s*,\s*/g, ' ').trim()})`,
  }
  log.lose('bracket-after-name', span, [text], called.broken ? undefined : { fix })
}

/** Reads the first list between two places; reports words, and further lists. */
export function oneList(
  part: string,
  items: readonly Node[],
  from: number,
  end: number,
  what: string,
  log: Log,
): List | undefined {
  const first = items[from]!
  if (first.items === undefined) {
    const next = reportWords(items.slice(0, end), from, what, log)
    return items.slice(next, end).find(item => item.items !== undefined) as List | undefined
  }
  if (end > from + 1) reportSeveral(part, items, from, end, log)
  return first
}

/** True if this word can only belong to the same list as the one before it. */
const continuesList = (node: Node, before: Node): boolean =>
  node.items === undefined && (node.text.charCodeAt(0) === 63 || node.text === '-' || before.text === '-')

/** Reports a list that begins with a list; true when its parts can be read anyway. */
export function reportListAsHead(node: List, log: Log): boolean {
  const inner = node.items[0]!
  if (node.items.length === 1) {
    reportDoubleBrackets(node, log)
    return true
  }
  const isAll = node.items.every(item => item.items !== undefined)
  log.lose(isAll ? 'missing-head' : 'missing-predicate', inner.span, [])
  if (!isAll) return false
  return headOf(inner).charCodeAt(0) !== 63
}

/** Reports a list that holds only another list. */
export function reportDoubleBrackets(node: List, log: Log): void {
  const { span } = node
  const inner = node.items[0]!.span
  const text = log.text.slice(inner.from, inner.to)
  const fix = { label: labels.dropBrackets(), span, text }
  log.lose('double-brackets', span, [], node.items.length === 1 ? { fix } : undefined)
}

/** Reports lists after the first where only one is allowed; `items[from]` is the first. */
function reportSeveral(part: string, items: readonly Node[], from: number, end: number, log: Log): void {
  const span = { from: items[from]!.span.from, to: items[end - 1]!.span.to }
  const joins = part !== ':parameters' && items.slice(from, end).every(item => item.items)
  const text = `(and ${log.text.slice(span.from, span.to)})`
  const fix = { label: labels.joinByAnd(), span, text }
  log.lose('several-conditions', items[from + 1]!.span, [part], joins ? { fix } : undefined)
}

/** True if the head of this list is a word of conditions that effects do not have. */
export const isConditionWord = (node: Node): boolean => ['or', 'imply', 'exists', '='].includes(headOf(node))
