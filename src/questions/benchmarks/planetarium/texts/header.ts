// Describes the objects of a problem in sentences: `There are 2 rooms: room1 and room2.` In an untyped domain the
// sentence also implies the facts that make them rooms.

import type { Domain } from '#planning/pddl/model'
import { kindsOf } from '#planning/task/universe'
import type { Sort } from '../layouts/sorts'
import type { Fact, SketchObject, Sketch } from '../layouts/sketch'

export interface RenderedObjects {
  readonly sentences: readonly string[]
  /** The initial facts that the sentences imply. */
  readonly covers: ReadonlySet<string>
}

/** All objects by name. */
export function renderObjects(
  { objects, init }: Pick<Sketch, 'objects' | 'init'>,
  sorts: readonly Sort[],
): RenderedObjects {
  const byName = new Map<string, string[]>()
  for (const { name, isPredicate } of sorts)
    if (isPredicate)
      for (const [head, object] of init) if (head === name) byName.set(object!, [...(byName.get(object!) ?? []), name])
  const covers = new Set<string>()
  const groups = new Map<string, { types: readonly string[]; names: string[] }>()
  for (const { name, types } of objects) {
    const own = byName.get(name)
    const isSorted = types.length === 0 && own?.length === 1
    if (isSorted) covers.add(`${own[0]} ${name}`)
    const shown = isSorted ? own : types
    const key = [...shown].sort().join(' ')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { types: shown, names: [name] })
    else group.names.push(name)
  }
  return {
    sentences: [...groups.values()].map(({ types, names }) => {
      const of = types.length === 0 ? ['object'] : types
      const own = of.map(each => sorts.find(({ name }) => name === each)!)
      const isOne = names.length === 1
      const nouns = own.map(sort => (isOne ? sort.one : sort.many)).join(' or ')
      return `There ${isOne ? 'is one' : `are ${names.length}`} ${nouns}: ${listed(names)}.`
    }),
    covers,
  }
}

/** `a, b and c`. */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`

const HEADER = /^there (?:is|are) (one|\d{1,6}) ([^:]{1,200}): (.+?)[.]?$/i

export type ReadObjects =
  | {
      readonly kind: 'objects'
      readonly objects: readonly SketchObject[]
      readonly facts: readonly Fact[]
    }
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'other' }

/** The objects of a sentence; `other` if it is not about objects. */
export function readObjects(sentence: string, sorts: readonly Sort[]): ReadObjects {
  const match = HEADER.exec(sentence.trim().replace(/\s+/g, ' '))
  if (match === null) return { kind: 'other' }
  const [, count = '', noun = '', list = ''] = match
  const own = noun
    .toLowerCase()
    .split(' or ')
    .map(each => sorts.find(({ one, many }) => each === one.toLowerCase() || each === many.toLowerCase()))
  if (own.some(each => each === undefined)) return { kind: 'other' }
  const names = list.toLowerCase().split(/, and |, | and /)
  const wrong = names.find(name => !/^[^\s(),;:"]+$/.test(name))
  if (wrong !== undefined)
    return {
      kind: 'fault',
      message: `“${wrong}” is no name of an object; names are divided by commas and “and”.`,
    }
  const wanted = count.toLowerCase() === 'one' ? 1 : Number(count)
  if (wanted !== names.length)
    return { kind: 'fault', message: `The sentence counts ${wanted} and names ${names.length}.` }
  const predicates = own.flatMap(each => (each!.isPredicate ? [each!.name] : []))
  const types = own.flatMap(each => (each!.isPredicate || each!.name === 'object' ? [] : [each!.name]))
  return {
    kind: 'objects',
    objects: names.map(name => ({ name, types })),
    facts: predicates.flatMap(head => names.map(name => [head, name])),
  }
}

/** Predicates that no action changes. */
export function staticPredicates(domain: Domain): ReadonlySet<string> {
  const kinds = kindsOf(domain)
  return new Set(domain.predicates.flatMap(({ name }, i) => (kinds[i] === 'static' ? [name] : [])))
}
