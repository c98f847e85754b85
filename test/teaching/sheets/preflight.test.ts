// Each item is made and solved before a sheet is handed out: items that nobody can answer are refused, and doubtful
// ones are named.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { shippedDomains } from '#language/library/domains'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { kindCodes, wordsOfKind } from '#questions/kinds/codes'
import { makeOf } from '#questions/benchmarks/making'
import { openForm, itemsOf } from '#results/files/sheets/forms'
import { makeItem } from '#teaching/sheets/made'
import { checkItem, replacementFor } from '#teaching/sheets/preflight'
import { type Sheet, type SheetItem, type SheetRecipe, usual } from '#teaching/sheets/sheet'
import { sheetFaults } from '#teaching/sheets/whole-sheet'

const sheetOf = (items: readonly SheetItem[], seed = 's'): Sheet => ({ ...usual, title: 'Tuesday', seed, items })

const check = (sheet: Sheet, index = 0) => checkItem(sheet, index, openForm, defaultLimits)
const codesOf = (sheet: Sheet) => check(sheet).faults.map(({ code, isGrave }) => `${code}${isGrave ? '!' : ''}`)

const recipe = (
  kind: SheetRecipe['kind'],
  format: SheetRecipe['format'],
  domain: string,
  on: SheetRecipe['on'] = { size: 'small' },
  more: Partial<SheetRecipe> = {},
): SheetRecipe => ({ item: 'recipe', kind, format, domain, on, ...more })

const kinds = kindCodes.filter(code => wordsOfKind(code).imported !== true)

function randomSheet(number: number): Sheet {
  const rng = makeRng(`preflight ${number}`)
  const items = Array.from({ length: 4 }, () => {
    const kind = rng.pick(kinds)
    const format = rng.pick(wordsOfKind(kind).formats)
    return recipe(kind, format, rng.pick(shippedDomains()).id, { size: rng.pick(['small', 'medium'] as const) })
  })
  return sheetOf(items, `random ${number}`)
}

test.each(Array.from({ length: 10 }, (_, i) => i))(
  'random sheet %i: what is handed out can be answered',
  number => {
    const sheet = randomSheet(number)
    for (const [index] of sheet.items.entries()) {
      const { made, faults, key, minutes } = check(sheet, index)
      if (faults.some(({ isGrave }) => isGrave)) continue
      if (made.kind !== 'question') throw new Error(`item ${index} is ${made.kind}`)
      expect(judgeQuestion(made.question, key, defaultLimits).verdict).toBe('right')
      expect(minutes).toBeGreaterThanOrEqual(1)
    }
  },
  120_000,
)

test.each(Array.from({ length: 10 }, (_, i) => i))(
  'random sheet %i by name: what each student gets can be answered like what was checked',
  number => {
    const sheet: Sheet = { ...randomSheet(number), variants: 'by-name' }
    for (const [index] of sheet.items.entries()) {
      if (check(sheet, index).faults.some(({ isGrave }) => isGrave)) continue
      for (const name of ['Ada Lovelace', 'Çağla Öz', '007']) {
        const made = makeItem(sheet, index, name, openForm)
        if (made.kind !== 'question') throw new Error(`item ${index} of ${name} is ${made.kind}`)
        const own = check(sheetOf(itemsOf([made.question])))
        expect(
          own.faults.filter(({ isGrave }) => isGrave),
          `item ${index} of ${name}`,
        ).toEqual([])
      }
    }
  },
  120_000,
)

test('an item that cannot be made is refused, and replaced by one without a fault', () => {
  const sheet = sheetOf([recipe('land', 'mcq', 'ferry', { size: 'small' }, { level: 4 })])
  expect(codesOf(sheet)).toEqual(['none!'])
  const found = replacementFor(sheet, 0, 'x', openForm, defaultLimits)
  expect(found?.kind).toBe('land')
  expect(codesOf({ ...sheet, items: [found!] })).toEqual([])
})

test('a move from a room to itself is a doubtful part of an answer', () => {
  expect(codesOf(sheetOf([recipe('app', 'gen', 'grippers', { problem: 'p01' })]))).toEqual(['idle'])
  expect(codesOf(sheetOf([recipe('app', 'gen', 'ferry', { problem: 'p01' })]))).toEqual([])
})

test('a plan that needs no action is doubtful', () => {
  const world = { kind: 'folder', domain: 'ferry', size: { cars: 2, locations: 2 } } as const
  const [question] = makeOf({ world, kind: 't1', format: 'gen', count: 1, seed: 'e', block: 0 }).questions
  const problem = question!.judged!.problem.replace(/\(:goal[\s\S]*$/, '(:goal (empty-ferry)))')
  const source = { ...question!.judged!, problem }
  const [item] = itemsOf([{ ...question!, shown: source, judged: source }])
  expect(check(sheetOf([item!])).faults.map(({ code }) => code)).toContain('nothing')
})

test('a question without PDDL that nobody can judge is refused, and so is a step of no lesson', () => {
  const world = { kind: 'folder', domain: 'ferry', size: { cars: 2, locations: 2 } } as const
  const [question] = makeOf({ world, kind: 'app', format: 'gen', count: 1, seed: 'e', block: 0 }).questions
  const [item] = itemsOf([{ ...question!, context: 'A world.', shown: null, judged: null }])
  expect(check(sheetOf([item!])).faults[0]).toMatchObject({ isGrave: true })
  expect(codesOf(sheetOf([{ item: 'step', lesson: 'landmarks', step: 1 }]))).toEqual([])
  expect(codesOf(sheetOf([{ item: 'step', lesson: 'landmarks', step: 99 }]))).toEqual(['none!'])
})

test('the same question twice, and yes/no questions that all have one answer, are doubtful', () => {
  const same = recipe('reach', 'bool', 'ferry', { size: 'small' }, { seed: 'a' })
  const sheet = sheetOf([same, same, same])
  const checks = sheet.items.map((_, i) => check(sheet, i))
  expect(sheetFaults(checks).map(faults => faults.map(({ code }) => code))).toEqual([
    ['one-sided'],
    ['same', 'one-sided'],
    ['same', 'one-sided'],
  ])
})
