// One row for all images of a row under a symmetry: objects are coloured by the facts they are in, refined to a fixpoint, and sorted by
// colour within their class. Whatever the colours, the result is an image of the row, so rows with the same result are images of each
// other. If colours tie or collide, rows that are images of each other may get different results; then a valid certificate is rejected, but
// no invalid one accepted.

import { setBit } from '#base/bits'
import type { Symmetry } from './symmetry'
import type { Budget } from '../rejection'
import type { CheckedWorld } from '../semantics/world'

/** For a bit: the fact contains no moving object. */
const FIXED = -1
/** For a bit: the fact contains several moving objects. */
const LINKING = -2

/** A fact with several moving objects, seen from one of them. */
interface Link {
  readonly object: number
  /** The fact's structure around the object, apart from the other objects. */
  readonly shape: number
  /** The other moving objects, by their positions in the fact. */
  readonly others: readonly number[]
}

const NO_LINKS: readonly Link[] = []

export class CanonicalRows {
  private readonly world: CheckedWorld
  private readonly symmetry: Symmetry
  private readonly facts: readonly number[]
  private readonly bitOf: ReadonlyMap<number, number>
  private readonly words: number
  private readonly budget: Budget
  /** Per bit: the one moving object of its fact, or one of the above. */
  private readonly mover: Int32Array
  /** Per bit: the same for the images of its fact. */
  private readonly shape: Float64Array
  /** Per bit: the facts with each object of the class in the mover's place, in class order. */
  private readonly images: readonly (readonly number[])[]
  /** Per bit: an entry for each object, if its fact links several. */
  private readonly links: readonly (readonly Link[])[]
  /** Per object: its image, as a position in its class. */
  private readonly place: Int32Array
  private readonly colours: Float64Array
  private readonly sums: Float64Array
  /** Per class: its objects, in whatever order. */
  private readonly sorted: readonly number[][]
  /** Scratch: bits of the row that link objects, those objects, and per object whether it is among them. */
  private readonly linking: number[] = []
  private readonly linked: number[] = []
  private readonly isLinked: Uint8Array

  /** Rows over these facts, which are closed under the symmetry. */
  constructor(
    world: CheckedWorld,
    symmetry: Symmetry,
    facts: readonly number[],
    { bitOf, words }: { readonly bitOf: ReadonlyMap<number, number>; readonly words: number },
    budget: Budget,
  ) {
    this.budget = budget
    this.world = world
    this.symmetry = symmetry
    this.facts = facts
    this.bitOf = bitOf
    this.words = words
    const { length } = world.objects
    this.place = new Int32Array(length)
    this.colours = new Float64Array(length)
    this.sums = new Float64Array(length)
    this.isLinked = new Uint8Array(length)
    this.sorted = symmetry.classes.map(objects => [...objects])
    const moved = facts.map(fact => [
      ...new Set(world.argumentsOf[fact]!.filter(object => symmetry.classOf[object]! >= 0)),
    ])
    this.mover = Int32Array.from(moved, objects => (objects.length > 1 ? LINKING : (objects[0] ?? FIXED)))
    this.shape = Float64Array.from(facts, (fact, bit) =>
      this.mover[bit]! < 0 ? 0 : this.shapeOf(fact, this.mover[bit]!),
    )
    this.images = facts.map((fact, bit) => {
      const mover = this.mover[bit]!
      if (mover < 0) return []
      budget.spend(symmetry.classes[symmetry.classOf[mover]!]!.length)
      return symmetry.classes[symmetry.classOf[mover]!]!.map(
        object => bitOf.get(symmetry.imageOf(fact, o => (o === mover ? object : o)))!,
      )
    })
    this.links = facts.map((fact, bit) => (this.mover[bit] === LINKING ? this.linksOf(fact, moved[bit]!) : NO_LINKS))
  }

  /** The fact's structure around an object, independent of the object's identity and of the other members of its class. */
  private shapeOf(fact: number, mover: number): number {
    const { classOf } = this.symmetry
    let shape = mix(17, this.world.predicateOf[fact]!)
    for (const object of this.world.argumentsOf[fact]!)
      shape = mix(shape, object === mover ? -1 : classOf[object]! < 0 ? object : -2 - classOf[object]!)
    return shape
  }

  private linksOf(fact: number, moved: readonly number[]): Link[] {
    const { classOf } = this.symmetry
    const objects = this.world.argumentsOf[fact]!
    return moved.map(object => ({
      object,
      shape: this.shapeOf(fact, object),
      others: objects.filter(other => other !== object && classOf[other]! >= 0),
    }))
  }

