// The cuts of evaluated states by zone and share, without their actions: small enough to keep all, for evidence.

import { type CutList, FREE_PLAN, HEAD } from './cut-log'
import { type Cut, NO_ZONE } from './shared-cuts'

/** Maximum number of stored numbers: with more, there is no certificate. */
const MAX_NUMBERS = 1 << 22

export class CutRecord {
  /** Per state: how many cuts, then the zone and the share of each. */
  private items: Int32Array = new Int32Array(1 << 10)
  private length = 0
  /** Per state: where its cuts begin, and one more; 0 if it has none. */
  private places = new Int32Array(256)

  /** Bytes held. */
  get bytes(): number {
    return this.items.byteLength + this.places.byteLength
  }

  /** Records those cuts of the list that have a zone, instead of earlier ones. */
  keep(state: number, { items, length }: CutList): void {
    if (!this.makeRoom(state, length)) return
    const start = this.length++
    for (let at = 0; at < length; at += HEAD + items[at + 2]!)
      if (items[at] !== FREE_PLAN && items[at + 1] !== NO_ZONE) this.push(items[at + 1]!, items[at]!)
    this.end(state, start)
  }

  /** Records a single cut, instead of earlier ones. */
  keepOne(state: number, zone: number, share: number): void {
    if (!this.makeRoom(state, HEAD)) return
    const start = this.length++
    this.push(zone, share)
    this.end(state, start)
  }

  /** The recorded cuts of the state, converted. */
  cutsOf(state: number, cut: (zone: number, share: number) => Cut): Cut[] | undefined {
    const start = (this.places[state] ?? 0) - 1
    if (start < 0) return undefined
    const { items } = this
    return Array.from({ length: items[start]! }, (_, i) => cut(items[start + 1 + 2 * i]!, items[start + 2 + 2 * i]!))
  }

  private push(zone: number, share: number): void {
    this.items[this.length++] = zone
    this.items[this.length++] = share
  }

  private end(state: number, start: number): void {
    this.items[start] = (this.length - start - 1) / 2
    this.places[state] = start + 1
  }

  /** Makes room for this many items. False if there is none left; the state then has no record. */
  private makeRoom(state: number, numbers: number): boolean {
    if (state >= this.places.length) this.places = grown(this.places, state + 1)
    this.places[state] = 0
    if (this.length + numbers + 1 > MAX_NUMBERS) return false
    if (this.length + numbers + 1 > this.items.length) this.items = grown(this.items, this.length + numbers + 1)
    return true
  }
}

function grown(numbers: Int32Array, atLeast: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(atLeast, 2 * numbers.length))
  larger.set(numbers)
  return larger
}
