// Zones and cuts, each stored once: most occur in many states, and evidence that stores them once is smaller and faster to check.

/** Actions such that every plan uses one of them, and the cost that counts for it. */
export interface Cut {
  /** False literals, one of them needed by the goal: the actions are those that make one true without needing any. */
  readonly zone: readonly number[]
  /** In units of `Moves.cost`; Infinity if there are no such actions, and so no plan. */
  readonly share: number
}

/** Instead of a zone's number. */
export const NO_ZONE = -1
/** Approximate size of a zone, and of each of its literals. */
const BYTES_OF_ZONE = 100
const BYTES_OF_LITERAL = 8

export class SharedCuts {
  /** By number. */
  private readonly zones: (readonly number[])[] = []
  /** Per zone: cuts of different shares. */
  private readonly cuts: Cut[][] = []
  /** Numbers of zones by hash. */
  private readonly known = new Map<number, number[]>()
  /** Per literal: the last zone asked for that had it. */
  private readonly seen: Int32Array
  private turn = 0
  private literals = 0

  /** `literals`: their number. */
  constructor(literals: number) {
    this.seen = new Int32Array(literals)
  }

  /** About how many bytes it holds. */
  get bytes(): number {
    return BYTES_OF_ZONE * this.zones.length + BYTES_OF_LITERAL * this.literals
  }

  /** The number of the zone, in whatever order its literals come. O(literals of the zone). */
  zone(zone: readonly number[]): number {
    const { seen, known, zones } = this
    const turn = ++this.turn
    let hash = Math.imul(zone.length, 0x9e3779b1)
    for (let i = 0; i < zone.length; i++) {
      const literal = zone[i]!
      seen[literal] = turn
      hash = (hash + mixed(literal)) | 0
    }
    let alike = known.get(hash)
    if (alike === undefined) known.set(hash, (alike = []))
    for (let i = 0; i < alike.length; i++) if (this.isSeen(zones[alike[i]!]!, zone.length)) return alike[i]!
    const number = zones.length
    zones.push(zone)
    this.cuts.push([])
    this.literals += zone.length
    alike.push(number)
    return number
  }

  /** The cut of this zone and share. */
  cut(zone: number, share: number): Cut {
    const cuts = this.cuts[zone]!
    for (let i = 0; i < cuts.length; i++) if (cuts[i]!.share === share) return cuts[i]!
    const cut = { zone: this.zones[zone]!, share }
    cuts.push(cut)
    return cut
  }

  /** True if the zone has this length and only contains the literals just seen. */
  private isSeen(zone: readonly number[], length: number): boolean {
    if (zone.length !== length) return false
    for (let i = 0; i < length; i++) if (this.seen[zone[i]!] !== this.turn) return false
    return true
  }
}

function mixed(literal: number): number {
  let hash = Math.imul(literal + 1, 0x85ebca6b)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 13)
}
