// Text to Domain: sections in any order, all faults at once, and a model as far as it could be read.

import type { Span } from '../base/text'
import { reportBrackets } from './brackets'
import { alwaysTrue, readCondition } from './condition'
import { readDefine, sectionName, unsupportedSections, type SectionKind } from './define'
import type { Diagnostic } from './diagnostic'
import { Docs } from './docs'
import { noEffect, readEffect } from './effect'
import type { List, Lists, Node } from './lists'
import { readLists } from './lists'
import { Log } from './log'
import { nearNames } from '../base/suggest'
import { labels, notes } from './messages'
import type {
  ActionSchema,
  Condition,
  CostFunction,
  DeclaringSection,
  DerivedRule,
  Domain,
  Effect,
  Name,
  Predicate,
  TypeDeclaration,
  TypedName,
} from './model'
import { readType, readTypedNames } from './typed-list'

const sections = [
  ':requirements',
  ':types',
  ':constants',
  ':predicates',
  ':functions',
  ':action',
  ':derived',
]
const foreign: ReadonlyMap<string, SectionKind> = new Map<string, SectionKind>([
  [':domain', 'problem'],
  [':objects', 'problem'],
  [':init', 'problem'],
  [':goal', 'problem'],
  [':metric', 'problem'],
  ...unsupportedSections,
])

/** What reading found beside the model. */
export interface DomainReading {
  readonly domain: Domain
  readonly lists: Lists
  /** Actions and rules of which something could not be read. */
  readonly partial: ReadonlySet<ActionSchema | DerivedRule>
}

/** Reads a domain; the model holds what could be read even where there are errors. */
export function parseDomain(text: string): { domain: Domain; diagnostics: readonly Diagnostic[] } {
  const log = new Log()
  const { domain } = readDomain(text, log)
  return { domain, diagnostics: log.inOrder() }
}

/** Reads a domain without looking names up. */
export function readDomain(text: string, log: Log): DomainReading {
  const lists = readLists(text)
  reportBrackets(text, lists, log)
  const define = readDefine(text, lists, 'domain', log)
  const reader = new DomainReader(new Docs(text, lists.comments), log)
  for (const section of define.sections) {
    log.enter(section)
    const name = sectionName(section, 'domain', sections, foreign, log)
    if (name !== undefined) reader.section(name, section)
    log.leave(section)
  }
  return { domain: reader.finish(define.name.name), lists, partial: reader.partial }
}

class DomainReader {
  readonly partial = new Set<ActionSchema | DerivedRule>()
  private readonly requirements: Name[] = []
  private readonly types: TypeDeclaration[] = []
  private readonly constants: TypedName[] = []
  private readonly predicates: Predicate[] = []
  private readonly functions: CostFunction[] = []
  private readonly actions: ActionSchema[] = []
  private readonly derived: DerivedRule[] = []
  private readonly seen = new Set<string>()
  private readonly incomplete = new Set<DeclaringSection>()
  private readonly docs: Docs
  private readonly log: Log

  constructor(docs: Docs, log: Log) {
    this.docs = docs
    this.log = log
  }

  section(name: string, list: List): void {
    if (name === ':action') this.action(list)
    else if (name === ':derived') this.derivedRule(list)
    else this.declarations(name, list)
  }

  private declarations(name: string, list: List): void {
    const { log } = this
    const { items } = list
    if (this.seen.has(name)) log.report('repeated-section', items[0]!.span, [name])
    this.seen.add(name)
    log.lost = list.broken
    if (name === ':requirements') readRequirements(items, this.requirements, log)
    else if (name === ':types') this.typeNames(items)
    else if (name === ':constants') this.constants.push(...readTypedNames(items, 1, 'object', log))
    else if (name === ':predicates') this.predicateList(items)
    else this.functionList(items)
    if (log.lost && name !== ':requirements') this.incomplete.add(name as DeclaringSection)
  }

  finish(name: string): Domain {
    return {
      name,
      requirements: this.requirements,
      types: this.types,
      constants: this.constants,
      predicates: this.predicates,
      functions: this.functions,
      actions: this.actions,
      derived: this.derived,
      ...(this.incomplete.size > 0 ? { incomplete: [...this.incomplete] } : {}),
    }
  }

  private typeNames(items: readonly Node[]): void {
    for (const { name, span, type } of readTypedNames(items, 1, 'type', this.log))
      this.types.push({ name, span, parents: type })
  }

  private predicateList(items: readonly Node[]): void {
    for (let i = 1; i < items.length; i++) {
      const item = items[i]!
      const name = readSignature(item, 'a predicate', this.log)
      if (name === undefined) continue
      this.log.enter(item)
      const parameters = readTypedNames(item.items!, 1, 'variable', this.log)
      this.log.leave(item)
      this.predicates.push({ ...name, parameters, doc: this.docs.of(item.span) })
    }
  }

  /** `(f ?x - t) (g) - number`: the type of the values may be left out. */
  private functionList(items: readonly Node[]): void {
    const { log } = this
    for (let i = 1; i < items.length; i++) {
      const item = items[i]!
      if (item.text === '-') {
        const type = items[++i]
        if (type === undefined) log.report('missing-type', item.span, [])
        else if (type.text !== 'number')
          for (const { name } of readType(type, log))
            log.lose('unsupported-function-type', type.span, [name])
        continue
      }
      const name = readSignature(item, 'a function', log)
      if (name === undefined) continue
      log.enter(item)
      this.functions.push({ ...name, parameters: readTypedNames(item.items!, 1, 'variable', log) })
      log.leave(item)
    }
  }

