// Lists to action schemas and derived rules.

import type { Span } from '#base/text'
import { alwaysTrue, oneList, readCondition } from '../condition'
import { dialectOf } from './dialects'
import type { Docs } from './docs'
import { noEffect, readEffect } from './effect'
import { formWords } from './atom'
import { headOf, type List, type Node } from '../list'
import { proposal, type Log } from './log'
import type { ActionSchema, DerivedRule, Name, TypedName } from '../model'
import { readSignature, readTypedNames } from './typed-list'

const isKeyword = (node: Node | undefined): boolean => node?.text.charCodeAt(0) === 58

/** The result, and the parts of the action or rule that could not be read. */
export interface ActionBlock<T> {
  readonly value: T
  /** Some of its variables could not be read. */
  readonly lostParameters: boolean
  /** True if some part could not be read. */
  readonly lost: boolean
}

/** Reads an `:action` section; undefined if its name is missing. */
export function readAction(list: List, docs: Docs, log: Log): ActionBlock<ActionSchema> | undefined {
  const { items } = list
  log.lost = list.broken
  const second = items[1]
  const name = blockName(second, items[0]!.span, log)
  const named = second !== undefined && second.items === undefined && !isKeyword(second)
  const parts = readParts(items, named ? 2 : 1, log)
  const effect = parts.get(':effect')
  if (effect === undefined && !log.lost) log.report('missing-effect', name.span, [name.name || ':action'])
  const lostSome = log.lost
  log.lost = false
  const parameters = readParameters(parts.get(':parameters'), log)
  const lostParameters = log.lost || lostSome
  const precondition = parts.get(':precondition')
  const place = { from: name.span.to, to: name.span.to }
  const value: ActionSchema = {
    name: name.name,
    span: name.span,
    parameters,
    precondition: precondition === undefined ? alwaysTrue(place) : readCondition(precondition, log),
    effect: effect === undefined ? noEffect(place) : readEffect(effect, log),
    doc: docs.ofBlock(list.span, name.span),
    block: list.span,
  }
  return name.name === '' ? undefined : { value, lostParameters, lost: log.lost || lostSome }
}

/** Reads `(:derived (p ?x - t) condition)`; undefined if the head cannot be read. */
export function readDerived(list: List, log: Log): ActionBlock<DerivedRule> | undefined {
  const [head, signature, body] = list.items
  log.lost = list.broken
  if (signature === undefined) {
    log.lose('missing-name', head!.span, ['derived predicate'])
    return undefined
  }
  if (formWords.has(headOf(signature))) {
    log.lose('derived-head', signature.items![0]!.span, [headOf(signature)])
    return undefined
  }
  const predicate = readSignature(signature, 'a predicate', log)
  if (predicate === undefined) return undefined
  const parameters = readTypedNames(signature.items!, 1, 'variable', log)
  const lostParameters = log.lost
  if (body === undefined) {
    log.lose('missing-condition', predicate.span, [predicate.name])
    return undefined
  }
  const condition = oneList(':derived', list.items, 2, list.items.length, 'a condition', log)
  const value: DerivedRule = {
    predicate,
    parameters,
    body: condition === undefined ? alwaysTrue(body.span) : readCondition(condition, log),
    block: list.span,
  }
  return { value, lostParameters, lost: log.lost }
}

function blockName(node: Node | undefined, head: Span, log: Log): Name {
  if (node !== undefined && node.items === undefined && !isKeyword(node)) {
    if (node.text.charCodeAt(0) === 63) log.lose('expected-name', node.span, [node.text, 'an action'])
    return { name: node.text, span: node.span }
  }
  log.lose('missing-name', head, ['action'])
  return { name: '', span: head }
}

const partNames = [':parameters', ':precondition', ':effect']

/** The one node after each keyword of an action's block. */
function readParts(items: readonly Node[], start: number, log: Log): Map<string, Node> {
  const found = new Map<string, Node>()
  let reported = false
  for (let i = start; i < items.length; ) {
    const keyword = items[i]!
    if (!isKeyword(keyword)) {
      const what = keyword.items === undefined ? `\`${keyword.text}\`` : 'This list'
      if (!reported) log.lose('expected-keyword', keyword.span, [what])
      reported = true
      i++
      continue
    }
    let end = i + 1
    while (end < items.length && !isKeyword(items[end])) end++
    const name = partName(keyword.text, keyword.span, log)
    if (name !== undefined) {
      const value = onePart(items, i, end, log)
      if (found.has(name)) log.lose('repeated-part', keyword.span, [name])
      else if (value !== undefined) found.set(name, value)
    }
    i = end
  }
  return found
}

/** The name of an action's part, or the part that a misspelt keyword certainly means. */
function partName(text: string, span: Span, log: Log): string | undefined {
  if (partNames.includes(text)) return text
  const dialect = dialectOf(text)
  if (dialect !== undefined) {
    log.loseOnce('unsupported-section', text, span, [text, dialect])
    return undefined
  }
  const near = log.near(text, () => partNames)
  log.lose('unknown-part', span, [text], proposal(text, near, span))
  return near.length === 1 ? near[0] : undefined
}

/** The value between a keyword at `at` and `end`; reports a missing value and several values. */
function onePart(items: readonly Node[], at: number, end: number, log: Log): Node | undefined {
  const keyword = items[at]!
  if (end > at + 1) return oneList(keyword.text, items, at + 1, end, wanted(keyword.text), log)
  log.lose('missing-condition', keyword.span, [keyword.text])
  return undefined
}

/** The value that belongs after a keyword, as named in messages. */
const wanted = (keyword: string): string =>
  keyword === ':parameters' ? 'a list of variables' : keyword === ':effect' ? 'an effect' : 'a condition'

function readParameters(node: Node | undefined, log: Log): TypedName[] {
  if (node === undefined) return []
  if (node.items === undefined) return []
  log.enter(node)
  const parameters = readTypedNames(node.items, 0, 'variable', log)
  log.leave(node)
  return parameters
}
