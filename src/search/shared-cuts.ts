// Cuts that say the same as one: most cuts of a search come again in many states, and evidence that holds each of them once
// is smaller and sooner checked.

import type { Cut } from './heuristics/lm-cut'

export class SharedCuts {
  private readonly known = new Map<number, Cut[]>()
  /** Per literal: the last zone that had it. */
  private readonly seen: Int32Array
  private turn = 0

  /** `literals`: how many there are. */
  constructor(literals: number) {
    this.seen = new Int32Array(literals)
  }

  /** The first cut of the same share and zone, in whatever order. O(literals of the zone). */
  of(cut: Cut): Cut {
    const { zone, share } = cut
    const { seen } = this
    const turn = ++this.turn
    let hash = Math.imul(zone.length, 0x9e3779b1) ^ share
    for (let i = 0; i < zone.length; i++) {
      seen[zone[i]!] = turn
      hash = (hash + mixed(zone[i]!)) | 0
    }
    const like = this.known.get(hash)
    if (like === undefined) this.known.set(hash, [cut])
    else {
      for (let i = 0; i < like.length; i++) if (this.isSame(like[i]!, cut)) return like[i]!
      like.push(cut)
    }
    return cut
  }

  /** Is it of the same share, and its zone as long as the one just `seen`, with the same literals? */
  private isSame({ zone, share }: Cut, other: Cut): boolean {
    if (share !== other.share || zone.length !== other.zone.length) return false
    for (let i = 0; i < zone.length; i++) if (this.seen[zone[i]!] !== this.turn) return false
    return true
  }
}

function mixed(literal: number): number {
  let hash = Math.imul(literal + 1, 0x85ebca6b)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 13)
}
