// A class's submissions: found in dropped or pasted content, judged one by one, with the anomalies of each.

import { createMemo, createSignal } from 'solid-js'
import type { ReadSheet } from '#results/files/sheets/forms'
import { handleKey } from '#teaching/sheets/handle'
import type { JudgedResult } from '#teaching/sheets/judged'
import type { Sheet } from '#teaching/sheets/sheet'
import type { FlaggedResult, ItemSummary } from '#teaching/sheets/table'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { createKeptSheets } from '../kept-sheets'
import { inBackground } from '#page/browser/background'
import { createPile } from './pile'

/** Maximum number of states stored for one verdict. */
const LIMITS = { maxStates: 200_000 }

/** A result with its verdicts, if it answers the sheet and is judged; both may change while the row stays. */
export interface ResultRow {
  readonly flagged: FlaggedResult
  readonly mark: string
  readonly judged: JudgedResult | null
  /** True if it counts in percentages and grades: one result for each name, and the teacher may choose another or none. */
  readonly counts: boolean
}

export type ClassResults = ReturnType<typeof createResults>

export function createResults(app: App) {
  const { lanes } = app
  const chosen = createSheet(app)
  const { hash, sheet } = chosen
  const pile = createPile(app, chosen.bringFile)
  /** What the teacher ticked and unticked, by mark. */
  const [ticks, setTicks] = createSignal<ReadonlyMap<string, boolean>>(new Map())
  const flagged = createPane(
    () => {
      const [now, named, found] = [sheet(), hash(), pile.found()]
      const engine = __ENGINE_VERSION__
      return now === undefined || named === null
        ? null
        : { found, here: { sheet: named, engine, items: now.items.length } }
    },
    ({ found, here }) => lanes.quietly('quick', api => api.sheets.flagged(found, here)),
    { keeps: (next, shown) => next.here.sheet === shown.here.sheet },
  )
  const marked = createMemo(() => (flagged.value() ?? []).map(each => ({ flagged: each, mark: markOf(each) })))
  /** If there are several results under one name, the one found last. */
  const last = createMemo(
    () => new Map(marked().flatMap(each => (keyOf(each) === '' ? [] : [[keyOf(each), each.mark]]))),
  )
  const judging = createJudging(app, sheet, marked)
  const rows = createMemo((): readonly ResultRow[] =>
    marked().map(({ flagged, mark }) => ({
      flagged,
      mark,
      get judged() {
        return judging.judgedOf(mark) ?? null
      },
      get counts() {
        const key = keyOf({ flagged })
        return flagged.isHere && (ticks().get(mark) ?? (key === '' || last().get(key) === mark))
      },
    })),
  )
  const counted = createMemo(() => rows().flatMap(({ judged, counts }) => (counts && judged !== null ? [judged] : [])))
  const summaries = createPane<readonly JudgedResult[], readonly ItemSummary[]>(
    counted,
    judged => lanes.quietly('quick', api => api.sheets.summaries(judged, sheet()?.items.length ?? 0)),
    { settle: () => 60, keeps: () => true },
  )
  return {
    ...chosen,
    ...pile,
    /** Takes the links of sheets and the results in a pasted text; returns what was not recognised. */
    async take(text: string): Promise<Leftover> {
      const outcome = await lanes.run('quick', 'reading what was pasted', api => api.sheets.pasted(text))
      if (outcome.kind !== 'done')
        return { text, why: outcome.kind === 'failed' ? outcome.message : 'Reading was stopped.' }
      const { links, codes, rest, damaged } = outcome.value
      const unread: string[] = []
      for (const link of links) if (!(await chosen.bringLink(link))) unread.push(link)
      if (codes > 0 || damaged > 0) await pile.paste(text)
      const left = [rest, ...unread].filter(part => part !== '').join('\n')
      return { text: left, why: left === '' ? '' : whyLeft(links.length - unread.length + codes, damaged) }
    },
    rows,
    /** The summaries of the results that count, in the order of their rows. */
    counted,
    summaries,
    judging,
    /** Counts a row instead of the others under its name, or counts it no more. */
    toggle(row: ResultRow): void {
      const key = keyOf(row)
      const others = row.counts || key === '' ? [] : marked().filter(each => keyOf(each) === key)
      setTicks(old => new Map([...old, ...others.map(({ mark }) => [mark, false] as const), [row.mark, !row.counts]]))
    },
  }
}

/** Text that was not recognised, and why it stays; both '' if there is none. */
export interface Leftover {
  readonly text: string
  readonly why: string
}

function whyLeft(taken: number, damaged: number): string {
  const what = damaged > 0 ? 'a code in it was damaged on its way' : 'it has no code of a result and no link of a sheet'
  return taken === 0 && damaged === 0
    ? `Nothing was taken: ${what}. A code begins with PGR1-, and many letters follow.`
    : `The rest stays here: ${what}.`
}

