// The part of a table of pairs that proves one claim: the pairs that rule out the target, those that keep actions
// from making them true, and so on. It is small enough to read and quick to check.

import { hasBit } from '#base/bits'
import type { Certificate } from '#planning/certificates/certificate'
import { factName } from '#planning/task/names'
import { hasConditionalEffects } from '#planning/task/views'
import type { Disjunction, Task } from '#planning/task/task'
import { isNegated, literalFact } from '#planning/task/task'
import type { H2Table } from './h2-table'
import { h2Certificate } from './h2'
import { h2Units } from './h2-units'
import type { H2Unit } from './h2-units'

/** Two rows that cannot hold together; the same row twice if it never holds. */
type Pair = readonly [number, number]

/**
 * The certificate that the condition, which the table must rule out, never holds. `avoid` is the one the table was made with. With
 * conditional effects or rules, where the dependencies are hard to state, the certificate has the whole table.
 */
export function h2CoreCertificate(table: H2Table, condition: Disjunction, avoid?: number): Certificate {
  const { task } = table
  if (task.hasRules || hasConditionalEffects(task)) return h2Certificate(table)
  return inNames(task, table, new Core(table, avoid).pairsFor(condition))
}

class Core {
  private readonly table: H2Table
  private readonly units: readonly H2Unit[]
  /** Per row: the units that make it true. */
  private readonly makers: number[][]
  /** By `key`. */
  private readonly needed = new Map<number, Pair>()
  private readonly open: Pair[] = []

  constructor(table: H2Table, avoid: number | undefined) {
    this.table = table
    this.units = h2Units(table.task, table.rowOf, avoid === undefined ? {} : { avoid })
    this.makers = Array.from(table.literals, () => [])
    this.units.forEach((unit, number) => {
      for (const row of unit.made) this.makers[row]!.push(number)
    })
  }

  pairsFor(condition: Disjunction): Pair[] {
    for (const conjunction of condition) {
      const rows = conjunction.map(lit => this.table.rowOf[lit]!).filter(row => row >= 0)
      this.need(this.reasonIn(rows)!)
    }
    for (let pair = this.open.pop(); pair !== undefined; pair = this.open.pop()) this.justify(pair)
    return [...this.needed.values()]
  }

  private key([one, other]: Pair): number {
    const size = this.table.literals.length
    return one < other ? one * size + other : other * size + one
  }

  private need(pair: Pair): void {
    const key = this.key(pair)
    if (this.needed.has(key)) return
    this.needed.set(key, pair)
    this.open.push(pair)
  }

  private apart(one: number, other: number): boolean {
    return !hasBit(this.table.rows, one * this.table.words, other)
  }

  /** A pair of the rows that excludes all of them; preferably one that is already needed. */
  private reasonIn(rows: ArrayLike<number>): Pair | undefined {
    let found: Pair | undefined
    for (let i = 0; i < rows.length; i++)
      for (let j = 0; j <= i; j++) {
        if (!this.apart(rows[i]!, rows[j]!)) continue
        const pair: Pair = [rows[i]!, rows[j]!]
        if (this.needed.has(this.key(pair))) return pair
        found ??= pair
      }
    return found
  }

  /** Why no action makes both hold; adds what that rests on to the needed pairs. */
  private justify([one, other]: Pair): void {
    for (const number of this.makers[one]!) this.block(this.units[number]!, one, other)
    if (one !== other) for (const number of this.makers[other]!) this.block(this.units[number]!, other, one)
  }

  /** Why `other` cannot hold when the unit makes `made` true. */
  private block(unit: H2Unit, made: number, other: number): void {
    const { literals } = this.table
    const persists = made !== other && !unit.made.includes(other)
    if (persists) {
      if (unit.unmade.includes(other)) return
      for (const row of unit.body) if (literals[row]! === (literals[other]! ^ 1)) return
    }
    const inBody = this.reasonIn(unit.body)
    if (inBody !== undefined && this.needed.has(this.key(inBody))) return
    const before = persists ? this.pairApart(unit.body, other) : undefined
    this.need((before ?? inBody)!)
  }

  /** A row of the body that cannot hold together with `other`. */
  private pairApart(body: Int32Array, other: number): Pair | undefined {
    let found: Pair | undefined
    for (const row of [...body, other]) {
      if (!this.apart(row, other)) continue
      const pair: Pair = [row, other]
      if (this.needed.has(this.key(pair))) return pair
      found ??= pair
    }
    return found
  }
}

function inNames(task: Task, table: H2Table, pairs: readonly Pair[]): Certificate {
  const places = new Map<number, number>()
  const literals: string[] = []
  const placeOf = (row: number): number => {
    let place = places.get(row)
    if (place === undefined) {
      const name = factName(task, literalFact(table.literals[row]!))
      place = literals.push(isNegated(table.literals[row]!) ? `(not ${name})` : name) - 1
      places.set(row, place)
    }
    return place
  }
  const impossible: number[] = []
  const apart: number[] = []
  for (const [one, other] of pairs)
    if (one === other) impossible.push(placeOf(one))
    else apart.push(placeOf(one), placeOf(other))
  return {
    kind: 'h2',
    literals,
    impossible: Uint32Array.from(impossible),
    pairs: Uint32Array.from(apart),
  }
}
