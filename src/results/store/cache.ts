// A cache of computed results. It is optional: if it cannot be read or written, everything works, only slower.

/** Increase it when the format of an entry changes; older entries are then ignored. */
export const ENTRY_FORMAT = 1

/** A stored entry includes the whole request, to detect requests with colliding keys. */
export interface CacheEntry {
  readonly format: number
  readonly request: string
  readonly value: unknown
  /** Used to evict the oldest entries. A counter, not a time. */
  readonly stamp: number
}

export interface Cache {
  /** The value stored for exactly this request, or undefined. Never rejects. */
  get(request: string): Promise<unknown>
  /** Stores a value, which must be structured-cloneable. Never rejects. */
  put(request: string, value: unknown): Promise<void>
}

/**
 * A short key for a long request: two 32-bit FNV-1a hashes and the length. Collisions are detected by comparing
 * requests.
 */
export function keyOf(request: string): string {
  let a = 0x811c9dc5
  let b = 0x9747b28c
  for (let i = 0; i < request.length; i++) {
    const code = request.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ (code + 0x5bd1), 0x01000193)
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}.${request.length.toString(36)}`
}

/** The value of `entry` if it is a valid entry for this request; otherwise undefined. */
export function valueFor(entry: unknown, request: string): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { format, request: stored, value } = entry as Partial<CacheEntry>
  return format === ENTRY_FORMAT && stored === request ? value : undefined
}

/** A cache in memory, which lasts as long as the page: for tests, and if there is no database. */
export class MemoryCache implements Cache {
  private readonly entries = new Map<string, CacheEntry>()

  async get(request: string): Promise<unknown> {
    return valueFor(this.entries.get(keyOf(request)), request)
  }

  async put(request: string, value: unknown): Promise<void> {
    const entry = { format: ENTRY_FORMAT, request, value: structuredClone(value), stamp: 0 }
    this.entries.set(keyOf(request), entry)
  }
}
