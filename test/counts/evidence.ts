// The cost of evidence for fixed problems: bytes of a state, of a certificate, and steps of the checker.

import { bundledDomains } from '#language/library/cards'
import type { Certificate } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { searchOptimal } from '#planning/search/a-star'
import { optimalCertificate } from '#planning/search/evidence'
import { exploreStates } from '#planning/search/state-space'
import { modelsOf, taskOf } from '../support/task'
import type { Counter } from './counter'

function textsOf(id: string, number: number): readonly [string, string] {
  const { domain, problems } = bundledDomains().find(each => each.id === id)!
  return [domain, problems[number - 1]!.text]
}

/** A bundled problem, counted from 1: that its plan is cheapest, in bytes and in steps. */
function shown(id: string, number: number): readonly Counter[] {
  const texts = textsOf(id, number)
  const find = () => {
    const options = { maxStates: 100_000, keepEvidence: true }
    const found = searchOptimal(taskOf(...texts), options)
    if (found.kind !== 'plan') throw new Error(`${id} ${number} was not solved`)
    return { cost: found.cost, certificate: optimalCertificate(found.plan, found.evidence!) }
  }
  let made: ReturnType<typeof find> | undefined
  const evidence = () => (made ??= find())
  const isEnough = (maxSteps: number): boolean => {
    const { cost, certificate } = evidence()
    return checkCertificate(...modelsOf(...texts), { kind: 'optimal', cost }, certificate, {
      maxSteps,
    }).accepted
  }
  return [
    {
      name: `${id} ${number}: certificate`,
      unit: 'bytes',
      count: () => bytesOf(evidence().certificate),
    },
    { name: `${id} ${number}: checked`, unit: 'thousand steps', count: () => least(isEnough) },
  ]
}

/** The least number of thousands that is enough. */
function least(isEnough: (steps: number) => boolean): number {
  let [low, high] = [0, 1]
  while (!isEnough(high * 1000)) [low, high] = [high, high * 2]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isEnough(middle * 1000)) high = middle
    else low = middle
  }
  return high
}

/** As text, arrays of numbers as their bytes. */
const bytesOf = (certificate: Certificate): number =>
  JSON.stringify(certificate, (_, value) => (ArrayBuffer.isView(value) ? '.'.repeat(value.byteLength) : value)).length

export const evidence: readonly Counter[] = [
  ...shown('ferry', 3),
  ...shown('logistics', 1),
  ...shown('grid', 1),
  {
    name: 'visitall 3: a state of its space',
    unit: 'bytes',
    count: () => {
      const task = taskOf(...textsOf('visitall', 3))
      const { states } = exploreStates(task, { maxStates: 200_000, transitions: false })
      return Math.ceil(states.bytes / states.count)
    },
  },
]
