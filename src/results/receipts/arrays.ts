// Claims and certificates as JSON. Arrays of numbers, which may have millions of entries and contain infinities, are
// encoded as base64 of their little-endian bytes.

/** Maximum depth; certificates are nested only a few levels deep, so anything deeper is invalid. */
const MAX_DEPTH = 40

const kinds = { u32: Uint32Array, f64: Float64Array } as const
type Kind = keyof typeof kinds

/** Encodes each array of numbers as `{"u32": "…"}` or `{"f64": "…"}`. */
export function toJson(value: unknown): unknown {
  if (value instanceof Uint32Array) return { u32: base64Of(value) }
  if (value instanceof Float64Array) return { f64: base64Of(value) }
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toJson(part)]))
}

/** The inverse of `toJson`; a value that is nested too deeply or is not a valid encoded array becomes null. */
export function fromJson(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return null
  if (Array.isArray(value)) return value.map(part => fromJson(part, depth + 1))
  const entries = Object.entries(value)
  const [only] = entries
  if (entries.length === 1 && (only![0] === 'u32' || only![0] === 'f64'))
    return typeof only![1] === 'string' ? arrayOf(only![0], only![1]) : null
  return Object.fromEntries(entries.map(([key, part]) => [key, fromJson(part, depth + 1)]))
}

function base64Of(array: Uint32Array | Float64Array): string {
  const bytes = new Uint8Array(array.length * array.BYTES_PER_ELEMENT)
  const view = new DataView(bytes.buffer)
  array.forEach((each, i) => {
    if (array instanceof Uint32Array) view.setUint32(4 * i, each, true)
    else view.setFloat64(8 * i, each, true)
  })
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}
/** Maximum number of arguments of one call. */
const PIECE = 8_192

function arrayOf(kind: Kind, text: string): Uint32Array | Float64Array | null {
  let bytes: string
  try {
    bytes = atob(text)
  } catch {
    return null
  }
  const width = kinds[kind].BYTES_PER_ELEMENT
  if (bytes.length % width !== 0) return null
  const view = new DataView(Uint8Array.from(bytes, unit => unit.charCodeAt(0)).buffer)
  const count = bytes.length / width
  return kind === 'u32'
    ? Uint32Array.from({ length: count }, (_, i) => view.getUint32(4 * i, true))
    : Float64Array.from({ length: count }, (_, i) => view.getFloat64(8 * i, true))
}
