// Certificates with one thing changed, at random: a fact, an action, a row, a number, a place.

import type { Rng } from '../../src/base/rng'
import type { Certificate } from '../../src/certificates/certificate'

/** The same certificate but for one change somewhere in it. */
export function tampered(certificate: Certificate, rng: Rng): Certificate {
  const copy = structuredClone(certificate)
  const places = placesIn(copy)
  if (places.length === 0) return copy
  change(rng.pick(places), rng)
  return copy
}

interface Place {
  readonly holder: any
  readonly key: string | number
}

/** Everything that can be changed: entries of lists, numbers, names. */
function placesIn(value: any): Place[] {
  if (typeof value !== 'object' || value === null) return []
  if (ArrayBuffer.isView(value)) {
    const length = (value as Uint32Array).length
    return Array.from({ length: Math.min(length, 40) }, (_, key) => ({ holder: value, key }))
  }
  return Object.keys(value).flatMap(key => [{ holder: value, key }, ...placesIn(value[key])])
}

function change({ holder, key }: Place, rng: Rng): void {
  const value = holder[key]
  if (holder instanceof Uint32Array) holder[key as number] = value ^ (1 << rng.below(6))
  else if (holder instanceof Float64Array) holder[key as number] = value + rng.below(5) - 2
  else if (typeof value === 'number') holder[key] = value + rng.below(5) - 2
  else if (Array.isArray(holder)) {
    const at = Number(key)
    const kind = rng.below(3)
    if (kind === 0) holder.splice(at, 1)
    else if (kind === 1) holder.splice(at, 0, rng.pick(holder))
    else holder[at] = rng.pick(holder)
  } else if (value instanceof Uint32Array) {
    const words = typeof holder.words === 'number' ? holder.words : 1
    const row = rng.below(Math.max(1, value.length / words))
    const kept = [...value]
    kept.splice(row * words, words)
    holder[key] = Uint32Array.from(kept)
  } else if (Array.isArray(value)) value.splice(rng.below(value.length + 1), 1)
}
