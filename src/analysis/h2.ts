// Pairs of literals that can hold together, over-approximated: h^2 (Haslum & Geffner 2000) as a fixpoint on
// bit rows. Literals are the facts, and their negations where a condition is negative. Conditional effects
// and rules are over-approximated: an effect is its action with a larger precondition, two effects may fire
// together where their conditions may, and a derived fact holds beside whatever its rule's body may hold beside.

import { clearBit, forEachBit, hasBit, setBit, wordsFor } from '../base/bits'
import type { Certificate } from '../certificates/certificate'
import { factName } from '../task/names'
import { AUXILIARY, FLUENT, isNegated, literalFact } from '../task/task'
import type { Conjunction, Disjunction, State, Task } from '../task/task'
import { h2Units } from './h2-units'
import type { H2Unit } from './h2-units'

/** Counts of 32-bit words: what the table may take, and what the fixpoint may touch. */
export interface H2Limits {
  readonly maxTableWords: number
  readonly maxWork: number
}
export const h2Limits: H2Limits = { maxTableWords: 12_000_000, maxWork: 3_000_000_000 }

export interface H2Options {
  readonly from?: State
  /** Never enter a state where this fluent fact holds. */
  readonly avoid?: number
  /** Actions that may not be used have a 1. */
  readonly without?: Uint8Array
}

/** The table: row l, bit m says that literals l and m may hold together; bit l of row l, that l may hold. */
export interface H2Table {
  readonly task: Task
  /** Row → literal. */
  readonly literals: Int32Array
  /** Literal → row; -1 where it is not followed and may hold beside anything. */
  readonly rowOf: Int32Array
  readonly words: number
  readonly rows: Uint32Array
}

/** The fixpoint, or undefined where a limit was reached. */
export function computeH2(
  task: Task,
  limits: H2Limits = h2Limits,
  options: H2Options = {},
): H2Table | undefined {
  const { literals, rowOf } = followedLiterals(task)
  const count = literals.length
  const words = wordsFor(count)
  if (count * words > limits.maxTableWords) return undefined
  const table: H2Table = { task, literals, rowOf, words, rows: new Uint32Array(count * words) }
  return fill(table, limits, options) ? table : undefined
}

/** Every fact, and the negations that some condition asks for. Negated derived facts are not followed. */
function followedLiterals(task: Task): { literals: Int32Array; rowOf: Int32Array } {
  const wanted = new Uint8Array(2 * task.factCount)
  for (let fact = 0; fact < task.factCount; fact++) wanted[2 * fact] = 1
  const want = (lit: number): void => {
    if (!isNegated(lit) || task.factKind[literalFact(lit)] === FLUENT) wanted[lit] = 1
  }
  task.alternatives.items.forEach(want)
  task.effectCondition.items.forEach(want)
  task.ruleBody.items.forEach(want)
  for (const conjunction of task.goal) conjunction.forEach(want)
  const rowOf = new Int32Array(2 * task.factCount).fill(-1)
  const literals: number[] = []
  for (let lit = 0; lit < wanted.length; lit++)
    if (wanted[lit] === 1) rowOf[lit] = literals.push(lit) - 1
  return { literals: Int32Array.from(literals), rowOf }
}

