// What other tools refuse in texts that are sound here: a table, measured by running the tools on small texts.

import type { Span } from '#base/text'
import type { Fix, TextRole } from './diagnostic'
import { headOf, type List, type Node } from './list'
import { readLists } from './lists'
import { labels } from './messages'
import type { Texts } from './symbols'

/** The tools, in the versions that were run. */
export const tools = {
  fd: 'Fast Downward (translator 26.6)',
  pyperplan: 'pyperplan 2.1',
  pddl: 'the Python package pddl 0.5.1',
} as const
export type Tool = keyof typeof tools

interface Refusal {
  /** A sentence's beginning: `A name with a dot`. */
  readonly what: string
  readonly by: readonly Tool[]
}

/** Each construct with the tools that refuse it. */
export const refusals = {
  'odd-name': {
    what: 'A name that does not begin with a letter, or has other signs than letters, digits, - and _',
    by: ['pddl'],
  },
  'late-predicates': { what: 'A declaration that follows an action', by: ['fd', 'pyperplan', 'pddl'] },
  'late-types': { what: 'A section before another that usually precedes it', by: ['pddl'] },
  'init-before-objects': { what: '`:init` before `:objects`', by: ['fd', 'pyperplan', 'pddl'] },
  'goal-before-init': { what: '`:goal` before `:init`', by: ['fd', 'pyperplan', 'pddl'] },
  'late-domain': { what: 'A section before `:domain`', by: ['fd', 'pyperplan', 'pddl'] },
  'no-init': { what: 'A problem without `:init`', by: ['fd', 'pyperplan', 'pddl'] },
  'empty-goal': { what: '`(:goal ())`', by: ['fd', 'pyperplan', 'pddl'] },
  'either-object': { what: 'An object of several types', by: ['fd', 'pyperplan', 'pddl'] },
  'no-parameters': { what: 'An action without `:parameters`', by: ['pyperplan', 'pddl'] },
  'no-precondition': { what: 'An action without `:precondition`', by: ['pyperplan', 'pddl'] },
  'empty-precondition': { what: 'An empty precondition', by: ['pyperplan'] },
  'early-effect': { what: '`:effect` before `:precondition`', by: ['fd', 'pyperplan', 'pddl'] },
  functions: { what: 'A cost', by: ['pyperplan'] },
  'decimal-cost': { what: 'A cost with a decimal point', by: ['fd', 'pyperplan'] },
  derived: { what: 'A derived predicate', by: ['pyperplan'] },
  condition: { what: 'A condition other than a list of facts', by: ['pyperplan'] },
  effect: { what: 'A conditional or universal effect', by: ['pyperplan'] },
  'unlisted-parent': { what: 'A parent type that is not listed itself', by: ['pyperplan'] },
  'no-metric': {
    what: 'Actions have costs, but the problem has no `:metric`, so plans are compared by their number of steps',
    by: [],
  },
  'no-start-cost': {
    what: '`total-cost` has no value at first; the definition of action costs asks for one in `:init`',
    by: [],
  },
  'object-type': { what: '`object` in the list of types', by: ['pyperplan', 'pddl'] },
} as const satisfies Record<string, Refusal>
export type RefusalCode = keyof typeof refusals

/** The first place of a construct, with the tools that refuse it. */
export interface PortabilityNote {
  readonly code: RefusalCode
  readonly role: TextRole
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
      const message = messageOf(refusals[code])
      notes.set(code, { code, role, span, message, ...(fix === undefined ? {} : { fix }) })
    }
    const sections = sectionsIn(texts[role])
    names(readLists(texts[role]).top, note)
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

/** Where each section is in the order that every tool reads. */
const order = [':requirements', ':types', ':constants', ':predicates', ':functions', ':action']

function domainNotes(sections: readonly List[], note: Report): void {
  let highest = -1
  for (const section of sections) {
    const head = headOf(section)
    const at = order.indexOf(head)
    if (at >= 0 && at < highest)
      note(highest === order.length - 1 ? 'late-predicates' : 'late-types', headSpan(section))
    highest = Math.max(highest, at)
    if (head === ':types') typeNotes(section, note)
    else if (head === ':functions') note('functions', headSpan(section))
    else if (head === ':derived') note('derived', headSpan(section))
    else if (head === ':action') actionNotes(section, note)
    else if (head === ':constants') eitherNotes(section, note)
  }
}

function typeNotes({ items }: List, note: Report): void {
  const own = new Set<string>()
  let isParent = false
  const parents: Node[] = []
  for (const item of items.slice(1)) {
    if (isParent) parents.push(item)
    else if (item.text !== '-') own.add(item.text)
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
  if (parameters < 0) note('no-parameters', name)
  if (precondition < 0) note('no-precondition', name)
  else if (effect >= 0 && effect < precondition) note('early-effect', items[effect]!.span)
  const condition = items[precondition + 1]
  if (precondition >= 0 && condition?.items?.length === 0) note('empty-precondition', condition.span)
  if (precondition >= 0 && condition !== undefined) wordNotes(condition, new Set(conditions), 'condition', note)
  const change = effect < 0 ? undefined : items[effect + 1]
  if (change !== undefined) {
    wordNotes(change, new Set(['when', 'forall']), 'effect', note)
    costNotes(change, note)
  }
}

const conditions = ['not', 'or', 'imply', 'exists', 'forall', '=']

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
  if (domain > 1) note('late-domain', headSpan(sections[domain]!))
  if (init >= 0 && objects > init) note('init-before-objects', headSpan(sections[init]!))
  if (goal >= 0 && init > goal) note('goal-before-init', headSpan(sections[goal]!))
  if (init < 0 && goal >= 0) note('no-init', headSpan(sections[goal]!))
  const wanted = sections[goal]?.items[1]
  if (wanted?.items?.length === 0) note('empty-goal', wanted.span)
  if (objects >= 0) {
    eitherNotes(sections[objects]!, note)
    const numbered = sections[objects]!.items.find(({ text }) => /^\d/.test(text))
    if (numbered !== undefined) note('odd-name', numbered.span)
  }
  if (wanted !== undefined) wordNotes(wanted, new Set(conditions), 'condition', note)
  for (const fact of sections[init]?.items.slice(1) ?? []) {
    const value = headOf(fact) === '=' ? fact.items![2] : undefined
    if (value !== undefined && /^\d*\.\d/.test(value.text)) note('decimal-cost', value.span)
  }
}

/** What a problem of a domain with costs leaves out. */
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

function eitherNotes(section: List, note: Report): void {
  const either = section.items.find(item => headOf(item) === 'either')
  if (either !== undefined) note('either-object', either.span)
}

const headSpan = (section: List): Span => section.items[0]!.span

/** Words that are not names. */
const isName = (word: string): boolean => !/^[:?]|^[-=<>+*/]+$|^<=$|^>=$/.test(word) && !/^\d+(?:\.\d+)?$/.test(word)

/** Names that some tool cannot read; numbers are names only where no value of a cost is meant. */
function names(nodes: readonly Node[], note: Report): void {
  for (const node of nodes)
    if (node.items === undefined) {
      if (isName(node.text) && !/^[a-z][\w-]*$/i.test(node.text)) note('odd-name', node.span)
    } else names(node.items, note)
}
