// Contexts as people write them, in their own order and words: the parts that are read, and the rest with the reason.

import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readEnglish } from '#language/english/from-english/read-problem'
import type { DescribedProblem } from '#language/english/from-english/described-problem'
import { modelOf, shippedDomains } from '#language/library/domains'
import { englishDomains } from '#language/library/english'
import { readLines } from '../../support/corpus'
import { contentOfText } from './own-contexts'

const all = englishDomains()
const models = new Map(shippedDomains().map(folder => [folder.id, modelOf(folder)]))

/** Objects, facts but for those of conventions, and the goal, as they were read. */
function contentOf(describedProblem: DescribedProblem): readonly string[] {
  const { objects, init, goal = [] } = contentOfText(describedProblem.problem!, models.get(describedProblem.id!)!)
  const facts = init.filter(fact => !fact.startsWith('(not-eq'))
  return [objects.join(', '), facts.join(' '), goal.join(' ')]
}

const casesOf = (name: string) => readLines(join(import.meta.dirname, `by-hand-${name}.txt`))

describe('is read wholly', () => {
  it.each(casesOf('whole'))('$section: $input', ({ section: domain, input: text, expected: content }) => {
    const describedProblem = readEnglish(
      text,
      all.filter(({ id }) => id === domain),
    )
    expect(describedProblem.unread).toEqual([])
    expect(contentOf(describedProblem)).toEqual(content)
  })
})

describe('is left unread, with the reason', () => {
  it.each(casesOf('left'))('$section: $input', ({ section: domain, input: text, expected: [unread = '', why] }) => {
    const describedProblem = readEnglish(
      text,
      all.filter(({ id }) => id === domain),
    )
    expect(describedProblem.unread).toEqual([
      expect.objectContaining({ text: unread, why: expect.stringContaining(why) }),
    ])
    const at = describedProblem.unread[0]!
    expect(text.slice(at.from, at.to)).toBe(unread)
  })
})

test('what is reported only roughly is missing: the number of cars, and whether a place is an airport', () => {
  const ferry = readEnglish('There are 3 cars. c0 is at l0. The ferry is at l0.', all)
  expect([ferry.id, ferry.missing.map(({ text }) => text)]).toEqual([
    'ferry',
    [expect.stringContaining('3 objects of the type `car`')],
  ])
  const flown = readEnglish('Aeroplane a0 is at l0. Truck t0 is at location l1.', all)
  expect([flown.id, flown.missing[0]!.text]).toEqual([
    'logistics',
    expect.stringContaining('“There is one airport: l0.”'),
  ])
})

test('of two domains that read a text equally well neither is taken', () => {
  const { id, problem, alike, unread } = readEnglish('b1 is on b2. b1 is clear.', all)
  expect([id, problem, alike]).toEqual([null, null, ['blocksworld', 'depot']])
  expect(unread[0]!.why).toContain('blocksworld and depot')
  expect(readEnglish('Lorem ipsum dolor sit amet.', all)).toMatchObject({ id: null, problem: null })
  // The introduction decides, edited or not.
  const { introduction } = all
    .find(each => each.id === 'blocksworld')!
    .wordings.find(({ wording }) => wording === 'own')!.phrases
  const edited = introduction.replace('An arm stacks blocks', 'A robot arm stacks blocks')
  for (const head of [introduction, edited])
    expect(readEnglish(`${head} b1 is on b2. b1 is clear.`, all)).toMatchObject({
      ...{ id: 'blocksworld', unread: [] },
    })
})
