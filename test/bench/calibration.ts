// This machine's speed compared with that of the recorded baseline, measured with a fixed amount of integer and
// memory work, as calibrate.mjs next to the recorded figures does: it prints the best of five rounds, and several
// runs are needed. Most of the time is spent waiting for a table of 16 MB, so it takes up to five times as long while
// other programs use the processor's cache. It is therefore repeated while problems are measured, each time in a
// process of its own, and the median counts.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Speed } from '../bars/bars'
import { median, processorMs } from './measure'

/** Milliseconds on the machine where the baseline was measured. */
export const BASELINE_CALIBRATION = 400
const ROUNDS = 5
const STEPS = 40_000_000
const SIZE = 1 << 22

/** All runs of one measurement. */
export class Calibration {
  readonly runs: number[] = []

  /** Runs the work once more, in another process. */
  measure(): void {
    const self = fileURLToPath(import.meta.url)
    const { stdout } = spawnSync(process.execPath, [self, 'calibrate'], { encoding: 'utf8' })
    this.runs.push(Number(stdout))
  }

  /** By all runs so far; not a number where there was none. */
  get speed(): Speed {
    return median(this.runs) / BASELINE_CALIBRATION
  }

  toString(): string {
    const { runs, speed } = this
    const [least, most] = [Math.min(...runs), Math.max(...runs)].map(ms => ms.toFixed(0))
    const middle = (speed * BASELINE_CALIBRATION).toFixed(0)
    const range = runs.length > 1 ? ` (${least} to ${most} in ${runs.length} runs)` : ''
    return `Calibration ${middle} ms${range} of processor time here, ${BASELINE_CALIBRATION} ms where the baseline was measured.`
  }
}

/** The other process: prints milliseconds of processor time of the best round. */
export function printCalibration(): void {
  const cells = new Int32Array(SIZE)
  let best = Number.POSITIVE_INFINITY
  let sink = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = processorMs()
    let x = 12345
    for (let i = 0; i < STEPS; i++) {
      x = (Math.imul(x, 1664525) + 1013904223) | 0
      sink ^= cells[(x >>> 10) & (SIZE - 1)]!
      cells[(x >>> 8) & (SIZE - 1)] = x
    }
    best = Math.min(best, processorMs() - start)
  }
  process.stdout.write(`${sink === 42 ? best + 0 : best}\n`)
}