  /** Writes the canonical image of the row that begins at `rows[at]` into `out`. */
  write(rows: Uint32Array, at: number, out: Uint32Array): void {
    const { colours, mover, shape, sorted, place, images, words, linking } = this
    this.budget.spend(words + colours.length)
    colours.fill(0)
    linking.length = 0
    for (let w = 0; w < words; w++)
      for (let word = rows[at + w]!; word !== 0; word &= word - 1) {
        const bit = (w << 5) + 31 - Math.clz32(word & -word)
        const object = mover[bit]!
        if (object >= 0) colours[object] = (colours[object]! + shape[bit]!) % MODULUS
        else if (object === LINKING) linking.push(bit)
      }
    if (linking.length > 0) this.separate()
    for (let c = 0; c < sorted.length; c++) {
      const objects = sorted[c]!
      this.sort(objects)
      for (let i = 0; i < objects.length; i++) place[objects[i]!] = i
    }
    out.fill(0)
    for (let w = 0; w < words; w++)
      for (let word = rows[at + w]!; word !== 0; word &= word - 1) {
        const bit = (w << 5) + 31 - Math.clz32(word & -word)
        const object = mover[bit]!
        if (object === FIXED) setBit(out, 0, bit)
        else if (object >= 0) setBit(out, 0, images[bit]![place[object]!]!)
        else setBit(out, 0, this.linkedImage(bit))
      }
  }

  private linkedImage(bit: number): number {
    const { classes, classOf } = this.symmetry
    const image = this.symmetry.imageOf(this.facts[bit]!, object =>
      classOf[object]! < 0 ? object : classes[classOf[object]!]![this.place[object]!]!,
    )
    return this.bitOf.get(image)!
  }

  /** Sorts objects by class, colour and number. From row to row their order changes little. */
  private sort(objects: number[]): void {
    const { colours } = this
    const { classOf } = this.symmetry
    for (let i = 1; i < objects.length; i++) {
      const object = objects[i]!
      let to = i
      for (; to > 0; to--) {
        const other = objects[to - 1]!
        const order = classOf[other]! - classOf[object]! || colours[other]! - colours[object]! || other - object
        if (order < 0) break
        objects[to] = other
      }
      objects[to] = object
    }
  }

  /** Distinguishes objects by the facts that link them, and then one by one if they are still equal. */
  private separate(): void {
    const { colours, linking, linked, links, isLinked } = this
    linked.length = 0
    for (let i = 0; i < linking.length; i++)
      for (const { object } of links[linking[i]!]!)
        if (isLinked[object] === 0) {
          isLinked[object] = 1
          linked.push(object)
        }
    for (let round = 1; ; round++) {
      // Repeat while the number of distinguished objects grows.
      for (let before = -1, now = 0; now > before; ) {
        before = now
        this.refine()
        this.sort(linked)
        now = 0
        for (let i = 0; i < linked.length; i++) if (!this.isTied(i)) now++
      }
      let tied = 0
      while (tied < linked.length && !this.isTied(tied)) tied++
      if (tied === linked.length) break
      const object = linked[tied]!
      colours[object] = mix(colours[object]!, round)
    }
    for (let i = 0; i < linked.length; i++) isLinked[linked[i]!] = 0
  }

  /** True if the object at this index has the class and colour of the one before. */
  private isTied(place: number): boolean {
    const { linked, colours } = this
    const { classOf } = this.symmetry
    if (place === 0) return false
    const [object, other] = [linked[place]!, linked[place - 1]!]
    return colours[object] === colours[other] && classOf[object] === classOf[other]
  }

  private refine(): void {
    const { sums, colours, linking, linked, links } = this
    this.budget.spend(linking.length + linked.length)
    for (let i = 0; i < linked.length; i++) sums[linked[i]!] = 0
    for (let i = 0; i < linking.length; i++) {
      const its = links[linking[i]!]!
      for (let k = 0; k < its.length; k++) {
        const { object, others } = its[k]!
        let { shape } = its[k]!
        for (let o = 0; o < others.length; o++) shape = mix(shape, colours[others[o]!]!)
        sums[object] = (sums[object]! + shape) % MODULUS
      }
    }
    for (let i = 0; i < linked.length; i++) {
      const object = linked[i]!
      colours[object] = mix(colours[object]!, sums[object]!)
    }
  }
}

/** Colours are whole numbers below this, so that sums of two are exact. */
const MODULUS = 2 ** 52

const scramble = (x: number): number => {
  let y = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  y = Math.imul(y ^ (y >>> 15), 0x846ca68b)
  return y ^ (y >>> 16)
}

/** A number below the modulus that depends on both arguments. */
function mix(one: number, other: number): number {
  const high = Math.floor(one / 0x100000000) + 31 * Math.floor(other / 0x100000000)
  const low = scramble(scramble(scramble(one | 0) + high) + (other | 0))
  const top = scramble(scramble((other | 0) ^ 0x5bd1e995) + Math.imul(one | 0, 0x9e3779b1) + high)
  return (top & 0xfffff) * 0x100000000 + (low >>> 0)
}
