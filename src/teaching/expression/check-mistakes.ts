// Messages about wrong names and types in expressions.

import { nearNames } from '#base/suggest'
import { functionNames } from './functions/all'
import type { LessonFunction } from './function'
import type { Argument, Node, Span } from './syntax'
import { type Type, typeWords } from './types'
import type { Scope, Wrong } from './typed'

type NameNode = Node & { readonly kind: 'name' }

export const constants: ReadonlyMap<string, number | boolean> = new Map<string, number | boolean>([
  ['infinity', Number.POSITIVE_INFINITY],
  ['true', true],
  ['false', false],
])

export function takesSoMany({ takes }: LessonFunction, given: readonly Argument[]): boolean {
  const count = given.filter(each => each.name === undefined).length
  const inOrder = takes.filter(each => each.named !== true)
  const names = new Set(given.map(each => each.name))
  const needed = inOrder.filter(each => each.optional !== true && !names.has(each.name)).length
  return count >= needed && count <= inOrder.length
}

export function wrongCount(node: NameNode, forms: readonly LessonFunction[]): Wrong {
  const ways = forms.map(form => formText(form)).join(' or ')
  return wrong(`“${node.name}” is written ${ways}.`, node)
}

/** `h(heuristic)`. */
export function formText({ name, takes }: LessonFunction): string {
  const needed = takes.filter(each => each.named !== true && each.optional !== true)
  return needed.length === 0 ? name : `${name}(${needed.map(each => each.name).join(', ')})`
}

export function noSuchParameter(form: LessonFunction, name: string | undefined, span: Span): Wrong {
  const known = form.takes.map(each => each.name)
  if (name === undefined) return wrong(`“${form.name}” takes no further value.`, span)
  const near = nearNames(name, known)[0]
  const better = near ?? (known.length === 0 ? undefined : known.join(', '))
  return wrong(`“${form.name}” has no “${name}:”${better === undefined ? '' : `; it knows ${better}`}.`, span)
}

export function unknownName({ name, nameSpan }: NameNode, scope: Scope): Wrong {
  const known = [...functionNames, ...scope.plans, ...constants.keys(), 'if', 'cheapest']
  const near = name.length > 60 ? [] : nearNames(name, known)
  const better = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
  return wrong(`There is no “${name}” in expressions.${better}`, nameSpan)
}

export const wrong = (message: string, { from, to }: Span): Wrong => ({
  kind: 'mistake',
  mistake: { message, from, to },
})

export const capitalWords = (type: Type): string => {
  const words = typeWords(type).replace(/, like .*/, '')
  return words[0]!.toUpperCase() + words.slice(1)
}
