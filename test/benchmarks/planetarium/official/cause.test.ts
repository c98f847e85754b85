// Each known error of the published program is described by its cause.

import { describe, expect, test } from 'vitest'
import { officialCause } from '#questions/benchmarks/planetarium/official/cause'
import { officialEvaluation } from '#questions/benchmarks/planetarium/official/evaluate'
import { knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import { i2, knownErrors, type Parts, textOf } from '../../../support/official-pairs'

const limits = { maxStates: 10_000 }
const walker = `(define (domain walker) (:requirements :typing) (:types place)
  (:predicates (at ?p - place) (way ?p ?q - place))
  (:action go :parameters (?p ?q - place) :precondition (and (at ?p) (way ?p ?q))
    :effect (and (not (at ?p)) (at ?q))))`

interface Case {
  readonly a: Parts
  readonly b: Parts
  readonly raw?: string
  readonly placeholder?: boolean
  readonly unsolved?: boolean
}

/** The proven answer, and why the published one is another. */
function causeOf({ a, b, raw, placeholder = false, unsolved = false }: Case): unknown {
  const text = { a: textOf(a), b: textOf(b) }
  const domain = a.domain ?? 'blocksworld'
  const domainText = knownDomainText(domain) ?? walker
  const pair = readPair({ domain: domainText, ...text })
  const mode = placeholder ? 'placeholder' : 'strict'
  const proven = pair.kind === 'fault' ? null : comparePair(pair.pair, mode, pairLimits(limits)).equivalent
  const response = raw ?? text.b
  const official = officialEvaluation(null, text.a, response, placeholder, limits, {
    checkSolvable: !unsolved,
  })
  const input = { domainText, a: text.a, b: response, read: text.b, placeholder, official, limits }
  return [proven, officialCause({ ...input, proven })]
}

describe('known errors', () => {
  for (const { what, exact, cause, ...pair } of knownErrors)
    test(what, () => expect(causeOf(pair)).toEqual([exact, cause]))
})

describe('other causes', () => {
  const a = { ...i2, goal: '(on a b)' }
  test('prose', () => expect(causeOf({ a, b: a, raw: `${textOf(a)} (done)` })).toEqual([true, 'prose-refused']))
  test('another name of the domain', () =>
    expect(causeOf({ a, b: { ...a, domain: 'blocks' } })).toEqual([true, 'other-domain-name']))
  test('no plan', () =>
    expect(causeOf({ a: { ...a, goal: '(on a b) (on b a)' }, b: { ...a, goal: '(on a a)' } })).toEqual([
      true,
      'no-plan-is-wrong',
    ]))
  test('where the two agree there is none', () => {
    expect(causeOf({ a, b: a })).toEqual([true, null])
    expect(causeOf({ a, b: { ...a, goal: '(on-table a)' } })).toEqual([false, null])
    expect(causeOf({ a, b: { ...a, goal: '(onto a b)' } })).toEqual([null, null])
  })
})
