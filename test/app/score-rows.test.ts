// The table of a run's rows as a state: its link, filters, keys and verdicts by hand.

import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { fakeInfo } from '../support/run-info'
import { randomRows, scoredRow } from '../support/rows'
import { columnsFor } from '#page/score/table/columns'
import { actOn } from '#page/score/table/act'
import { AS_SCORED } from '#page/score/row/row-details'
import { inBox } from '#page/score/row/to-explore'
import { createRows, type Rows } from '#page/score/table/rows'
import type { OpenRun } from '#page/score/runs/runs'
import type { Override, ScoredRow } from '#results/runs/row'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { RunTable } from '#results/runs/table'
import { testApp, turn } from './support'

/** A table of these rows, shown at an address, and what is kept of overrides. */
function shown(list: readonly ScoredRow[], filter = '') {
  const { app, clock } = testApp()
  app.place.show({ workspace: 'score', score: { part: 'run', run: 'r', view: 'rows', filter } })
  const table = new RunTable()
  table.append(list)
  const [version, setVersion] = createSignal(0)
  const run: OpenRun = { info: () => fakeInfo, table, version, isLoaded: () => true }
  const kept: [number, Override | null][] = []
  const responses = new Map<number, string>()
  const runs = {
    async searchResponses(_: string, words: readonly string[], from: number) {
      const has = words.every(word => (responses.get(from) ?? '').includes(word))
      return { rows: has ? [from] : [], next: from + 1 < table.length ? from + 1 : table.length }
    },
    override(_: string, row: number, override: Override | null): void {
      kept.push([row, override])
      table.setOverride(row, override)
      setVersion(now => now + 1)
    },
  }
  const rows = createRoot(() => createRows(app, runs, 'r', run))
  clock.pass(0)
  const more = (added: readonly ScoredRow[]): void => {
    table.append(added)
    setVersion(now => now + 1)
  }
  const address = (): string => {
    const at = app.place.score()
    return 'filter' in at ? at.filter : ''
  }
  return { app, clock, rows, kept, more, responses, address, go: (to: string) => goTo(app, to) }
}

const goTo = (app: ReturnType<typeof testApp>['app'], filter: string): void =>
  app.place.show({ score: { part: 'run', run: 'r', view: 'rows', filter } })

const wrong = (part: Partial<ScoredRow> = {}): ScoredRow =>
  scoredRow({ verdict: 'wrong', mistakes: ['missing'], official: 0, ...part })

const numbers = (rows: Rows): number[] => [...rows.shown()]

test('the link is the filter: what is chosen is in it, and another link shows other rows', () => {
  const { rows, address, go } = shown([scoredRow(), wrong(), wrong({ kind: 'val' })])
  expect(numbers(rows)).toEqual([0, 1, 2])
  rows.narrowTo('verdict', ['wrong'])
  rows.narrowTo('kind', ['val'])
  expect(address()).toBe('verdict=wrong&kind=val')
  expect(numbers(rows)).toEqual([2])
  go('verdict=right')
  expect(numbers(rows)).toEqual([0])
  rows.clear()
  expect(address()).toBe('')
  expect(numbers(rows)).toEqual([0, 1, 2])
})

test('a link with parts that are not known is reported once, mended, and its other filters hold', () => {
  const { app, rows, address } = shown([scoredRow(), wrong()], 'verdict=wrong&colour=red')
  expect(app.notices.list().map(({ title }) => title)).toEqual(['This link names something unknown here'])
  expect(app.notices.list()[0]!.lines[0]).toContain('“colour=red”')
  expect(address()).toBe('verdict=wrong')
  expect(numbers(rows)).toEqual([1])
})

test('words are found and rows sorted; the link reports it', () => {
  const { clock, rows, address } = shown([
    scoredRow({ answer: '(b)' }),
    scoredRow({ answer: '(C X)' }),
    scoredRow({ answer: '(a x)' }),
  ])
  rows.sortBy('answer')
  rows.setWords('X')
  clock.pass(1)
  expect(numbers(rows)).toEqual([1, 2])
  rows.sortBy('answer')
  clock.pass(1)
  expect(address()).toBe('words=X&sort=-answer')
  expect(numbers(rows)).toEqual([2, 1])
  rows.setWords('')
  rows.sortBy('answer')
  clock.pass(1)
  expect(address()).toBe('')
  expect(numbers(rows)).toEqual([0, 1, 2])
})

test('rows that keep coming join the filtered, searched and sorted ones', () => {
  const { clock, rows, more } = shown([wrong({ id: 'a2' }), scoredRow({ id: 'a3' })], 'words=a&sort=id')
  clock.pass(10)
  expect(numbers(rows)).toEqual([0, 1])
  more([scoredRow({ id: 'a1' }), scoredRow({ id: 'b', answer: '', explanation: '' })])
  clock.pass(600)
  expect(numbers(rows)).toEqual([0, 1, 2])
  clock.pass(4_000)
  expect(numbers(rows)).toEqual([2, 0, 1])
  expect(rows.total()).toBe(4)
})

test('a search in the responses adds what is found there, piece by piece, also in rows that come later', async () => {
  const { clock, rows, more, responses, address } = shown([
    scoredRow({ answer: '', explanation: '' }),
    scoredRow({ answer: 'gold' }),
    scoredRow({ answer: '', explanation: '' }),
  ])
  responses.set(2, 'there is gold in it')
  responses.set(3, 'gold too')
  rows.setWords('GOLD', true)
  clock.pass(1)
  await turn()
  expect(address()).toBe('words=GOLD&in=responses')
  expect(numbers(rows)).toEqual([1, 2])
  expect(rows.inResponses.share()).toBeNull()
  more([scoredRow({ answer: '', explanation: '' })])
  clock.pass(600)
  await turn()
  clock.pass(1)
  expect(numbers(rows)).toEqual([1, 2, 3])
  rows.setWords('gold', false)
  clock.pass(1)
  expect(numbers(rows)).toEqual([1])
})

