// Prompts for models restated for people: nothing of the prompt's form is left, and everything that an answer needs is
// there, for every kind and domain.

import { expect, test } from 'vitest'
import { shippedDomains } from '#language/library/domains'
import { makeOf } from '#questions/benchmarks/making'
import { peopleContext } from '#questions/benchmarks/people-text'
import { forPeople } from '#questions/benchmarks/question-summary'
import { kindsOf, wordsOfKind, type KindCode } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'

const kinds = kindsOf('planbench').filter(code => wordsOfKind(code).imported !== true)
const made = (kind: KindCode, domain: string): Question | undefined =>
  makeOf({
    ...{ kind, format: 'gen', count: 1, seed: 'people', block: 0 },
    world: { kind: 'folder', domain, size: shippedDomains().find(({ id }) => id === domain)!.presets.small },
  }).questions[0]

test.each(shippedDomains().map(({ id }) => id))(
  'plan questions of %s',
  domain => {
    for (const kind of domain === 'ferry' ? kinds : (['t1', 't3', 't6'] as const)) {
      const question = made(kind, domain)
      if (question === undefined) continue
      const text = forPeople(question)!
      const whole = [peopleContext(text), text.ask, text.how].join('\n')
      expect([kind, whole]).toEqual([
        kind,
        expect.not.stringMatching(/\[[A-Z]+|I have that|My plan|<|Answer with|undefined/),
      ])
      expect(text.actions.length).toBeGreaterThan(0)
      expect(text.situation.length).toBeGreaterThan(0)
      expect(text.goal.length > 0).toBe(kind !== 't7')
      expect(text.steps === null).toBe(!['t3', 't6', 't7'].includes(kind))
      expect(text.event === '').toBe(kind !== 't6')
    }
  },
  60_000,
)

test('the plan to verify, the goal and each initial fact are those of the task', () => {
  const text = forPeople(made('t3', 'ferry')!)!
  const question = made('t3', 'ferry')!
  expect(text.steps!.list).toHaveLength(question.asked!.plan!.length)
  for (const [, car, place] of question.judged!.problem.match(/:init[\s\S]*:goal/)![0].matchAll(/\(at (c\d) (l\d)\)/g))
    expect(text.situation.join(' ').toLowerCase()).toContain(`car ${car} is at location ${place}`)
})

test('other questions are not restated', () => {
  expect(forPeople(made('app', 'ferry')!)).toBeNull()
})
