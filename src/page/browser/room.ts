// The available storage, checked before something large is stored.

/** Why something is not stored, and the available space in bytes, if known. */
export interface NotKept {
  readonly why: 'full' | 'denied'
  readonly needed: number
  readonly room: number | null
}

/** Up to this number of bytes, storage is not checked. */
const SMALL = 1_000_000
/** Bytes left for rows, answers and everything derived from them. */
const SPARE = 5_000_000

/** Null if there seems to be room for this many bytes; the browser may still refuse them. */
export async function roomFor(needed: number): Promise<NotKept | null> {
  const storage = (globalThis.navigator as Navigator | undefined)?.storage
  if (needed < SMALL) return null
  try {
    const { quota, usage } = await storage!.estimate()
    if (quota === undefined || usage === undefined) return null
    const room = Math.max(0, quota - usage - SPARE)
    return room < needed ? { why: 'full', needed, room } : null
  } catch {
    return null
  }
}

/**
 * Requests persistent storage, so that the browser does not evict the data when the disk gets full; the browser
 * decides.
 */
export function askToStay(): void {
  const storage = (globalThis.navigator as Navigator | undefined)?.storage
  void storage?.persist?.().catch(() => {})
}