const NOT_READ: readonly string[] = ['The sheet could not be read', 'The engine did not answer.']

/** The sheet that was answered: one that this browser stores, or a new one. */
function createSheet(app: App) {
  const { lanes, notices } = app
  const kept = app.feature(createKeptSheets)
  const [hash, setHash] = createSignal<string | null>(kept.list()[0]?.hash ?? null)
  const link = createMemo(() => kept.named(hash() ?? '')?.link ?? null)
  const read = createPane(link, link => lanes.quietly('quick', api => api.sheets.readLink(link)))
  const sheet = createMemo((): Sheet | undefined => {
    const now = read.value()
    return now?.kind === 'sheet' ? now.sheet : undefined
  })
  /** Returns why it could not be read, after reporting it; null if it could. */
  const open = async (read: ReadSheet): Promise<readonly string[] | null> => {
    if (read.kind === 'bad') {
      notices.notify({ tone: 'problem', title: read.title, lines: [read.message] })
      return [read.title, read.message]
    }
    const packed = await lanes.run('quick', 'reading the sheet', api => api.sheets.pack(read.sheet))
    if (packed.kind !== 'done') return NOT_READ
    kept.put({ hash: read.hash, title: read.sheet.title, link: packed.value.link })
    setHash(read.hash)
    return null
  }
  return {
    hash,
    setHash,
    sheet,
    sheetProblem: (): string => {
      const now = read.value()
      return now?.kind === 'bad' ? now.message : read.message()
    },
    async bringFile(text: string): Promise<readonly string[] | null> {
      const outcome = await lanes.run('quick', 'reading the sheet', api => api.sheets.readFile(text))
      return outcome.kind === 'done' ? open(outcome.value) : NOT_READ
    },
    /** Opens the sheet of a link; false if it could not be read. */
    async bringLink(link: string): Promise<boolean> {
      const outcome = await lanes.run('quick', 'reading the sheet', api => api.sheets.readLink(link))
      return outcome.kind === 'done' && (await open(outcome.value)) === null
    },
  }
}

/** The name that identifies a student's results of the open sheet; '' if there is none. */
const keyOf = ({ flagged: { isHere, result } }: Pick<Marked, 'flagged'>): string =>
  isHere ? handleKey(result.handle) : ''

const markOf = ({ result }: FlaggedResult): string => JSON.stringify(result)

/** Two lanes judge in parallel, one result at a time each. */
const WORKERS = ['results', 'moreResults'] as const
/** Milliseconds for which verdicts are collected, so that the table is not drawn again for each. */
const TOGETHER = 200

interface Marked {
  readonly flagged: FlaggedResult
  readonly mark: string
}

/** Judges each result once; can be stopped, and continued on request. */
function createJudging({ lanes, clock }: App, sheet: () => Sheet | undefined, marked: () => readonly Marked[]) {
  const [judged, setJudged] = createSignal<ReadonlyMap<string, JudgedResult>>(new Map())
  const [problem, setProblem] = createSignal('')
  const waiting = createMemo(() => marked().filter(({ flagged, mark }) => flagged.isHere && !judged().has(mark)))
  /** Judged results that are not shown yet. */
  const fresh = new Map<string, JudgedResult>()
  const underWay = new Set<string>()
  let isDue = false
  const show = (): void => {
    isDue = false
    setJudged(old => new Map([...old, ...fresh]))
    fresh.clear()
  }
  const put = (mark: string, result: JudgedResult): void => {
    fresh.set(mark, result)
    if (isDue) return
    isDue = true
    clock.after(TOGETHER, show)
  }
  const next = (): Marked | undefined => waiting().find(({ mark }) => !fresh.has(mark) && !underWay.has(mark))
  const work = async (lane: (typeof WORKERS)[number]): Promise<void> => {
    for (let each = next(); each !== undefined && problem() === ''; each = next()) {
      const now = sheet()
      if (now === undefined) return
      const { mark, flagged } = each
      underWay.add(mark)
      const outcome = await lanes.run(lane, 'judging the results', api => api.sheets.judge(now, flagged.result, LIMITS))
      underWay.delete(mark)
      if (outcome.kind === 'done') put(mark, outcome.value)
      else setProblem(outcome.kind === 'failed' ? outcome.message : 'Judging was stopped.')
    }
  }
  const busy = new Set<string>()
  return {
    judgedOf: (mark: string): JudgedResult | undefined => judged().get(mark),
    /** Number of results that wait for their verdicts. */
    waiting: () => waiting().length,
    problem,
    go(): void {
      setProblem('')
      for (const lane of WORKERS) {
        if (busy.has(lane)) continue
        busy.add(lane)
        inBackground(work(lane).finally(() => busy.delete(lane)))
      }
    },
    stop(): void {
      for (const lane of WORKERS) lanes.stopWork(lane)
    },
  }
}
