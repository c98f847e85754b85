// The read-back box: the statements of a text, their wordings, and text that was not understood.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { domains } from '#language/library/domains'
import { readBack } from '#questions/views/english/read-back'
import type { ReadBackRequest, TextPart } from '#questions/views/english/reading'
import { renderPortion } from '#questions/views/english/render'
import { roundsOf } from '../support/long'

const ferry = domains().find(({ id }) => id === 'ferry')!

const parts = (text: string, more: Partial<ReadBackRequest> = {}, folder = ferry) => {
  const outcome = readBack({
    ...{ domain: folder.domainText, phrases: folder.phrasesText, by: 'text', text },
    problem: folder.problems[0]!,
    ...more,
  })
  if (outcome.kind !== 'read') throw new Error(outcome.message)
  return outcome.parts
}

const textOfStatement = (text: string, { from, to, kind, readings, almost }: TextPart): string =>
  [
    text.slice(from, to),
    kind,
    ...readings.map(({ items, negated }) => `${negated ? 'not ' : ''}${items.join(' ')}`),
    ...(almost === undefined ? [] : [`almost ${almost}`]),
  ].join(' | ')

test('a paragraph is read clause by clause; what is not understood is next to the nearest wording', () => {
  const text =
    'The ferry is at location l0, and car c1 is not at location l1. c0 and c1 are at l0. Car c0 dwells at location l1. The moon is made of cheese.'
  expect(parts(text).map(part => textOfStatement(text, part))).toEqual([
    'The ferry is at location l0 | stated | (at-ferry l0)',
    'car c1 is not at location l1 | stated | not (at c1 l1)',
    'c0 and c1 are at l0 | stated | (at c0 l0) (at c1 l0)',
    'Car c0 dwells at location l1 | unknown | almost car {c} is at location {l}',
    'The moon is made of cheese | unknown',
  ])
})

test('a reading leads to its wording', () => {
  const [part] = parts('let car c0 board the ferry at location l0')
  const [reading] = part!.readings
  expect(reading).toMatchObject({ sort: 'action', items: ['(board c0 l0)'], how: 'answer' })
  expect(reading!.wording).toMatchObject({ head: 'board', number: 2, section: 'wordings' })
})

test('without a problem, objects may have any names', () => {
  const text = 'Car beetle is at location harbour.'
  expect(parts(text)[0]!.kind).toBe('unknown')
  const outcome = readBack({
    ...{ domain: ferry.domainText, phrases: ferry.phrasesText, by: 'text', text },
  })
  expect(outcome).toMatchObject({
    kind: 'read',
    parts: [{ kind: 'stated', readings: [{ items: ['(at beetle harbour)'] }] }],
  })
})

test('names that a problem does not have are reported', () => {
  const [part] = parts('board car c99 at location l0')
  expect(part!.readings[0]!.faults.join()).toMatch(/c99/)
})

test('the names of PDDL are read without a phrases file', () => {
  expect(parts('at-ferry l0 is true', { by: 'names' })[0]!.readings[0]!.items).toEqual(['(at-ferry l0)'])
})

test('published contexts are read by the published wording, and what only counts is understood', () => {
  const text =
    'There are 2 locations and 2 cars, numbered consecutively. Currently, the ferry is at l1, with the car c0 on board. The cars are at locations as follows: c1 is at l0. Bananas are yellow.'
  expect(parts(text, { by: 'published' }).map(part => textOfStatement(text, part))).toEqual([
    'the ferry is at l1 | stated | (at-ferry l1)',
    'the car c0 on board | stated | (on c0)',
    'c1 is at l0 | stated | (at c1 l0)',
    'Bananas are yellow | unknown',
  ])
})

test('stated facts are drawn', () => {
  const outcome = readBack({
    ...{ domain: ferry.domainText, phrases: ferry.phrasesText, by: 'text' },
    problem: ferry.problems[0]!,
    text: 'Car c0 is at location l0. The ferry is empty.',
  })
  expect(outcome.kind === 'read' && outcome.scene !== null).toBe(true)
})

test.each(domains().map(folder => [folder.id, folder] as const))('each wording of %s is read back', (_, folder) => {
  const problems = folder.problems.slice(0, 1)
  for (const what of ['holds', 'fails', 'actions'] as const) {
    const outcome = renderPortion({
      ...{ domain: folder.domainText, phrases: folder.phrasesText, problems, what, seed: '1' },
      ...{ comparison: { kind: 'none' }, onlyChanged: false, from: 0, count: 12, pinned: [] },
    })
    if (outcome.kind !== 'rendered') throw new Error(outcome.message)
    for (const { instance, renderings } of outcome.renderings)
      for (const { english } of renderings) {
        const read = parts(english.text, {}, folder)
        const meanings = read.flatMap(({ readings }) =>
          readings.map(({ items, negated }) => `${negated} ${items.join()}`),
        )
        expect(meanings, english.text).toContain(`${what === 'fails'} ${instance.items[0]}`)
      }
  }
})

test('any text is read, and every part lies inside it', () => {
  const word = fc.constantFrom('car', 'c0', 'is', 'at', 'l1', '.', ';', '(', ')', '{', '\n', 'not', ' ')
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(word).map(words => words.join(' ')),
  )
  fc.assert(
    fc.property(text, anything => {
      let at = 0
      for (const { from, to } of parts(anything)) {
        expect(from).toBeGreaterThanOrEqual(at)
        expect(to).toBeLessThanOrEqual(anything.length)
        at = to
      }
    }),
    { numRuns: roundsOf(150) },
  )
})
