// The figures of a run: counted as one counts by hand, and the same whatever parts the run is counted in.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainKinds } from '#questions/kinds/codes'
import type { ScoredRow } from '#results/runs/row'
import { share } from '#results/runs/statistics'
import { cellsOf, groupsBy, mergeSummaries, summarise, sumOf, tallyRows } from '#results/runs/summary'
import { summaryJson } from '#results/runs/summary-json'
import type { JoinableSummary } from '#results/runs/summary-shape'
import { RunTable } from '#results/runs/table'
import { Tally } from '#results/runs/tally'
import { randomRows, scoredRow } from '../support/rows'
import { roundsOf } from '../support/long'

const tableOf = (rows: readonly ScoredRow[]): RunTable => {
  const table = new RunTable()
  table.append(rows)
  return table
}

const joinable = (rows: readonly ScoredRow[]): JoinableSummary => {
  const tally = new Tally()
  for (const row of rows) tally.add(row)
  return JSON.parse(JSON.stringify({ ...tally.summary(), questions: tally.questions() }))
}

describe('counting', () => {
  const rows = randomRows(900, { questions: 300, models: ['b', 'a'] })
  const summary = summarise(tableOf(rows))
  const many = (which: (row: ScoredRow) => boolean) => rows.filter(which).length

  test('each verdict apart, not checkable apart from undecided', () => {
    const { counts } = sumOf(cellsOf(summary))
    expect(counts).toMatchObject({
      rows: 900,
      right: many(row => row.verdict === 'right'),
      wrong: many(row => row.verdict === 'wrong'),
      unreadable: many(row => row.verdict === 'unreadable'),
      undecided: many(row => row.reason === 'limit'),
      notCheckable: many(row => row.reason === 'no-pddl'),
      scored: 900,
      officialRight: many(row => row.official === 1),
      officialOnly: many(row => row.official === 1 && (row.verdict === 'wrong' || row.verdict === 'unreadable')),
      provenOnly: many(row => row.official === 0 && row.verdict === 'right'),
      matches: many(row => row.published === 'matches'),
    })
    expect(counts.agree + counts.officialOnly + counts.provenOnly).toBe(counts.right + counts.wrong + counts.unreadable)
  })

  test('by kind, domain, format and model', () => {
    for (const facet of ['kind', 'domain', 'format', 'model'] as const) {
      const groups = groupsBy(summary, facet)
      for (const { name, group } of groups) {
        expect(group.counts.rows).toBe(many(row => row[facet] === name))
        expect(group.proven.s).toBe(many(row => row[facet] === name && row.verdict === 'right'))
      }
      expect(groups.reduce((sum, { group }) => sum + group.counts.rows, 0)).toBe(900)
    }
    expect(groupsBy(summary, 'kind').map(({ name }) => name)).toEqual(plainKinds())
    expect(groupsBy(summary, 'model').map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('three tries at each question are one cluster, also of two models', () => {
    const total = sumOf(cellsOf(summary))
    const asked = new Map<string, number>()
    for (const row of rows) if (row.verdict !== 'undecided') asked.set(row.question, (asked.get(row.question) ?? 0) + 1)
    expect(total.proven.questions).toBe(asked.size)
    expect(total.proven.nn).toBe([...asked.values()].reduce((sum, n) => sum + n * n, 0))
    expect(share(total.proven)!.method).toBe('clustered')
  })

  test('mistakes of rows that are not right, causes of differences', () => {
    const json = summaryJson(summary)
    expect(json.mistakes['off-by-one']).toBe(many(row => row.mistakes.includes('off-by-one')))
    const caused = Object.values(json.differences).reduce((sum, d) => sum + d.officialOnly + d.provenOnly, 0)
    expect(caused).toBe(json.officialOnly + json.provenOnly)
  })

  test('bins by steps and by actions hold every row that has such a number', () => {
    const inBins = (bins: typeof summary.steps) => bins.reduce((sum, { group }) => sum + group.counts.rows, 0)
    expect(inBins(summary.steps)).toBe(many(row => row.givenSteps !== null))
    expect(inBins(summary.actions)).toBe(many(row => row.actions !== null))
    for (const { from, to, group } of summary.steps)
      expect(group.counts.rows).toBe(many(({ givenSteps: n }) => n !== null && n >= from && (to === null || n <= to)))
  })

  test('Jaccard, and 0 in its strict variant where an item is too many', () => {
    const two = summarise(
      tableOf([
        scoredRow({ verdict: 'wrong', jaccard: 0.5, mistakes: ['missing'] }),
        scoredRow({ verdict: 'wrong', jaccard: 0.25, mistakes: ['extra'], question: 'q2' }),
      ]),
    )
    expect(summaryJson(two).jaccard).toEqual({ mean: 0.375, strict: 0.25, of: 2 })
  })

  test('names of files may be any text', () => {
    const json = summaryJson(summarise(tableOf([scoredRow({ domain: '__proto__', model: 'constructor' })])))
    expect(Object.keys(json.byDomain)).toEqual(['__proto__'])
    expect(Object.keys(json.byModel)).toEqual(['constructor'])
  })
})

describe('what people state', () => {
  const table = tableOf([
    scoredRow({ verdict: 'wrong', official: 0, mistakes: ['missing'] }),
    scoredRow({ verdict: 'right', official: 1, question: 'q2' }),
  ])
  table.setOverride(0, { verdict: 'right', reason: 'the label is wrong' })

  test('is counted where that is asked for, and known of otherwise', () => {
    expect(sumOf(cellsOf(summarise(table))).counts).toMatchObject({
      right: 1,
      wrong: 1,
      overridden: 1,
      agree: 2,
    })
    const summary = summarise(table, { overrides: true })
    expect(sumOf(cellsOf(summary)).counts).toMatchObject({
      right: 2,
      wrong: 0,
      overridden: 1,
      provenOnly: 1,
    })
    expect(summary.mistakes).toEqual([])
    expect(summary.causes).toEqual([{ kind: 'app', cause: 'override', officialOnly: 0, provenOnly: 1 }])
  })
})

describe('parts', () => {
  test('joined are the whole, however the rows are divided', () => {
    const all = randomRows(240, { questions: 60, models: ['b', 'a', ''] })
    const whole = joinable(all)
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 240, maxLength: 240 }), shards => {
        const parts = [0, 1, 2, 3].map(shard => joinable(all.filter((_, at) => shards[at] === shard)))
        expect(mergeSummaries(parts)).toEqual(whole)
        expect(mergeSummaries([mergeSummaries(parts.slice(2)), ...parts.slice(0, 2)])).toEqual(whole)
      }),
      { numRuns: roundsOf(40) },
    )
  })

  test('of nothing are nothing', () => {
    expect(mergeSummaries([])).toEqual(joinable([]))
    expect(summaryJson(summarise(new RunTable())).proven.share).toBeNull()
  })

  test('a table counted in slices, or only some of its rows', () => {
    const rows = randomRows(400)
    const table = tableOf(rows)
    const tally = new Tally()
    for (let from = 0; from < 400; from += 90) tallyRows(tally, table, from, Math.min(400, from + 90))
    expect(tally.summary()).toEqual(summarise(table))
    const vals = summarise(table, { which: at => rows[at]!.kind === 'val' })
    expect(sumOf(cellsOf(vals)).counts.rows).toBe(rows.filter(row => row.kind === 'val').length)
  })
})
