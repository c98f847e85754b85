// Changes of a problem as edits of its text, which keep its layout, comments and names; or whole sections replaced.

import type { Span } from '#base/text'
import { decimalText } from '#base/decimal'
import { headOf, type List } from '#planning/pddl/list'
import { readLists } from '#planning/pddl/lists'
import type { Atom, Condition, CostValue, Domain, Problem, TypeExpression } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import { conditionText } from '#planning/task/condition-text'
import { type Edit, emptyInit, exchange } from '#planning/task/text-edits'
import { typeText } from '#planning/task/universe'
import { renameCondition } from '../diff/rename'
import { flatten } from '../structure/formula-key'
import { type Change, goalKey, valueKey } from './changes'
import { groups, objectEdits } from './objects'

/** The three texts as they are written. */
export interface PairTexts {
  readonly domain: string
  readonly a: string
  readonly b: string
}

/** The text of b and its parsed form. */
export interface Written {
  readonly texts: PairTexts
  readonly domain: Domain
  readonly a: Problem
  readonly b: Problem
}

/** The edits, in the order of the text, without overlaps; undefined if the text has no place for them. */
export function editsOf(written: Written, changes: readonly Change[]): readonly Edit[] | undefined {
  const { b, texts } = written
  const spelled = spelling(written)
  const edits: Edit[] = []
  const sections = sectionsIn(texts.b)
  if (changes.some(({ kind }) => kind.endsWith('-object'))) {
    const objects = editsOfObjects(texts.b, sections, changes, spelled)
    if (objects === undefined) return undefined
    edits.push(...objects)
  }
  const init = editsOfInit(texts.b, b, changes, spelled)
  const goal = editsOfGoal(texts.b, b.goal, changes, spelled)
  if (typeof init === 'string' || typeof goal === 'string') return undefined
  return inOrder([...edits, ...init, ...goal])
}

/** Edits that replace the sections of b by those of a. */
export function wholeEdits({ texts }: Written): readonly Edit[] | undefined {
  const [inA, inB] = [sectionsIn(texts.a), sectionsIn(texts.b)]
  const edits: Edit[] = []
  const goal = inB.get(':goal')
  if (goal === undefined) return undefined
  for (const head of [':objects', ':init', ':goal']) {
    const [from, to] = [inA.get(head)?.span, inB.get(head)?.span]
    const text = from === undefined ? '' : texts.a.slice(from.from, from.to)
    if (to !== undefined) edits.push({ ...to, text })
    else if (text !== '') {
      const at = (head === ':objects' ? (inB.get(':init') ?? goal) : goal).span.from
      edits.push({ from: at, to: at, text: `${text}\n  ` })
    }
  }
  return inOrder(edits)
}

function sectionsIn(text: string): ReadonlyMap<string, List> {
  const found = new Map<string, List>()
  const define = readLists(text).top.find(node => node.items !== undefined)
  for (const node of define?.items ?? []) {
    const head = headOf(node)
    if (node.items !== undefined && head.startsWith(':') && !found.has(head)) found.set(head, node)
  }
  return found
}

function editsOfObjects(
  text: string,
  sections: ReadonlyMap<string, List>,
  changes: readonly Change[],
  spelled: Spelling,
): readonly Edit[] | undefined {
  const gone = new Set<string>()
  const add = changes.flatMap(change => {
    if (change.kind === 'remove-object' || change.kind === 'retype-object') gone.add(change.name)
    if (change.kind !== 'add-object' && change.kind !== 'retype-object') return []
    return [{ name: spelled.name(change.name), type: spelledType(change.type, spelled) }]
  })
  const section = sections.get(':objects')
  if (section !== undefined) return objectEdits(text, section, gone, add)
  const next = sections.get(':init') ?? sections.get(':goal')
  if (next === undefined) return undefined
  const at = next.span.from
  return [{ from: at, to: at, text: `(:objects ${groups(add).join(' ')})\n  ` }]
}

const spelledType = (type: TypeExpression, spelled: Spelling): string =>
  type.length === 0 ? '' : typeText(type.map(each => ({ ...each, name: spelled.word(each.name) })))

/** Facts and values in `:init`; a removed fact is replaced by an added one of the same predicate. */
function editsOfInit(
  text: string,
  b: Problem,
  changes: readonly Change[],
  spelled: Spelling,
): readonly Edit[] | string {
  const goneFacts = new Set<string>()
  const goneValues = new Set<string>()
  const added = new Map<string, string[]>()
  const add = (name: string, what: string): void => {
    const list = added.get(name)
    if (list === undefined) added.set(name, [what])
    else list.push(what)
  }
  for (const change of changes) {
    if (change.kind === 'remove-fact') goneFacts.add(printAtom(change.atom))
    if (change.kind === 'add-fact') add(change.atom.predicate.name, spelled.atom(change.atom))
    if (change.kind === 'remove-value' || change.kind === 'set-value') goneValues.add(valueKey(change.value))
    if (change.kind === 'add-value' || change.kind === 'set-value')
      add(change.value.name.name, spelled.value(change.value))
  }
  if (goneFacts.size + goneValues.size + added.size === 0) return []
  const gone = [
    ...b.init.flatMap(atom => (goneFacts.has(printAtom(atom)) ? [{ span: atom.span, head: atom.predicate.name }] : [])),
    ...b.values.flatMap(value =>
      goneValues.has(valueKey(value)) ? [{ span: value.span, head: value.name.name }] : [],
    ),
  ]
  const all = [...b.init, ...b.values].map(({ span }) => span)
  return paired(text, all, gone, added, () => emptyInit(text))
}

