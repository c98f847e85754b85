// How far reading and scoring are, on a line of standard error that is written again; only where that is a terminal.

import { grouped } from '#base/words'
import type { ByteSource } from '#results/reading/source'

export interface Progress {
  /** Called with the number of bytes of a file that were read so far. */
  readonly heard: (file: string, bytes: number) => void
  /** Called with the number of records that were output so far. */
  readonly given: (count: number) => void
  /** Takes the line away. */
  readonly end: () => void
}

/** Milliseconds between two updates of the line. */
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

/** `45% read, 3,200 scored, 510 a second, 8 s left`; time is what the unread bytes will take at the present pace. */
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
