// The fixpoint of h^2 on bit rows: a queue of units to process again because a pair that they require has become possible. Work is counted
// in words touched.

import { clearBit, hasBit, setBit } from '#base/bits'
import { FLUENT, isNegated, literalFact } from '#planning/task/task'
import type { State } from '#planning/task/task'
import type { H2Table } from './h2-table'
import type { H2Effect, H2Unit } from './h2-units'

/** Marks every pair possible that the units reach from the state; false if that is too much work. */
export const fillTable = (table: H2Table, units: readonly H2Unit[], from: State, maxWork: number): boolean =>
  new Fixpoint(table, units).run(from, maxWork)

class Fixpoint {
  private readonly units: readonly H2Unit[]
  private readonly literals: Int32Array
  private readonly words: number
  private readonly rows: Uint32Array
  /** Rows of derived facts: they do not persist, but follow from rules again in each state. */
  private readonly derived: Uint32Array
  /** Row → units that require it. */
  private readonly firstUse: Int32Array
  private readonly uses: Int32Array
  /** Units without a body, which are processed for every literal. */
  private readonly unbound: number[] = []
  /** Units to process, as a ring; each at most once. */
  private readonly queue: Int32Array
  private readonly queued: Uint8Array
  private head = 0
  private tail = 0
  private work = 0
  /** Literals that may hold together with the body of the current unit; and with its effects. */
  private readonly compatible: Uint32Array
  private readonly after: Uint32Array
  private readonly pair: Uint32Array

  constructor({ task, literals, words, rows }: H2Table, units: readonly H2Unit[]) {
    this.units = units
    this.literals = literals
    this.words = words
    this.rows = rows
    this.queue = new Int32Array(units.length + 1)
    this.queued = new Uint8Array(units.length)
    this.derived = new Uint32Array(words)
    this.compatible = new Uint32Array(words)
    this.after = new Uint32Array(words)
    this.pair = new Uint32Array(words)
    for (let row = 0; row < literals.length; row++)
      if (task.factKind[literalFact(literals[row]!)] !== FLUENT) setBit(this.derived, 0, row)
    this.firstUse = new Int32Array(literals.length + 1)
    this.eachUse(row => this.firstUse[row + 1]!++)
    for (let row = 0; row < literals.length; row++) this.firstUse[row + 1]! += this.firstUse[row]!
    const next = this.firstUse.slice()
    this.uses = new Int32Array(this.firstUse[literals.length]!)
    this.eachUse((row, unit) => {
      this.uses[next[row]!++] = unit
    })
    units.forEach((unit, number) => {
      if (unit.body.length === 0) this.unbound.push(number)
    })
  }

  private eachUse(visit: (row: number, unit: number) => void): void {
    this.units.forEach((unit, number) => {
      for (const row of unit.body) visit(row, number)
      for (const effect of unit.effects) for (const row of effect.condition) visit(row, number)
    })
  }

  run(from: State, maxWork: number): boolean {
    const { literals, rows, words, units, queue, queued } = this
    const initial = new Uint32Array(words)
    for (let row = 0; row < literals.length; row++)
      if (hasBit(from, 0, literalFact(literals[row]!)) !== isNegated(literals[row]!)) setBit(initial, 0, row)
    for (let row = 0; row < literals.length; row++) if (hasBit(initial, 0, row)) rows.set(initial, row * words)
    for (let unit = 0; unit < units.length; unit++) this.enqueue(unit)
    while (this.head !== this.tail) {
      const unit = queue[this.head]!
      this.head = this.head === units.length ? 0 : this.head + 1
      queued[unit] = 0
      if (this.isPossible(units[unit]!.body)) this.follow(units[unit]!)
      if (++this.work > maxWork) return false
    }
    return true
  }

  private enqueue(unit: number): void {
    if (this.queued[unit] === 1) return
    this.queued[unit] = 1
    this.queue[this.tail] = unit
    this.tail = this.tail === this.units.length ? 0 : this.tail + 1
  }

  private touch(row: number): void {
    for (let i = this.firstUse[row]!; i < this.firstUse[row + 1]!; i++) this.enqueue(this.uses[i]!)
  }

