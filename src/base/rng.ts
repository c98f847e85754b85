// Seeded random numbers: the same seed gives the same numbers on every machine. sfc32 by Chris Doty-Humphrey
// (PractRand), seeded through splitmix32.

/** A random number generator, always passed as an argument, never global. */
export interface Rng {
  /** A whole number in `[0, bound)`, without modulo bias; `bound` is at least 1. */
  below(bound: number): number
  /** A number in `[0, 1)`. */
  fraction(): number
  /** One item, uniformly; throws on an empty list. */
  pick<T>(items: readonly T[]): T
  /** A shuffled copy (Fisher–Yates). */
  shuffled<T>(items: readonly T[]): T[]
  /** A new generator for `label`, independent of how many numbers this one has returned. */
  fork(label: string): Rng
}

/** A generator for a seed; text seeds are hashed (FNV-1a). */
export function makeRng(seed: number | string): Rng {
  const root = typeof seed === 'number' ? String(seed) : seed
  let mix = hashText(root)
  const split = (): number => {
    mix = (mix + 0x9e3779b9) | 0
    let z = mix ^ (mix >>> 16)
    z = Math.imul(z, 0x21f0aaad)
    z ^= z >>> 15
    z = Math.imul(z, 0x735a2d97)
    return (z ^ (z >>> 15)) | 0
  }
  let a = split()
  let b = split()
  let c = split()
  let d = 1
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()

  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x100000000)
      throw new RangeError(`below: bound must be a whole number from 1 to 2^32, not ${bound}`)
    const limit = 0x100000000 - (0x100000000 % bound)
    let value = next()
    while (value >= limit) value = next()
    return value % bound
  }
  return {
    below,
    fraction: () => next() / 0x100000000,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError('pick: the list is empty')
      return items[below(items.length)]!
    },
    shuffled<T>(items: readonly T[]): T[] {
      const copy = items.slice()
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const held = copy[i]!
        copy[i] = copy[j]!
        copy[j] = held
      }
      return copy
    },
    fork: label => makeRng(`${root}/${label}`),
  }
}

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}
