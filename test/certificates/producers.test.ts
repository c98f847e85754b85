// The checker over what analysis and search give as evidence: on random tasks, and on the shared questions
// where they are there. Whatever has evidence must be accepted.

import { expect, test } from 'vitest'
import { acpbenchRecords, dataFolder, skipMessage } from '../support/data'
import { randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'
import { checkAll, costs, landmarks, reachability } from './evidence-of'
import { samplesOf } from '../support/long'

test('the evidence for random tasks is accepted', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < samplesOf(120, 250); seed++) {
    const { domain, problem } = randomTexts(seed)
    checkAll(`seed ${seed}`, modelsOf(domain, problem), [reachability, landmarks, costs], counts)
  }
  for (const key of [
    'reachable by plan',
    'unreachable by closed-set',
    'unreachable by exhausted',
    'not-landmark by plan',
    'no-landmark by plans',
    'optimal by optimal',
  ])
    expect(counts.get(key), `${key}: ${JSON.stringify([...counts])}`).toBeGreaterThan(0)
})

test('the evidence for shared questions is accepted', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const counts = new Map<string, number>()
  for (const [kind, produce] of [
    ['reach', reachability],
    ['land', landmarks],
    ['nexta', costs],
  ] as const) {
    const domains = new Set<string>()
    for (const record of acpbenchRecords(kind)) {
      const models = modelsOf(record.PDDL_domain, record.PDDL_problem)
      // One problem a domain and kind, to keep the test short.
      if (domains.has(models[0].name)) continue
      domains.add(models[0].name)
      checkAll(`${kind} ${record.id}`, models, [produce], counts)
    }
  }
  for (const key of ['unreachable by h2', 'landmark by closed-set', 'optimal by optimal'])
    expect(counts.get(key), key).toBeGreaterThan(0)
  expect([...counts].filter(([key]) => key.endsWith('re-searched'))).toEqual([])
})