function editsOfGoal(
  text: string,
  goal: Condition,
  changes: readonly Change[],
  spelled: Spelling,
): readonly Edit[] | string {
  const goneParts = new Set<string>()
  const added = new Map<string, string[]>()
  for (const change of changes) {
    if (change.kind === 'remove-goal') goneParts.add(goalKey(change.part))
    if (change.kind !== 'add-goal') continue
    const head = headIn(change.part)
    const list = added.get(head)
    if (list === undefined) added.set(head, [spelled.part(change.part)])
    else list.push(spelled.part(change.part))
  }
  if (goneParts.size + added.size === 0) return []
  const gone = flatten(goal, 'and').flatMap(part =>
    goneParts.has(goalKey(part)) ? [{ span: part.span, head: headIn(part) }] : [],
  )
  if (goal.kind === 'and') {
    const parts = goal.parts.map(({ span }) => span)
    const inside = (): { at: number; before: string; after: string } => ({
      at: goal.span.to - 1,
      before: ' ',
      after: '',
    })
    return paired(text, parts, gone, added, inside)
  }
  const kept = gone.length > 0 ? [] : [text.slice(goal.span.from, goal.span.to)]
  const wanted = [...kept, ...[...added.values()].flat()]
  return [{ ...goal.span, text: wanted.length === 1 ? wanted[0]! : `(and ${wanted.join(' ')})` }]
}

/** The predicate of a literal, else the kind of a formula. */
function headIn(part: Condition): string {
  const inner = part.kind === 'not' ? part.body : part
  return inner.kind === 'atom' ? inner.atom.predicate.name : inner.kind
}

/** A removed item is replaced by an added one with the same head, else by any added one. */
function paired(
  text: string,
  all: readonly Span[],
  gone: readonly { readonly span: Span; readonly head: string }[],
  added: ReadonlyMap<string, readonly string[]>,
  where: Parameters<typeof exchange>[4],
): readonly Edit[] | string {
  const open = new Map([...added].map(([head, list]) => [head, [...list].reverse()]))
  const replaced: Edit[] = []
  const rest: Span[] = []
  for (const { span, head } of gone) {
    const put = open.get(head)?.pop()
    if (put === undefined) rest.push(span)
    else replaced.push({ ...span, text: put })
  }
  const left = [...open.values()].flatMap(list => list.reverse())
  const more = exchange(text, all, rest, left, where)
  return typeof more === 'string' ? more : [...replaced, ...more]
}

/** Sorted, and cut where they overlap. */
function inOrder(edits: readonly Edit[]): readonly Edit[] {
  const sorted = [...edits].sort((a, b) => a.from - b.from || a.to - b.to)
  let at = 0
  return sorted.flatMap(({ from, to, text }) => {
    const start = Math.max(from, at)
    const end = Math.max(start, to)
    at = end
    return start === end && text === '' ? [] : [{ from: start, to: end, text }]
  })
}

/** Names as the texts write them. */
export interface Spelling {
  readonly word: (name: string) => string
  readonly name: (object: string) => string
  readonly atom: (atom: Atom) => string
  readonly value: (value: CostValue) => string
  readonly part: (part: Condition) => string
}

/** Predicates, types and constants as spelt in the domain, objects as in b, or as in a if b has none. */
export function spelling({ texts, domain, a, b }: Written): Spelling {
  const written = (text: string, lists: readonly (readonly { name: string; span: Span }[])[]) => {
    const found = new Map<string, string>()
    for (const list of lists) for (const { name, span } of list) found.set(name, text.slice(span.from, span.to))
    return found
  }
  const { predicates, types, functions, constants } = domain
  const words = written(texts.domain, [predicates, types, functions])
  const objects = new Map([
    ...written(texts.a, [a.objects]),
    ...written(texts.b, [b.objects]),
    ...written(texts.domain, [constants]),
  ])
  const word = (name: string): string => words.get(name) ?? name
  const name = (object: string): string => objects.get(object) ?? object
  const call = (head: string, terms: readonly { name: string }[]): string =>
    `(${[word(head), ...terms.map(term => name(term.name))].join(' ')})`
  return {
    word,
    name,
    atom: ({ predicate, terms }) => call(predicate.name, terms),
    value: ({ name: head, terms, value }) => `(= ${call(head.name, terms)} ${decimalText(value)})`,
    part: part => conditionText(renameCondition(part, name, word), new Map()),
  }
}
