// Information about the word under the pointer, as data; the editor decides how to show it.

import type { Span } from '#base/text'
import type { TextRole } from '../diagnostic'
import { functionsOf } from '../costs'
import type { Condition, Domain, Effect, TypedName } from '../model'
import { parentsText, typedNameText, typedShapeOf, typeText } from '../shape'
import { declarationsOf, occurrenceAt, type Symbols } from '../symbols'
import type { Entity, EntityKind, TextPlace } from './entity'
import { readTokens } from '../tokens'
import { keywordDocs } from './keywords'

export interface Hover {
  readonly kind: EntityKind | 'keyword'
  readonly name: string
  /** The word itself. */
  readonly span: Span
  /** One line that shows the declaration: `(at ?c - car ?l - location)`, `truck - vehicle`. */
  readonly signature: string
  /** The comment of the declaration, or the meaning of a keyword; '' if there is none. */
  readonly doc: string
  readonly declared?: TextPlace
  /** For a predicate: actions that can change it, in order; none for a static one. */
  readonly changedBy?: readonly string[]
  /** For a predicate: true if rules derive it. */
  readonly isDerived?: boolean
  /** For a type: the types directly below it. */
  readonly subtypes?: readonly string[]
  /** For a type: how many objects and constants have it or one below it. */
  readonly objectCount?: number
}

/** The meaning of the word at an offset; undefined if there is no word. */
export function hoverAt(symbols: Symbols, role: TextRole, offset: number): Hover | undefined {
  const occurrence = occurrenceAt(symbols, role, offset)
  if (occurrence === undefined) return keywordAt(symbols.texts[role], offset)
  const { entity, span } = occurrence
  const { kind, name } = entity
  const place = declarationsOf(entity)[0]
  const declared = place && { role: place.role, span: place.span }
  const doc = kind === 'requirement' ? (keywordDocs.get(name) ?? '') : ''
  return {
    kind,
    name,
    span,
    signature: name,
    doc,
    ...(declared === undefined ? {} : { declared }),
    ...detailsOf(symbols, entity),
  }
}

function detailsOf(symbols: Symbols, entity: Entity): Partial<Hover> {
  const { domain } = symbols.domain
  const { name } = entity
  const is = (one: { readonly name: string }): boolean => one.name === name
  switch (entity.kind) {
    case 'predicate': {
      const found = domain.predicates.find(is)
      if (found === undefined) return {}
      const isDerived = domain.derived.some(rule => rule.predicate.name === name)
      const changedBy = domain.actions.filter(({ effect }) => changes(effect, name))
      return {
        signature: typedShapeOf(found),
        doc: found.doc,
        isDerived,
        changedBy: changedBy.map(action => action.name),
      }
    }
    case 'action': {
      const found = domain.actions.find(is)
      return found === undefined ? {} : { signature: typedShapeOf(found), doc: found.doc }
    }
    case 'function': {
      const doc = keywordDocs.get(name) ?? ''
      const found = functionsOf(domain).find(is)
      const value = found && 'valueType' in found ? typeText(found.valueType) : 'number'
      return found === undefined ? { doc } : { signature: `${typedShapeOf(found)} - ${value}`, doc }
    }
    case 'type':
      return typeDetails(symbols, name)
    case 'object': {
      const objects = [...domain.constants, ...symbols.problem.problem.objects]
      const found = objects.find(is)
      return { signature: `${name} - ${typeText(found?.type ?? [])}` }
    }
    case 'variable': {
      const found = declarationOf(symbols, entity)
      return found === undefined ? {} : { signature: typedNameText(found) }
    }
    default:
      return {}
  }
}

function typeDetails({ domain, problem }: Symbols, name: string): Partial<Hover> {
  const { types, constants } = domain.domain
  const found = types.find(one => one.name === name)
  const subtypes = types
    .filter(({ parents }) => (parents.length === 0 ? name === 'object' : parents.some(parent => parent.name === name)))
    .map(type => type.name)
  const children = new Map<string, string[]>()
  for (const type of types)
    for (const parent of type.parents) {
      const list = children.get(parent.name)
      if (list === undefined) children.set(parent.name, [type.name])
      else list.push(type.name)
    }
  const below = new Set([name])
  for (const type of below) for (const child of children.get(type) ?? []) below.add(child)
  const objects = [...constants, ...problem.problem.objects]
  const has = ({ type }: TypedName): boolean =>
    type.length === 0 ? name === 'object' : type.some(one => below.has(one.name))
  return {
    signature: name === 'object' ? name : `${name} - ${parentsText(found?.parents ?? [])}`,
    doc: keywordDocs.get(name) ?? '',
    subtypes: subtypes.filter(one => one !== name),
    objectCount: name === 'object' ? objects.length : objects.filter(has).length,
  }
}

/** The typed declaration of a variable. */
function declarationOf(symbols: Symbols, entity: Entity): TypedName | undefined {
  const span = declarationsOf(entity)[0]?.span
  if (span === undefined) return undefined
  const { domain } = symbols.domain
  const goal = symbols.problem.problem.goal
  for (const list of variableLists(domain, goal)) {
    const found = list.find(one => one.span === span)
    if (found !== undefined) return found
  }
  return undefined
}

function* variableLists(domain: Domain, goal: Condition): Iterable<readonly TypedName[]> {
  for (const { parameters } of [...domain.predicates, ...functionsOf(domain)]) yield parameters
  for (const { parameters, precondition, effect } of domain.actions) {
    yield parameters
    yield* conditionVariables(precondition)
    yield* effectVariables(effect)
  }
  for (const { parameters, body } of domain.derived) {
    yield parameters
    yield* conditionVariables(body)
  }
  yield* conditionVariables(goal)
}

function* conditionVariables(condition: Condition): Iterable<readonly TypedName[]> {
  if ('variables' in condition) yield condition.variables
  if ('body' in condition) yield* conditionVariables(condition.body)
  if ('parts' in condition) for (const part of condition.parts) yield* conditionVariables(part)
  if ('premise' in condition) {
    yield* conditionVariables(condition.premise)
    yield* conditionVariables(condition.conclusion)
  }
}

function* effectVariables(effect: Effect): Iterable<readonly TypedName[]> {
  if ('variables' in effect) yield effect.variables
  if ('condition' in effect) yield* conditionVariables(effect.condition)
  if ('body' in effect) yield* effectVariables(effect.body)
  if ('parts' in effect) for (const part of effect.parts) yield* effectVariables(part)
}

function changes(effect: Effect, predicate: string): boolean {
  switch (effect.kind) {
    case 'and':
      return effect.parts.some(part => changes(part, predicate))
    case 'add':
    case 'delete':
      return effect.atom.predicate.name === predicate
    case 'when':
    case 'forall':
      return changes(effect.body, predicate)
    case 'increase':
      return false
  }
}

function keywordAt(text: string, offset: number): Hover | undefined {
  const { from, to } = readTokens(text)
  const i = from.findIndex((start, k) => start <= offset && offset <= to[k]!)
  if (i < 0) return undefined
  // If a bracket ends where a word begins, the word has precedence.
  for (const k of [i, i + 1]) {
    if (k >= from.length || from[k]! > offset) continue
    const word = text.slice(from[k], to[k]).toLowerCase()
    const doc = keywordDocs.get(word)
    if (doc !== undefined)
      return {
        kind: 'keyword',
        name: word,
        span: { from: from[k]!, to: to[k]! },
        signature: word,
        doc,
      }
  }
  return undefined
}
