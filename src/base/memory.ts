// How many bytes a search may hold. They are counted, never measured, so that the same budget leads to the same end on
// every machine; whoever starts an engine says how large it is (`engine/device-memory.ts`), once.

/** Growing a table takes about as much again, and half of that, for a moment. */
const USUAL = 1_100_000_000

let allowed = USUAL

/** Bytes that the tables of one search may hold. */
export const bytesAllowed = (): number => allowed

/** Sets what searches may hold from now on; without a number, as much as usual. */
export function allowBytes(bytes = USUAL): void {
  allowed = bytes
}

const short = new WeakSet<object>()

/** A search of this task ended for want of memory. */
export function noteShortage(task: { readonly alternatives: object }): void {
  short.add(task.alternatives)
}

/** Has some search of this task, whatever its initial state, ended for want of memory? */
export const wasShort = (task: { readonly alternatives: object }): boolean =>
  short.has(task.alternatives)

/** Is this what engines throw where there is no room for an array? */
export const isAllocationFailure = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|memory|array length|array size/i.test(error.message)
