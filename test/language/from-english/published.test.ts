// Published contexts, read as whole problems and compared with the PDDL if there is PDDL. The table is printed to the
// log.

import { describe, expect, it } from 'vitest'
import { readEnglish } from '#language/english/from-english/read-problem'
import { englishDomains } from '#language/library/english'
import { parseProblem } from '#planning/pddl/problem'
import { dataFolder, skipMessage } from '../../support/data'
import { samplesOf } from '../../support/long'
import { publishedRecords } from '../published/sentences'
import { type Compared, compared, domainOfText, type Reading } from './records'

const readings: readonly Reading[] = ['exact', 'assumed', 'incomplete', 'wrong']

describe.skipIf(dataFolder() === undefined)('published contexts', () => {
  it('give the problem of their PDDL', () => {
    const rows = publishedRecords()
      .filter(({ record }) => record.PDDL_problem !== undefined)
      .map(({ file, record }) => ({ file, context: record.context, ...compared(file, record) }))
    console.info(tableOf(rows))
    const odd = rows.filter(({ reading }) => reading === 'wrong')
    expect(odd.map(({ file, id, differences }) => `${file} ${id}: ${differences.slice(0, 5).join(', ')}`)).toEqual([])
    expect(rows.length).toBeGreaterThan(400)
    // Satellite leaves modes and targets open; floortile once has no name for a tile.
    const open = rows.filter(({ reading }) => reading === 'incomplete')
    expect([...new Set(open.map(({ id }) => id))].sort()).toEqual(['floortile', 'satellite'])
    for (const { id, described: describedProblem } of open)
      expect(describedProblem.unread.map(({ text }) => text)).toEqual(
        id === 'satellite' ? [] : [expect.stringContaining('is clear')],
      )
    for (const { described: problem, context } of rows)
      expect(problem.hasGoal).toBe(context.includes('The goal is to reach a state where'))
  }, 60_000)

  it('are read without PDDL too', () => {
    const all = englishDomains()
    const odd: string[] = []
    let count = 0
    const records = publishedRecords().filter(({ record }) => record.PDDL_problem === undefined)
    // Contexts of one domain are similar: every third one, or all with PLANGROUND_LONG.
    for (const [i, { file, record }] of records.entries()) {
      if (i % samplesOf(3, 1) !== 0) continue
      count++
      const describedProblem = readEnglish(record.context, all, file.split('.')[0])
      odd.push(
        ...describedProblem.unread.map(({ text, why }) => `${file} ${describedProblem.id}: ${text} ${why ?? ''}`),
      )
      odd.push(
        ...describedProblem.missing
          .filter(({ facts }) => facts.length === 0)
          .map(({ text }) => `${file} ${describedProblem.id}: ${text}`),
      )
      const domain = domainOfText(describedProblem.domain!)
      for (const problem of [describedProblem.problem!, describedProblem.most ?? describedProblem.problem!])
        odd.push(
          ...parseProblem(problem, domain)
            .diagnostics.filter(({ severity }) => severity === 'error')
            .map(({ message }) => `${file} ${describedProblem.id}: ${message}`),
        )
    }
    expect(count).toBeGreaterThan(700 / samplesOf(3, 1))
    expect([...new Set(odd)]).toEqual([])
  }, 60_000)
})

it.runIf(dataFolder() === undefined)(skipMessage, () => undefined)

function tableOf(rows: readonly Compared[]): string {
  const names = [...new Set(rows.map(({ id }) => id))]
  const line = (name: string, own: readonly Compared[]): string =>
    [
      name.padEnd(12),
      ...readings.map(each => String(own.filter(({ reading }) => reading === each).length).padStart(11)),
    ].join(' ')
  return [
    [''.padEnd(12), ...readings.map(each => each.padStart(11))].join(' '),
    ...names.map(name =>
      line(
        name,
        rows.filter(({ id }) => id === name),
      ),
    ),
    line('all', rows),
  ].join('\n')
}
