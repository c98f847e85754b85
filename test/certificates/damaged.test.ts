// Bounds for the first problem of each bundled domain, damaged: a state left out, to which an applicable action leads, and
// certificates of claims that are false, however they are changed.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import type { Certificate, Claim, LowerBound, StateSet } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { bundledDomains } from '#language/library/cards'
import { searchOptimal } from '#planning/search/a-star'
import { optimalCertificate } from '#planning/search/evidence'
import { modelsOf, taskOf } from '../support/task'
import { tampered } from './tamper'

/** States left out, and random changes, for each domain. */
const LEFT_OUT = 6
const CHANGES = 12

type Optimal = Extract<Certificate, { kind: 'optimal' }>

function shownFor(domain: string, problem: string): { cost: number; certificate: Optimal } {
  const found = searchOptimal(taskOf(domain, problem), { maxStates: 100_000, keepEvidence: true })
  if (found.kind !== 'plan') throw new Error('it was not solved')
  const certificate = optimalCertificate(found.plan, found.evidence!)
  if (certificate.kind !== 'optimal') throw new Error('it has no certificate')
  return { cost: found.cost, certificate }
}

const without = <T>(list: readonly T[], place: number): T[] => list.filter((_, i) => i !== place)

function withoutRow(states: StateSet, row: number): StateSet {
  const { facts, words } = states
  const kept = Array.from(states.rows).filter((_, i) => Math.floor(i / words) !== row)
  return { facts, words, rows: Uint32Array.from(kept) }
}

/** The bound without one of its frontier states; each is where an action leads that applies in another state. */
function withoutFrontier(bound: LowerBound, row: number): LowerBound {
  const frontier = bound.frontier!
  return {
    ...bound,
    frontier: {
      ...frontier,
      states: withoutRow(frontier.states, row),
      values: Float64Array.from(without(Array.from(frontier.values), row)),
      cuts: without(frontier.cuts, row),
    },
  }
}

/** The same as if every plan cost one more. */
function raised(bound: LowerBound): LowerBound {
  const frontier = bound.frontier!
  const more = (values: Float64Array): Float64Array => values.map(value => value + 1)
  return {
    ...bound,
    cost: bound.cost + 1,
    values: more(bound.values),
    frontier: { ...frontier, values: more(frontier.values) },
  }
}

test.each(bundledDomains())('$id: what is damaged shows nothing', ({ id, domain, problems }) => {
  const texts = [domain, problems[0]!.text] as const
  const { cost, certificate } = shownFor(...texts)
  const models = modelsOf(...texts)
  const isAccepted = (claim: Claim, given: Certificate): boolean => checkCertificate(...models, claim, given).accepted
  const claim = { kind: 'optimal', cost } as const
  expect(isAccepted(claim, certificate)).toBe(true)
  const { plan, bound } = certificate
  const rng = makeRng(id)
  const count = bound.frontier!.values.length
  expect(count).toBeGreaterThan(0)
  for (let i = 0; i < Math.min(LEFT_OUT, count); i++) {
    const row = count <= LEFT_OUT ? i : rng.below(count)
    const lacking = { ...certificate, bound: withoutFrontier(bound, row) }
    expect(isAccepted(claim, lacking), `without frontier state ${row}`).toBe(false)
  }
  const tooMuch = { kind: 'at-least', cost: cost + 1 } as const
  const high: Certificate = { kind: 'optimal', plan, bound: raised(bound) }
  expect(isAccepted(tooMuch, high)).toBe(false)
  for (let i = 0; i < CHANGES; i++) expect(isAccepted(tooMuch, tampered(high, rng)), `change ${i}`).toBe(false)
})
