// One row for all images of a row under a symmetry: objects are coloured by the facts they are in, refined
// until it settles, and sorted by colour within their class. Whatever the colours, what comes out is an image
// of the row, so rows with the same result are images of each other; where colours tie wrongly, or numbers
// collide, rows that are images may get different results, and a good certificate is refused, no more.

import { forEachBit, setBit } from '../../base/bits'
import type { Symmetry } from './symmetry'
import type { Budget } from '../rejection'
import type { CheckedWorld } from '../semantics/world'

/** Of a bit: the fact moves with no object. */
const FIXED = -1
/** Of a bit: the fact moves with several objects. */
const LINKING = -2

export class CanonicalRows {
  private readonly world: CheckedWorld
  private readonly symmetry: Symmetry
  private readonly facts: readonly number[]
  private readonly bitOf: ReadonlyMap<number, number>
  private readonly words: number
  private readonly budget: Budget
  /** Per bit: the one object that its fact moves with, or one of the above. */
  private readonly mover: Int32Array
  /** Per bit: the same for the images of its fact. */
  private readonly shape: Float64Array
  /** Per bit: where the fact is with the objects of the class in its mover's place, in their order. */
  private readonly images: readonly (readonly number[])[]
  /** Per object: where it goes, as a place in its class. */
  private readonly place: Int32Array
  private readonly colours: Float64Array
  private readonly sums: Float64Array

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
    this.place = new Int32Array(world.objects.length)
    this.colours = new Float64Array(world.objects.length)
    this.sums = new Float64Array(world.objects.length)
    const moved = facts.map(fact => [
      ...new Set(world.argumentsOf[fact]!.filter(object => symmetry.classOf[object]! >= 0)),
    ])
    this.mover = Int32Array.from(moved, objects =>
      objects.length > 1 ? LINKING : (objects[0] ?? FIXED),
    )
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
  }

  /** What a fact says of an object, whatever object it is; others in classes count by their colour. */
  private shapeOf(fact: number, mover: number): number {
    const { classOf } = this.symmetry
    let shape = mix(17, this.world.predicateOf[fact]!)
    for (const object of this.world.argumentsOf[fact]!)
      if (object === mover) shape = mix(shape, -1)
      else if (classOf[object]! < 0) shape = mix(shape, object)
      else shape = mix(mix(shape, -2 - classOf[object]!), this.colours[object]!)
    return shape
  }

  /** Writes the canonical image of the row that begins at `rows[at]` into `out`. */
  write(rows: Uint32Array, at: number, out: Uint32Array): void {
    const { colours, mover, shape, symmetry, place, images, words } = this
    this.budget.spend(words + colours.length)
    colours.fill(0)
    const linking: number[] = []
    forEachBit(rows, at, words, bit => {
      const object = mover[bit]!
      if (object >= 0) colours[object] = (colours[object]! + shape[bit]!) % MODULUS
      else if (object === LINKING) linking.push(bit)
    })
    if (linking.length > 0) this.separate(linking)
    for (const objects of symmetry.classes)
      objects
        .slice()
        .sort((a, b) => colours[a]! - colours[b]! || a - b)
        .forEach((object, i) => {
          place[object] = i
        })
    out.fill(0)
    forEachBit(rows, at, words, bit => {
      const object = mover[bit]!
      if (object === FIXED) setBit(out, 0, bit)
      else if (object >= 0) setBit(out, 0, images[bit]![place[object]!]!)
      else setBit(out, 0, this.linkedImage(bit))
    })
  }

  private linkedImage(bit: number): number {
    const { classes, classOf } = this.symmetry
    const image = this.symmetry.imageOf(this.facts[bit]!, object =>
      classOf[object]! < 0 ? object : classes[classOf[object]!]![this.place[object]!]!,
    )
    return this.bitOf.get(image)!
  }

  /** Tells objects apart by the facts that link them, and one by one where they still look alike. */
  private separate(linking: readonly number[]): void {
    const { colours, symmetry } = this
    const facts = linking.map(bit => this.facts[bit]!)
    const linked = [...new Set(facts.flatMap(fact => this.world.argumentsOf[fact]!))].filter(
      object => symmetry.classOf[object]! >= 0,
    )
    for (let round = 1; ; round++) {
      for (let before = -1, now = 0; now > before; ) {
        before = now
        this.refine(facts, linked)
        now = new Set(linked.map(object => colours[object]!)).size
      }
      const tied = this.firstTied(linked)
      if (tied === undefined) return
      colours[tied] = mix(colours[tied]!, round)
    }
  }

  private refine(facts: readonly number[], linked: readonly number[]): void {
    const { world, sums, colours } = this
    this.budget.spend(facts.length + linked.length)
    for (const object of linked) sums[object] = 0
    for (const fact of facts)
      for (const object of new Set(world.argumentsOf[fact]!))
        if (this.symmetry.classOf[object]! >= 0)
          sums[object] = (sums[object]! + this.shapeOf(fact, object)) % MODULUS
    for (const object of linked) colours[object] = mix(colours[object]!, sums[object]!)
  }

  /** Of the objects that share colour and class with another, one of the lowest colour. */
  private firstTied(linked: readonly number[]): number | undefined {
    const { colours, symmetry } = this
    const sorted = linked
      .slice()
      .sort((a, b) => symmetry.classOf[a]! - symmetry.classOf[b]! || colours[a]! - colours[b]!)
    return sorted.find(
      (object, i) =>
        i > 0 &&
        colours[object] === colours[sorted[i - 1]!]! &&
        symmetry.classOf[object] === symmetry.classOf[sorted[i - 1]!],
    )
  }
}

/** Colours are whole numbers below this, so that sums of two are exact. */
const MODULUS = 2 ** 52

const scramble = (x: number): number => {
  let y = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  y = Math.imul(y ^ (y >>> 15), 0x846ca68b)
  return y ^ (y >>> 16)
}

/** A number below the modulus that depends on both. */
function mix(one: number, other: number): number {
  const high = Math.floor(one / 0x100000000) + 31 * Math.floor(other / 0x100000000)
  const low = scramble(scramble(scramble(one | 0) + high) + (other | 0))
  const top = scramble(scramble((other | 0) ^ 0x5bd1e995) + Math.imul(one | 0, 0x9e3779b1) + high)
  return (top & 0xfffff) * 0x100000000 + (low >>> 0)
}
