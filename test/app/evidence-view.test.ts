// Evidence as the page describes it: sequences carry the name of what they reach, and a closed set states what it was
// computed without and what is missing from it.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { evidenceViews } from '#page/state/verdicts/evidence-view'
import { piecesOf, wordsIn } from '#page/workbench/verdict/reading-pieces'
import { isWork } from '#page/state/keeping/saved-shapes'
import { viewOf } from '#page/state/verdicts/verdict-view'
import type { Asked } from '#questions/kinds/question'
import { judge } from '#questions/kinds/judge'
import type { Evidence } from '#questions/kinds/verdict'

const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const source = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
const on = (asked: Asked, answer: string) => judge(source, asked, answer, { maxStates: 50_000 })
const viewsOf = (asked: Asked, answer: string) => evidenceViews(on(asked, answer).evidence, { answered: answer })

test('a closed set shows what was never made true and which goal is missing, and how it grew', () => {
  const [view] = viewsOf({ kind: 'land' }, '(on c0)')
  expect(view!.facts!.title).toBe(
    'Everything reachable if we never make `(on c0)` true and ignore deletes. `(at c0 l1)`, a goal, is missing.',
  )
  expect(view!.closed).toMatchObject({
    without: '(on c0)',
    missing: ['(at c0 l1)'],
    wanted: 'goal',
  })
  const all = view!.closed!.layers.flat()
  expect(all).not.toContain('(on c0)')
  expect(all).not.toContain('(at c0 l1)')
  expect(new Set(all).size).toBe(view!.closed!.total)
  expect(view!.closed!.layers[0]).toContain('(at c0 l0)')
  expect(view!.closed!.layers[1]).toContain('(at-ferry l1)')
})

test('the layers of every closed set are its facts, each once', () => {
  for (const folder of domainFolders) {
    const text = { domain: folder.domainText, problem: folder.problems[0]!.text }
    for (const asked of [{ kind: 'areach' }, { kind: 'reach' }, { kind: 'land' }] as const) {
      const { evidence } = judge(text, asked, 'None', { maxStates: 20_000 })
      for (const { closed, certificate } of evidence) {
        if (certificate.kind !== 'closed-set') continue
        expect(closed!.layers.flat().sort(), folder.id).toEqual([...certificate.facts].sort())
      }
    }
  }
})

test('each of several sequences is named by what it reaches, and all that is claimed is reached', () => {
  const { evidence } = on({ kind: 'reach' }, 'None')
  const [view] = evidenceViews(evidence)
  expect(view!.sequences.length).toBeGreaterThan(1)
  expect(view!.titles).toHaveLength(view!.sequences.length)
  expect(new Set(view!.titles).size).toBe(view!.titles!.length)
  for (const title of view!.titles!) expect(title).toMatch(/^the way to `\(/)
  const reached = evidence[0]!.reaches!.flat()
  expect(new Set(reached).size).toBe(reached.length)
})

test('an action is applicable because its whole precondition holds', () => {
  const [view, ...others] = viewsOf({ kind: 'app' }, '[(sail l0 l1), (board c0 l0)]')
  expect(others).toEqual([])
  expect(view).toMatchObject({
    claim: '`(sail l0 l1)` and `(board c0 l0)` are applicable now',
    certificate: 'the whole precondition of each holds',
    sequences: [],
  })
  expect(viewsOf({ kind: 'areach' }, '(sail l0 l1)')[0]!.certificate).toBe('its whole precondition holds')
})

test('a sequence after the answered action begins with it; without it there is none to watch', () => {
  const evidence: Evidence = {
    claim: { kind: 'optimal', cost: 1, from: ['(p)'] },
    certificate: {
      kind: 'optimal',
      plan: ['(b)'],
      bound: {
        cost: 1,
        states: { facts: [], words: 0, rows: new Uint32Array() },
        values: new Float64Array(),
      },
    },
    checked: true,
  }
  expect(evidenceViews([evidence], { answered: '(a)' })[0]).toMatchObject({
    sequences: [['(a)', '(b)']],
    lead: 1,
  })
  expect(evidenceViews([evidence])[0]!.sequences).toEqual([])
})

test('what is shown is kept, and read back', () => {
  for (const [asked, answer] of [
    [{ kind: 'land' }, '(on c0)'],
    [{ kind: 'reach' }, 'None'],
    [{ kind: 'app' }, '(sail l0 l0)'],
    [{ kind: 'nexta' }, '(sail l0 l1)'],
  ] as const) {
    const judged = { verdict: on(asked, answer), fromCache: false, ms: 1 }
    const verdict = viewOf(judged, { answer, edited: false, maxStates: 1 })
    expect(isWork({ answer, verdict: JSON.parse(JSON.stringify(verdict)), edit: null })).toBe(true)
  }
})

test('long ignored stretches are folded, and what was read is in its line', () => {
  const words = Array.from({ length: 5_000 }, (_, i) => `word${i}`).join(' ')
  const text = `${words}\nSo the answer is (sail l0 l1).`
  const from = text.indexOf('(sail')
  const pieces = piecesOf([
    { what: 'dropped', from: 0, to: from, text: text.slice(0, from) },
    { what: 'kept', from, to: from + 12, text: '(sail l0 l1)' },
    { what: 'dropped', from: from + 12, to: text.length, text: '.' },
  ])
  expect(pieces.map(({ what, folded }) => [what, folded])).toEqual([
    ['dropped', 5_000],
    ['dropped', 0],
    ['kept', 0],
    ['dropped', 0],
  ])
  expect(pieces[1]!.text).toBe('So the answer is ')
  expect(pieces.map(piece => piece.text).join('')).toBe(text)
  expect(wordsIn('  a, (b) — c\n')).toBe(3)
})

test('under a wrong answer, the plan that is shown is called the corrected one', () => {
  const plan = ['(board c0 l0)', '(sail l0 l1)', '(sail l1 l0)', '(sail l0 l1)', '(debark c0 l1)']
  const rest = ['(board c1 l1)', '(sail l1 l0)', '(debark c1 l0)']
  const asked = { kind: 'just', plan: [...plan, ...rest] } as const
  const claimed = (answer: string): string => {
    const verdict = on(asked, answer)
    const about = { answer, edited: false, maxStates: 50_000 }
    return viewOf({ verdict, fromCache: false, ms: 0 }, about).evidence[0]!.claim
  }
  expect(claimed('(board c0 l0)')).toBe('The corrected plan reaches the goal')
  const right = [...plan.slice(0, 2), plan[4]!, ...rest]
  expect(claimed(`[${right.join(', ')}]`)).toBe('The steps reach the goal')
})
