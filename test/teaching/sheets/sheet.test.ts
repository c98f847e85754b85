// Sheets as links and files, what is stated about those that are wrong, and the questions that are made of them.

import { expect, test } from 'vitest'
import { sheets } from '#engine/sheets'
import { openForm } from '#results/files/sheets/forms'
import { poseOwn } from '#questions/kinds/asking/pose'
import { domainNamed } from '#language/library/domains'
import { formOf, readSheet } from '#teaching/sheets/form'
import { makeItem } from '#teaching/sheets/made'
import { likenessOf } from '#teaching/sibling'
import { questionOf, sheetOf, ten } from './class'

const ferry = domainNamed('ferry')!
const posed = poseOwn({ domain: ferry.domainText, problem: ferry.problems[0]!.text }, 'ferry')

test('ten recipes are a link of less than 400 characters, which holds all of the sheet', () => {
  const sheet = sheetOf(ten, {
    title: 'Planning, second week',
    variants: 'by-name',
    attempts: 2,
    hints: 1,
    panes: ['state', 'graph'],
  })
  const { link, file, hash } = sheets.pack(sheet)
  expect(`#${link}`.length).toBeLessThan(400)
  const read = { kind: 'sheet', sheet, hash }
  expect(sheets.readLink(link)).toEqual(read)
  expect(sheets.readFile(file)).toEqual(read)
})

test('a sheet keeps its hash under another title, and no other', () => {
  const sheet = sheetOf(['app gen ferry p01', 'prog gen ferry small'])
  const { hash } = sheets.pack(sheet)
  expect(hash).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(sheets.pack({ ...sheet, title: 'Monday', notes: 'Begin with the second.' }).hash).toBe(hash)
  for (const other of [{ seed: 's2' }, { hints: 0 }, { items: sheet.items.slice(1) }] as const)
    expect(sheets.pack({ ...sheet, ...other }).hash).not.toBe(hash)
})

test('faults of a sheet are reported', () => {
  const whole = { title: 'T', seed: 's', items: ['app gen ferry p01'] }
  const problemOf = (form: unknown): string => {
    const read = readSheet(form)
    return typeof read === 'string' ? read : 'nothing'
  }
  expect(problemOf(whole)).toBe('nothing')
  for (const [form, expected] of [
    [null, 'no fields'],
    [{ ...whole, title: undefined }, 'lacks its `title`'],
    [{ ...whole, items: [] }, 'a list of 1 to 60 items'],
    [{ ...whole, hints: 4 }, 'a number from 0 to 3'],
    [{ ...whole, keys: ['yes'] }, '`keys` that is not known'],
    [{ ...whole, items: ['ap gen ferry p01'] }, 'Item 1: `ap` is no kind'],
    [{ ...whole, items: ['app gen ferri p01'] }, '`ferry` would be near'],
    [{ ...whole, items: ['app gen ferry p99'] }, 'no problem or size of `ferry`'],
    [{ ...whole, items: ['app gen ferry cars=99'] }, 'a whole number from'],
    [{ ...whole, items: ['app gen ferry p01 level=7'] }, 'a whole number from 1 to 4'],
    [{ ...whole, items: ['app gen ferry p01 trap=luck'] }, 'a wrong rule'],
    [{ ...whole, items: ['app gen ferry p01', 'step landmark 2'] }, 'Item 2: `landmark` is no lesson'],
    [{ ...whole, items: ['app gen'] }, 'at least a kind, a format'],
    [{ ...whole, items: [7] }, 'Item 1 of `items`'],
  ] as const)
    expect(problemOf(form)).toContain(expected)
})

test('questions of all sources are on a sheet, without their keys', () => {
  const made = questionOf(sheetOf(['app mcq ferry small']), 0, '')
  const items = [...sheets.items([posed[0]!, made]), sheets.response(posed[0]!, '(sail l0 l1)')]
  const sheet = { ...sheetOf(['step world 1']), items }
  const read = sheets.readLink(sheets.pack(sheet).link)
  if (read.kind !== 'sheet') throw new Error(read.message)
  expect(JSON.stringify(formOf(read.sheet))).not.toMatch(/"(?:gold|key|answer)":/)
  expect(questionOf(read.sheet, 0, '')).toMatchObject({ question: posed[0]!.question })
  expect(questionOf(read.sheet, 1, '')).toMatchObject({
    question: made.question,
    choices: made.choices,
    statements: made.statements,
  })
  expect(makeItem(read.sheet, 2, '', openForm)).toMatchObject({ kind: 'response' })
})

test('by name each gets a sibling of equal level, and a name is the same however it is written', () => {
  const sheet = sheetOf(['app gen ferry small'], { variants: 'by-name' })
  const [first, again, other] = ['Ana Li', ' ana  LI ', 'Bo'].map(name => questionOf(sheet, 0, name))
  expect(again).toEqual(first)
  expect(other!.shown).not.toEqual(first!.shown)
  const same = sheetOf(['app gen ferry small'])
  expect(questionOf(same, 0, 'Ana')).toEqual(questionOf(same, 0, 'Bo'))
})

const SIBLINGS = Number(process.env.PLANGROUND_SIBLINGS ?? 4)
const recipes = process.env.PLANGROUND_SIBLINGS ? ten : ['app gen ferry p01', 'nexta gen ferry p01']
test(
  `${SIBLINGS} siblings keep their level`,
  () => {
    const sheet = sheetOf(recipes, { variants: 'by-name' })
    for (const [index, recipe] of recipes.entries()) {
      const model = makeItem(sheet, index, '', openForm)
      if (model.kind !== 'question') throw new Error(`${recipe}: ${model.kind}`)
      const levels = Array.from({ length: SIBLINGS }, (_, n) => {
        const own = questionOf(sheet, index, `student ${n}`)
        return likenessOf(own)?.level
      })
      expect(new Set(levels), recipe).toEqual(new Set([likenessOf(model.question)?.level]))
    }
  },
  SIBLINGS > 10 ? 3_600_000 : 30_000,
)
