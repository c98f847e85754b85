// The content of addresses of embedded parts, and the messages about unusable ones.

import { algorithms } from '#planning/textbook/algorithms'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stageTabs } from '#page/state/places/tabs'
import { engineInMemory } from '#engine/engine'
import type { Embedded } from '#results/files/embedded'
import { heuristicNames } from '#planning/textbook/options'
import { roundsOf } from '../support/long'

const engine = engineInMemory()
const names = { tabs: stageTabs.map(({ id }) => id), algorithms, estimates: heuristicNames }
const embed = (parameters: string): Embedded => engine.sharing.embed(parameters, names)

test('a problem is shown by the tab that the address names, without any question', () => {
  expect(embed('domain=ferry&problem=p01&show=graph')).toMatchObject({
    part: { kind: 'stage', tab: 'graph', domain: 'ferry', walk: { sequence: [], at: 0 } },
    title: 'Ferry p01',
    open: 'open?domain=ferry&problem=p01&tab=graph',
    controls: 'few',
    keys: 'both',
    problems: [],
  })
  expect(embed('domain=ferry').part).toMatchObject({ kind: 'stage', tab: 'state' })
  expect(embed('domain=ferry&tab=pddl').part).toMatchObject({ kind: 'stage', tab: 'pddl' })
  const search = embed('domain=ferry&algorithm=greedy&h=ff&controls=all&keys=deck')
  expect(search).toMatchObject({ controls: 'all', keys: 'deck', problems: [] })
  expect(search.part).toMatchObject({ tab: 'search', algorithm: 'greedy', estimate: 'ff' })
  const walked = embed('domain=ferry&show=trace&answer=(board c0 l0) [( SAIL  l0 l1 )]')
  expect(walked.part).toMatchObject({
    walk: { sequence: ['(board c0 l0)', '(sail l0 l1)'], at: 2 },
  })
})

test('a question is asked where the address is about one, also by a link', () => {
  const asked = embed('domain=ferry&problem=p01&kind=land&answer=(on c0)&tab=graph&theme=dark')
  expect(asked).toMatchObject({
    part: { kind: 'question', question: { kind: 'land' }, answer: '(on c0)', tab: 'graph' },
    open: 'open?domain=ferry&problem=p01&kind=land&answer=%28on+c0%29&tab=graph',
    theme: 'dark',
  })
  if (asked.part.kind !== 'question') throw new Error('no question')
  const walk = { sequence: ['(sail l0 l1)'], at: 1 }
  const shared = { question: asked.part.question, edit: null, answer: '(on c1)', tab: null, walk }
  const { link } = engine.sharing.pack(shared)
  expect(embed(link)).toMatchObject({
    part: { kind: 'question', question: { kind: 'land' }, answer: '(on c1)' },
    open: link,
    problems: [],
  })
  expect(embed(`${link}&show=graph`).part).toMatchObject({ kind: 'stage', tab: 'graph', walk })
  expect(embed(`${link.slice(0, -9)}&show=graph`)).toMatchObject({
    part: { kind: 'nothing' },
    problems: [/This link is cut off/] as never,
  })
})

test('a link with several questions names what a frame can show', () => {
  const { questions } = engine.sharing.prefill('domain=ferry&problem=p01&kind=app&format=bool', names.tabs)
  const { link } = engine.sharing.packSet({ name: 'Two', questions: [questions[0]!, questions[0]!], withKeys: true })
  expect(embed(link)).toMatchObject({
    part: { kind: 'nothing' },
    title: 'Two',
    open: link,
    problems: [expect.stringContaining('this link holds 2 questions')],
  })
})

test('a lesson is named, or comes by a link, with a step and a language', () => {
  expect(embed('lesson=landmarks&step=3&lang=de')).toMatchObject({
    part: { kind: 'lesson', lesson: 'landmarks', isLink: false, step: 3, language: 'de' },
    open: 'learn/landmarks/3',
    problems: [],
  })
  expect(embed('lesson=1.abc').part).toMatchObject({
    lesson: 'lesson=1.abc',
    isLink: true,
    step: 1,
  })
})

test('what cannot be used is named, and the rest is shown', () => {
  const problemsOf = (parameters: string): string => embed(parameters).problems.join('\n')
  expect(problemsOf('domain=ferry&shwo=graph')).toMatch(/parameter `shwo`; did you mean `show`/)
  expect(problemsOf('domain=ferry&show=grph&show=state')).toMatch(/`show` is given twice[\s\S]*`graph`/)
  expect(problemsOf('domain=ferry&show=graph&h=ff')).toContain('`h` is not used with `show=graph`')
  expect(problemsOf('domain=ferry&show=search&h=fff')).toContain('did you mean `ff`')
  expect(problemsOf('domain=ferry&step=2')).toContain('`step` is not used with')
  expect(problemsOf('lesson=landmarks&step=0&kind=land')).toMatch(/`kind` is not used[\s\S]*`step` should/)
  expect(problemsOf(`domain=ferry&seed=${'7'.repeat(20_001)}`)).toContain('20,001 characters')
  expect(embed('domain=ferry&show=grph').part).toMatchObject({ kind: 'stage', tab: 'state' })
  expect(embed('')).toMatchObject({ part: { kind: 'nothing' }, open: '' })
  expect(embed('x=1&'.repeat(2_000)).problems.length).toBeLessThan(12)
})

test('whatever follows, something is shown or stated', () => {
  const word = fc.constantFrom(
    ...['domain', 'problem', 'kind', 's', 'lesson', 'show', 'step', 'h', 'algorithm', 'answer'],
    ...['ferry', 'p01', 'land', 'graph', '1.', '=', '&', '%', '%zz', '(', '\u0000', '2'],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 12 }), parts => {
      const { part, problems, open } = embed(parts.join(''))
      if (part.kind === 'nothing') expect(problems.length).toBeGreaterThan(0)
      else expect(open).toMatch(/^(?:open\?|s=|learn\/|lesson=)/)
    }),
    { numRuns: roundsOf(150) },
  )
})
