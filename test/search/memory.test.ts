// A budget of bytes ends searches as undecided, and changes nothing of what is decided.

import { afterEach, expect, test, vi } from 'vitest'
import { allowBytes, watchingShortage } from '#base/memory'
import { bytesFor, workersFor } from '#engine/device-memory'
import { withinMemory } from '#questions/kinds/judging/shortage'
import { judge } from '#questions/kinds/judge'
import { searchOptimal } from '#planning/search/a-star'
import { searchAny } from '#planning/search/any-plan'
import { searchQuick } from '#planning/search/greedy'
import { searchLookahead } from '#planning/search/lookahead'
import { exploreStates } from '#planning/search/state-space'
import { ferryWith } from '../support/ferries'
import { taskOf } from '../support/task'

afterEach(() => {
  allowBytes()
  vi.unstubAllGlobals()
})

const ferry = (cars: number, seed = 1) => {
  const { domain, problem } = ferryWith(cars, seed)
  return taskOf(domain, problem)
}

test('a small budget ends each kind of search, in the same place each time', () => {
  allowBytes(100_000)
  const task = ferry(9)
  const space = exploreStates(task, { maxStates: 1_000_000 })
  expect(space).toMatchObject({ complete: false, stoppedAt: 'memory' })
  expect(exploreStates(task, { maxStates: 1_000_000 }).stateCount).toBe(space.stateCount)
  const options = { maxStates: 1_000_000, heuristic: 'blind', symmetry: false } as const
  const { value: best, wasShort } = watchingShortage(() => searchOptimal(task, options))
  expect(best).toMatchObject({ kind: 'stopped', at: 'memory' })
  expect(wasShort).toBe(true)
  expect(searchOptimal(task, options)).toEqual(best)
  allowBytes(2_000)
  const other = ferry(9, 2)
  const quick = searchQuick(other, { maxStates: 1_000_000 })
  expect(quick).toMatchObject({ kind: 'stopped', at: 'memory' })
  const ahead = { goal: other.goal, maxStates: 1_000_000, maxExpansions: 1_000_000 }
  const looked = watchingShortage(() => searchLookahead(other, { ...ahead, follows: false }))
  expect(looked).toMatchObject({ value: { kind: 'stopped' }, wasShort: true })
})

test('what is decided with little memory is decided the same with more', () => {
  for (let seed = 0; seed < 6; seed++) {
    const texts = ferryWith(4, seed)
    const cost = (): unknown => {
      const outcome = searchOptimal(taskOf(texts.domain, texts.problem), { maxStates: 100_000 })
      return outcome.kind === 'plan' ? outcome.cost : outcome.kind
    }
    const usual = cost()
    allowBytes(1_000_000)
    expect(cost()).toBe(usual)
    allowBytes()
  }
})

test('a verdict shows that memory decided it, and how much there was', () => {
  const source = ferryWith(12, 3)
  const asked = { kind: 'nexta' } as never
  allowBytes(3_000)
  const verdict = judge(source, asked, '(sail l0 l1)', { maxStates: 1_000_000 })
  expect(verdict).toMatchObject({ verdict: 'undecided', reason: 'memory' })
  expect(verdict.explanation).toContain('MB of memory')
  // Remembered, it states the same; and what earlier searches were short of states nothing of this one.
  expect(judge(source, asked, '(sail l0 l1)', { maxStates: 1_000_000 })).toEqual(verdict)
  allowBytes()
  const atLimit = judge(source, asked, '(sail l0 l1)', { maxStates: 20 })
  expect(atLimit).toMatchObject({ verdict: 'undecided', reason: 'limit' })
})

test('where an array is refused, that is an outcome', () => {
  const whole = Int32Array
  const task = ferry(9, 4)
  const refuse = (length: unknown): void => {
    if (typeof length === 'number' && length > 4_000) throw new RangeError('Array buffer allocation failed')
  }
  vi.stubGlobal(
    'Int32Array',
    new Proxy(whole, {
      construct(target, [first, ...rest]) {
        refuse(first)
        return Reflect.construct(target, [first, ...rest])
      },
    }),
  )
  const space = exploreStates(task, { maxStates: 1_000_000, transitions: false })
  expect(space.stoppedAt).toBe('memory')
  vi.unstubAllGlobals()
  const draft = withinMemory(() => {
    throw new RangeError('Array buffer allocation failed')
  })
  expect(draft).toMatchObject({ verdict: 'undecided', reason: 'memory' })
  expect(() =>
    withinMemory(() => {
      throw new RangeError('a fault of ours')
    }),
  ).toThrow('a fault of ours')
})

test('a plan is found within little memory where one is short', () => {
  allowBytes(1_000_000)
  expect(searchAny(ferry(60), { maxStates: 1_000_000 }).kind).toBe('plan')
})

test('what all searches of a device may hold together is bounded where memory is short', () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) Mobile'
  // A verdict, two pictures, two that judge a class, and those that share many jobs.
  const atOnce = (deviceMemory: number): number => 5 + workersFor({ deviceMemory, userAgent }, 8)
  for (const gigabytes of [1, 2, 4])
    expect(bytesFor({ deviceMemory: gigabytes, userAgent }) * atOnce(gigabytes)).toBeLessThan(0.7 * gigabytes * 2 ** 30)
  expect(workersFor({ userAgent }, 8)).toBe(3)
  expect(workersFor({ userAgent }, 2)).toBe(2)
  expect(workersFor({ deviceMemory: 8, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' }, 16)).toBe(8)
})

test('devices with less memory allow less', () => {
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64)'
  const phone = 'Mozilla/5.0 (Linux; Android 14) Mobile'
  const of = (deviceMemory: number) => bytesFor({ deviceMemory, userAgent: phone })
  expect(of(2)).toBeLessThan(200_000_000)
  expect([of(0.5), of(1), of(2), of(4), of(8)]).toEqual([of(8), of(4), of(2), of(1), of(0.5)].reverse())
  expect(of(1)).toBeLessThan(of(4))
  expect(bytesFor({ userAgent: phone })).toBeLessThan(bytesFor({ userAgent: desktop }))
  expect(bytesFor({ deviceMemory: 8, userAgent: desktop })).toBe(bytesFor({ userAgent: desktop }))
  expect(bytesFor({ deviceMemory: 8, userAgent: desktop, heapLimit: 400_000_000 })).toBe(200_000_000)
})
