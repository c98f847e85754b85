// A set of states claimed to contain all reachable ones: its rows over the checker's own facts, for the whole task or for the part that the
// target needs, up to a symmetry if one is given.

import { CanonicalRows } from './canonical-rows'
import type { StateSet } from '../certificate'
import type { Absence, CheckContext } from '../context'
import { reject } from '../rejection'
import { slotOf, slotsFor } from './row-slots'
import type { SmallerTask } from './smaller-task'
import { smallerTask, wholeTask } from './smaller-task'
import type { RowAction } from '../semantics/stepper'
import { Stepper } from '../semantics/stepper'
import { readSwaps, Symmetry } from './symmetry'

/** The parts of a certificate that come with its states. */
export interface CoverParts {
  readonly keptFacts?: unknown
  readonly symmetry?: unknown
}

/** States with a value each. */
export interface ValuedStates extends StateSet {
  readonly values: Float64Array
}

export class Cover {
  readonly stepper: Stepper
  readonly task: SmallerTask
  /** Row i is `rows[i*words .. (i+1)*words)`, as given; the sets follow one another. */
  readonly rows: Uint32Array
  readonly count: number
  /** Per row. */
  readonly values: Float64Array
  readonly words: number
  private readonly context: CheckContext
  private readonly canonical: CanonicalRows | undefined
  /** The rows' canonical images. */
  private readonly images: Uint32Array
  /** Open addressing: row number plus one, 0 if free. */
  private readonly slots: Int32Array
  private readonly scratch: Uint32Array

  constructor(context: CheckContext, parts: CoverParts, sets: readonly ValuedStates[], absence: Absence) {
    this.context = context
    const { world, budget } = context
    const isKept = parts.keptFacts !== undefined
    if (parts.symmetry !== undefined) context.useOwnClosure()
    const swaps = parts.symmetry === undefined ? [] : readSwaps(world, parts.symmetry)
    const whole = wholeTask(context, absence, new Set(swaps.flat()), isKept)
    const task = isKept ? smallerTask(context, whole, parts.keptFacts) : whole
    this.task = task
    const columns = sets.map(set => columnsOf(context, set))
    const facts = [...(isKept ? task.facts : new Set([...columns.flat(), ...task.facts]))].filter(
      fact => world.kindOf(fact) === 'fluent',
    )
    const symmetry = parts.symmetry === undefined ? undefined : new Symmetry(world, swaps, task, facts, budget)
    const layout = [...(symmetry?.facts ?? facts)]
    this.stepper = new Stepper(layout, task.actions, task.rules, budget)
    this.words = this.stepper.words
    this.count = sets.reduce((sum, set) => sum + set.values.length, 0)
    this.values = new Float64Array(this.count)
    sets.reduce((at, { values }) => {
      this.values.set(values, at)
      return at + values.length
    }, 0)
    this.rows = this.takeRows(sets, columns)
    this.scratch = new Uint32Array(this.words)
    this.images = this.rows
    if (symmetry !== undefined) {
      this.canonical = new CanonicalRows(world, symmetry, layout, this.stepper, budget)
      this.images = this.canonicalImages(this.canonical)
    }
    this.slots = this.fillSlots()
  }

  /** The rows of all sets in the layout of the stepper; columns without a bit are left out. */
  private takeRows(sets: readonly StateSet[], columns: readonly (readonly number[])[]): Uint32Array {
    const { words, stepper } = this
    const isSame = (set: StateSet, columns: readonly number[]): boolean =>
      set.words === words && columns.every((fact, column) => stepper.facts[column] === fact)
    if (sets.length === 1 && isSame(sets[0]!, columns[0]!)) return sets[0]!.rows
    this.context.budget.spend(this.count * words)
    const rows = new Uint32Array(this.count * words)
    let at = 0
    sets.forEach((set, number) => {
      const bits = Int32Array.from(columns[number]!, fact =>
        this.context.world.kindOf(fact) === 'fluent' ? (stepper.bitOf.get(fact) ?? -1) : -1,
      )
      for (let from = 0; from < set.rows.length; from += set.words, at += words)
        for (let w = 0; w < set.words; w++)
          for (let word = set.rows[from + w]!; word !== 0; word &= word - 1) {
            const bit = bits[(w << 5) + 31 - Math.clz32(word & -word)]!
            if (bit >= 0) rows[at + (bit >>> 5)]! |= 1 << (bit & 31)
          }
    })
    return rows
  }

  private canonicalImages(canonical: CanonicalRows): Uint32Array {
    const { rows, words } = this
    const images = new Uint32Array(rows.length)
    for (let at = 0; at < rows.length; at += words) {
      canonical.write(rows, at, images.subarray(at, at + words))
    }
    return images
  }

  private fillSlots(): Int32Array {
    const slots = slotsFor(this.count)
    for (let row = 0; row < this.count; row++) {
      const slot = this.slotOf(slots, this.images, row * this.words)
      const known = slots[slot]! - 1
      if (known < 0 || this.values[row]! > this.values[known]!) slots[slot] = row + 1
    }
    return slots
  }

  private slotOf(slots: Int32Array, rows: Uint32Array, at: number): number {
    return slotOf(slots, this.images, this.words, rows, at, this.context.budget)
  }

  /** The row with the highest value that has the given row as an image; -1 if there is none. */
  find(row: Uint32Array): number {
    this.canonical?.write(row, 0, this.scratch)
    const image = this.canonical === undefined ? row : this.scratch
    return this.slots[this.slotOf(this.slots, image, 0)]! - 1
  }

  /** The row of the initial state, or -1. */
  findInitial(): number {
    return this.find(this.stepper.rowOf(this.context.initial))
  }

  /** Makes a row the current one. */
  load(row: number): void {
    this.stepper.load(this.rows, row * this.words)
  }

  /** Calls `visit` with every action that is applicable in the current row (see `load`), and the row it leads to, or -1. */
  eachSuccessor(visit: (action: RowAction, successor: number) => void): void {
    const { stepper, words, context } = this
    const after = new Uint32Array(words)
    stepper.eachApplicable(action => {
      context.budget.spend(1)
      stepper.progress(action, after)
      visit(action, this.find(after))
    })
  }
}

/** The facts of the columns, which are propositions; derived facts are left out. */
function columnsOf({ world }: CheckContext, set: StateSet): number[] {
  const columns = set.facts.map(name => world.factNamed(name))
  const fixed = columns.find(fact => world.kindOf(fact) === 'static')
  if (fixed !== undefined) reject(`${world.factName(fixed)} is static: it is no part of a state.`)
  if (new Set(columns).size < columns.length) reject('A fact has two columns in a set of states.')
  return columns
}
