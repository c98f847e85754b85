// Changes anywhere in a certificate or claim, by what is there: names, numbers, lists, arrays, fields; and pieces of
// other certificates in their place.

import type { Rng } from '#base/rng'
import { NUMBERS } from './bend'
import { anyName, oneOf, type World } from './world'

type Holder = Record<string | number, unknown>

interface Place {
  readonly holder: Holder
  readonly key: string | number
}

/** Values by the field that they were found in: pieces to put elsewhere. */
export class Pieces {
  private readonly byField = new Map<string, unknown[]>()

  add(value: unknown, depth = 0): void {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > 6) return
    if (Array.isArray(value)) {
      for (const each of value.slice(0, 8)) this.add(each, depth + 1)
      return
    }
    for (const [field, inner] of Object.entries(value)) {
      const list = this.byField.get(field) ?? []
      this.byField.set(field, list)
      if (list.length < 60) list.push(inner)
      this.add(inner, depth + 1)
    }
  }

  /** A copy of what some certificate has in this field, or undefined. */
  of(field: string, rng: Rng): unknown {
    return structuredClone(oneOf(rng, this.byField.get(field) ?? []))
  }

  field(rng: Rng): string | undefined {
    return oneOf(rng, [...this.byField.keys()])
  }
}

/** Maximum number of entries of typed arrays to examine. */
const MAX_ENTRIES = 12

function placesIn(value: unknown, into: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return into
  const holder = value as Holder
  if (value instanceof Uint32Array || value instanceof Float64Array) {
    for (let key = 0; key < Math.min(value.length, MAX_ENTRIES); key++) into.push({ holder, key })
    return into
  }
  for (const key of Object.keys(value)) {
    into.push({ holder, key: Array.isArray(value) ? Number(key) : key })
    placesIn(holder[key], into)
  }
  return into
}

/** Changes one thing in the value, which is of plain data. */
export function mutate(root: object, world: World, pieces: Pieces, rng: Rng): void {
  const places = placesIn(root)
  if (places.length === 0) return
  // Fields are few, entries many: both in half of all cases.
  const fields = places.filter(({ key }) => typeof key === 'string')
  const { holder, key } = rng.pick(rng.below(2) === 0 && fields.length > 0 ? fields : places)
  const whole: unknown = holder
  if (Array.isArray(whole) && rng.below(2) === 0) changeList(whole, Number(key), rng)
  else if (whole instanceof Uint32Array || whole instanceof Float64Array) changeEntry(whole, Number(key), rng)
  else holder[key] = changed(holder[key], holder, `${key}`, world, pieces, rng)
}

function changeList(list: unknown[], at: number, rng: Rng): void {
  switch (rng.below(6)) {
    case 0:
      list.splice(at, 1)
      return
    case 1:
      list.splice(rng.below(list.length + 1), 0, structuredClone(list[at]))
      return
    case 2:
      list.reverse()
      return
    case 3: {
      const other = rng.below(list.length)
      ;[list[at], list[other]] = [list[other], list[at]]
      return
    }
    case 4:
      list.length = rng.below(2) === 0 ? 0 : at
      return
    default:
      // Thousands of parts, of one object.
      for (let i = rng.below(40) === 0 ? 2000 : 2; i > 0; i--) list.push(list[at])
  }
}

function changeEntry(array: Uint32Array | Float64Array, at: number, rng: Rng): void {
  if (array instanceof Float64Array)
    array[at] = rng.below(2) === 0 ? array[at]! + rng.pick([-1, 1, 2]) : rng.pick(NUMBERS)
  else if (rng.below(2) === 0) array[at]! ^= 1 << rng.below(rng.pick([3, 8, 32]))
  else array[at] = rng.pick([0, 1, 2, array.length, array[at]! + 1, 0xffffffff])
}

function changed(value: unknown, holder: Holder, field: string, world: World, pieces: Pieces, rng: Rng): unknown {
  if (rng.below(5) === 0) {
    const piece = pieces.of(field, rng)
    if (piece !== undefined) return piece
  }
  if (rng.below(12) === 0 && !Array.isArray(holder)) {
    const other = pieces.field(rng)
    if (other !== undefined) holder[other] = pieces.of(other, rng)
    return value
  }
  if (rng.below(20) === 0) return undefined
  if (typeof value === 'string') return changedName(value, world, rng)
  if (typeof value === 'number') return rng.below(2) === 0 ? value + rng.pick([-1, 1, 0.5]) : rng.pick(NUMBERS)
  if (value instanceof Uint32Array || value instanceof Float64Array) return changedArray(value, holder, rng)
  if (Array.isArray(value)) {
    if (rng.below(3) === 0) return []
    const at = rng.below(value.length + 1)
    value.splice(at, rng.below(2), ...(rng.below(2) === 0 ? [anyName(world.names, rng)] : []))
  }
  return value
}

function changedName(name: string, world: World, rng: Rng): unknown {
  switch (rng.below(10)) {
    case 0:
      return name.startsWith('(not ') ? name.slice(5, -1) : `(not ${name})`
    case 1:
      return name.toUpperCase()
    case 2:
      return rng.pick([`${name} `, name.replace(' ', '  '), name.slice(1), '()', '', [name], 0])
    default:
      return anyName(world.names, rng)
  }
}

function changedArray(array: Uint32Array | Float64Array, { words }: Holder, rng: Rng): unknown {
  const width = Number.isInteger(words) && Number(words) > 0 && Number(words) < 100 ? Number(words) : 1
  const list = Array.from(array)
  const Own = array instanceof Uint32Array ? Uint32Array : Float64Array
  const row = width * rng.below(Math.max(1, Math.floor(list.length / width)))
  switch (rng.below(7)) {
    case 0:
      list.splice(row, width)
      return Own.from(list)
    case 1:
      return Own.from([...list, ...list.slice(row, row + width)])
    case 2:
      return Own.from(list.slice(0, -1))
    case 3:
      return new Own(0)
    case 4:
      return rng.pick([Float64Array, Uint32Array, Int32Array, Float32Array, Uint8Array]).from(list)
    case 5:
      return list
    default:
      return Own.from([...list, rng.pick([0, 1, 0xffffffff])])
  }
}
