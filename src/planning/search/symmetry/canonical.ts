// Object symmetry: objects that can be exchanged without changing the task are interchangeable, and one state represents all that differ
// only by such exchanges (Pochter, Zohar and Rosenschein 2011 do it for facts). A state is made canonical by sorting the objects of each
// class by the facts about them.

import type { SwapClass } from './swap-classes'

/** Rounds over all classes: sorting one class changes the facts about the objects of another. */
const ROUNDS = 3

/** Makes rows canonical; holds scratch. Any image under exchanges is sound; the sorting only makes it likely the same. */
export class Canonical {
  readonly classes: readonly SwapClass[]
  private readonly signatures: Int32Array
  private readonly order: Int32Array
  private readonly place: Int32Array
  /** True facts with two objects of the class. */
  private readonly pairs: Int32Array
  /** No fact is about objects of two classes: sorting one does not affect the others. */
  private readonly areApart: boolean

  constructor(classes: readonly SwapClass[]) {
    this.classes = classes
    const most = (size: (c: SwapClass) => number): number =>
      classes.reduce((greatest, c) => Math.max(greatest, size(c)), 0)
    this.signatures = new Int32Array(most(c => c.size * c.signatureWords))
    this.order = new Int32Array(most(c => c.size))
    this.place = new Int32Array(most(c => c.size))
    this.pairs = new Int32Array(most(c => c.pairFacts.length))
    this.areApart = classes.every((one, i) =>
      classes.slice(i + 1).every(other => one.mask.every((bits, w) => (bits & other.mask[w]!) === 0)),
    )
  }

  /**
   * Makes the row at `cells[at]` canonical in place; false if it was. `trace` gets each exchange: the class, and per place
   * which member of the class comes there.
   */
  normalize(cells: Int32Array, at: number, trace?: (swapClass: SwapClass, order: Int32Array) => void): boolean {
    const { classes } = this
    let moved = false
    for (let round = 0; round < ROUNDS; round++) {
      let changed = false
      for (const swapClass of classes) {
        const pairCount = this.readSignatures(swapClass, cells, at)
        if (!this.sort(swapClass)) continue
        changed = true
        trace?.(swapClass, this.order.slice(0, swapClass.size))
        if (pairCount === 0) this.rewriteMoved(swapClass, cells, at)
        else this.rewrite(swapClass, cells, at, pairCount)
      }
      if (changed) moved = true
      if (!changed || this.areApart) break
    }
    return moved
  }

  /** The facts about each member, as bits; returns the number of true facts about two members. */
  private readSignatures(swapClass: SwapClass, cells: Int32Array, at: number): number {
    const { signatures, pairs } = this
    const { size, signatureWords, mask, memberOf, templateOf, otherOf } = swapClass
    for (let i = size * signatureWords - 1; i >= 0; i--) signatures[i] = 0
    let pairCount = 0
    for (let w = 0; w < mask.length; w++)
      for (let bits = cells[at + w]! & mask[w]!; bits !== 0; bits &= bits - 1) {
        const fact = (w << 5) + 31 - Math.clz32(bits & -bits)
        const template = templateOf[fact]!
        signatures[memberOf[fact]! * signatureWords + (template >>> 5)]! |= 1 << (template & 31)
        const other = otherOf[fact]!
        if (other < 0) continue
        // Adds one bit to the second of two members, so that each knows its side.
        signatures[other * signatureWords + ((template + 1) >>> 5)]! |= 1 << ((template + 1) & 31)
        pairs[pairCount++] = fact
      }
    return pairCount
  }

  /** Sorts the members by signature; false if they were in order. */
  private sort(swapClass: SwapClass): boolean {
    const { signatures, order } = this
    const { size, signatureWords } = swapClass
    let moved = false
    for (let i = 0; i < size; i++) {
      let j = i
      while (j > 0 && compare(signatures, signatureWords, i, order[j - 1]!) < 0) {
        order[j] = order[j - 1]!
        j--
      }
      order[j] = i
      if (j < i) moved = true
    }
    return moved
  }

  /** The same where no fact about two members holds: only members that come to another place are written. */
  private rewriteMoved(swapClass: SwapClass, cells: Int32Array, at: number): void {
    const { order } = this
    const { size } = swapClass
    for (let to = 0; to < size; to++) if (order[to] !== to) this.flip(swapClass, to, to, cells, at)
    for (let to = 0; to < size; to++) if (order[to] !== to) this.flip(swapClass, order[to]!, to, cells, at)
  }

  /** Swaps the facts about the member with those about the member at that position. */
  private flip(swapClass: SwapClass, member: number, to: number, cells: Int32Array, at: number): void {
    const { signatures } = this
    const { size, signatureWords, singles, singleMask } = swapClass
    for (let s = 0; s < signatureWords; s++)
      for (let bits = signatures[member * signatureWords + s]! & singleMask[s]!; bits !== 0; bits &= bits - 1) {
        const fact = singles[((s << 5) + 31 - Math.clz32(bits & -bits)) * size + to]!
        cells[at + (fact >>> 5)]! ^= 1 << (fact & 31)
      }
  }

  private rewrite(swapClass: SwapClass, cells: Int32Array, at: number, pairCount: number): void {
    const { signatures, order, place, pairs } = this
    const { size, signatureWords, mask, singles, singleMask, memberOf, otherOf, pairOf } = swapClass
    const { pairTable } = swapClass
    for (let w = 0; w < mask.length; w++) cells[at + w]! &= ~mask[w]!
    for (let to = 0; to < size; to++) {
      const from = order[to]!
      place[from] = to
      for (let s = 0; s < signatureWords; s++)
        for (let bits = signatures[from * signatureWords + s]! & singleMask[s]!; bits !== 0; bits &= bits - 1) {
          const fact = singles[((s << 5) + 31 - Math.clz32(bits & -bits)) * size + to]!
          cells[at + (fact >>> 5)]! |= 1 << (fact & 31)
        }
    }
    for (let i = 0; i < pairCount; i++) {
      const fact = pairs[i]!
      const image = pairTable[(pairOf[fact]! * size + place[memberOf[fact]!]!) * size + place[otherOf[fact]!]!]!
      cells[at + (image >>> 5)]! |= 1 << (image & 31)
    }
  }
}

function compare(signatures: Int32Array, words: number, a: number, b: number): number {
  for (let w = 0; w < words; w++) {
    const difference = signatures[a * words + w]! - signatures[b * words + w]!
    if (difference !== 0) return difference
  }
  return 0
}
