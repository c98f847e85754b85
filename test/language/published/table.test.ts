// All published sentences of the data: the number read, and whether those with PDDL are read as exactly its facts.
// The table is printed to the log; nothing is misread, and each unread sentence has a known reason in the text
// itself.

import { beforeAll, describe, expect, it } from 'vitest'
import { dataFolder, skipMessage } from '../../support/data'
import { type Measured, measured, readersOf } from './measure'
import { domainOf, type PublishedDomain, publishedDomains, publishedRecords } from './sentences'

type Row = Measured & { readonly domain: string; readonly file: string }

/** Why a sentence cannot be read, or not to one meaning. */
const reasons: readonly { readonly why: string; readonly fits: (row: Row) => boolean }[] = [
  {
    why: 'goldminer lists propositions with no wording at all',
    fits: ({ domain, group, text }) => domain === 'goldminer' && group === 'listed' && text === '',
  },
  {
    why: 'alfworld words toggling on and off alike',
    fits: ({ domain, text }) => domain === 'alfworld' && text.includes(' toggles '),
  },
  {
    why: 'alfworld lists the empty hands with agent1 in the place of the variable',
    fits: ({ domain, group, text }) =>
      domain === 'alfworld' && group === 'listed' && text === "agent1's hands are empty",
  },
  {
    why: 'floortile leaves out the name of the only clear tile',
    fits: ({ domain, text, outcome }) =>
      domain === 'floortile' && (/^\s*is clear;$/.test(text) || (outcome === 'untold' && text.startsWith('(clear '))),
  },
]

describe.skipIf(dataFolder() === undefined)('published sentences', () => {
  let rows: Row[] = []

  beforeAll(() => {
    const all = publishedDomains()
    const byDomain = new Map<PublishedDomain, ReturnType<typeof publishedRecords>>()
    for (const each of publishedRecords()) {
      const own = domainOf(all, each.record.context)
      if (own === undefined) throw new Error(`No domain tells “${each.record.context.slice(0, 60)}…”.`)
      byDomain.set(own, [...(byDomain.get(own) ?? []), each])
    }
    rows = [...byDomain].flatMap(([own, records]) => {
      // All versions of a domain have objects of the same names.
      const alike = [...byDomain].filter(([{ folder }]) => folder === own.folder)
      const readers = readersOf(
        own,
        alike.flatMap(([, list]) => list.map(({ record }) => record)),
      )
      return records.flatMap(({ file, record }) =>
        [...measured(readers, file, record)].map(each => ({
          ...each,
          ...{ domain: own.folder.id, file },
        })),
      )
    })
  }, 60_000)

  it('are reported in a table', () => {
    console.info(tableOf(rows))
    expect(new Set(rows.map(({ domain }) => domain))).toEqual(
      new Set(publishedDomains().map(({ folder }) => folder.id)),
    )
  })

  it('are never read wrongly', () => {
    expect(rows.filter(({ outcome }) => outcome === 'wrong')).toEqual([])
  })

  it('are read, unless the text itself has a known fault', () => {
    const unread = rows.filter(({ outcome }) => outcome === 'unread' || outcome === 'untold')
    const odd = unread.filter(row => !reasons.some(({ fits }) => fits(row)))
    expect(odd.map(({ domain, file, text, why }) => `${domain} ${file}: ${text} (${why})`)).toEqual([])
    for (const { why, fits } of reasons) expect(unread.some(fits), why).toBe(true)
  })
})

it.runIf(dataFolder() === undefined)(skipMessage, () => undefined)

function tableOf(rows: readonly Row[]): string {
  const columns = ['sentences', 'exact', 'read', 'unread', 'wrong', 'untold'] as const
  const names = [...new Set(rows.map(({ domain }) => domain))]
  const line = (name: string, own: readonly Row[]): string => {
    const counts = columns.map(column =>
      column === 'sentences'
        ? own.filter(({ outcome }) => outcome !== 'untold').length
        : own.filter(({ outcome }) => outcome === column).length,
    )
    return [name.padEnd(12), ...counts.map(count => String(count).padStart(9))].join(' ')
  }
  return [
    [''.padEnd(12), ...columns.map(column => column.padStart(9))].join(' '),
    ...names.map(name =>
      line(
        name,
        rows.filter(({ domain }) => domain === name),
      ),
    ),
    line('all', rows),
  ].join('\n')
}
