// All ways to bind a schema's parameters such that the atoms its condition asks for are among given facts:
// matched atom by atom, the one with fewest candidates first; types and equalities filter, and parameters
// that no atom binds run through their type. Finds more than is applicable, never less.

import { objectOf } from './formula'
import type { Budget } from '../rejection'
import type { SchemaNode, Pattern, Rule } from './schema'
import { Marks } from './marks'
import type { CheckedWorld } from './world'

const NO_FACTS: readonly number[] = []

/** Facts by predicate, and by predicate, place and object. */
export class FactIndex {
  private readonly world: CheckedWorld
  private readonly known = new Marks()
  private readonly byPredicate: number[][]
  private readonly byObject: ((number[] | undefined)[] | undefined)[][]

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
    const byPlace = this.byObject[predicate]!
    for (let place = 0; place < byPlace.length; place++) {
      const lists = byPlace[place]
      if (lists !== undefined) this.put(lists, fact, place)
    }
  }

  has(pattern: Pattern, binding: Int32Array): boolean {
    const fact = this.world.findUnder(pattern, binding)
    return fact >= 0 && this.known.has(fact)
  }

  all(predicate: number): readonly number[] {
    return this.byPredicate[predicate]!
  }

  /** Facts with this object at this place. */
  at(predicate: number, place: number, object: number): readonly number[] {
    let lists = this.byObject[predicate]![place]
    if (lists === undefined) {
      lists = new Array<number[] | undefined>(this.world.objects.length).fill(undefined)
      this.byObject[predicate]![place] = lists
      for (const fact of this.byPredicate[predicate]!) this.put(lists, fact, place)
    }
    return lists[object] ?? NO_FACTS
  }

  private put(lists: (number[] | undefined)[], fact: number, place: number): void {
    const object = this.world.argumentsOf[fact]![place]!
    const list = lists[object]
    if (list === undefined) lists[object] = [fact]
    else list.push(fact)
  }
}

/** The part of a rule's condition that guides the join. */
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
  new Join(world, plan, index, budget, visit).run(start)
}

class Join {
  private readonly world: CheckedWorld
  private readonly plan: JoinPlan
  private readonly index: FactIndex
  private readonly budget: Budget
  private readonly visit: (binding: Int32Array) => void
  private readonly binding: Int32Array
  /** Per atom: 1 if it was matched, or is bound and holds. */
  private readonly matched: Uint8Array
  /** The atoms that are bound and hold, in the order of detection. */
  private readonly settled: number[] = []
  /** Parameters in the order they were bound. */
  private readonly trail: number[] = []

  constructor(
    world: CheckedWorld,
    plan: JoinPlan,
    index: FactIndex,
    budget: Budget,
    visit: (binding: Int32Array) => void,
  ) {
    this.world = world
    this.plan = plan
    this.index = index
    this.budget = budget
    this.visit = visit
    this.binding = new Int32Array(plan.rule.slots).fill(FREE)
    this.matched = new Uint8Array(plan.atoms.length)
  }

  run(start: JoinStart | undefined): void {
    if (start !== undefined) this.tryFacts(start.atom, start.facts)
    else if (this.equalitiesHold()) this.extend()
  }

  private isFree(term: number): boolean {
    return term >= 0 && this.binding[term] === FREE
  }

  private equalitiesHold(): boolean {
    const { binding } = this
    const { equalities } = this.plan
    for (let i = 0; i < equalities.length; i++) {
      const { left, right, negated } = equalities[i]!
      if (!this.isFree(left) && !this.isFree(right))
        if ((objectOf(left, binding) === objectOf(right, binding)) === negated) return false
    }
    return true
  }

  private bind(term: number, object: number): boolean {
    const { binding } = this
    if (term < 0) return ~term === object
    if (binding[term] !== FREE) return binding[term] === object
    if (this.plan.rule.domains[term]!.has[object] !== 1) return false
    binding[term] = object
    this.trail.push(term)
    return true
  }

  /** The facts that this atom can still match; `undefined` if it is bound and holds. */
  private candidates(atom: Pattern): readonly number[] | undefined {
    const { index, binding } = this
    const { predicate, terms } = atom
    let free = false
    let best = index.all(predicate)
    for (let place = 0; place < terms.length; place++) {
      const term = terms[place]!
      const object = term < 0 ? ~term : binding[term]!
      if (object === FREE) free = true
      else {
        const list = index.at(predicate, place, object)
        if (list.length < best.length) best = list
      }
    }
    if (free) return best
    return best.length > 0 && index.has(atom, binding) ? undefined : NO_FACTS
  }

  private tryFacts(atom: number, facts: readonly number[]): void {
    const { world, plan, matched, trail, binding, budget } = this
    const { terms } = plan.atoms[atom]!
    matched[atom] = 1
    const test = plan.equalities.length > 0
    const mark = trail.length
    for (let f = 0; f < facts.length; f++) {
      const fact = facts[f]!
      budget.spend(1)
      const objects = world.argumentsOf[fact]!
      let fits = true
      for (let i = 0; fits && i < terms.length; i++) fits = this.bind(terms[i]!, objects[i]!)
      if (fits && (!test || this.equalitiesHold())) this.extend()
      while (trail.length > mark) binding[trail.pop()!] = FREE
    }
    matched[atom] = 0
  }

  private tryObjects(slot: number): void {
    for (const object of this.plan.rule.domains[slot]!.list) {
      this.budget.spend(1)
      this.binding[slot] = object
      if (this.equalitiesHold()) this.extend()
    }
    this.binding[slot] = FREE
  }

  /** Continues with the atom that the fewest facts can match. */
  private extend(): void {
    const { plan, matched, settled, binding } = this
    const { atoms, rule } = plan
    const mark = settled.length
    let next = -1
    let fewest: readonly number[] | undefined
    for (let atom = 0; atom < atoms.length && fewest !== NO_FACTS; atom++) {
      if (matched[atom] === 1) continue
      const facts = this.candidates(atoms[atom]!)
      if (facts === undefined) {
        matched[atom] = 1
        settled.push(atom)
      } else if (facts.length === 0) fewest = NO_FACTS
      else if (fewest === undefined || facts.length < fewest.length) {
        fewest = facts
        next = atom
      }
    }
    if (fewest === undefined) {
      const slot = binding.indexOf(FREE)
      if (slot >= 0 && slot < rule.domains.length) this.tryObjects(slot)
      else this.visit(binding)
    } else if (fewest !== NO_FACTS) this.tryFacts(next, fewest)
    while (settled.length > mark) matched[settled.pop()!] = 0
  }
}
