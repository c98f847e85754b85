// Lists to effects. A part that cannot be read is reported and left out, and `log.lost` is set.

import type { Span } from '#base/text'
import {
  hasBody,
  hasParts,
  isConditionWord,
  readCondition,
  readVariables,
  reportDoubleBrackets,
  reportListAsHead,
  reportWords,
} from '../condition'
import type { List, Node } from '../list'
import { headOf } from '../list'
import { faultOfAmount, readAtom, readTerms } from './atom'
import { dialectOf } from './dialects'
import type { Log } from './log'
import type { CostExpression, Effect } from '../model'

const numericEffects = new Set(['decrease', 'assign', 'scale-up', 'scale-down'])
/** The context of an effect: costs are not allowed inside these. */
type Within = '' | 'when' | 'forall'

/** The effect that changes nothing. */
export const noEffect = (span: Span): Effect => ({ kind: 'and', parts: [], span })

/** Reads one effect; a part that cannot be read changes nothing. */
export function readEffect(node: Node, log: Log, within: Within = ''): Effect {
  if (node.items === undefined) {
    reportWords([node], 0, 'an effect', log)
    return noEffect(node.span)
  }
  log.enter(node)
  const effect = readList(node, log, within)
  log.leave(node)
  return effect
}

function readList(node: List, log: Log, within: Within): Effect {
  const { items, span } = node
  if (items.length === 0) return noEffect(span)
  const head = items[0]!
  if (head.items !== undefined) {
    return reportListAsHead(node, log) ? readParts(items, 0, span, log, within) : noEffect(span)
  }
  switch (head.text) {
    case 'and':
      return readParts(items, 1, span, log, within)
    case 'not':
      return readDelete(node, log)
    case 'when': {
      if (!hasParts(node, 2, 'part', log)) return noEffect(span)
      const condition = readCondition(items[1]!, log)
      return { kind: 'when', condition, body: readEffect(items[2]!, log, 'when'), span }
    }
    case 'forall': {
      const variables = readVariables(node, log)
      if (variables === undefined || !hasBody(node, 'effect', log)) return noEffect(span)
      const inner = within === '' ? 'forall' : within
      return { kind: 'forall', variables, body: readEffect(items[2]!, log, inner), span }
    }
    case 'increase':
      return readIncrease(node, log, within)
  }
  if (isConditionWord(node)) log.lose('misplaced-in-effect', head.span, [head.text])
  else if (numericEffects.has(head.text)) refuseNumbers(node, head.text, log)
  else {
    const atom = readAtom(node, 'effect', log)
    if (atom !== undefined) return { kind: 'add', atom, span }
  }
  return noEffect(span)
}

function readParts(items: readonly Node[], start: number, span: Span, log: Log, within: Within): Effect {
  const parts: Effect[] = []
  for (let i = start; i < items.length; ) {
    const item = items[i]!
    if (item.items === undefined) i = reportWords(items, i, 'an effect', log)
    else {
      parts.push(readEffect(item, log, within))
      i++
    }
  }
  return { kind: 'and', parts, span }
}

function readDelete(node: List, log: Log): Effect {
  const { items, span } = node
  const body = items[1]
  if (body !== undefined && body.items === undefined) {
    reportWords(items, 1, 'a fact', log)
    return noEffect(span)
  }
  if (!hasParts(node, 1, 'fact', log) || body === undefined) return noEffect(span)
  const head = headOf(body)
  if (body.items.length === 0) log.lose('empty-brackets', body.span, ['a fact'])
  else if (body.items[0]!.items !== undefined) reportDoubleBrackets(body, log)
  else if (['and', 'not', 'when', 'forall', 'increase'].includes(head) || isConditionWord(body))
    log.lose('negated-list', body.items[0]!.span, [head])
  else {
    const atom = readAtom(body, 'effect', log)
    if (atom !== undefined) return { kind: 'delete', atom, span }
  }
  return noEffect(span)
}

function readIncrease(node: List, log: Log, within: Within): Effect {
  const { items, span } = node
  if (!hasParts(node, 2, 'part', log)) return noEffect(span)
  const target = items[1]!
  const name = target.items === undefined ? target.text : headOf(target)
  if (name !== 'total-cost') refuseNumbers(node, `increase (${name} …)`, log)
  else if (within !== '') log.lose('conditional-cost', span, [within])
  else {
    const amount = readCost(items[2]!, log)
    if (amount !== undefined) return { kind: 'increase', amount, span }
  }
  return noEffect(span)
}

/** Refuses a numeric effect other than a cost, once for each kind of change. */
function refuseNumbers({ items }: List, shown: string, log: Log): void {
  const target = items[1]
  const name = target === undefined ? '' : target.text || headOf(target)
  const dialect = dialectOf(name === 'reward' ? 'probabilistic' : 'decrease')!
  log.loseOnce('unsupported-effect', `${items[0]!.text} ${dialect}`, items[0]!.span, [shown, dialect])
}

/** Reads a number or a function applied to terms; undefined, and reported, for anything else. */
function readCost(node: Node, log: Log): CostExpression | undefined {
  const { span } = node
  if (node.items === undefined) return readAmount(node, log)
  const head = node.items[0]
  if (head === undefined || head.items !== undefined) {
    log.lose('empty-brackets', span, ['a number or a function'])
    return undefined
  }
  const terms = isCalculated(head.text) ? undefined : readTerms(node, log)
  if (isCalculated(head.text)) log.lose('unsupported-cost', span, [head.text])
  return terms && { kind: 'function', name: { name: head.text, span: head.span }, terms, span }
}

/** The previous cost would be added to itself. */
const isCalculated = (head: string): boolean => /^([-+*/]|total-cost)$/.test(head)

/** A number, or a function without arguments, written without brackets. */
function readAmount({ text, span }: Node, log: Log): CostExpression | undefined {
  const fault = faultOfAmount(text)
  if (fault === undefined) return { kind: 'number', value: Number(text), span }
  if (/^[a-z]/.test(text) && !isCalculated(text))
    return { kind: 'function', name: { name: text, span }, terms: [], span }
  log.lose(fault, span, [text])
  return undefined
}
