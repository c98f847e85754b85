// The checker works on a copy made of plain data: each part is read once, so that nothing can change, answer twice, or
// run code of its own during the check.

import { type Budget, Rejection, reject } from './rejection'

/** Claims and certificates are nested a few levels deep; deeper ones are rejected. */
const MAX_DEPTH = 30

/**
 * The value as plain data: text, numbers, undefined, lists without holes, objects without a prototype, and arrays of
 * whole or of floating numbers. Rejects anything else, since a reader of the claim might take it for something that the
 * checker did not see. Parts that are shared stay shared. `what` names the value where it cannot be read.
 */
export function plainCopy(value: unknown, what: string, budget: Budget): unknown {
  try {
    return new Copier(what, budget).copy(value, 0)
  } catch (error) {
    if (error instanceof Rejection) throw error
    // A getter or proxy that throws, or an array with a detached buffer: the fault of the input, not of the checker.
    return reject(`${what} cannot be read.`)
  }
}

/**
 * The name of a typed array's kind, from its internal slot; undefined for all other values, whatever they claim to be.
 */
const kindOfArray = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint32Array.prototype), Symbol.toStringTag)!
  .get!
const lengthOfArray = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint32Array.prototype), 'length')!.get!

class Copier {
  private readonly what: string
  private readonly budget: Budget
  /** Copies by their originals; undefined while the copy is being made. */
  private readonly known = new Map<object, unknown>()

  constructor(what: string, budget: Budget) {
    this.what = what
    this.budget = budget
  }

  copy(value: unknown, depth: number): unknown {
    this.budget.spend(1)
    if (typeof value === 'string' || typeof value === 'number' || value === undefined) return value
    if (typeof value !== 'object' || value === null)
      reject(`${this.what} holds ${value === null ? 'null' : `a ${typeof value}`}.`)
    if (depth > MAX_DEPTH) reject(`${this.what} is nested too deeply.`)
    if (this.known.has(value)) return this.known.get(value) ?? reject(`${this.what} contains itself.`)
    this.known.set(value, undefined)
    const copied = this.copyOf(value, depth)
    this.known.set(value, copied)
    return copied
  }

  private copyOf(value: object, depth: number): unknown {
    const kind: unknown = kindOfArray.call(value)
    if (kind !== undefined) {
      this.budget.spend(lengthOfArray.call(value) as number)
      if (kind === 'Uint32Array') return new Uint32Array(value as Uint32Array)
      if (kind === 'Float64Array') return new Float64Array(value as Float64Array)
      return reject(`${this.what} holds an array of another type: ${String(kind)}.`)
    }
    return Array.isArray(value) ? this.listOf(value, depth) : this.objectOf(value, depth)
  }

  private listOf(value: readonly unknown[], depth: number): unknown[] {
    const list: unknown[] = []
    const { length } = value
    for (let i = 0; i < length; i++) {
      // A list of many holes takes no room, but would take long to walk through.
      if (!Object.hasOwn(value, i)) reject(`${this.what}: a list has no entry ${i}.`)
      list.push(this.copy(value[i], depth + 1))
    }
    return list
  }

  /** Inherited, hidden and computed fields are rejected: a reader of the object may see another value than the copy has. */
  private objectOf(value: object, depth: number): unknown {
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== null && prototype !== Object.prototype) reject(`${this.what} holds an object that is not plain.`)
    const copied = Object.create(null) as Record<string, unknown>
    for (const key of Reflect.ownKeys(value)) {
      const field = Object.getOwnPropertyDescriptor(value, key)
      if (typeof key === 'symbol' || !field?.enumerable || !('value' in field))
        return reject(`${this.what} holds an object with a field that is not plain.`)
      copied[key] = this.copy(field.value, depth + 1)
    }
    return copied
  }
}
