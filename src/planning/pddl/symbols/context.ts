// The grammatical context of an offset, found only from the text before it, since the rest is often not yet written.

import type { Span } from '#base/text'
import type { TextRole } from '../diagnostic'
import { readLists } from '../lists'
import { headOf, type List, type Node } from '../list'
import type { TypedName } from '../model'
import { Log } from '../read/log'
import { readTypedNames } from '../read/typed-list'
import { isBlank } from '../tokens'

export type Expectation =
  | { readonly kind: 'nothing' }
  /** The whole text is still to be written. */
  | { readonly kind: 'text' }
  | { readonly kind: 'section'; readonly present: ReadonlySet<string> }
  | { readonly kind: 'action-part'; readonly present: ReadonlySet<string> }
  | { readonly kind: 'requirement'; readonly present: ReadonlySet<string> }
  | { readonly kind: 'type' | 'number' | 'domain-name' | 'minimize' | 'total-cost' | 'cost' }
  | { readonly kind: 'condition' | 'effect' | 'fact' }
  /** A single predicate: the argument of `not` in an effect, the head of a rule. */
  | { readonly kind: 'predicate'; readonly derived: boolean }
  | {
      readonly kind: 'argument'
      readonly head: string
      readonly index: number
      readonly isFunction: boolean
    }
  | { readonly kind: 'function' }

export interface CursorContext {
  readonly expected: Expectation
  /** The opening bracket of the expected list is already written. */
  readonly isOpen: boolean
  /** The word at the offset, which a completion replaces. */
  readonly span: Span
  /** The part of that word before the offset. */
  readonly prefix: string
  /** Variables in scope, the innermost first. */
  readonly variables: readonly TypedName[]
}

/** The context at an offset of a text. O(characters before it). */
export function contextAt(text: string, role: TextRole, offset: number): CursorContext {
  const from = wordStart(text, offset)
  let to = offset
  while (to < text.length && isWordCharacter(text, to)) to++
  const prefix = text.slice(from, offset)
  const before = text.slice(0, from)
  const { open, comments, top } = readLists(before)
  const inComment = (comments[comments.length - 1]?.to ?? -1) === from && from > 0
  const lists = open.filter(list => list.items.length > 0 || list === open[open.length - 1])
  const isOpen = lists.length > 0 && lists[lists.length - 1]!.items.length === 0
  const path = isOpen ? lists.slice(0, -1) : lists
  // An unfinished item does not count as an item of its list.
  if (isOpen && path.length > 0) (path[path.length - 1]!.items as Node[]).pop()
  const expected: Expectation = inComment
    ? { kind: 'nothing' }
    : expectedIn(path, isOpen, top.length === lists.length - path.length, role)
  return { expected, isOpen, span: { from, to }, prefix, variables: variablesIn(path) }
}

const isWordCharacter = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return !isBlank(code) && code !== 40 && code !== 41 && code !== 59
}

function wordStart(text: string, offset: number): number {
  let from = Math.min(offset, text.length)
  while (from > 0 && isWordCharacter(text, from - 1)) from--
  return from
}

const nothing: Expectation = { kind: 'nothing' }

/** The possible continuations of the innermost list of `path`; as the head of a list in it if `isOpen`. */
function expectedIn(path: readonly List[], isOpen: boolean, isEmpty: boolean, role: TextRole): Expectation {
  if (path.length === 0) return isEmpty ? { kind: 'text' } : nothing
  const section = path[1]
  if (section === undefined) {
    const present = new Set(path[0]!.items.map(headOf))
    return headOf(path[0]!) === 'define' && path[0]!.items.length > 1 ? { kind: 'section', present } : nothing
  }
  const inner = path.slice(2)
  switch (headOf(section)) {
    case ':requirements':
      return { kind: 'requirement', present: wordsOf(section) }
    case ':types':
    case ':constants':
    case ':objects':
      return typeAfterDash(inner[inner.length - 1] ?? section, section)
    case ':predicates':
      return inner[0] === undefined ? nothing : typeAfterDash(inner[inner.length - 1]!, inner[0])
    case ':functions':
      if (inner[0] !== undefined) return typeAfterDash(inner[inner.length - 1]!, inner[0])
      return lastOf(section)?.text === '-' ? { kind: 'number' } : nothing
    case ':action':
      return inAction(section, inner, isOpen)
    case ':derived':
      if (section.items.length === 1) return { kind: 'predicate', derived: true }
      if (inner[0] !== undefined && inner[0] === section.items[1])
        return typeAfterDash(inner[inner.length - 1]!, inner[0])
      return inCondition(inner)
    case ':goal':
      return inCondition(inner)
    case ':init':
      return inInit(inner)
    case ':metric':
      if (section.items.length === 1 && !isOpen) return { kind: 'minimize' }
      return section.items.length === 2 || inner.length > 0 ? { kind: 'total-cost' } : nothing
    case ':domain':
      return role === 'problem' && section.items.length === 1 ? { kind: 'domain-name' } : nothing
  }
  return nothing
}

