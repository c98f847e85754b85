// Published results: as printed, and next to a run.

import { describe, expect, test } from 'vitest'
import { kindCodes } from '#questions/kinds/codes'
import { loadPublished } from '#results/runs/published/all'
import { compareWithPublished, figuresInCommon } from '#results/runs/published/compare'
import { publishedDomains } from '#questions/benchmarks/acpbench/published-domains'
import { questionsOf } from '#results/runs/published/published'
import type { ScoredRow } from '#results/runs/row'
import { summarise } from '#results/runs/summary'
import { RunTable } from '#results/runs/table'
import { type DataRecord, dataFolder, dataText, skipMessage } from '../support/data'
import { scoredRow } from '../support/rows'

const { papers: publishedPapers, rows: publishedRows, tables: publishedTables } = await loadPublished()
const rowNamed = (id: string) => publishedRows.find(row => row.id === id)!

const summaryOf = (rows: readonly ScoredRow[]) => {
  const table = new RunTable()
  table.append(rows)
  return summarise(table)
}

/** Questions of a kind in the domains named, every other one right. */
const asked = (given: Partial<ScoredRow>, domains: readonly string[], perDomain: number): ScoredRow[] =>
  domains.flatMap(domain =>
    Array.from({ length: perDomain }, (_, at) =>
      scoredRow({
        domain,
        question: `${given.kind} ${given.format} ${domain} ${at}`,
        official: at % 2 === 0 ? 1 : 0,
        verdict: at % 4 === 0 ? 'right' : 'wrong',
        ...given,
      }),
    ),
  )

