// The description of a question in a list: in each published file, no two questions of a kind have the same
// description unless they ask the same.

import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createGists } from '#page/workbench/question/gist'
import type { Question } from '#questions/kinds/question'

const gist = createGists()

const question = (part: Partial<Question>): Question => ({
  key: '1',
  id: '1',
  kind: 'app',
  format: 'gen',
  domain: '',
  context: '',
  question: '',
  family: 'acpbench',
  shown: null,
  judged: null,
  asked: null,
  origin: { from: 'own' },
  ...part,
})

const gistOf = (question: Question): string => gist(question, question.asked)

test('the action, sequence, claim, options, goal or state shows which question it is', () => {
  const asked = { kind: 'prog', action: '(sail l0 l1)' } as const
  expect(gistOf(question({ kind: 'prog', asked }))).toBe('after (sail l0 l1)')
  const sequence = ['(a b)', '(c d)']
  expect(gistOf(question({ kind: 'val', asked: { kind: 'val', sequence } }))).toBe('2 steps: (a b), (c d)')
  expect(gistOf(question({ format: 'bool', question: 'Is the following action applicable: sail to l1?' }))).toBe(
    'sail to l1',
  )
  expect(gistOf(question({ format: 'bool', question: 'Is the following fact a landmark? c4 is at l1' }))).toBe(
    'c4 is at l1',
  )
  expect(
    gistOf(
      question({
        kind: 'prog',
        format: 'bool',
        question: 'Will the fact "c4 is here" hold after performing the action "sail to l1"?',
      }),
    ),
  ).toBe('c4 is here after sail to l1')
  const text = 'You have 5 blocks.\nYour goal is to have the following:\nb3 should be clear.'
  expect(gistOf(question({ kind: 'pddl', judged: { domain: '', problem: '' }, question: text }))).toBe(
    'goal: b3 should be clear.',
  )
  const context = 'A world. Currently, the ferry is at l1. The goal is that c1 is at l2.'
  expect(gistOf(question({ context, question: 'Which actions?' }))).toBe('the ferry is at l1.')
  expect(gistOf(question({ kind: 'nexta', context, question: 'Which?' }))).toBe('goal: c1 is at l2.')
})

const folder = process.env.PLANGROUND_DATA ?? '../shared/data'
test.skipIf(!existsSync(`${folder}/acpbench`))('published questions of a file have different titles', () => {
  for (const kind of ['app', 'prog', 'val', 'just', 'areach', 'land'] as const)
    for (const format of ['bool', 'mcq'] as const) {
      const records = JSON.parse(readFileSync(`${folder}/acpbench/${kind}.${format}.json`, 'utf8')) as {
        context: string
        question: string
        choices?: never
      }[]
      const gists = records.map(({ context, question: text, choices }) =>
        gistOf(question({ kind, format, context, question: text, ...(choices ? { choices } : {}) })),
      )
      expect(gists.every(gist => gist.length > 3 && gist.length <= 120)).toBe(true)
      expect(new Set(gists).size / gists.length, `${kind}.${format}`).toBeGreaterThan(0.75)
    }
})
