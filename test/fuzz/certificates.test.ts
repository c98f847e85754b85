// The long run of the checker's fuzzer: PLANGROUND_FUZZ_MINUTES (10 by default) of certificates for claims that are
// mostly false, judged by enumeration, from seed PLANGROUND_FUZZ_FROM; and the engine's certificates for
// PLANGROUND_FUZZ_TASKS tasks (5,000 by default), which must all be accepted. Each fault is minimised and printed
// with its seed.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { tryAll } from '../certificates/fuzz/exhaustive'
import { produced } from '../certificates/fuzz/honest'
import { Pieces } from '../certificates/fuzz/mutate'
import { comparedPair, fuzzPair } from '../certificates/fuzz/pairs'
import { fuzzTask } from '../certificates/fuzz/run'
import { shrunk } from '../certificates/fuzz/shrink'
import { Tally } from '../certificates/fuzz/tally'
import { worldOf } from '../certificates/fuzz/world'

const MINUTES = Number(process.env.PLANGROUND_FUZZ_MINUTES ?? 10)
const TASKS = Number(process.env.PLANGROUND_FUZZ_TASKS ?? 5000)
const FROM = Number(process.env.PLANGROUND_FUZZ_FROM ?? 0)

/** Checks on one task, and on one pair. For every 40th task all certificates about one of three facts are tried. */
const CHECKS = 800
const PAIR_CHECKS = 200
const WHOLE = 40

const faultsOf = ({ faults }: Tally): string[] => faults.slice(0, 3).map(shrunk)

function report(tally: Tally, seconds: number): void {
  const { worlds, checks, accepted, open, gaveUp, kinds, own } = tally
  const rate = Math.round(checks / Math.max(1, seconds))
  console.log(
    `${worlds} tasks, ${checks} checks (${rate} a second): ${accepted} accepted, ${open} of them not settled; ${gaveUp} given up`,
  )
  console.log(
    [...kinds]
      .sort()
      .map(([name, [yes, no]]) => `${name}: ${yes} of ${yes + no}`)
      .join('\n'),
  )
  console.log(
    [...own]
      .sort()
      .map(([name, count]) => `own ${name}: ${count}`)
      .join('\n'),
  )
}

test(`${MINUTES} minutes: no false claim is accepted`, () => {
  const tally = new Tally()
  const pieces = new Pieces()
  const start = performance.now()
  for (let seed = FROM; performance.now() - start < MINUTES * 60_000; seed++) {
    fuzzTask(seed, CHECKS, tally, pieces)
    fuzzPair(seed, PAIR_CHECKS, tally)
    if (seed % WHOLE === 0) tryAll(seed, true, tally)
    if (tally.faults.length > 20) break
  }
  report(tally, (performance.now() - start) / 1000)
  expect(faultsOf(tally)).toEqual([])
})

test(`no own certificate about ${TASKS} tasks is refused`, () => {
  const tally = new Tally()
  for (let seed = FROM; seed < FROM + TASKS; seed++) {
    const world = worldOf(seed)
    if (world === undefined) continue
    tally.worlds++
    for (const each of produced(world, makeRng(`own ${seed}`), Infinity)) tally.countOwn(world, each)
    if (seed % 10 === 0) comparedPair(seed, tally)
  }
  report(tally, 1)
  expect(tally.worlds).toBeGreaterThan(0.9 * TASKS)
  expect(faultsOf(tally)).toEqual([])
})
