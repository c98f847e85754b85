// How much memory an engine may use on this device, based on what the browser exposes.

/** What a worker knows about its device; browsers expose different fields. */
export interface Surroundings {
  /** Gigabytes, rounded and at most 8 or 32; only in Chromium. */
  readonly deviceMemory?: number
  readonly userAgent: string
  /** Maximum bytes of the JavaScript heap, less on small devices; only in Chromium. */
  readonly heapLimit?: number
}

const GIGABYTE = 2 ** 30
/**
 * Several engines run at once, each table needs half of its size in addition while it grows, and the page itself needs
 * memory.
 */
const SHARE = 1 / 12
/** Gigabytes of device memory from which on no saving is necessary. */
const ENOUGH = 8
/** For phones with browsers that do not expose their memory. */
const PHONE = 150_000_000
const MAX_JOB_BYTES = 1_100_000_000

/**
 * Number of workers that share many jobs on devices with little memory: together with those of the page, at most eight
 * searches run at a time.
 */
const MIN_JOBS = 3
const MAX_JOBS = 8

const isPhone = (userAgent: string): boolean => /Mobi|Android|iPhone|iPad/.test(userAgent)

/** Maximum number of workers that share many jobs, on a device with this many cores. */
export function workersFor({ deviceMemory, userAgent }: Surroundings, cores: number): number {
  const isShort = deviceMemory === undefined ? isPhone(userAgent) : deviceMemory < ENOUGH
  return Math.max(1, Math.min(isShort ? MIN_JOBS : MAX_JOBS, Math.floor(cores || 1)))
}

/** Maximum bytes of the tables of one search. */
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

/** True if a search may use enough memory that an engine may also compile code in advance. */
export const isRoomy = (bytes: number): boolean => bytes >= 500_000_000

/** `bytesFor` in the current worker. */
export function bytesHere(): number {
  const { deviceMemory, userAgent } = navigator as { deviceMemory?: number; userAgent: string }
  const { memory } = performance as { memory?: { jsHeapSizeLimit: number } }
  return bytesFor({
    userAgent,
    ...(deviceMemory === undefined ? {} : { deviceMemory }),
    ...(memory === undefined ? {} : { heapLimit: memory.jsHeapSizeLimit }),
  })
}
