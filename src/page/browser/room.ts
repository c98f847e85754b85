// How much room the browser gives, asked before something large is kept.

/** Why something is not stored, and the available space in bytes, if known. */
export interface NotKept {
  readonly why: 'full' | 'denied'
  readonly needed: number
  readonly room: number | null
}

/** Bytes that need no asking. */
const SMALL = 1_000_000
/** Bytes left for rows, answers and everything derived from them. */
const SPARE = 5_000_000

/** Null where there seems to be room for this many bytes; the browser may yet refuse them. */
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

/** Asks the browser not to evict the stored data when the disk gets full; the browser decides. */
export function askToStay(): void {
  const storage = (globalThis.navigator as Navigator | undefined)?.storage
  void storage?.persist?.().catch(() => {})
}