const lastOf = (list: List): Node | undefined => list.items[list.items.length - 1]

const wordsOf = (list: List): ReadonlySet<string> => new Set(list.items.map(item => item.text))

/** In a list of typed names: a type after a dash or inside `(either`, else a new name. */
function typeAfterDash(innermost: List, names: List): Expectation {
  if (lastOf(innermost)?.text === '-') return { kind: 'type' }
  return innermost !== names && headOf(innermost) === 'either' ? { kind: 'type' } : nothing
}

function inAction(action: List, inner: readonly List[], isOpen: boolean): Expectation {
  const items = inner[0] === undefined ? action.items : action.items.slice(0, -1)
  const last = items[items.length - 1]
  const present = new Set(items.map(item => item.text))
  const isKeyword = last?.text.startsWith(':') ?? false
  if (inner[0] === undefined && (!isKeyword || items.length === 1))
    return items.length === 1 || isOpen ? nothing : { kind: 'action-part', present }
  switch (last?.text) {
    case ':parameters':
      return inner[0] === undefined ? nothing : typeAfterDash(inner[inner.length - 1]!, inner[0])
    case ':precondition':
      return inCondition(inner)
    case ':effect':
      return inEffect(inner)
  }
  return nothing
}

/** The next part of a condition in which the lists of `path` are open. */
function inCondition(path: readonly List[]): Expectation {
  const list = path[path.length - 1]
  if (list === undefined) return { kind: 'condition' }
  const outer = path[path.length - 2]
  const head = headOf(list)
  if (outer !== undefined && isVariableList(path)) return typeAfterDash(list, list)
  switch (head) {
    case 'and':
    case 'or':
    case 'not':
    case 'imply':
      return { kind: 'condition' }
    case 'forall':
    case 'exists':
      return list.items.length > 1 ? { kind: 'condition' } : nothing
  }
  return { kind: 'argument', head, index: list.items.length - 1, isFunction: false }
}

/** True if the innermost list contains the variables of a quantifier, or their types. */
function isVariableList(path: readonly List[]): boolean {
  const list = path[path.length - 1]!
  if (headOf(list) === 'either') return true
  const outer = path[path.length - 2]!
  return ['forall', 'exists'].includes(headOf(outer)) && outer.items[1] === list
}

function inEffect(path: readonly List[]): Expectation {
  for (const [i, list] of path.entries()) {
    const head = headOf(list)
    if (i > 0 && isVariableList(path.slice(0, i + 1))) return typeAfterDash(path[path.length - 1]!, list)
    if (head === 'and') continue
    if (head === 'forall') {
      if (list.items.length === 1) return nothing
      continue
    }
    if (head === 'when') {
      const inCondition_ = list.items.length === 1 || list.items[1] === path[i + 1]
      if (inCondition_) return inCondition(path.slice(i + 1))
      continue
    }
    if (head === 'not')
      return path[i + 1] === undefined
        ? { kind: 'predicate', derived: false }
        : argumentOf(path[path.length - 1]!, false)
    if (head === 'increase') return inIncrease(list, path[i + 1])
    return argumentOf(path[path.length - 1]!, false)
  }
  return { kind: 'effect' }
}

function inIncrease(list: List, inner: List | undefined): Expectation {
  if (inner !== undefined) return inner === list.items[1] ? { kind: 'total-cost' } : argumentOf(inner, true)
  return list.items.length === 1 ? { kind: 'total-cost' } : { kind: 'cost' }
}

const argumentOf = (list: List, isFunction: boolean): Expectation => ({
  kind: 'argument',
  head: headOf(list),
  index: list.items.length - 1,
  isFunction,
})

function inInit(path: readonly List[]): Expectation {
  const [list, inner] = path
  if (list === undefined) return { kind: 'fact' }
  if (headOf(list) !== '=') return argumentOf(list, false)
  if (inner !== undefined) return argumentOf(inner, true)
  return list.items.length === 1 ? { kind: 'function' } : nothing
}

/** The variables of the action or rule and of the quantifiers around a place, innermost first. */
function variablesIn(path: readonly List[]): TypedName[] {
  const log = new Log('')
  const found: TypedName[] = []
  const add = (list: Node | undefined, start: number): void => {
    if (list?.items !== undefined) found.unshift(...readTypedNames(list.items, start, 'variable', log))
  }
  for (const list of path) {
    const head = headOf(list)
    if (head === ':action') add(list.items[list.items.findIndex(item => item.text === ':parameters') + 1], 0)
    else if (head === ':derived') add(list.items[1], 1)
    else if (head === 'forall' || head === 'exists') add(list.items[1], 0)
  }
  const seen = new Set<string>()
  return found.filter(({ name }) => !seen.has(name) && seen.add(name))
}
