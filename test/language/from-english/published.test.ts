// Published contexts, read to whole problems: those of the PDDL where there is PDDL. The table goes to the log.

import { describe, expect, it } from 'vitest'
import { readEnglish } from '../../../src/language/from-english/read-problem'
import { englishDomains } from '../../../src/library/english'
import { loadDomain } from '../../../src/task/load'
import { parseProblem } from '../../../src/pddl/problem'
import { dataFolder, skipMessage } from '../../support/data'
import { publishedRecords } from '../published/sentences'
import { type Compared, compared, type Reading } from './records'

const readings: readonly Reading[] = ['exact', 'assumed', 'incomplete', 'wrong']

describe.skipIf(dataFolder() === undefined)('published contexts', () => {
  it('give the problem of their PDDL', () => {
    const rows = publishedRecords()
      .filter(({ record }) => record.PDDL_problem !== undefined)
      .map(({ file, record }) => ({ file, ...compared(file, record) }))
    console.info(tableOf(rows))
    const odd = rows.filter(({ reading }) => reading === 'wrong')
    expect(
      odd.map(
        ({ file, id, differences }) => `${file} ${id}: ${differences.slice(0, 5).join(', ')}`,
      ),
    ).toEqual([])
    expect(rows.length).toBeGreaterThan(400)
  }, 60_000)

  it('are read without PDDL too', () => {
    const all = englishDomains()
    const odd: string[] = []
    let count = 0
    for (const { file, record } of publishedRecords()) {
      if (record.PDDL_problem !== undefined) continue
      count++
      const told = readEnglish(record.context, all, file.split('.')[0])
      odd.push(...told.unread.map(({ text, why }) => `${file} ${told.id}: ${text} ${why ?? ''}`))
      odd.push(
        ...told.missing
          .filter(({ facts }) => facts.length === 0)
          .map(({ text }) => `${file} ${told.id}: ${text}`),
      )
      const { domain } = loadDomain(told.domain!)
      for (const problem of [told.problem!, told.most ?? told.problem!])
        odd.push(
          ...parseProblem(problem, domain)
            .diagnostics.filter(({ severity }) => severity === 'error')
            .map(({ message }) => `${file} ${told.id}: ${message}`),
        )
    }
    expect(count).toBeGreaterThan(700)
    expect([...new Set(odd)]).toEqual([])
  }, 60_000)
})

it.runIf(dataFolder() === undefined)(skipMessage, () => undefined)

function tableOf(rows: readonly Compared[]): string {
  const names = [...new Set(rows.map(({ id }) => id))]
  const line = (name: string, own: readonly Compared[]): string =>
    [
      name.padEnd(12),
      ...readings.map(each =>
        String(own.filter(({ reading }) => reading === each).length).padStart(11),
      ),
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
