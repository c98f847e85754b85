// Names are declared once: a second declaration is reported and left out of the model.

import type { Extras, Log } from './log'
import { labels, notes } from '../messages'
import type { Name, TypeDeclaration, TypedName, TypeExpression } from '../model'

export type DuplicateCode =
  | 'duplicate-type'
  | 'duplicate-predicate'
  | 'duplicate-function'
  | 'duplicate-action'
  | 'duplicate-object'

/** A declaration that was left out of the model because its name is taken. */
export interface Repeat {
  readonly code: DuplicateCode
  readonly entry: Name
}

/** Adds an entry unless its name is taken; an identical second one is only a warning. */
export function declareOnce<T extends Name>(
  into: Map<string, T>,
  entry: T,
  code: Exclude<DuplicateCode, 'duplicate-type'>,
  same: (first: T, second: T) => boolean,
  log: Log,
  repeats: Repeat[],
): void {
  const first = into.get(entry.name)
  if (first === undefined) {
    into.set(entry.name, entry)
    return
  }
  repeats.push({ code, entry })
  if (same(first, entry)) log.report('repeated-declaration', entry.span, [entry.name], at(first))
  else log.report(code, entry.span, [entry.name], at(first))
}

/**
 * Adds a type. A type first listed below `object` and then below another type lies below that type; one listed below two others lies below
 * both, as in Fast Downward and VAL.
 */
export function declareType(
  into: Map<string, TypeDeclaration>,
  entry: TypeDeclaration,
  log: Log,
  repeats: Repeat[],
): void {
  const first = into.get(entry.name)
  if (first === undefined) {
    into.set(entry.name, entry)
    return
  }
  repeats.push({ code: 'duplicate-type', entry })
  const before = first.parents.filter(({ name }) => name !== 'object')
  const known = new Set(before.map(({ name }) => name))
  const more = entry.parents.filter(({ name }) => name !== 'object' && !known.has(name))
  if (before.length === 0 || more.length === 0) log.report('repeated-declaration', entry.span, [entry.name], at(first))
  else {
    const parents = [...before, ...more].map(({ name }) => name)
    log.report('duplicate-type', entry.span, [entry.name, parents], at(first))
  }
  if (more.length > 0) into.set(entry.name, { ...first, parents: [...before, ...more] })
}

const at = (first: Name): Extras => ({
  notes: [{ span: first.span, message: notes.firstHere() }],
})

/**
 * The parameters of a declaration, each with a distinct name: only their number and types matter, so a repeated name may be two parameters.
 */
export function distinct(name: string, parameters: readonly TypedName[], log: Log): readonly TypedName[] {
  const first = new Map<string, Name>()
  for (const each of parameters) if (!first.has(each.name)) first.set(each.name, each)
  if (first.size === parameters.length) return parameters
  return parameters.map(each => {
    const before = first.get(each.name)!
    if (before === each) return each
    let number = 2
    while (first.has(each.name + number)) number++
    const own = { ...each, name: each.name + number }
    first.set(own.name, own)
    log.report('repeated-variable', each.span, [each.name, name], {
      ...at(before),
      fix: { label: labels.replace(own.name), span: each.span, text: own.name },
    })
    return own
  })
}

/** True if the types are equal. `object` and no type are equal. */
function sameTypes(a: TypeExpression, b: TypeExpression): boolean {
  const names = (type: TypeExpression): string =>
    type.length === 0
      ? 'object'
      : type
          .map(({ name }) => name)
          .sort()
          .join(' ')
  return names(a) === names(b)
}

/** True if both have the same type. */
export const sameType = (a: TypedName, b: TypedName): boolean => sameTypes(a.type, b.type)

/** True if both take arguments of the same types. The names of the variables do not matter. */
export function sameParameters(
  a: { readonly parameters: readonly TypedName[] },
  b: { readonly parameters: readonly TypedName[] },
): boolean {
  return (
    a.parameters.length === b.parameters.length &&
    a.parameters.every((parameter, i) => sameTypes(parameter.type, b.parameters[i]!.type))
  )
}
