// Declarations in one line, as messages and hovers show them.

import type { TypedName, TypeExpression } from './model'

/** Maximum number of parameters shown; of more, the first ones. */
const maxShown = 12

/** A declared symbol with parameters. */
export interface Declaration {
  readonly name: string
  readonly parameters: readonly TypedName[]
}

/** `(on ?x ?y)`. */
export function shapeOf({ name, parameters }: Declaration): string {
  return `(${[name, ...shown(parameters, parameter => parameter.name)].join(' ')})`
}

/** `(at ?c - car ?l - location)`. */
export function typedShapeOf({ name, parameters }: Declaration): string {
  return `(${[name, ...shown(parameters, typedNameText)].join(' ')})`
}

/** `?c - car`, or just the name when it has no type. */
export const typedNameText = ({ name, type }: TypedName): string =>
  type.length === 0 ? name : `${name} - ${typeText(type)}`

/** `car`, `(either car truck)`, or `object` for no type. */
export function typeText(type: TypeExpression): string {
  if (type.length === 0) return 'object'
  if (type.length === 1) return type[0]!.name
  return `(either ${type.map(({ name }) => name).join(' ')})`
}

/** The types directly above a type; with several, it lies below each. */
export const parentsText = (parents: TypeExpression): string =>
  parents.length === 0 ? 'object' : parents.map(({ name }) => name).join(' and ')

function shown(parameters: readonly TypedName[], write: (one: TypedName) => string): string[] {
  const texts = parameters.slice(0, maxShown).map(write)
  return parameters.length > maxShown ? [...texts, '…'] : texts
}
