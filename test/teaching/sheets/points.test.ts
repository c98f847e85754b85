// Points and gradebooks: the points of each answer, and tables with a row for each student.

import { expect, test } from 'vitest'
import { sheets } from '#engine/sheets'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { formOf, readSheet, sheetHash } from '#teaching/sheets/form'
import { creditOf, gradebookCsv, gradeOf, partialCredit, pointsOfSheet } from '#teaching/sheets/points'
import type { Sheet } from '#teaching/sheets/sheet'
import { questionOf, resultOf, rightOption, sheetOf } from './class'

const sheet = (more: object = {}): Sheet =>
  sheetOf(['app gen ferry p01 points=4', 'reach bool blocksworld p01 points=3', 'step world 1'], {
    ...more,
    title: 'Week 2, "sets"',
  })
const judge = (of: Sheet, name: string, answers: readonly string[]) =>
  sheets.judge(of, resultOf(of, name, answers), defaultLimits)

test.each([
  // right, extra, missing: credit
  [3, 0, 0, 1],
  [2, 0, 2, 0.5],
  [2, 1, 2, 0.25],
  [1, 3, 1, 0],
  [0, 0, 2, 0],
  [0, 2, 0, 0],
])('a list with %i right, %i superfluous and %i missing items has the credit %d', (right, extra, missing, credit) => {
  const overlap = { right, extra, missing }
  expect(partialCredit(overlap)).toBe(credit)
  expect(creditOf({ word: 'wrong', overlap }, true)).toBe(credit)
  expect(creditOf({ word: 'wrong', overlap }, false)).toBe(0)
  expect(creditOf({ word: 'right', overlap }, false)).toBe(1)
})

test('an answer that was not decided is left to the teacher; one that is missing has no points', () => {
  expect(
    (['undecided', 'nothing', 'unreadable', 'empty'] as const).map(word => creditOf({ word, overlap: null }, true)),
  ).toEqual([null, null, 0, 0])
})

test('a row for each student, with the names of the class list that handed in nothing', () => {
  const of = sheet({ partial: true })
  const yes = rightOption(questionOf(of, 1, ''))
  const rows = [
    judge(of, 'Ana', ['(board c0 l0) (sail l0 l1)', yes, '']),
    judge(of, 'Bo', ['(board c0 l0)', '', '']),
    judge(of, '=Cem', ['(board c0 l0)', yes, '']),
    judge(of, 'ana', ['', '', '']),
  ]
  expect(pointsOfSheet(of)).toBe(7)
  expect(rows.map(each => gradeOf(of, each).total)).toEqual([7, 2, 5, 0])
  expect(gradeOf({ ...of, partial: false }, rows[1]!)).toEqual({ items: [0, 0, null], total: 0, isOpen: false })
  const lines = (format: 'plain' | 'moodle' | 'canvas') =>
    gradebookCsv(of, rows, ['Dee', 'BO'], format).split('\r\n').slice(0, -1)
  expect(lines('plain')).toEqual([
    'name,1 (of 4),2 (of 3),3 (of 0),total (of 7),to grade',
    ...['Dee,,,,,', 'BO,2,0,,2,', 'Ana,4,3,,7,', '"\'=Cem",2,3,,5,'],
  ])
  expect(lines('moodle').slice(0, 3)).toEqual(['Name,"Week 2, ""sets"""', 'Dee,', 'BO,2'])
  expect(lines('canvas').slice(0, 4)).toEqual([
    'Student,ID,SIS User ID,SIS Login ID,Section,"Week 2, ""sets"""',
    '    Points Possible,,,,,7',
    ...['Dee,,,Dee,,', 'BO,,,BO,,2'],
  ])
})

test('results without a name are rows of their own, and not in gradebooks', () => {
  const of = sheet()
  const rows = ['', '', 'Bo'].map((name, i) => judge(of, name, [i === 0 ? '(board c0 l0) (sail l0 l1)' : '', '', '']))
  const names = (format: 'plain' | 'moodle' | 'canvas') =>
    gradebookCsv(of, rows, [], format)
      .split('\r\n')
      .slice(format === 'canvas' ? 2 : 1, -1)
      .map(line => line.replace(/^([^,]*),.*,/, '$1,'))
  expect(gradebookCsv(of, rows, [], 'plain').split('\r\n').slice(1, 4)).toEqual([',4,0,,4,', ',0,0,,0,', 'Bo,0,0,,0,'])
  expect([names('moodle'), names('canvas')]).toEqual([['Bo,0'], ['Bo,0']])
})

test('points and due date do not make another sheet; they and the other settings are kept in its file', () => {
  const one = sheet({ partial: true, named: true, due: '2026-12-03T18:00' })
  expect(readSheet(formOf(one))).toEqual(one)
  const plain = { ...one, due: '', partial: false, items: one.items.map(item => ({ ...item, points: 1 })) }
  expect(sheetHash(plain)).toBe(sheetHash(one))
  expect(sheetHash({ ...one, named: false })).not.toBe(sheetHash(one))
  for (const wrong of [{ due: 'Tuesday' }, { partial: 1 }, { named: 'yes' }])
    expect(readSheet({ ...formOf(one), ...wrong })).toMatch(/^Its `(?:due|partial|named)` is not as it should be/)
  expect(readSheet({ ...formOf(one), items: ['app gen ferry p01 points=1000'] })).toMatch(/`points` of a recipe/)
})
