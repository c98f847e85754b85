// Figures of an incomplete run are marked as partial; issues with the same message are grouped.

import { expect, test } from 'vitest'
import { exportName } from '#results/runs/exports/export'
import { figuresAsLatex, figuresAsMarkdown } from '#results/runs/exports/figures'
import { IssueGroups, likeOf } from '#results/runs/issue-groups'
import { partialText } from '#results/runs/partial'
import { summarise } from '#results/runs/summary'
import { RunTable } from '#results/runs/table'
import { fakeInfo } from '../support/run-info'
import { scoredRow } from '../support/rows'

test('a whole run is not partial; each thing that is missing is named', () => {
  expect(partialText(fakeInfo)).toBe('')
  expect(partialText({ ...fakeInfo, issues: 2, notes: 2 })).toBe('')
  expect(partialText({ ...fakeInfo, state: 'paused', rows: 372, expected: 805 })).toBe(
    '372 of about 805 responses are scored',
  )
  expect(partialText({ ...fakeInfo, state: 'scoring', rows: 1, expected: null })).toBe('1 response is scored')
  expect(partialText({ ...fakeInfo, waiting: 1 })).toBe('1 response waits for its question')
  expect(partialText({ ...fakeInfo, waiting: 60, issues: 3, notes: 1 })).toBe(
    '60 responses wait for their questions, 2 lines could not be read',
  )
})

test('exports of a part of a run reports it', () => {
  const table = new RunTable()
  table.append([scoredRow()])
  const run = {
    ...{ name: 'Mine', engine: '', day: '', overrides: false, summary: summarise(table) },
    partial: '1 of about 9 responses are scored',
  }
  const { partial: _, ...whole } = run
  for (const write of [figuresAsMarkdown, figuresAsLatex]) {
    expect(write(run)).toContain('Partial: 1 of about 9 responses are scored.')
    expect(write(whole)).not.toContain('Partial')
  }
  expect(exportName('Mine', { ending: 'csv' }, false, true)).toBe('Mine-partial.csv')
})

test('messages that differ in the words and numbers of their line alone are alike', () => {
  const message = (id: string) =>
    `This record does not carry its question, and no file was given in which to look for the id ${JSON.stringify(id)}.`
  const groups = new IssueGroups()
  for (let i = 0; i < 150; i++) groups.add({ file: 'a.jsonl', line: i + 1, message: message(`q "${i}"`) }, true)
  groups.add({ file: 'a.jsonl', line: 7, message: 'This line has 12,000 columns.' }, false)
  groups.add({ file: 'a.jsonl', line: 8, message: 'This line has 3 columns.' }, false)
  groups.add({ file: 'a.jsonl', line: 9, message: 'This line has 3 columns.', isNote: true }, false)
  expect(groups.all.map(({ count, waits, example }) => [count, waits, example.line])).toEqual([
    [150, true, 1],
    [2, false, 7],
    [1, false, 9],
  ])
  expect(likeOf({ file: '', line: 1, message: message('x') })).toBe(groups.all[0]!.like)
})

test('however different messages are, no more groups are kept than can be looked at, and none is lost', () => {
  const groups = new IssueGroups()
  const word = (i: number): string => [...String(i)].map(digit => 'abcdefghij'[Number(digit)]).join('')
  for (let i = 0; i < 1_000; i++) groups.add({ file: '', line: i, message: word(i) }, false)
  expect(groups.all.length).toBeLessThanOrEqual(201)
  expect(groups.all.reduce((sum, { count }) => sum + count, 0)).toBe(1_000)
})
