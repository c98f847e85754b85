// Constructs that other tools refuse in texts that are valid here.

import type { Span } from '#base/text'
import type { Fix, TextRole } from './diagnostic'
import { headOf, type List, type Node } from './list'
import { readLists } from './lists'
import { labels } from './messages'
import { type Refusal, type RefusalCode, refusals, refusedNames, type Tool, tools } from './portability-table'
import type { Texts } from './symbols'
import { universalRecursion } from './universal-recursion'

/** The first place of a construct, with the tools that refuse it. */
export interface PortabilityNote {
  readonly code: RefusalCode
  readonly role: TextRole
  readonly tools: readonly Tool[]
  readonly span: Span
  readonly message: string
  readonly fix?: Fix
}

/** One note for each construct of the texts that some tool refuses, in the order of the texts. */
export function portabilityOf(texts: Texts): readonly PortabilityNote[] {
  return (['domain', 'problem'] as const).flatMap(role => {
    const notes = new Map<RefusalCode, PortabilityNote>()
    const note: Report = (code, span, fix) => {
      if (notes.has(code)) return
      const refusal: Refusal = refusals[code]
      const message = messageOf(refusal)
      notes.set(code, { code, role, tools: refusal.by, span, message, ...(fix === undefined ? {} : { fix }) })
    }
    const sections = sectionsIn(texts[role])
    names(texts[role], readLists(texts[role]).top, note)
    sharedNames(sectionsIn(texts.domain), role === 'domain' ? [] : sections, note)
    if (role === 'domain') domainNotes(sections, note)
    else {
      problemNotes(sections, note)
      if (/\(\s*increase\s*\(\s*total-cost\b/i.test(texts.domain)) costHints(sections, note)
    }
    return [...notes.values()].sort((a, b) => a.span.from - b.span.from)
  })
}

type Report = (code: RefusalCode, span: Span, fix?: Fix) => void

const messageOf = ({ what, by }: Refusal): string => {
  if (by.length === 0) return `${what}.`
  const named = by.map(tool => tools[tool])
  const last = named.at(-1)!
  const list = named.length === 1 ? last : `${named.slice(0, -1).join(', ')} and ${last}`
  return `${what} is refused by ${list}.`
}

const sectionsIn = (text: string): readonly List[] =>
  (readLists(text).top.find(node => headOf(node) === 'define')?.items ?? []).filter(
    (node): node is List => node.items !== undefined,
  )

/** The position of each section in the order that every tool reads. */
const order = [':requirements', ':types', ':constants', ':predicates', ':functions', ':action']

function domainNotes(sections: readonly List[], note: Report): void {
  const recursion = universalRecursion(sections)
  if (recursion !== undefined) note('universal-recursion', recursion)
  const itemsOf = (head: string): readonly Node[] =>
    sections.find(section => headOf(section) === head)?.items.slice(1) ?? []
  const types = itemsOf(':types')
  const hasTypes = sections.some(section => headOf(section) === ':types')
  const isListed = types.length === 0 || isIn(types, 'object')
  const required = itemsOf(':requirements')
  let highest = -1
  for (const section of sections) {
    const head = headOf(section)
    const at = order.indexOf(head)
    if (at >= 0 && at < highest)
      note(highest === order.length - 1 ? 'late-predicates' : 'late-types', headSpan(section))
    highest = Math.max(highest, at)
    if (head === ':types') {
      if (types.length === 0) note('empty-types', headSpan(section))
      typeNotes(section, note)
      if (isIn(required, ':adl') && !isIn(required, ':typing')) adlNotes(section, note)
    } else if (head === ':functions') functionNotes(section, required, note)
    else if (head === ':derived') note('derived', headSpan(section))
    else if (head === ':action') actionNotes(section, note)
    else if (head === ':constants') objectNotes(section, note)
    for (const list of variableLists(section)) {
      eitherNotes(list, head === ':action' ? 'either-parameter' : 'either-predicate', note)
      if (hasTypes) untypedNotes(list, note)
      const named = list.find(({ text }, i) => text === 'object' && list[i - 1]?.text === '-')
      if (named !== undefined) note(isListed ? 'explicit-object-type' : 'unlisted-object-type', named.span)
    }
  }
}

/** The typed lists of variables in `:predicates` and in an action's `:parameters`. */
function variableLists(section: List): readonly (readonly Node[])[] {
  const { items } = section
  const head = headOf(section)
  if (head === ':predicates') return items.slice(1).map(each => each.items?.slice(1) ?? [])
  const at = head === ':action' ? items.findIndex(({ text }) => text === ':parameters') : -1
  return at < 0 ? [] : [items[at + 1]?.items ?? []]
}

const isIn = (items: readonly Node[], word: string): boolean => items.some(({ text }) => text === word)

function functionNotes(section: List, required: readonly Node[], note: Report): void {
  const functions = section.items.slice(1).filter(({ items }) => items !== undefined)
  if (functions.length === 0) note('empty-functions', headSpan(section))
  note('functions', headSpan(section))
  const other = functions.find(each => headOf(each) !== 'total-cost')
  const areFluents = isIn(required, ':numeric-fluents') || isIn(required, ':fluents')
  if (other !== undefined && !areFluents) note('cost-function', other.span)
}

/** Variables without a type. */
function untypedNotes(list: readonly Node[], note: Report): void {
  const last = list.reduce((found, { text }, i) => (text.startsWith('-') ? i : found), -1)
  const open = list.slice(last + 1).filter(({ text }) => text.startsWith('?'))
  if (open[0] !== undefined) note('untyped', open[0].span)
}

/** The first type with a parent other than `object`. */
function adlNotes({ items }: List, note: Report): void {
  const parent = items.find(({ text }, i) => i > 0 && items[i - 1]!.text === '-' && text !== 'object')
  if (parent !== undefined) note('adl-parent', parent.span)
}

function typeNotes({ items }: List, note: Report): void {
  const own = new Set<string>()
  let isParent = false
  const parents: Node[] = []
  for (const item of items.slice(1)) {
    if (isParent) parents.push(item)
    else if (item.text !== '-') {
      if (own.has(item.text)) note('two-parents', item.span)
      own.add(item.text)
    }
    if (headOf(item) === 'either') note('either-type', item.span)
    if (!isParent && item.text !== 'object') nameNote(item, note)
    if (!isParent && item.text === 'object') note('object-type', item.span)
    isParent = item.text === '-'
  }
  for (const { text, span } of parents)
    if (text !== '' && text !== 'object' && !own.has(text)) note('unlisted-parent', span)
}

function actionNotes({ items }: List, note: Report): void {
  const at = (word: string): number => items.findIndex(({ text }) => text === word)
  const [parameters, precondition, effect] = [at(':parameters'), at(':precondition'), at(':effect')]
  const name = items[1]?.span ?? items[0]!.span
  if (items[1] !== undefined) nameNote(items[1], note)
  if (parameters < 0) note('no-parameters', name)
  if (precondition < 0) note('no-precondition', name)
  else if (effect >= 0 && effect < precondition) note('early-effect', items[effect]!.span)
  const first = Math.min(...[precondition, effect].filter(each => each >= 0))
  if (parameters > first) note('late-parameters', items[parameters]!.span)
  const condition = items[precondition + 1]
  if (precondition >= 0 && condition?.items?.length === 0) note('empty-precondition', condition.span)
  if (precondition >= 0 && condition !== undefined) conditionNotes(condition, note)
  const change = effect < 0 ? undefined : items[effect + 1]
  if (effect < 0) note('no-effect', name)
  if (change !== undefined) {
    if (change.items?.length === 0) note('empty-effect', change.span)
    nestedAnd(change, 'nested-and-effect', note)
    nestedConditional(change, note)
    wordNotes(change, new Set(['when', 'forall']), 'effect', note)
    costNotes(change, note)
  }
}

const conditions = ['not', 'or', 'imply', 'exists', 'forall', '=']

function conditionNotes(condition: Node, note: Report): void {
  wordNotes(condition, new Set(conditions), 'condition', note)
  nestedAnd(condition, 'nested-and', note)
  emptyParts(condition, note)
}

/** An `and` without parts in a condition that is more than a conjunction or `forall`, and any such `or`. */
function emptyParts(node: Node, note: Report, isWithin = false): void {
  const head = headOf(node)
  if (node.items?.length === 1 && (head === 'or' || (head === 'and' && isWithin))) note('empty-part', node.span)
  const isOther = ['or', 'imply', 'not', 'when'].includes(head)
  for (const item of node.items ?? []) emptyParts(item, note, isOther)
}

/** `when` and `forall` in an `and` that is directly within `and`. */
function nestedConditional(node: Node, note: Report, depth = 0): void {
  const head = headOf(node)
  if (depth > 1 && (head === 'when' || head === 'forall')) note('nested-conditional-effect', node.span)
  if (head === 'when') {
    if (node.items![1] !== undefined) emptyParts(node.items![1], note, true)
    return
  }
  for (const item of node.items ?? []) nestedConditional(item, note, head === 'and' ? depth + 1 : 0)
}

function nestedAnd(node: Node, code: RefusalCode, note: Report): void {
  const inner = headOf(node) === 'and' ? node.items!.find(item => headOf(item) === 'and') : undefined
  if (inner !== undefined) note(code, inner.span)
}

/** The first list in a node that one of these words heads. */
function wordNotes(node: Node, words: ReadonlySet<string>, code: RefusalCode, note: Report): void {
  if (words.has(headOf(node))) note(code, node.items![0]!.span)
  for (const item of node.items ?? []) wordNotes(item, words, code, note)
}

function costNotes(node: Node, note: Report): void {
  if (headOf(node) === 'increase') {
    const amount = node.items![2]
    if (amount?.text.includes('.')) note('decimal-cost', amount.span)
  }
  for (const item of node.items ?? []) costNotes(item, note)
}

function problemNotes(sections: readonly List[], note: Report): void {
  const at = (head: string): number => sections.findIndex(section => headOf(section) === head)
  const [domain, objects, init, goal] = [at(':domain'), at(':objects'), at(':init'), at(':goal')]
  const [metric, requirements] = [at(':metric'), at(':requirements')]
  if (metric >= 0 && goal > metric) note('metric-before-goal', headSpan(sections[metric]!))
  if (requirements >= 0) note('problem-requirements', headSpan(sections[requirements]!))
  if (domain > 1) note('late-domain', headSpan(sections[domain]!))
  if (init >= 0 && objects > init) note('init-before-objects', headSpan(sections[init]!))
  if (goal >= 0 && init > goal) note('goal-before-init', headSpan(sections[goal]!))
  if (init < 0 && goal >= 0) note('no-init', headSpan(sections[goal]!))
  const wanted = sections[goal]?.items[1]
  if (wanted?.items?.length === 0) note('empty-goal', wanted.span)
  if (objects >= 0) objectNotes(sections[objects]!, note)
  if (wanted !== undefined) {
    conditionNotes(wanted, note)
    wordNotes(wanted, new Set(['exists', 'forall']), 'quantified-goal', note)
  }
  for (const fact of sections[init]?.items.slice(1) ?? []) {
    if (headOf(fact) === 'not') note('negated-fact', fact.span)
    const value = headOf(fact) === '=' ? fact.items![2] : undefined
    if (value !== undefined && /^\d*\.\d/.test(value.text)) note('decimal-cost', value.span)
  }
}

/** Declarations that a problem of a domain with costs leaves out. */
function costHints(sections: readonly List[], note: Report): void {
  const named = (head: string): List | undefined => sections.find(section => headOf(section) === head)
  const insert = (at: number, text: string): Fix => ({
    label: labels.insert(text.trim()),
    span: { from: at, to: at },
    text,
  })
  const [init, goal] = [named(':init'), named(':goal')]
  if (goal !== undefined && named(':metric') === undefined)
    note('no-metric', headSpan(goal), insert(goal.span.to, '\n  (:metric minimize (total-cost))'))
  const isSet = init?.items.some(fact => headOf(fact) === '=' && headOf(fact.items![1]!) === 'total-cost') ?? true
  if (init !== undefined && !isSet)
    note('no-start-cost', headSpan(init), insert(init.span.to - 1, ' (= (total-cost) 0)'))
}

function objectNotes({ items }: List, note: Report): void {
  eitherNotes(items, 'either-object', note)
  for (const item of declared(items)) {
    if (/^\d/.test(item.text)) note('odd-name', item.span)
    nameNote(item, note)
  }
}

/** The names that a section with a typed list declares. */
const declared = (items: readonly Node[]): readonly Node[] =>
  items.filter(({ text }, i) => i > 0 && text !== '' && text !== '-' && items[i - 1]!.text !== '-')

function eitherNotes(items: readonly Node[], code: RefusalCode, note: Report): void {
  const either = items.find(item => headOf(item) === 'either')
  if (either !== undefined) note(code, either.span)
}

function nameNote({ text, span }: Node, note: Report): void {
  const code = refusedNames.get(text)
  if (code !== undefined) note(code, span)
}

/** Names of the domain that mean two things there, or are also objects of the problem. */
function sharedNames(domain: readonly List[], problem: readonly List[], note: Report): void {
  const uses = new Map<string, string>()
  const use = (what: string, nodes: readonly (Node | undefined)[], isNoted: boolean): void => {
    for (const node of nodes) {
      if (node === undefined || node.text === '') continue
      const other = uses.get(node.text) ?? what
      if (other !== what && isNoted) note('shared-name', node.span)
      uses.set(node.text, other)
    }
  }
  for (const section of domain) {
    const head = headOf(section)
    const { items } = section
    const isNoted = problem.length === 0
    if (head === ':predicates' || head === ':functions')
      use(
        head,
        items.slice(1).map(each => each.items?.[0]),
        isNoted,
      )
    else if (head === ':action') use(head, [items[1]], isNoted)
    else if (head === ':types' || head === ':constants') use(head, declared(items), isNoted)
  }
  for (const section of problem) if (headOf(section) === ':objects') use(':constants', declared(section.items), true)
}

const headSpan = (section: List): Span => section.items[0]!.span

/** Words that are not names. */
const isName = (word: string): boolean => !/^[-:]|^[=<>+*/]+$/.test(word) && !/^\d+(?:\.\d+)?$/.test(word)

const pddlWords = /^(?::[\w-]+|and|or|not|imply|forall|exists|when|either|define|domain|problem|increase|minimize)$/i

/** Names that some tool cannot read; numbers are names only where no value of a cost is meant. */
function names(text: string, nodes: readonly Node[], note: Report): void {
  for (const node of nodes) {
    if (node.items !== undefined) {
      names(text, node.items, note)
      continue
    }
    const word = text.slice(node.span.from, node.span.to)
    if (word !== node.text && pddlWords.test(word)) note('capitals', node.span)
    if (!isName(word) || /^\??[a-z][\w-]*$/i.test(word)) continue
    note(/^\??_[\w-]*$/.test(word) ? 'underscore-name' : 'odd-name', node.span)
  }
}
