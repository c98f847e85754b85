// A problem as a labelled structure: its objects with all their types, and its atoms, each with a label that states where it is (initial
// state, goal, closure). Two problems have the same initial state up to names exactly if their structures are isomorphic.

import type { Domain, Problem, TypeDeclaration, TypeExpression } from '#planning/pddl/model'

/** An atom, or any tuple of objects, under a label: `{label: 'goal+ on', objects: ['a', 'b']}`. */
export interface Labelled {
  /** Any text; the same in both structures that are compared. Those of `structureOf` begin with `init ` and `value `. */
  readonly label: string
  readonly objects: readonly string[]
}

/** A ground literal of any predicate, derived ones included. */
export interface Literal {
  readonly positive: boolean
  readonly predicate: string
  readonly objects: readonly string[]
}

/** An atom of a structure; objects by number. */
export interface Fact {
  readonly label: string
  readonly objects: readonly number[]
}

export interface Structure {
  /** All objects: constants first, then the problem's, each as first written. */
  readonly names: readonly string[]
  readonly numberOf: ReadonlyMap<string, number>
  /** The number of constants, which come first and which every renaming preserves. */
  readonly constants: number
  /** Per object: all types it belongs to, sorted, with blanks between; `object` is left out. */
  readonly types: readonly string[]
  /** Without repeats. */
  readonly facts: readonly Fact[]
}

/** The contents of a structure in addition to objects and types. */
export interface StructureOptions {
  /** Initial atoms, and values except those of `total-cost`; true if left out. */
  readonly initial?: boolean
  /** Values only, without initial atoms: placeholder goals are compared over these. */
  readonly values?: boolean
  readonly labels?: Iterable<Labelled>
}

/** Label of an initial atom. */
export const initialLabel = (predicate: string): string => `init ${predicate}`
/** Label of a value: numbers are equal if they are equal in JavaScript, as 3 and 3.0 are. */
export const valueLabel = (name: string, value: number): string => `value ${name} ${value + 0}`
/** Label of a literal of a closure or a goal: `goal+ on`, `goal- on`. */
export const literalLabel = (scene: string, literal: Literal): string =>
  `${scene}${literal.positive ? '+' : '-'} ${literal.predicate}`

/** A literal under a label of the given scope. */
export const labelled = (scene: string, literal: Literal): Labelled => ({
  label: literalLabel(scene, literal),
  objects: literal.objects,
})

/** The structure of a problem without errors. Throws if a label names an object that the problem does not have. */
export function structureOf(domain: Domain, problem: Problem, options: StructureOptions = {}): Structure {
  const above = new TypesAbove(domain.types)
  const names: string[] = []
  const numberOf = new Map<string, number>()
  const types: Set<string>[] = []
  for (const list of [domain.constants, problem.objects])
    for (const { name, type } of list) {
      let number = numberOf.get(name)
      if (number === undefined) {
        numberOf.set(name, (number = names.length))
        names.push(name)
        types.push(new Set())
      }
      for (const each of above.of(type)) types[number]!.add(each)
    }
  const facts = new FactSet(numberOf)
  const { initial = true, values = initial } = options
  if (initial)
    for (const { predicate, terms } of problem.init)
      facts.add(
        initialLabel(predicate.name),
        terms.map(term => term.name),
      )
  if (values)
    for (const { name, terms, value } of problem.values)
      if (name.name !== 'total-cost')
        facts.add(
          valueLabel(name.name, value),
          terms.map(term => term.name),
        )
  for (const { label, objects } of options.labels ?? []) facts.add(label, objects)
  return {
    names,
    numberOf,
    constants: new Set(domain.constants.map(({ name }) => name)).size,
    types: types.map(each => [...each].sort().join(' ')),
    facts: facts.list,
  }
}

/** The same structure with more labels. */
export function withLabels(structure: Structure, labels: Iterable<Labelled>): Structure {
  const facts = new FactSet(structure.numberOf)
  for (const { label, objects } of structure.facts)
    facts.add(
      label,
      objects.map(object => structure.names[object]!),
    )
  for (const { label, objects } of labels) facts.add(label, objects)
  return { ...structure, facts: facts.list }
}

/** Facts without repeats. */
class FactSet {
  readonly list: Fact[] = []
  private readonly seen = new Set<string>()
  private readonly numberOf: ReadonlyMap<string, number>

  constructor(numberOf: ReadonlyMap<string, number>) {
    this.numberOf = numberOf
  }

  add(label: string, names: readonly string[]): void {
    const objects = names.map(name => {
      const number = this.numberOf.get(name)
      if (number === undefined) throw new Error(`no such object: ${name}`)
      return number
    })
    const key = `${objects.join(' ')} ${label}`
    if (this.seen.has(key)) return
    this.seen.add(key)
    this.list.push({ label, objects })
  }
}

/** All types that lie above a type. */
class TypesAbove {
  private readonly parents = new Map<string, string[]>()
  private readonly known = new Map<string, ReadonlySet<string>>()

  constructor(types: readonly TypeDeclaration[]) {
    for (const { name, parents } of types) {
      const list = this.parents.get(name) ?? []
      list.push(...parents.map(each => each.name))
      this.parents.set(name, list)
    }
  }

  /** All types of an object with this declared type: for `either`, those of each; `object` is left out. */
  of(type: TypeExpression): ReadonlySet<string> {
    const key = type.map(each => each.name).join(' ')
    let types = this.known.get(key)
    if (types === undefined) {
      const found = new Set<string>()
      const open = type.map(each => each.name)
      for (let each = open.pop(); each !== undefined; each = open.pop())
        if (each !== 'object' && !found.has(each)) {
          found.add(each)
          open.push(...(this.parents.get(each) ?? []))
        }
      this.known.set(key, (types = found))
    }
    return types
  }
}
