// Certificates with one thing changed, at random: a fact, an action, a row, a number, a place.

import type { Rng } from '#base/rng'
import type { Certificate } from '#planning/certificates/certificate'

/** The same certificate but for one change somewhere in it. */
export function tampered(certificate: Certificate, rng: Rng): Certificate {
  const copy = structuredClone(certificate)
  const places = placesIn(copy)
  if (places.length > 0) change(rng.pick(places), rng)
  return copy
}

type Holder = Record<string | number, unknown>

interface Place {
  readonly holder: Holder
  readonly key: string | number
}

/** Everything that can be changed: entries of lists, numbers, names. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  if (value instanceof Uint32Array || value instanceof Float64Array)
    return Array.from({ length: Math.min(value.length, 40) }, (_, key) => ({ holder, key }))
  return Object.keys(value).flatMap(key => [{ holder, key }, ...placesIn(holder[key])])
}

function change({ holder, key }: Place, rng: Rng): void {
  const value = holder[key]
  const list: unknown = holder
  if (list instanceof Uint32Array) list[key as number]! ^= 1 << rng.below(6)
  else if (typeof value === 'number') holder[key] = value + rng.below(5) - 2
  else if (Array.isArray(list)) {
    const kind = rng.below(3)
    if (kind === 0) list.splice(Number(key), 1)
    else if (kind === 1) list.splice(Number(key), 0, rng.pick(list))
    else holder[key] = rng.pick(list)
  } else if (value instanceof Uint32Array) {
    const words = typeof holder.words === 'number' && holder.words > 0 ? holder.words : 1
    const kept = [...value]
    kept.splice(rng.below(Math.max(1, Math.floor(value.length / words))) * words, words)
    holder[key] = Uint32Array.from(kept)
  } else if (Array.isArray(value)) value.splice(rng.below(value.length + 1), 1)
}
