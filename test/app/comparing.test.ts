// A comparison of runs continues while the visitor is elsewhere, and its options last from visit to visit.

import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { createComparisons } from '#page/score/compare/comparing'
import { comparedLast, keepCompared, keptCompared } from '#page/score/compare/kept-compared'
import { createTops } from '#page/score/kept-tops'
import type { OpenRun } from '#page/score/runs/runs'
import { RunTable } from '#results/runs/table'
import { fakeInfo } from '../support/run-info'
import { randomRows } from '../support/rows'
import { FakeClock, FakeStorage } from './support'

/** A clock on which each look at it and each slice of work takes a millisecond, so that long work has several slices. */
class SlowClock extends FakeClock {
  private looks = 0
  override now(): number {
    return super.now() + this.looks++
  }
  override after(milliseconds: number, then: () => void): () => void {
    return super.after(Math.max(1, milliseconds), then)
  }
}

function played(id: string, seed: string) {
  const table = new RunTable()
  table.append(randomRows(6_000, { seed }))
  const [version, setVersion] = createSignal(0)
  const run: OpenRun = { info: () => ({ ...fakeInfo, id }), table, version, isLoaded: () => true }
  return {
    run,
    grow(): void {
      table.append(randomRows(1, { seed: `more ${table.length}` }))
      setVersion(now => now + 1)
    },
  }
}

function start(storage = new FakeStorage()) {
  const clock = new SlowClock()
  const comparisons = createRoot(() => createComparisons({ clock, storage }))
  const [a, b] = [played('a', 'one'), played('b', 'two')]
  /** What a component does as long as it is shown. */
  const visit = <T>(look: (comparison: ReturnType<typeof comparisons.two>) => T): readonly [T, () => void] =>
    createRoot(leave => {
      const comparison = comparisons.two(['a', 'b'], [a.run, b.run])
      comparison.use()
      return [look(comparison), leave] as const
    })
  return { clock, storage, comparisons, a, b, visit }
}

test('what was begun goes on without a component, and is there on return', () => {
  const { clock, visit } = start()
  const [result, leave] = visit(({ result }) => result)
  clock.pass(3)
  expect(result()).toBeNull()
  leave()
  clock.pass(100)
  expect(result()!.total!.questions).toBeGreaterThan(100)
  const [again] = visit(({ result }) => result)
  expect(again()).toBe(result())
  clock.pass(10_000)
  expect(again()).toBe(result())
})

test('rows that keep coming do not keep it from its end, and are compared afterwards', () => {
  const { clock, a, visit } = start()
  const [result] = visit(({ result }) => result)
  for (let i = 0; i < 20 && result() === null; i++) {
    a.grow()
    clock.pass(3)
  }
  const first = result()
  expect(first).not.toBeNull()
  a.grow()
  clock.pass(2_000)
  expect(result()!.rowOf.length).toBe(a.run.table.length)
  expect(result()).not.toBe(first)
})

test('nothing is compared for a view that is not shown, until it is', () => {
  const { clock, a, visit } = start()
  const [result, leave] = visit(({ result }) => result)
  clock.pass(100)
  leave()
  const before = result()
  a.grow()
  clock.pass(5_000)
  expect(result()).toBe(before)
  visit(() => undefined)
  clock.pass(5_000)
  expect(result()!.rowOf.length).toBe(a.run.table.length)
})

test('the options and the filter are those of the last visit', () => {
  const { storage, visit } = start()
  visit(({ set }) => set({ measure: 'official', overrides: true, rows: 'between=first' }))
  const [compared] = start(storage).visit(({ compared }) => compared)
  expect(compared()).toMatchObject({ measure: 'official', overrides: true, rows: 'between=first' })
  expect(comparedLast(storage, () => true)).toEqual(['a', 'b'])
  expect(comparedLast(storage, id => id === 'a')).toBeUndefined()
})

test('what is stored is bounded, and nonsense in it is nothing', () => {
  const storage = new FakeStorage()
  const options = { measure: 'proven', firstModel: null, secondModel: null, overrides: false, rows: '' } as const
  for (let i = 0; i < 30; i++) keepCompared(storage, ['a', String(i)], options)
  expect(keptCompared(storage, ['a', '0'])).toBeUndefined()
  expect(keptCompared(storage, ['a', '29'])).toEqual(options)
  storage.setItem('planground-compared', '[[["a"],{"measure":"other"}]]')
  expect(comparedLast(storage, () => true)).toBeUndefined()
  storage.isFull = true
  expect(() => keepCompared(storage, ['a', 'b'], options)).not.toThrow()
})

test('a view is found where it was scrolled to', () => {
  const [clock, storage] = [new FakeClock(), new FakeStorage()]
  const tops = createTops({ clock, storage })
  tops.keep('score/compare/a/b', 120.4)
  expect(tops.of('score/compare/a/b')).toBe(120)
  clock.pass(1_000)
  expect(createTops({ clock, storage }).of('score/compare/a/b')).toBe(120)
  expect(tops.of('score/compare/b/a')).toBe(0)
})
