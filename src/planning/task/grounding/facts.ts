// The facts found so far while grounding, numbered in the order they were found.

import type { Problem } from '#planning/pddl/model'
import { IntList } from '#base/int-list'
import { Relation } from './relation'
import type { Symbols } from './symbols'

export class Facts {
  /** Per predicate: its true atoms if static, else the facts found, with their numbers in `ids`. */
  readonly relations: readonly Relation[]
  /** Per fact. */
  readonly predicates = new IntList()
  /** Per fact: its row in its predicate's relation. */
  readonly rows = new IntList()
  /** Facts below this number hold initially. */
  readonly initialCount: number
  /** Per initial fact: 1 once some reached effect may delete it. */
  readonly mayBeFalse: Uint8Array
  private readonly maxCount: number
  private readonly stop: () => never

  constructor(arities: readonly number[], symbols: Symbols, problem: Problem, maxCount: number, stop: () => never) {
    this.maxCount = maxCount
    this.stop = stop
    this.relations = arities.map(arity => new Relation(arity, symbols.objects.count))
    const tuple = new Int32Array(Math.max(1, ...arities))
    for (const atom of problem.init) {
      const predicate = symbols.predicate(atom.predicate)
      for (let i = 0; i < atom.terms.length; i++) tuple[i] = symbols.object(atom.terms[i]!.name)
      const kind = symbols.kinds[predicate]
      if (kind === 'fluent') this.intern(predicate, tuple)
      else if (kind === 'static') {
        const relation = this.relations[predicate]!
        if (relation.rowOf(tuple) < 0) relation.add(tuple, relation.size)
      }
    }
    this.initialCount = this.count
    this.mayBeFalse = new Uint8Array(this.initialCount)
  }

  get count(): number {
    return this.predicates.length
  }

  /** The number of the fact, new or not. */
  intern(predicate: number, tuple: Int32Array): number {
    const relation = this.relations[predicate]!
    const row = relation.rowOf(tuple)
    if (row >= 0) return relation.ids.items[row]!
    const fact = this.predicates.length
    if (fact >= this.maxCount) this.stop()
    this.rows.push(relation.size)
    relation.add(tuple, fact)
    this.predicates.push(predicate)
    return fact
  }

  /** The number of the fact, or -1 if it was not found. */
  find(predicate: number, tuple: Int32Array): number {
    const relation = this.relations[predicate]!
    const row = relation.rowOf(tuple)
    return row < 0 ? -1 : relation.ids.items[row]!
  }
}
