// The best correspondence of the objects of two problems if no renaming maps one onto the other: by names, or by common properties,
// whichever keeps more atoms.

import type { Renaming } from '#planning/certificates/pairs/pair-certificate'
import { likenessOf, MAX_SIMILARITY_ROUNDS } from './likeness'
import type { Structure } from './structure'

/** Pairs of objects that are weighed; above this, only names count. */
const MAX_PAIRS = 40_000

/** Some objects of a with their objects in b, of the same types each, in the order of a; constants are left out. */
export function nearestMatch(a: Structure, b: Structure): Renaming {
  const named = new Matching(a, b)
  named.matchNames()
  named.matchRest()
  if (a.names.length * b.names.length > MAX_PAIRS) return named.renaming()
  const alike = new Matching(a, b)
  alike.matchRest()
  return alike.kept() > named.kept() ? alike.renaming() : named.renaming()
}

/** Atoms by object. */
type AtomsOf = readonly (readonly number[])[]

class Matching {
  private readonly a: Structure
  private readonly b: Structure
  private readonly toB: Int32Array
  private readonly toA: Int32Array
  private readonly atomsOfA: AtomsOf
  private readonly atomsOfB: AtomsOf

  constructor(a: Structure, b: Structure) {
    this.a = a
    this.b = b
    this.toB = new Int32Array(a.names.length).fill(-1)
    this.toA = new Int32Array(b.names.length).fill(-1)
    this.atomsOfA = atomsByObject(a)
    this.atomsOfB = atomsByObject(b)
    for (let constant = 0; constant < a.constants; constant++) this.join(constant, constant)
  }

  private join(x: number, y: number): void {
    this.toB[x] = y
    this.toA[y] = x
  }

  /** Objects of equal names and types. */
  matchNames(): void {
    for (const [x, name] of this.a.names.entries()) {
      const y = this.b.numberOf.get(name)
      if (y !== undefined && this.toB[x] === -1 && this.a.types[x] === this.b.types[y]) this.join(x, y)
    }
  }

  /** The other objects: the best pair first; atoms of objects that are already matched count most. */
  matchRest(): void {
    if (this.toB.length * this.toA.length > MAX_PAIRS) {
      this.matchInOrder()
      return
    }
    const gains = this.likeness()
    const count = this.toA.length
    for (let x = 0; x < this.toB.length; x++) if (this.toB[x]! >= 0) this.raise(gains, x)
    for (;;) {
      let best = -1
      for (let x = 0; x < this.toB.length; x++)
        if (this.toB[x] === -1)
          for (let y = 0; y < count; y++)
            if (
              this.toA[y] === -1 &&
              this.a.types[x] === this.b.types[y] &&
              (best < 0 || gains[x * count + y]! > gains[best]!)
            )
              best = x * count + y
      if (best < 0) return
      const x = Math.floor(best / count)
      this.join(x, best % count)
      this.raise(gains, x)
    }
  }

  private matchInOrder(): void {
    const byTypes = new Map<string, number[]>()
    for (let y = this.toA.length; y-- > 0; )
      if (this.toA[y] === -1) {
        const list = byTypes.get(this.b.types[y]!)
        if (list === undefined) byTypes.set(this.b.types[y]!, [y])
        else list.push(y)
      }
    for (let x = 0; x < this.toB.length; x++) {
      const y = this.toB[x] === -1 ? byTypes.get(this.a.types[x]!)?.pop() : undefined
      if (y !== undefined) this.join(x, y)
    }
  }

  /** For each pair, below 1: for how many steps along atoms the objects look alike, and whether they have the same name. */
  private likeness(): Float64Array {
    const { a, b } = this
    const alike = likenessOf(a, b)
    const count = b.names.length
    const gains = new Float64Array(a.names.length * count)
    for (let x = 0; x < a.names.length; x++)
      for (let y = 0; y < count; y++) gains[x * count + y] = (0.9 * alike(x, y)) / MAX_SIMILARITY_ROUNDS
    for (const [x, name] of a.names.entries()) {
      const y = b.numberOf.get(name)
      if (y !== undefined) gains[x * count + y]! += 0.05
    }
    return gains
  }

  /** One more for each pair that would complete an atom of this object, which was just matched. */
  private raise(gains: Float64Array, x: number): void {
    const { a, b, toB, toA } = this
    const waiting = new Map<string, number[]>()
    for (const i of this.atomsOfB[toB[x]!]!) {
      const gap = gapOf(b, i, object => (toA[object] === -1 ? -1 : object))
      if (gap === undefined) continue
      const list = waiting.get(gap.key)
      if (list === undefined) waiting.set(gap.key, [gap.object])
      else list.push(gap.object)
    }
    for (const i of this.atomsOfA[x]!) {
      const gap = gapOf(a, i, object => toB[object]!)
      for (const target of (gap && waiting.get(gap.key)) ?? []) gains[gap!.object * toA.length + target]! += 1
    }
  }

  /** Atoms of a that are atoms of b under the matching. */
  kept(): number {
    const inB = new Set(this.b.facts.map(({ label, objects }) => `${objects.join(' ')} ${label}`))
    return this.a.facts.filter(({ label, objects }) =>
      inB.has(`${objects.map(object => this.toB[object]!).join(' ')} ${label}`),
    ).length
  }

  renaming(): Renaming {
    const pairs: [string, string][] = []
    for (let x = this.a.constants; x < this.toB.length; x++)
      if (this.toB[x]! >= 0) pairs.push([this.a.names[x]!, this.b.names[this.toB[x]!]!])
    return pairs
  }
}

function atomsByObject({ names, facts }: Structure): AtomsOf {
  const atoms: number[][] = names.map(() => [])
  for (const [i, { objects }] of facts.entries()) for (const object of new Set(objects)) atoms[object]!.push(i)
  return atoms
}

/** An atom with just one object that is not matched: that object, and the others as text. */
function gapOf(
  { facts }: Structure,
  fact: number,
  matched: (object: number) => number,
): { readonly object: number; readonly key: string } | undefined {
  const { label, objects } = facts[fact]!
  const others = objects.map(matched)
  const object = objects[others.indexOf(-1)]
  if (object === undefined) return undefined
  if (objects.some((each, place) => others[place] === -1 && each !== object)) return undefined
  return { object, key: `${others.join(' ')} ${label}` }
}
