// How much memory an engine may use on this device, from what browsers describe it.

/** What a worker knows about its device; browsers expose different parts of it. */
export interface Surroundings {
  /** Gigabytes, rounded and at most 8 or 32; Chromium alone. */
  readonly deviceMemory?: number
  readonly userAgent: string
  /** Bytes that the heap of scripts may grow to, which is less on small devices; Chromium alone. */
  readonly heapLimit?: number
}

const GIGABYTE = 2 ** 30
/** Several engines run at once, each table takes half as much again and more while it grows, and the page itself needs room. */
const SHARE = 1 / 12
/** From this much memory on, saving is unnecessary. */
const ENOUGH = 8
/** For phones whose browsers do not expose their memory. */
const PHONE = 150_000_000
const MAX_JOB_BYTES = 1_100_000_000

/** Workers that share many jobs, on devices where memory is short: with those of the page, eight searches at most at a time. */
const MIN_JOBS = 3
const MAX_JOBS = 8

const isPhone = (userAgent: string): boolean => /Mobi|Android|iPhone|iPad/.test(userAgent)

/** How many workers may share many jobs, of a device with this many cores. */
export function workersFor({ deviceMemory, userAgent }: Surroundings, cores: number): number {
  const isShort = deviceMemory === undefined ? isPhone(userAgent) : deviceMemory < ENOUGH
  return Math.max(1, Math.min(isShort ? MIN_JOBS : MAX_JOBS, Math.floor(cores || 1)))
}

/** Bytes that the tables of one search may hold. */
export function bytesFor({ deviceMemory, userAgent, heapLimit }: Surroundings): number {
  const byDevice =
    deviceMemory === undefined
      ? isPhone(userAgent)
        ? PHONE
        : MAX_JOB_BYTES
      : deviceMemory >= ENOUGH
        ? MAX_JOB_BYTES
        : deviceMemory * GIGABYTE * SHARE
  return Math.floor(Math.min(byDevice, heapLimit === undefined ? MAX_JOB_BYTES : heapLimit / 2, MAX_JOB_BYTES))
}

/** If a search may hold this much, an engine may also compile code ahead of its use. */
export const isRoomy = (bytes: number): boolean => bytes >= 500_000_000

/** `bytesFor` of the current worker. */
export function bytesHere(): number {
  const { deviceMemory, userAgent } = navigator as { deviceMemory?: number; userAgent: string }
  const { memory } = performance as { memory?: { jsHeapSizeLimit: number } }
  return bytesFor({
    userAgent,
    ...(deviceMemory === undefined ? {} : { deviceMemory }),
    ...(memory === undefined ? {} : { heapLimit: memory.jsHeapSizeLimit }),
  })
}