/** Runs the fixpoint; false where it touched too many words. */
function fill(table: H2Table, limits: H2Limits, options: H2Options): boolean {
  const { task, words, rows, literals } = table
  const units = h2Units(task, table.rowOf, options)
  const { firstUse, uses, unbound } = usesOf(units, literals.length)
  const queued = new Uint8Array(units.length)
  const queue = new Int32Array(units.length + 1)
  let head = 0
  let tail = 0
  let work = 0
  const enqueue = (unit: number): void => {
    if (queued[unit] === 1) return
    queued[unit] = 1
    queue[tail] = unit
    tail = tail === units.length ? 0 : tail + 1
  }
  const touched = (row: number): void => {
    for (let i = firstUse[row]!; i < firstUse[row + 1]!; i++) enqueue(uses[i]!)
  }

  const derived = new Uint32Array(words)
  for (let row = 0; row < literals.length; row++)
    if (task.factKind[literalFact(literals[row]!)] !== FLUENT) setBit(derived, 0, row)
  const from = options.from ?? task.initial
  const initial = new Uint32Array(words)
  for (let row = 0; row < literals.length; row++) {
    const lit = literals[row]!
    if (hasBit(from, 0, literalFact(lit)) !== isNegated(lit)) setBit(initial, 0, row)
  }
  for (let row = 0; row < literals.length; row++)
    if (hasBit(initial, 0, row)) rows.set(initial, row * words)
  for (let unit = 0; unit < units.length; unit++) enqueue(unit)

  /** Lets `row` hold beside all of `beside`. */
  const join = (row: number, beside: Uint32Array): void => {
    const at = row * words
    let changed = false
    for (let w = 0; w < words; w++) {
      let fresh = beside[w]! & ~rows[at + w]!
      if (fresh === 0) continue
      rows[at + w]! |= fresh
      changed = true
      while (fresh !== 0) {
        const other = (w << 5) + 31 - Math.clz32(fresh & -fresh)
        fresh &= fresh - 1
        if (other === row) {
          for (const unit of unbound) enqueue(unit)
          continue
        }
        setBit(rows, other * words, row)
        touched(other)
      }
    }
    work += words
    if (changed) touched(row)
  }
  const pair = new Uint32Array(words)
  const joinPair = (one: number, other: number): void => {
    if (literals[one]! === (literals[other]! ^ 1)) return
    setBit(pair, 0, one)
    setBit(pair, 0, other)
    join(one, pair)
    clearBit(pair, 0, one)
    clearBit(pair, 0, other)
    if (!hasBit(rows, other * words, other)) join(other, pair)
  }
  const possible = (rowsOf: Int32Array): boolean => {
    for (let i = 0; i < rowsOf.length; i++)
      for (let j = 0; j <= i; j++) if (!hasBit(rows, rowsOf[i]! * words, rowsOf[j]!)) return false
    return true
  }
  /** Narrows `set` to what may hold beside each of these. */
  const narrow = (set: Uint32Array, rowsOf: Int32Array): void => {
    for (let i = 0; i < rowsOf.length; i++) {
      const at = rowsOf[i]! * words
      for (let w = 0; w < words; w++) set[w]! &= rows[at + w]!
    }
    work += rowsOf.length * words
  }
  const beside = new Uint32Array(words)
  const besideEffect = new Uint32Array(words)
  const start = (body: Int32Array): void => {
    if (body.length === 0)
      for (let row = 0; row < literals.length; row++) {
        if (hasBit(rows, row * words, row)) setBit(beside, 0, row)
        else clearBit(beside, 0, row)
      }
    else beside.set(rows.subarray(body[0]! * words, (body[0]! + 1) * words))
    narrow(beside, body)
  }

  const follow = (unit: H2Unit): void => {
    if (!possible(unit.body)) return
    start(unit.body)
    if (unit.rule) {
      for (const row of unit.made) setBit(beside, 0, row)
      for (const row of unit.made) join(row, beside)
      return
    }
    for (let w = 0; w < words; w++) beside[w]! &= ~derived[w]!
    const free = unit.effects.length > 0 ? beside.slice() : beside
    for (const row of unit.unmade) clearBit(beside, 0, row)
    for (const row of unit.made) setBit(beside, 0, row)
    for (const row of unit.made) join(row, beside)
    const firing = unit.effects.filter(
      effect => possible(effect.condition) && compatible(effect.condition, unit.body),
    )
    for (const effect of firing) {
      besideEffect.set(free)
      narrow(besideEffect, effect.condition)
      for (const row of unit.unmade) clearBit(besideEffect, 0, row)
      for (const row of unit.made) setBit(besideEffect, 0, row)
      for (const row of effect.unmade) clearBit(besideEffect, 0, row)
      for (const row of effect.made) setBit(besideEffect, 0, row)
      for (const row of effect.made) join(row, besideEffect)
    }
    for (let i = 0; i < firing.length; i++)
      for (let j = 0; j < i; j++) {
        work++
        if (!compatible(firing[i]!.condition, firing[j]!.condition)) continue
        for (const one of firing[i]!.made) for (const other of firing[j]!.made) joinPair(one, other)
      }
  }
  const compatible = (one: Int32Array, other: Int32Array): boolean => {
    for (let i = 0; i < one.length; i++)
      for (let j = 0; j < other.length; j++)
        if (!hasBit(rows, one[i]! * words, other[j]!)) return false
    return true
  }

  while (head !== tail) {
    const unit = queue[head]!
    head = head === units.length ? 0 : head + 1
    queued[unit] = 0
    follow(units[unit]!)
    if (++work > limits.maxWork) return false
  }
  return true
}

