// The checks as a service: progress is reported, a newer request ends the older one, and nothing is left out silently.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import type { CheckHeard } from '#engine/api/phrase-checks'
import { phraseChecking } from '#engine/phrase-checking'
import { ferryWith } from '../support/ferries'

const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const large = ferryWith(30, 3)
const request = {
  domain: ferry.domainText,
  phrases: ferry.phrasesText,
  problems: [...ferry.problems, { name: 'large', text: large.problem }].map(({ name, text }) => ({
    name,
    text,
  })),
}

test('it shows how far it is, and what it went over; all of it can be cloned', async () => {
  const heard: CheckHeard[] = []
  const checked = await phraseChecking().check(request, step => void heard.push(step))
  expect(structuredClone(checked)).toEqual(checked)
  expect(checked).toMatchObject({ kind: 'checked', findings: [] })
  if (checked.kind !== 'checked') return
  expect(checked.problems.map(({ name, outcome }) => [name, outcome])).toEqual(
    request.problems.map(({ name }) => [name, 'checked']),
  )
  const items = checked.problems.reduce((sum, each) => sum + each.items, 0)
  expect(heard.at(-1)).toMatchObject({ done: items, of: items })
})

test('a newer request takes the place of an older one', async () => {
  const service = phraseChecking()
  const older = service.check(request)
  const newer = service.check({ ...request, phrases: request.phrases.replace('{l}"', '{l} "') })
  expect((await older).kind).toBe('superseded')
  const checked = await newer
  expect(checked.kind === 'checked' && checked.findings.map(({ code }) => code)).toEqual(['blank-at-edge'])
})

test('problems that cannot be read or are too large are reported, and the others checked', async () => {
  const many = Array.from({ length: 3_000 }, (_, i) => `x${i}`).join(' ')
  const domain = `(define (domain d) (:predicates (p ?a ?b ?c))
    (:action a :parameters (?a ?b ?c) :effect (p ?a ?b ?c)))`
  const problem = (objects: string): string =>
    `(define (problem p) (:domain d) (:objects ${objects}) (:init) (:goal (p a b c)))`
  const checked = await phraseChecking().check({
    domain,
    phrases: 'introduction: A world.\nstate: [p]\n',
    problems: [
      { name: 'small', text: problem('a b c') },
      { name: 'broken', text: '(define' },
      { name: 'large', text: problem(`a b c ${many}`) },
    ],
  })
  expect(checked.kind === 'checked' && checked.problems).toMatchObject([
    { name: 'small', outcome: 'checked', message: '' },
    { name: 'broken', outcome: 'bad-pddl', items: 0 },
    { name: 'large', outcome: 'too-large', items: 0 },
  ])
})

test('a domain with errors, and a file by itself', () => {
  const service = phraseChecking()
  expect(service.ofFile('(define', ferry.phrasesText).kind).toBe('bad-domain')
  expect(service.coverage('(define', '')).toBeNull()
  expect(service.ofFile(ferry.domainText, ferry.phrasesText)).toMatchObject({ findings: [] })
  const coverage = service.coverage(ferry.domainText, ferry.phrasesText)
  expect(structuredClone(coverage)).toEqual(coverage)
})
