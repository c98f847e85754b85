// The figures of a run while rows arrive, stay, or are read again.

import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { createFigures } from '#page/score/overview/figures'
import type { OpenRun } from '#page/score/runs/runs'
import { packRows, RunTable } from '#results/runs/table'
import { scoredRow } from '../support/rows'
import { fakeInfo } from '../support/run-info'
import { testApp } from './support'

/** A finished run of two rows; `rows` of them are loaded. */
function shown(rows: number): OpenRun {
  const table = new RunTable()
  if (rows > 0) table.appendPacked(packRows(Array.from({ length: rows }, () => scoredRow())))
  const info = { ...fakeInfo, id: 'r', state: 'done', rows: 2 } as const
  return { info: () => info, table, version: () => 0, isLoaded: () => rows === 2 }
}

test('a run that is read again shows no figures of before', () => {
  const { app, clock } = testApp()
  const { figuresOf } = createFigures(app)
  const figures = (run: OpenRun) => createRoot(() => figuresOf('r', run, () => ({ model: null, overrides: false })))
  const before = figures(shown(2))
  clock.pass(2_000)
  expect(before.summary()?.cells).toHaveLength(1)
  expect(before.isCounting()).toBe(false)
  const again = figures(shown(0))
  clock.pass(2_000)
  expect(again.summary()?.cells ?? []).toEqual([])
  expect(again.isCounting()).toBe(true)
})
