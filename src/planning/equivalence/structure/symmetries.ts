// The renamings of a structure onto itself, queried for one that maps one tuple of objects to another.

import type { Renaming } from '#planning/certificates/pairs/pair-certificate'
import { automorphismsOf } from './automorphisms'
import type { Budget } from './budget'
import type { Structure } from './structure'

export class Symmetries {
  private readonly structure: Structure
  /** Generators and their inverses alternately, as full tables. */
  private readonly tables: readonly Int32Array[]

  private constructor(structure: Structure, tables: readonly Int32Array[]) {
    this.structure = structure
    this.tables = tables
  }

  /** undefined if the budget was exceeded. */
  static of(structure: Structure, budget: Budget): Symmetries | undefined {
    const generators = automorphismsOf(structure, budget)
    if (generators === undefined) return undefined
    const tables = generators.flatMap(moves => {
      const [there, back] = [0, 1].map(() => Int32Array.from(structure.names.keys()))
      for (const [from, to] of moves) {
        there![from] = to
        back![to] = from
      }
      return [there!, back!]
    })
    return new Symmetries(structure, tables)
  }

  /**
   * A renaming of the structure onto itself that maps a tuple for which `wanted` holds to this one; undefined if there is none, or the
   * budget was exceeded first.
   */
  takingTo(
    names: readonly string[],
    wanted: (names: readonly string[]) => boolean,
    budget: Budget,
  ): Renaming | undefined {
    const { structure, tables } = this
    const start = names.map(name => structure.numberOf.get(name)!)
    const found = [start]
    /** Per tuple found: the one it was found from, and the table that maps it back. */
    const from = [-1]
    const by = [-1]
    const seen = new Set([start.join(' ')])
    for (let next = 0; next < found.length; next++) {
      if (wanted(found[next]!.map(object => structure.names[object]!))) {
        const mapping = Int32Array.from(structure.names.keys())
        for (let at = next; from[at]! >= 0; at = from[at]!) {
          const table = tables[by[at]!]!
          for (const [object, image] of mapping.entries()) mapping[object] = table[image]!
        }
        return structure.names
          .slice(structure.constants)
          .map((name, i) => [name, structure.names[mapping[structure.constants + i]!]!] as const)
      }
      for (const [i, table] of tables.entries()) {
        const moved = found[next]!.map(object => table[object]!)
        const key = moved.join(' ')
        if (seen.has(key)) continue
        if (!budget.take()) return undefined
        seen.add(key)
        found.push(moved)
        from.push(next)
        by.push(i ^ 1)
      }
    }
    return undefined
  }
}
