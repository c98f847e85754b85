// The texts that the published parser accepts, from the recorded answers.

import { describe, expect, test } from 'vitest'
import { officialParse } from '#questions/benchmarks/planetarium/official/parse'
import { dataFolder, dataText, type DataRecord, dataNote } from '../../../support/data'

describe.skipIf(dataFolder() === undefined)(`recorded inputs${dataNote}`, () => {
  const cases = (): DataRecord[] => [
    ...JSON.parse(dataText('planetarium/cases.json')).parser_acceptance,
    ...JSON.parse(dataText('planetarium/official-parser.json')).cases,
  ]

  test('each is taken or refused as the published parser does, with as many objects and atoms', () => {
    const read = cases().map(({ name, pddl, repo_parses, objects, init, goal }) => {
      const parse = officialParse(pddl)
      const counts =
        parse.kind === 'graph' && objects !== undefined
          ? [parse.problem.objects.length, parse.problem.init.length, parse.problem.goal.length]
          : []
      return [
        [name, parse.kind === 'graph', ...counts],
        [name, repo_parses, ...(objects === undefined ? [] : [objects, init, goal])],
      ]
    })
    expect(read.length).toBeGreaterThan(80)
    expect(read.map(([actual]) => actual)).toEqual(read.map(([, theirs]) => theirs))
  })
})
