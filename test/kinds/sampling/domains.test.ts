// Generated answers to generated questions, in each shipped domain: judged as intended, so that sample runs work
// without published questions.

import { expect, test } from 'vitest'
import { domainFolders } from '../../../domains/index'
import { engineInMemory } from '#engine/engine'
import { type KindCode, plainKinds } from '#questions/kinds/codes'
import { sampleResponses } from '#results/scoring/sample/sample'
import { amiss, judgedAsOnPage, sampleLimits } from '../../support/samples'

const engine = engineInMemory()

const madeIn = (id: string, kind: KindCode) => {
  const folder = domainFolders.find(each => each.id === id)!
  const source = { domain: folder.domainText, problem: folder.problems[0]!.text }
  const world = { kind: 'given', source } as const
  return (['gen', 'bool', 'mcq'] as const).flatMap(
    format => engine.making.questions({ world, kind, format, count: 1, seed: id, block: 0 }).questions,
  )
}

test.each(domainFolders.map(({ id }) => id))('%s', id => {
  const place = domainFolders.findIndex(each => each.id === id)
  // Half of the kinds in each domain, each kind in half of the domains.
  const kinds = plainKinds().filter((_, i) => (i + place) % 2 === 0)
  const questions = kinds.flatMap(kind => madeIn(id, kind))
  expect(questions.length).toBeGreaterThan(kinds.length)
  const options = { seed: id, count: 2 * questions.length, limits: sampleLimits }
  const faults: string[] = []
  const intents = new Set<string>()
  for (const sampled of sampleResponses(questions, options)) {
    intents.add(sampled.intended)
    const fault = amiss(sampled, judgedAsOnPage(sampled))
    if (fault !== '') faults.push(fault)
  }
  expect(faults).toEqual([])
  expect(intents.size).toBeGreaterThan(4)
})
