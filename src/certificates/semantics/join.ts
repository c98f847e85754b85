// All ways to bind a schema's parameters such that the atoms its condition asks for are among given facts:
// matched atom by atom, the one with fewest candidates first; types and equalities filter, and parameters
// that no atom binds run through their type. Finds more than is applicable, never less.

import { objectOf, objectsOf } from './formula'
import type { Budget } from '../rejection'
import type { SchemaNode, Pattern, Rule } from './schema'
import type { CheckedWorld } from './world'

/** Facts by predicate, and by predicate, place and object. */
export class FactIndex {
  private readonly world: CheckedWorld
  private readonly known = new Set<number>()
  private readonly byPredicate: number[][]
  private readonly byObject: (Map<number, number[]> | undefined)[][]

  constructor(world: CheckedWorld) {
    this.world = world
    this.byPredicate = world.predicates.map(() => [])
    this.byObject = world.predicates.map(() => [])
  }

  add(fact: number): void {
    if (this.known.has(fact)) return
    this.known.add(fact)
    const predicate = this.world.predicateOf[fact]!
    this.byPredicate[predicate]!.push(fact)
    this.byObject[predicate]!.forEach((map, place) => {
      this.put(map!, fact, place)
    })
  }

  has(pattern: Pattern, binding: Int32Array): boolean {
    return this.known.has(this.world.find(pattern.predicate, objectsOf(pattern, binding)))
  }

  all(predicate: number): readonly number[] {
    return this.byPredicate[predicate]!
  }

  /** Facts with this object at this place. */
  at(predicate: number, place: number, object: number): readonly number[] {
    let map = this.byObject[predicate]![place]
    if (map === undefined) {
      this.byObject[predicate]![place] = map = new Map()
      for (const fact of this.byPredicate[predicate]!) this.put(map, fact, place)
    }
    return map.get(object) ?? []
  }

  private put(map: Map<number, number[]>, fact: number, place: number): void {
    const object = this.world.argumentsOf[fact]![place]!
    const list = map.get(object)
    if (list === undefined) map.set(object, [fact])
    else list.push(fact)
  }
}

/** What of a rule's condition guides the join. */
export interface JoinPlan {
  readonly rule: Rule
  /** Atoms that must hold. */
  readonly atoms: readonly Pattern[]
  readonly equalities: readonly Extract<SchemaNode, { kind: 'equal' }>[]
}

export function planJoin(rule: Rule): JoinPlan {
  const atoms: Pattern[] = []
  const equalities: Extract<SchemaNode, { kind: 'equal' }>[] = []
  const todo = [rule.condition]
  for (let node = todo.pop(); node !== undefined; node = todo.pop())
    if (node.kind === 'and') for (const part of node.parts) todo.push(part)
    else if (node.kind === 'atom' && !node.negated) atoms.push(node.pattern)
    else if (node.kind === 'equal') equalities.push(node)
  return { rule, atoms, equalities }
}

/** Where a join may begin: this atom is matched against these facts only. */
export interface JoinStart {
  readonly atom: number
  readonly facts: readonly number[]
}

const FREE = -1

/** Calls `visit` with every binding, the same array each time; slots past the parameters are scratch. */
export function join(
  world: CheckedWorld,
  plan: JoinPlan,
  index: FactIndex,
  budget: Budget,
  visit: (binding: Int32Array) => void,
  start?: JoinStart,
): void {
  const { rule, atoms, equalities } = plan
  const binding = new Int32Array(rule.slots).fill(FREE)
  const matched = new Uint8Array(atoms.length)
  /** Parameters in the order they were bound. */
  const trail: number[] = []

  const isFree = (term: number): boolean => term >= 0 && binding[term] === FREE
  const equalitiesHold = (): boolean =>
    equalities.every(
      ({ left, right, negated }) =>
        isFree(left) ||
        isFree(right) ||
        (objectOf(left, binding) === objectOf(right, binding)) !== negated,
    )
  const bind = (term: number, object: number): boolean => {
    if (term < 0) return ~term === object
    if (binding[term] !== FREE) return binding[term] === object
    if (rule.domains[term]!.has[object] !== 1) return false
    binding[term] = object
    trail.push(term)
    return true
  }
  const undo = (mark: number): void => {
    while (trail.length > mark) binding[trail.pop()!] = FREE
  }
  /** The facts that this atom can still match; `undefined` where it is bound and holds. */
  const candidates = (atom: Pattern): readonly number[] | undefined => {
    let free = false
    let best = index.all(atom.predicate)
    for (let place = 0; place < atom.terms.length; place++) {
      const term = atom.terms[place]!
      if (isFree(term)) free = true
      else {
        const list = index.at(atom.predicate, place, objectOf(term, binding))
        if (list.length < best.length) best = list
      }
    }
    return !free && best.length > 0 && index.has(atom, binding) ? undefined : free ? best : []
  }
  const tryFacts = (atom: number, facts: readonly number[]): void => {
    const { terms } = atoms[atom]!
    matched[atom] = 1
    for (const fact of facts) {
      budget.spend(1)
      const mark = trail.length
      const objects = world.argumentsOf[fact]!
      let fits = true
      for (let i = 0; fits && i < terms.length; i++) fits = bind(terms[i]!, objects[i]!)
      if (fits && equalitiesHold()) extend()
      undo(mark)
    }
    matched[atom] = 0
  }
  const tryObjects = (slot: number): void => {
    for (const object of rule.domains[slot]!.list) {
      budget.spend(1)
      binding[slot] = object
      if (equalitiesHold()) extend()
    }
    binding[slot] = FREE
  }
  const extend = (): void => {
    let next = -1
    let fewest: readonly number[] | undefined
    for (let atom = 0; atom < atoms.length; atom++) {
      if (matched[atom] === 1) continue
      const facts = candidates(atoms[atom]!)
      if (facts === undefined) continue
      if (facts.length === 0) return
      if (fewest === undefined || facts.length < fewest.length) {
        fewest = facts
        next = atom
      }
    }
    const slot = binding.subarray(0, rule.domains.length).indexOf(FREE)
    if (fewest !== undefined) tryFacts(next, fewest)
    else if (slot >= 0) tryObjects(slot)
    else visit(binding)
  }
  if (start === undefined) {
    if (equalitiesHold()) extend()
  } else tryFacts(start.atom, start.facts)
}