  /** True if no pair excludes that these all hold together. */
  private isPossible(body: Int32Array): boolean {
    const { rows, words } = this
    for (let i = 0; i < body.length; i++)
      for (let j = 0; j <= i; j++) if (!hasBit(rows, body[i]! * words, body[j]!)) return false
    return true
  }

  private areCompatible(one: Int32Array, other: Int32Array): boolean {
    const { rows, words } = this
    for (let i = 0; i < one.length; i++)
      for (let j = 0; j < other.length; j++) if (!hasBit(rows, one[i]! * words, other[j]!)) return false
    return true
  }

  /** Marks what the unit, which may be applicable, makes possible. */
  private follow(unit: H2Unit): void {
    const { compatible, derived, words } = this
    this.setCompatible(unit.body)
    if (unit.rule) {
      this.change(compatible, unit)
      for (const row of unit.made) this.join(row, compatible)
      return
    }
    for (let w = 0; w < words; w++) compatible[w]! &= ~derived[w]!
    this.after.set(compatible)
    this.change(this.after, unit)
    for (const row of unit.made) this.join(row, this.after)
    if (unit.effects.length > 0) this.fire(unit)
  }

  /** The conditional effects: each with the unconditional one, and each two that may fire together. */
  private fire(unit: H2Unit): void {
    const { after, compatible } = this
    const firing = unit.effects.filter(
      ({ condition }) => this.isPossible(condition) && this.areCompatible(condition, unit.body),
    )
    for (const effect of firing) {
      after.set(compatible)
      this.narrow(after, effect.condition)
      this.change(after, unit)
      this.change(after, effect)
      for (const row of effect.made) this.join(row, after)
    }
    for (let i = 0; i < firing.length; i++)
      for (let j = 0; j < i; j++) {
        this.work++
        if (!this.areCompatible(firing[i]!.condition, firing[j]!.condition)) continue
        for (const one of firing[i]!.made) for (const other of firing[j]!.made) this.joinPair(one, other)
      }
  }

  private change(set: Uint32Array, { made, unmade }: Pick<H2Effect, 'made' | 'unmade'>): void {
    for (const row of unmade) clearBit(set, 0, row)
    for (const row of made) setBit(set, 0, row)
  }

  /**
   * Sets `compatible` to the literals that may hold together with all of the body: any literal that may hold, if the body
   * is empty.
   */
  private setCompatible(body: Int32Array): void {
    const { compatible, rows, words, literals } = this
    if (body.length > 0) compatible.set(rows.subarray(body[0]! * words, (body[0]! + 1) * words))
    else
      for (let row = 0; row < literals.length; row++) {
        if (hasBit(rows, row * words, row)) setBit(compatible, 0, row)
        else clearBit(compatible, 0, row)
      }
    this.narrow(compatible, body)
  }

  /** Narrows the set to what may hold together with each of these. */
  private narrow(set: Uint32Array, body: Int32Array): void {
    const { rows, words } = this
    for (let i = 0; i < body.length; i++) {
      const at = body[i]! * words
      for (let w = 0; w < words; w++) set[w]! &= rows[at + w]!
    }
    this.work += body.length * words
  }

  /** Lets `row` hold together with all of the set. */
  private join(row: number, set: Uint32Array): void {
    const { rows, words } = this
    const at = row * words
    let changed = false
    for (let w = 0; w < words; w++) {
      let fresh = set[w]! & ~rows[at + w]!
      if (fresh === 0) continue
      rows[at + w]! |= fresh
      changed = true
      while (fresh !== 0) {
        const other = (w << 5) + 31 - Math.clz32(fresh & -fresh)
        fresh &= fresh - 1
        if (other === row) {
          for (const unit of this.unbound) this.enqueue(unit)
          continue
        }
        setBit(rows, other * words, row)
        this.touch(other)
      }
    }
    this.work += words
    if (changed) this.touch(row)
  }

  private joinPair(one: number, other: number): void {
    const { literals, pair, rows, words } = this
    if (literals[one]! === (literals[other]! ^ 1)) return
    setBit(pair, 0, one)
    setBit(pair, 0, other)
    this.join(one, pair)
    clearBit(pair, 0, one)
    clearBit(pair, 0, other)
    if (!hasBit(rows, other * words, other)) {
      setBit(pair, 0, other)
      this.join(other, pair)
      clearBit(pair, 0, other)
    }
  }
}