describe('published tables', () => {
  test('each number has a column, a paper and a place of its own', () => {
    expect(publishedRows.length).toBeGreaterThan(50)
    expect(new Set(publishedRows.map(({ id }) => id)).size).toBe(publishedRows.length)
    for (const { numbers, table, paper } of publishedRows) {
      expect(numbers.length).toBeGreaterThan(0)
      expect(publishedPapers).toContain(paper)
      for (const { column, value } of numbers) {
        expect(column.kind === null || kindCodes.includes(column.kind), column.code).toBe(true)
        expect(['gen', 'bool', 'mcq']).toContain(column.format)
        if (column.domain !== null) expect(publishedDomains).toContain(column.domain)
        expect(value, table.id).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
    }
  })

  test('are the numbers that were written down from the papers, missing ones taken from the picture', context => {
    if (dataFolder() === undefined) context.skip(skipMessage)
    interface Source {
      id: string
      table: string
      kind: string
      decimals: number
      columns: string[]
      rows: {
        values: Record<string, number>
        fromPicture?: Record<string, number>
        derived?: Record<string, number>
      }[]
    }
    const { tables } = JSON.parse(dataText('published/acpbench.json')) as { tables: Source[] }
    const ids: Record<string, string> = {
      'hard-1': 'hard-t1',
      'hard-2': 'hard-t2',
      'hard-3': 'hard-t3',
      'hard-7': 'hard-t7',
      'hard-1-first': 'hard-t1-page',
      'hard-jaccard': 'hard-app-jaccard',
      'acpbench-2': 'acpbench-t2',
      'acpbench-2-first': 'acpbench-t2-page',
      'acpbench-3a': 'acpbench-t3a',
      'acpbench-3b': 'acpbench-t3b',
      'acpbench-5': 'acpbench-t5',
    }
    let compared = 0
    for (const [own, theirs] of Object.entries(ids)) {
      const source = tables.find(({ id }) => id === theirs)!
      const codes = publishedTables
        .find(({ id }) => id === own)!
        .columns.trim()
        .split(/\s+/)
      const rows = publishedRows.filter(({ table }) => table.id === own)
      expect(rows).toHaveLength(source.rows.length)
      source.rows.forEach((row, at) => {
        const merged = { ...row.derived, ...row.fromPicture, ...row.values }
        const expected = source.columns.flatMap((column, index) =>
          merged[column] === undefined ? [] : [[codes[index], merged[column]]],
        )
        expect(rows[at]!.numbers.map(({ column, printed }) => [column.code, Number(printed)])).toEqual(expected)
        for (const { column, printed } of rows[at]!.numbers)
          if (rows[at]!.model !== 'Random applicable action')
            expect(printed.split('.')[1]?.length ?? 0, column.code).toBe(theirs === 'hard-t7' ? 1 : source.decimals)
        compared += expected.length
      })
    }
    expect(compared).toBeGreaterThan(700)
    const missing = tables.filter(({ id, kind }) => /accuracy|tuning/.test(kind) && !Object.values(ids).includes(id))
    expect(missing).toEqual([])
  })

  test('those of PlanBench are the numbers of its paper and its repository', context => {
    if (dataFolder() === undefined) context.skip(skipMessage)
    const { table1, leaderboard } = JSON.parse(dataText('planbench/published.json'))
    for (const model of ['gpt-4', 'text-davinci-002']) {
      const row = rowNamed(`planbench-1/${model.replace('gpt', 'GPT')}`)
      expect(row.numbers.map(({ column, printed }) => [column.kind, Number(printed)])).toEqual(
        table1.rows.map((each: DataRecord) => [each.family, each[model].percent]),
      )
      for (const { column } of row.numbers)
        expect(questionsOf(row.table, column)).toBe(
          table1.rows.find((each: DataRecord) => each.family === column.kind)[model].of,
        )
    }
    const tables = {
      'planbench-leaderboard': 'blocksworld_600_nl',
      'planbench-leaderboard-mystery': 'mystery_blocksworld_600_nl',
      'planbench-leaderboard-random': 'randomized_mystery_blocksworld_600_nl',
      'planbench-leaderboard-hard': 'blocksworld_hard_110_pddl',
    }
    for (const [table, key] of Object.entries(tables)) {
      const rows = publishedRows.filter(row => row.table.id === table)
      expect(rows.map(({ model, numbers }) => [model, Number(numbers[0]!.printed)])).toEqual(
        leaderboard.rows.flatMap((each: DataRecord) => (each[key] === undefined ? [] : [[each.model, each[key]]])),
      )
    }
  })
})

describe('a run next to a published row', () => {
  test('a table of other domains is compared by its own', () => {
    const summary = summaryOf([
      ...asked({ kind: 't1', format: 'gen' }, ['blocksworld', 'blocksworld_3', 'logistics'], 4),
    ])
    const { figures, setup } = compareWithPublished(summary, rowNamed('planbench-1/GPT-4'))
    expect(figures.map(({ questions }) => questions)).toEqual([8])
    expect(setup.join(' ')).not.toMatch(/questions of/)
  })

  test('official scores are next to it, kind by kind, with the interval of the difference', () => {
    const summary = summaryOf([
      ...asked({ kind: 'nexta', format: 'gen' }, publishedDomains, 10),
      ...asked({ kind: 'app', format: 'bool' }, publishedDomains, 4),
    ])
    const { figures, without, setup } = compareWithPublished(summary, rowNamed('hard-2/GPT-4o'))
    expect(figures.map(({ number }) => number.column.code)).toEqual(['nexta.gen'])
    expect(without).toHaveLength(7)
    const [figure] = figures
    expect(figure).toMatchObject({
      of: 130,
      questions: 130,
      own: { value: 0.5 },
      number: { printed: '0.55' },
    })
    expect(figure!.difference).toBeCloseTo(-0.05, 12)
    // Two shares of 130 each near one half: about ±12 points.
    expect(figure!.range!.low).toBeCloseTo(-0.169, 2)
    expect(figure!.range!.high).toBeCloseTo(0.071, 2)
    expect(setup.join(' ')).not.toMatch(/Questions behind|no questions of|several/)
  })

  test('shows what differs in the set-up', () => {
    const rows = asked({ kind: 'val', format: 'mcq' }, ['ferry', 'grid', 'a world of mine'], 6)
    const { setup } = compareWithPublished(summaryOf(rows), rowNamed('acpbench-2/Mistral 7B'))
    expect(setup.join('\n')).toContain('Questions behind a figure: 130 published, 18 in this run.')
    expect(setup.join('\n')).toContain('no questions of alfworld, blocksworld, depot, ')
    expect(setup.join('\n')).toContain('questions of a world of mine, which the published figures do not include')
    expect(setup.join('\n')).toContain('means of 5 runs')
    expect(setup.join('\n')).toContain('2 of the row’s 16 numbers are read from a picture')
  })

  test('by domain, and by the domains of a table', () => {
    const rows = [
      ...asked({ kind: 'nexta', format: 'gen' }, ['ferry', 'grid'], 10),
      ...asked({ kind: 'app', format: 'mcq' }, ['ferry', 'depot'], 5),
    ]
    const byDomain = compareWithPublished(summaryOf(rows), rowNamed('hard-7/o1-preview'))
    expect(byDomain.figures.map(({ number }) => number.column.domain)).toEqual(['ferry', 'grid'])
    const trained = publishedRows.find(({ table }) => table.id === 'acpbench-3a')!
    const [figure] = compareWithPublished(summaryOf(rows), trained).figures
    expect(figure).toMatchObject({ of: 5, number: { column: { code: 'app.mcq' } } })
  })

  test('a mean only where the run has all kinds of the row', () => {
    const kinds = ['app', 'prog', 'reach', 'val', 'areach', 'just', 'land'] as const
    const all = kinds.flatMap(kind => asked({ kind, format: 'bool' }, ['ferry'], 4))
    const row = rowNamed('acpbench-2/GPT-4o')
    const codes = (rows: readonly ScoredRow[]) =>
      compareWithPublished(summaryOf(rows), row).figures.map(({ number }) => number.column.code)
    expect(codes(all)).toContain('mean.bool')
    expect(codes(all.filter(({ kind }) => kind !== 'land'))).not.toContain('mean.bool')
    expect(codes(all)).not.toContain('mean.mcq')
  })

  test('Jaccard without items too many, and indices off by one', () => {
    const summary = summaryOf([
      scoredRow({ jaccard: 0.5, verdict: 'wrong', mistakes: ['missing'] }),
      scoredRow({ jaccard: 0.9, verdict: 'wrong', mistakes: ['extra'], question: 'q2' }),
      scoredRow({ kind: 'val', question: 'q3', verdict: 'wrong', mistakes: ['off-by-one'] }),
      scoredRow({ kind: 'val', question: 'q4', verdict: 'wrong', mistakes: ['wrong-index'] }),
    ])
    const value = (id: string, code: string) =>
      compareWithPublished(summary, rowNamed(id)).figures.find(({ number }) => number.column.code === code)?.own.value
    expect(value('hard-jaccard/o1-preview', 'app.gen:strict-jaccard')).toBe(0.25)
    expect(value('hard-off-by-one/o1-preview', 'val.gen:off-by-one')).toBe(0.5)
  })

  test('a quick look counts the same figures', () => {
    const summary = summaryOf([
      ...asked({ kind: 'nexta', format: 'gen' }, ['ferry', 'grid'], 3),
      ...asked({ kind: 'app', format: 'mcq', jaccard: null }, ['ferry', 'depot'], 3),
    ])
    const counts = figuresInCommon(summary, publishedRows)
    publishedRows.forEach((row, at) => {
      const { figures } = compareWithPublished(summary, row)
      const own = figures.filter(({ number }) => number.column.kind !== null)
      expect(counts[at], row.id).toBe(own.length)
    })
    expect(Math.max(...counts)).toBe(2)
  })

  test('nothing in common: no figures, nothing stated', () => {
    const found = compareWithPublished(summaryOf([]), rowNamed('hard-1/Llama 3.1 8B'))
    expect(found).toMatchObject({ figures: [], setup: [] })
  })
})
