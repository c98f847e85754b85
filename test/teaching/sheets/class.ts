// A class as tests have it: a sheet, what students hand in, and what is right.

import { defaultLimits } from '#questions/kinds/judging/draft'
import { openForm } from '#results/files/sheets/forms'
import { sheets } from '#engine/sheets'
import { readSheet } from '#teaching/sheets/form'
import { makeItem } from '#teaching/sheets/made'
import type { SheetResult } from '#teaching/sheets/result'
import type { Sheet } from '#teaching/sheets/sheet'
import type { Question } from '#questions/kinds/question'
import { answerBy, putOf } from '#teaching/misreadings/answers'
import { misreadingNamed } from '#teaching/misreadings/registry'
import { judgeQuestion } from '#questions/benchmarks/judge-question'

export const ENGINE = 'engine-of-tests'

/** A sheet of these items; throws what is wrong with it. */
export function sheetOf(items: readonly unknown[], more: object = {}): Sheet {
  const read = readSheet({ title: 'Tuesday', seed: 's1', items, ...more })
  if (typeof read === 'string') throw new Error(read)
  return read
}

/** Ten recipes, as a teacher would choose them. */
export const ten: readonly string[] = [
  'app gen ferry p01',
  'app mcq grippers small level=2',
  'prog gen ferry small',
  'val gen ferry small steps=5-9 failure=inner',
  'reach bool blocksworld p01',
  'areach mcq goldminer small',
  'just gen ferry p01',
  'land mcq visitall small trap=any',
  'nexta gen blocksworld p01 goalDistance=4-8',
  'land gen ferry cars=3,locations=2',
]

export function questionOf(sheet: Sheet, index: number, handle: string): Question {
  const made = makeItem(sheet, index, handle, openForm)
  if (made.kind !== 'question') throw new Error(`Item ${index} is no question: ${made.kind}`)
  return made.question
}

/** A right answer of a closed question, found by trying all labels. */
export const rightOption = (question: Question): string =>
  (question.choices?.label ?? ['yes', 'no']).find(label => judgeQuestion(question, label).verdict === 'right')!

/** The answer of a student who follows a wrong rule. */
export function answerOf(question: Question, rule: string): string {
  const put = putOf(question, defaultLimits)!
  return answerBy(misreadingNamed(rule)!, question, put)!
}

export function resultOf(
  sheet: Sheet,
  handle: string,
  answers: readonly string[],
  more: Partial<SheetResult> = {},
): SheetResult {
  return {
    sheet: sheets.pack(sheet).hash,
    engine: ENGINE,
    handle,
    answers: answers.map(answer => ({ answer, hints: 0, revealed: false, attempts: 1 })),
    ...more,
  }
}