  private action(list: List): void {
    const { log } = this
    const { items } = list
    log.lost = list.broken
    const second = items[1]
    const name = blockName(second, items[0]!.span, 'action', log)
    const parts = readParts(items, second?.items === undefined && !isKeyword(second) ? 2 : 1, log)
    const parameters = parts.get(':parameters')
    const precondition = parts.get(':precondition')
    const effect = parts.get(':effect')
    if (effect === undefined && !log.lost)
      log.report('missing-effect', name.span, [name.name || ':action'])
    const action: ActionSchema = {
      name: name.name,
      span: name.span,
      parameters: parameters === undefined ? [] : readParameters(parameters, log),
      precondition: readOptionalCondition(precondition, name.span, log),
      effect: readOptionalEffect(effect, name.span, log),
      doc: this.docs.ofBlock(list.span, name.span),
      block: list.span,
    }
    if (log.lost) this.partial.add(action)
    if (name.name !== '') this.actions.push(action)
  }

  /** `(:derived (p ?x - t) condition)`. */
  private derivedRule(list: List): void {
    const { log } = this
    const [head, signature, body] = list.items
    log.lost = list.broken
    const name = signature === undefined ? undefined : readSignature(signature, 'a predicate', log)
    if (signature === undefined) log.lose('missing-name', head!.span, ['derived predicate'])
    if (name === undefined) return
    const parameters = readTypedNames(signature!.items!, 1, 'variable', log)
    if (body === undefined) log.lose('missing-condition', name.span, [name.name])
    else if (list.items.length > 3) log.lose('several-conditions', list.items[3]!.span, [name.name])
    const rule: DerivedRule = {
      predicate: name,
      parameters,
      body: readOptionalCondition(body, name.span, log),
      block: list.span,
    }
    if (log.lost) this.partial.add(rule)
    if (body !== undefined) this.derived.push(rule)
  }
}

/** The words of a `:requirements` section. */
export function readRequirements(items: readonly Node[], into: Name[], log: Log): void {
  for (let i = 1; i < items.length; i++) {
    const item = items[i]!
    if (item.items !== undefined) log.lose('name-in-brackets', item.span, ['a requirement'])
    else into.push({ name: item.text, span: item.span })
  }
}

/** The name of `(name parameter …)`; undefined, and reported, where that is not what stands there. */
function readSignature(node: Node, what: string, log: Log): Name | undefined {
  if (node.items === undefined) {
    log.lose('expected-list', node.span, [node.text, what])
    return undefined
  }
  const head = node.items[0]
  if (head === undefined) log.lose('empty-brackets', node.span, [what])
  else if (head.items !== undefined) log.lose('double-brackets', node.span, [])
  else if (/^[?:]/.test(head.text)) log.lose('expected-name', head.span, [head.text, what])
  else return { name: head.text, span: head.span }
  return undefined
}

const isKeyword = (node: Node | undefined): boolean => node?.text.charCodeAt(0) === 58

function blockName(node: Node | undefined, head: Span, what: string, log: Log): Name {
  if (node !== undefined && node.items === undefined && !isKeyword(node)) {
    if (node.text.charCodeAt(0) === 63)
      log.lose('expected-name', node.span, [node.text, `an ${what}`])
    return { name: node.text, span: node.span }
  }
  log.lose('missing-name', head, [what])
  return { name: '', span: head }
}

const parts = [':parameters', ':precondition', ':effect']

/** The one node after each keyword of an action's block. */
function readParts(items: readonly Node[], start: number, log: Log): Map<string, Node> {
  const found = new Map<string, Node>()
  for (let i = start; i < items.length; ) {
    const keyword = items[i]!
    if (!isKeyword(keyword)) {
      log.lose('expected-list', keyword.span, [keyword.text || '(', 'a keyword such as `:effect`'])
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

/** The name of an action's part, or the one that a misspelt keyword surely means. */
function partName(text: string, span: Span, log: Log): string | undefined {
  if (parts.includes(text)) return text
  if (text === ':vars' || text === ':duration' || text === ':condition') {
    log.lose('unsupported-section', span, [text])
    return undefined
  }
  const near = nearNames(text, parts)
  const only = near.length === 1 ? near[0] : undefined
  log.lose('unknown-part', span, [text], {
    ...(near.length > 0 ? { notes: [{ message: notes.didYouMean(near) }] } : {}),
    ...(only === undefined ? {} : { fix: { label: labels.replace(only), span, text: only } }),
  })
  return only
}

/** What stands between a keyword at `at` and `end`; reports none and several. */
function onePart(items: readonly Node[], at: number, end: number, log: Log): Node | undefined {
  const keyword = items[at]!
  if (end === at + 1) log.lose('missing-condition', keyword.span, [keyword.text])
  else if (end > at + 2) reportSeveral(keyword.text, items[at + 2]!, log)
  return items[at + 1]
}

/** Reports a second list where one is due. */
export function reportSeveral(name: string, extra: Node, log: Log): void {
  log.lose('several-conditions', extra.span, [name])
}

function readParameters(node: Node, log: Log): TypedName[] {
  if (node.items === undefined) {
    log.lose('expected-list', node.span, [node.text, 'a list of variables'])
    return []
  }
  log.enter(node)
  const parameters = readTypedNames(node.items, 0, 'variable', log)
  log.leave(node)
  return parameters
}

function readOptionalCondition(node: Node | undefined, place: Span, log: Log): Condition {
  return node === undefined
    ? alwaysTrue({ from: place.to, to: place.to })
    : readCondition(node, log)
}

function readOptionalEffect(node: Node | undefined, place: Span, log: Log): Effect {
  return node === undefined ? noEffect({ from: place.to, to: place.to }) : readEffect(node, log)
}