/** Row → units that look at it; `unbound`: units that look at every single literal. */
function usesOf(
  units: readonly H2Unit[],
  rowCount: number,
): { firstUse: Int32Array; uses: Int32Array; unbound: number[] } {
  const firstUse = new Int32Array(rowCount + 1)
  const each = (visit: (row: number, unit: number) => void): void =>
    units.forEach((unit, number) => {
      for (const row of unit.body) visit(row, number)
      for (const effect of unit.effects) for (const row of effect.condition) visit(row, number)
    })
  each(row => firstUse[row + 1]!++)
  for (let row = 0; row < rowCount; row++) firstUse[row + 1]! += firstUse[row]!
  const next = firstUse.slice()
  const uses = new Int32Array(firstUse[rowCount]!)
  each((row, unit) => {
    uses[next[row]!++] = unit
  })
  const unbound = units.flatMap((unit, number) => (unit.body.length === 0 ? [number] : []))
  return { firstUse, uses, unbound }
}

/** May all of these literals hold together, as far as pairs tell? */
export function mayHoldTogether(table: H2Table, literals: Conjunction): boolean {
  const { rowOf, rows, words } = table
  for (let i = 0; i < literals.length; i++) {
    const one = rowOf[literals[i]!]!
    if (one < 0) continue
    for (let j = 0; j <= i; j++) {
      const other = rowOf[literals[j]!]!
      if (other >= 0 && !hasBit(rows, one * words, other)) return false
    }
  }
  return true
}

/** May this condition hold, as far as pairs tell? */
export const mayHoldInPairs = (table: H2Table, condition: Disjunction): boolean =>
  condition.some(literals => mayHoldTogether(table, literals))

/** May this action ever be applied, as far as pairs tell? */
export function mayApply(table: H2Table, action: number): boolean {
  const { firstAlternative, alternatives } = table.task
  for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++) {
    const items = alternatives.items.subarray(
      alternatives.first[alt]!,
      alternatives.first[alt + 1]!,
    )
    if (mayHoldTogether(table, items as unknown as Conjunction)) return true
  }
  return false
}

/** Actions that pairs rule out have a 1. O(actions). */
export function impossibleActions(table: H2Table): Uint8Array {
  const found = new Uint8Array(table.task.actionCount)
  for (let action = 0; action < found.length; action++)
    if (!mayApply(table, action)) found[action] = 1
  return found
}

/** The table as a certificate: all literals and pairs it rules out. */
export function h2Certificate(table: H2Table): Certificate {
  const { task, literals, rows, words } = table
  const place = new Int32Array(literals.length).fill(-1)
  const names: string[] = []
  for (let row = 0; row < literals.length; row++) {
    const fact = literalFact(literals[row]!)
    if (task.factKind[fact] === AUXILIARY) continue
    const name = factName(task, fact)
    place[row] = names.push(isNegated(literals[row]!) ? `(not ${name})` : name) - 1
  }
  const impossible: number[] = []
  const pairs: number[] = []
  const beside = new Uint32Array(words)
  for (let row = 0; row < literals.length; row++) {
    if (place[row]! < 0) continue
    if (!hasBit(rows, row * words, row)) {
      impossible.push(place[row]!)
      continue
    }
    for (let w = 0; w < words; w++) beside[w] = ~rows[row * words + w]!
    forEachBit(beside, 0, words, other => {
      if (other < row && place[other]! >= 0 && hasBit(rows, other * words, other))
        pairs.push(place[other]!, place[row]!)
    })
  }
  return {
    kind: 'h2',
    literals: names,
    impossible: Uint32Array.from(impossible),
    pairs: Uint32Array.from(pairs),
  }
}
