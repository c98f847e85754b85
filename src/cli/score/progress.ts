// A progress line on standard error that is overwritten repeatedly; only if standard error is a terminal.

import { grouped } from '#base/words'
import type { ByteSource } from '#results/reading/source'

export interface Progress {
  /** Called with the number of bytes of a file read so far. */
  readonly heard: (file: string, bytes: number) => void
  /** Called with the number of records output so far. */
  readonly given: (count: number) => void
  /** Erases the line. */
  readonly end: () => void
}

/** Minimum milliseconds between two updates of the line. */
const PACE = 200

const quiet: Progress = { heard: () => {}, given: () => {}, end: () => {} }

export function progressOn(
  sources: readonly ByteSource[],
  stream: NodeJS.WriteStream = process.stderr,
  clock: () => number = () => performance.now(),
): Progress {
  if (!stream.isTTY) return quiet
  const total = sources.some(({ size }) => size === null) ? null : sources.reduce((sum, { size }) => sum + size!, 0)
  const bytes = new Map<string, number>()
  let read = 0
  let given = 0
  const start = clock()
  let shown = start
  const show = (): void => {
    const now = clock()
    if (now - shown < PACE) return
    shown = now
    stream.write(`\r\u001b[K${line(read, total, given, (now - start) / 1000)}`)
  }
  return {
    heard: (file, count) => {
      read += count - (bytes.get(file) ?? 0)
      bytes.set(file, count)
      show()
    },
    given: count => {
      given = count
      show()
    },
    end: () => {
      if (shown !== start) stream.write('\r\u001b[K')
    },
  }
}

/**
 * For example `45% read, 3,200 scored, 510 a second, 8 s left`. The time left is estimated from the unread bytes at the
 * current speed.
 */
export function line(read: number, total: number | null, given: number, seconds: number): string {
  const share = total === null || total === 0 ? null : Math.min(1, read / total)
  const parts = [
    share === null ? `${grouped(read / 1e6)} MB read` : `${Math.floor(share * 100)}% read`,
    `${grouped(given)} scored`,
    `${grouped(given / Math.max(seconds, 0.001))} a second`,
  ]
  if (share !== null && share > 0.02 && share < 1)
    parts.push(`${grouped(Math.ceil((seconds * (1 - share)) / share))} s left`)
  return parts.join(', ')
}