test('keys move among the rows shown and stop at the ends; the details follow once they are open', () => {
  const { rows, address } = shown(randomRows(40), 'verdict=wrong')
  const all = numbers(rows)
  const act = (what: Parameters<typeof actOn>[0]): void =>
    actOn(what, rows, { explore() {}, search() {}, hand: () => undefined, notify() {}, announce() {} })
  act('next')
  act('next')
  expect(rows.cursor()).toBe(all[1])
  expect(rows.open()).toBeNull()
  act('open')
  act('next')
  expect(rows.open()).toBe(all[2])
  expect(address()).toBe(`verdict=wrong&row=${all[2]! + 1}`)
  rows.moveBy(1_000)
  expect(rows.open()).toBe(all.at(-1))
  act('next')
  expect(rows.open()).toBe(all.at(-1))
  act('close')
  expect(rows.open()).toBeNull()
  expect(rows.cursor()).toBe(all.at(-1))
  rows.moveBy(-1_000)
  act('previous')
  expect(rows.place()).toBe(0)
})

test('n and p go to the rows with a different official score, and say if there is none', () => {
  const { rows } = shown([scoredRow(), wrong({ cause: 'x' }), scoredRow(), scoredRow({ cause: 'y' })])
  const sentences: string[] = []
  const act = (what: 'next-differing' | 'previous-differing'): void =>
    actOn(what, rows, {
      explore() {},
      search() {},
      hand: () => undefined,
      notify: title => void sentences.push(title),
      announce() {},
    })
  act('next-differing')
  expect(rows.cursor()).toBe(1)
  act('next-differing')
  expect(rows.cursor()).toBe(3)
  act('next-differing')
  expect(rows.cursor()).toBe(3)
  expect(sentences).toEqual(['No later row in this list differs'])
  act('previous-differing')
  expect(rows.cursor()).toBe(1)
})

test('a verdict by hand is next to the machine’s, keeps its reason, and is undone step by step', () => {
  const { rows, kept } = shown([scoredRow(), wrong()], 'verdict=wrong')
  const { overruling } = rows
  rows.moveTo(1)
  overruling.overrule(1, 'right')
  overruling.giveReason(1, '  the question is defect ')
  overruling.overrule(1, 'undecided')
  expect(overruling.of(1)).toEqual({ verdict: 'undecided', reason: 'the question is defect' })
  // It stays where it is: the filter follows the machine's verdict.
  expect(numbers(rows)).toEqual([1])
  expect(rows.run.table.row(1).verdict).toBe('wrong')
  expect(rows.facets().find(({ name }) => name === 'hand')!.counts[2]).toBe(1)
  expect([overruling.undo(), overruling.of(1)?.verdict]).toEqual([1, 'right'])
  expect([overruling.undo(), overruling.of(1)?.reason]).toEqual([1, ''])
  expect([overruling.undo(), overruling.of(1)]).toEqual([1, undefined])
  expect(overruling.undo()).toBeNull()
  overruling.takeBack(1)
  overruling.giveReason(1, 'no verdict to give a reason for')
  expect(kept.length).toBe(6)
  expect(kept.at(-1)).toEqual([1, null])
})

test('only the part that was read of a long response is put into the answer box', () => {
  const trace = [
    { what: 'dropped' as const, text: 'x'.repeat(200_000) },
    { what: 'kept' as const, text: '(a b)' },
    { what: 'supplied' as const, text: ']' },
    { what: 'kept' as const, text: '(c)' },
  ]
  const view = { trace } as never
  const response = `${'x'.repeat(200_000)} (a b), (c)`
  expect(inBox({ response, view })).toBe('(a b) (c)')
  expect(inBox({ response: 'So (a b), (c)', view })).toBe('So (a b), (c)')
  const unread = inBox({ response, view: null })
  expect([unread.length, unread.endsWith('(a b), (c)')]).toEqual([100_000, true])
})

test('the verdict of an open row is found within the limits of scoring', () => {
  expect(AS_SCORED).toBe(defaultLimits.maxStates)
})

test('a row named by a link is open; an unknown row is ignored', () => {
  expect(shown([scoredRow(), wrong()], 'row=2').rows.open()).toBe(1)
  expect(shown([scoredRow(), wrong()], 'row=3').rows.open()).toBeNull()
})

test('columns without information are left out, and the least needed ones if there is no room', () => {
  const every = { formats: true, domains: true, levels: false, models: true, two: false }
  const ids = (width: number, variety = every) => columnsFor(width, variety).map(({ id }) => id)
  expect(ids(1400)).toEqual([
    ...['number', 'verdict', 'official', 'kind', 'format', 'domain'],
    ...['id', 'model', 'answer', 'mistakes'],
  ])
  expect(ids(1400, { ...every, formats: false, models: false })).not.toContain('model')
  expect(ids(1400, { ...every, two: true })).toContain('other')
  const few = ids(560)
  expect(few).toEqual(expect.arrayContaining(['verdict', 'kind', 'answer']))
  expect(few.length).toBeLessThan(6)
  expect(ids(10)).toEqual(['verdict', 'kind', 'answer'])
})
