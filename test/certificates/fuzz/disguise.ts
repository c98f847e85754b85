// The same data in other forms, and data that changes while it is read, as a script in the same page could pass to
// the checker.

import { createContext, runInContext } from 'node:vm'
import type { Rng } from '#base/rng'
import { type Case, oneOf } from './world'

type Plain = Record<string, unknown>
type Disguise = (value: unknown, rng: Rng, other: () => unknown) => unknown

const realm = createContext({})
const elsewhere = {
  Object: runInContext('Object', realm) as ObjectConstructor,
  Array: runInContext('Array', realm) as ArrayConstructor,
  Uint32Array: runInContext('Uint32Array', realm) as Uint32ArrayConstructor,
  Float64Array: runInContext('Float64Array', realm) as Float64ArrayConstructor,
}

/** Rebuilds the value from its leaves upwards. */
function rebuilt(value: unknown, make: (part: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Uint32Array || value instanceof Float64Array) return make(value)
  if (Array.isArray(value)) return make(value.map(each => rebuilt(each, make)))
  const entries = Object.entries(value).map(([key, each]) => [key, rebuilt(each, make)] as const)
  return make(Object.fromEntries(entries))
}

/** An array that states about itself what it likes. */
class Lying extends Uint32Array {
  override get length(): number {
    return 0
  }
  override slice(): never {
    throw new Error('it is not to be copied')
  }
  override *[Symbol.iterator](): ArrayIterator<number> {}
}

const disguises: readonly Disguise[] = [
  // An object of another realm.
  value =>
    rebuilt(value, part => {
      if (part instanceof Uint32Array) return elsewhere.Uint32Array.from(part)
      if (part instanceof Float64Array) return elsewhere.Float64Array.from(part)
      if (Array.isArray(part)) return elsewhere.Array.from(part)
      return elsewhere.Object.assign(new elsewhere.Object(), part)
    }),
  // Behind proxies.
  value => rebuilt(value, part => (ArrayBuffer.isView(part) ? part : new Proxy(part, {}))),
  // By getters, frozen, without a prototype.
  value =>
    rebuilt(value, part => {
      if (ArrayBuffer.isView(part) || Array.isArray(part)) return part
      const made = Object.create(null) as Plain
      for (const [key, each] of Object.entries(part))
        Object.defineProperty(made, key, { enumerable: true, get: () => each })
      return Object.freeze(made)
    }),
  // Fields of a prototype, not its own.
  value =>
    rebuilt(value, part => (ArrayBuffer.isView(part) || Array.isArray(part) ? part : (Object.create(part) as object))),
  // Arrays that state they are empty.
  value => rebuilt(value, part => (part instanceof Uint32Array ? Lying.from(part) : part)),
  // On memory that may change.
  value =>
    rebuilt(value, part => {
      if (!(part instanceof Uint32Array)) return part
      const made = new Uint32Array(new SharedArrayBuffer(4 * part.length))
      made.set(part)
      return made
    }),
  // On memory that is gone.
  (value, rng) =>
    rebuilt(value, part => {
      if (!(part instanceof Uint32Array) || rng.below(2) === 0) return part
      const made = part.slice()
      structuredClone(made.buffer, { transfer: [made.buffer] })
      return made
    }),
  // Lists with holes, or with fields in addition.
  (value, rng) =>
    rebuilt(value, part => {
      if (!Array.isArray(part) || part.length === 0) return part
      if (rng.below(2) === 0) delete part[rng.below(part.length)]
      else Object.assign(part, { kind: 'plan', length: part.length + rng.below(3) })
      return part
    }),
  // Texts and numbers as objects, and values that are not data.
  (value, rng) =>
    rebuilt(value, part => {
      if (ArrayBuffer.isView(part)) return part
      const key = oneOf(rng, Object.keys(part))
      if (key === undefined || rng.below(3) > 0) return part
      const own = (part as Plain)[key]
      const odd = [Object(own), 7n, Symbol.iterator, () => own, null, new Date(0), new Map(), /a/]
      return Object.assign(part, { [key]: rng.pick(odd) })
    }),
  // Inside itself.
  (value, rng) =>
    rebuilt(value, part => {
      const key = ArrayBuffer.isView(part) ? undefined : oneOf(rng, Object.keys(part))
      if (key !== undefined && rng.below(4) === 0) (part as Plain)[key] = part
      return part
    }),
  // Another certificate every second time.
  (value, rng, other) => {
    let turn = rng.below(2)
    const second = other()
    if (typeof second !== 'object' || second === null || typeof value !== 'object') return value
    return new Proxy(value as object, {
      get: (one, key) => Reflect.get(turn++ % 2 === 0 ? one : second, key) as unknown,
      ownKeys: one => Reflect.ownKeys(turn++ % 2 === 0 ? one : second),
    })
  },
]

/** The case with its certificate in another form; `other` gives a certificate that it may turn into. */
export const disguised = ({ claim, certificate }: Case, rng: Rng, other: () => unknown): Case => ({
  claim,
  certificate: rng.pick(disguises)(structuredClone(certificate), rng, other) as Case['certificate'],
})
