// The yes/no and choice questions of the data: the number read, question and context, by domain and kind. The table
// is printed to the log; a long run reads all of them, the usual one a sample.

import { beforeAll, describe, expect, it } from 'vitest'
import { describedQuestionOf } from '#questions/benchmarks/acpbench/english/read-record'
import { type PlainKind, plainKinds } from '#questions/kinds/codes'
import { acpbenchRecords, dataFolder, skipMessage } from '../../support/data'
import { samplesOf } from '../../support/long'

interface Row {
  readonly domain: string
  readonly kind: PlainKind
  readonly unread: readonly string[]
  readonly isRead: boolean
  readonly where: string
}

describe.skipIf(dataFolder() === undefined)('published yes/no and choice questions', () => {
  let rows: Row[] = []
  const step = samplesOf(4, 1)

  beforeAll(() => {
    rows = plainKinds().flatMap(kind =>
      (['bool', 'mcq'] as const).flatMap(format =>
        acpbenchRecords(kind, format).flatMap((record, i): Row[] => {
          if (i % step !== 0) return []
          const content = { ...record, kind, format, group: '', gold: undefined, source: null }
          const found = describedQuestionOf(content)
          return [
            {
              domain: found?.parsed.domain ?? 'none',
              ...{ kind, unread: found?.parsed.unread ?? [record.context] },
              isRead: found?.statements !== undefined,
              where: `${kind}.${format} ${i}`,
            },
          ]
        }),
      ),
    )
  }, 60_000)

  it('are reported in a table', () => {
    console.info(tableOf(rows))
    expect(rows.length).toBeGreaterThan(100)
  })

  it('are read', () => {
    const odd = rows.filter(({ isRead, unread }) => !isRead || unread.length > 0)
    expect(odd.map(({ where, domain, unread }) => `${domain} ${where}: ${unread.join(' | ')}`)).toEqual([])
  })

  it('state the same in their second wording, `query`', () => {
    const asked = plainKinds()
      .filter(kind => kind !== 'val')
      .flatMap(kind =>
        acpbenchRecords(kind, 'mcq').flatMap((record, i) => {
          const query = (record as { readonly query?: string }).query
          if (i % step !== 0 || query === undefined) return []
          const content = { ...record, kind, format: 'mcq' as const, group: '', gold: undefined, source: null }
          return [[content, { ...content, question: query }].map(each => describedQuestionOf(each)?.statements)]
        }),
      )
    expect(asked.length).toBeGreaterThan(80)
    expect(asked.map(([, other]) => other)).toEqual(asked.map(([one]) => one))
  })
})

it.runIf(dataFolder() === undefined)(skipMessage, () => undefined)

/** Read, of all: a row a domain, a column a kind. */
function tableOf(rows: readonly Row[]): string {
  const kinds = plainKinds().filter(kind => rows.some(row => row.kind === kind))
  const line = (name: string, own: readonly Row[]): string =>
    [name.padEnd(12), ...kinds.map(kind => shareOf(own.filter(row => row.kind === kind)))].join(' ')
  const domains = [...new Set(rows.map(({ domain }) => domain))]
  return [
    [''.padEnd(12), ...kinds.map(kind => kind.padStart(8))].join(' '),
    ...domains.map(domain =>
      line(
        domain,
        rows.filter(row => row.domain === domain),
      ),
    ),
    line('all', rows),
  ].join('\n')
}

const shareOf = (rows: readonly Row[]): string =>
  `${rows.filter(({ isRead, unread }) => isRead && unread.length === 0).length}/${rows.length}`.padStart(8)
