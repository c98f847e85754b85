// If the search for the goal distance reaches its limit, partial results are shown, and answers that cannot be right
// are wrong.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { judge } from '#questions/kinds/judge'
import type { Verdict } from '#questions/kinds/verdict'

const asked = { kind: 'nexta' } as never
const limits = { maxStates: 200 }
const blocks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const texts = {
  domain: domainFolders.find(({ id }) => id === 'blocksworld')!.domainText,
  problem: `(define (problem p) (:domain blocksworld-4ops) (:objects ${blocks.join(' ')})
    (:init (handempty) (ontable a) (clear h) ${blocks
      .slice(1)
      .map((block, i) => `(on ${block} ${blocks[i]})`)
      .join(' ')})
    (:goal (and (on a c) (on c e) (on e b) (on b g) (on g d) (on d h) (on h f))))`,
}
const answered = (text: string): Verdict => judge(texts, asked, text, limits) as Verdict
const claims = ({ evidence }: Verdict) =>
  evidence.map(({ claim, certificate, checked }) => [claim.kind, certificate.kind, checked])

test('an action that can be taken stays undecided, next to a plan and a bound that are checked', () => {
  const verdict = answered('(unstack h g)')
  expect(verdict).toMatchObject({ verdict: 'undecided', reason: 'limit' })
  expect(verdict.explanation).toMatch(/every plan costs at least \d+, and a plan that costs \d+ is known\./)
  expect(claims(verdict)).toContainEqual(['reachable', 'plan', true])
  expect(claims(verdict)).toContainEqual(['at-least', 'lower-bound', true])
  expect(verdict.findings[0]!.sequence!.length).toBeGreaterThan(0)
})

test('an action that cannot be taken is wrong anyway, for there is a plan', () => {
  const verdict = answered('(unstack c b)')
  expect(verdict.verdict).toBe('wrong')
  expect(verdict.explanation).toContain('is not applicable in this state')
  expect(claims(verdict)).toEqual([['reachable', 'plan', true]])
  expect(answered('(fly a b)').verdict).toBe('wrong')
})
