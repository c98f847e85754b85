import { expect, test } from 'vitest'
import { knownSequences } from '#page/stage/trace/known'
import type { VerdictView } from '#page/state/verdicts/verdict-view'

const plan = ['(board c0 l0)', '(sail l0 l1)']

test('what is asked about comes first, then the answer, and no sequence twice', () => {
  const asked = { kind: 'just', plan } as const
  const found = knownSequences(asked, 'So: [(BOARD  c0 l0)]', null, {
    title: 'a cheapest plan',
    sequence: plan,
  })
  expect(found).toEqual([
    { title: 'the plan asked about', sequence: plan },
    { title: 'the plan of your answer', sequence: ['(board c0 l0)'] },
  ])
})

test('an answer without actions is not a sequence', () => {
  expect(knownSequences({ kind: 'just', plan }, 'none of them', null, null)).toHaveLength(1)
  expect(knownSequences({ kind: 'nexta' }, '', null, null)).toEqual([])
})

test('what the verdict found can be looked at, up to a number', () => {
  const verdict = {
    findings: [
      { role: 'missing', item: '(on c0)', text: '', sequence: ['(a)'] },
      { role: 'note', item: '', text: '' },
    ],
    evidence: [
      {
        claim: '`(on c0)` can be reached',
        certificate: '',
        checked: true,
        sequences: Array.from({ length: 40 }, (_, i) => [`(b ${i})`]),
      },
    ],
  } as unknown as VerdictView
  const found = knownSequences({ kind: 'reach' }, '', verdict, {
    title: 'a cheapest plan',
    sequence: ['(c)'],
  })
  expect(found.slice(0, 3).map(({ title }) => title)).toEqual([
    'a cheapest plan',
    'from the verdict: (on c0)',
    'evidence: (on c0) can be reached',
  ])
  expect(found).toHaveLength(24)
})

test('a very long answer is looked at in part', () => {
  const answer = '(sail l0 l1) '.repeat(100_000)
  const found = knownSequences({ kind: 'just', plan: [] }, answer, null, null)
  expect(found[1]!.sequence.length).toBeLessThan(20_000)
})
