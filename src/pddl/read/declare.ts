// Names are declared once: a second declaration is left out of the model, and reported.

import type { Log } from './log'
import { notes } from '../messages'
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

/** Adds an entry unless its name is taken; the second of two that are the same is only a warning. */
export function declareOnce<T extends Name>(
  into: Map<string, T>,
  entry: T,
  code: DuplicateCode,
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
  const extras = { notes: [{ span: first.span, message: notes.firstHere() }] }
  if (same(first, entry)) log.report('repeated-declaration', entry.span, [entry.name], extras)
  else log.report(code, entry.span, [entry.name], extras)
}

/**
 * Adds a type. One that is first listed below `object` and then below another type lies below that, as
 * planners read it; two other parents in two declarations are an error.
 */
export function declareType(
  into: Map<string, TypeDeclaration>,
  entry: TypeDeclaration,
  log: Log,
  repeats: Repeat[],
): void {
  const first = into.get(entry.name)
  const code = 'duplicate-type'
  if (first === undefined || sameTypes(first.parents, entry.parents)) {
    declareOnce(into, entry, code, () => true, log, repeats)
    return
  }
  const refined = isTop(first.parents) || isTop(entry.parents)
  declareOnce(into, entry, code, () => refined, log, repeats)
  if (isTop(first.parents)) into.set(entry.name, { ...first, parents: entry.parents })
}

const isTop = (type: TypeExpression): boolean => type.every(({ name }) => name === 'object')

/** Are these the same types? `object` and nothing are the same. */
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

/** Are these of the same type? */
export const sameType = (a: TypedName, b: TypedName): boolean => sameTypes(a.type, b.type)

/** Do these take arguments of the same types? The names of the variables do not matter. */
export function sameParameters(
  a: { readonly parameters: readonly TypedName[] },
  b: { readonly parameters: readonly TypedName[] },
): boolean {
  return (
    a.parameters.length === b.parameters.length &&
    a.parameters.every((parameter, i) => sameTypes(parameter.type, b.parameters[i]!.type))
  )
}
