// What a class handed in: found in whatever was dropped or pasted, judged result by result, and what is odd about each.

import { createMemo, createSignal } from 'solid-js'
import type { EngineCalls } from '../../../engine/client'
import type { ReadSheet } from '../../../files/sheets/forms'
import type { GatheredResults, Unread } from '../../../files/sheets/gather'
import type { JudgedResult } from '../../../teaching/sheets/judged'
import type { Sheet } from '../../../teaching/sheets/sheet'
import type { FlaggedResult, FoundResult, ItemSummary } from '../../../teaching/sheets/table'
import { createPane } from '../../engine/pane'
import type { NamedFile } from '../../open/dropped-files'
import type { App } from '../../state/app'
import { createKeptSheets } from '../kept-sheets'

/** States that one verdict may store. */
const LIMITS = { maxStates: 200_000 }
/** Larger files hold no results. */
const MOST_BYTES = 40_000_000

/** A result with its verdicts, where it answers the sheet and they are there. */
export interface ResultRow {
  readonly flagged: FlaggedResult
  readonly judged: JudgedResult | null
  /** It counts in shares: the teacher may take a row out. */
  readonly counts: boolean
}

export type ClassResults = ReturnType<typeof createResults>

export function createResults(app: App) {
  const { lanes } = app
  const chosen = createSheet(app)
  const { hash, sheet } = chosen
  const pile = createPile(app, chosen.bringFile)
  const [out, setOut] = createSignal<ReadonlySet<string>>(new Set())
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
  const judging = createJudging(app, sheet, () => flagged.value() ?? [])
  const rows = createMemo((): readonly ResultRow[] =>
    (flagged.value() ?? []).map(each => ({
      flagged: each,
      judged: judging.judgedOf(each) ?? null,
      counts: each.isHere && !out().has(markOf(each)),
    })),
  )
  const counted = createMemo(() =>
    rows().flatMap(({ judged, counts }) => (counts && judged !== null ? [judged] : [])),
  )
  const summaries = createPane<readonly JudgedResult[], readonly ItemSummary[]>(
    counted,
    judged =>
      lanes.quietly('quick', api => api.sheets.summaries(judged, sheet()?.items.length ?? 0)),
    { settle: () => 60, keeps: () => true },
  )
  return {
    ...chosen,
    ...pile,
    rows,
    /** Of the results that count, in the order of their rows. */
    counted,
    summaries,
    judging,
    toggle(row: ResultRow): void {
      const mark = markOf(row.flagged)
      setOut(old => {
        const next = new Set(old)
        if (!next.delete(mark)) next.add(mark)
        return next
      })
    },
  }
}

/** The sheet that was answered: one that this browser keeps, or one that is brought. */
function createSheet(app: App) {
  const { lanes, notices } = app
  const kept = app.part(createKeptSheets)
  const [hash, setHash] = createSignal<string | null>(kept.list()[0]?.hash ?? null)
  const link = createMemo(() => kept.named(hash() ?? '')?.link ?? null)
  const read = createPane(link, link => lanes.quietly('quick', api => api.sheets.readLink(link)))
  const sheet = createMemo((): Sheet | undefined => {
    const now = read.value()
    return now?.kind === 'sheet' ? now.sheet : undefined
  })
  const open = async (read: ReadSheet): Promise<void> => {
    if (read.kind === 'bad') {
      notices.notify({ tone: 'problem', title: read.title, lines: [read.message] })
      return
    }
    const packed = await lanes.run('quick', 'reading the sheet', api => api.sheets.pack(read.sheet))
    if (packed.kind !== 'done') return
    kept.put({ hash: read.hash, title: read.sheet.title, link: packed.value.link })
    setHash(read.hash)
  }
  return {
    hash,
    setHash,
    sheet,
    sheetProblem: (): string => {
      const now = read.value()
      return now?.kind === 'bad' ? now.message : read.message()
    },
    async bringFile(text: string): Promise<void> {
      const outcome = await lanes.run('quick', 'reading the sheet', api =>
        api.sheets.readFile(text),
      )
      if (outcome.kind === 'done') await open(outcome.value)
    },
    /** Opens a sheet whose link is in the text; false where none is. */
    async bringLink(text: string): Promise<boolean> {
      const found = /sheet=[\w.-]+/.exec(text)?.[0]
      if (found === undefined) return false
      const outcome = await lanes.run('quick', 'reading the sheet', api =>
        api.sheets.readLink(found),
      )
      if (outcome.kind === 'done') await open(outcome.value)
      return true
    },
  }
}

/** All that was dropped and pasted: the results in it, and what could not be read. */
function createPile({ lanes, notices }: App, bringSheet: (text: string) => Promise<void>) {
  const [found, setFound] = createSignal<readonly FoundResult[]>([])
  const [unread, setUnread] = createSignal<readonly Unread[]>([])
  const take = (more: GatheredResults): void => {
    setFound(old => [...old, ...more.found])
    setUnread(old => [...old, ...more.unread])
    if (more.found.length === 0 && more.unread.length === 0)
      notices.notify({ tone: 'problem', title: 'No result was found', lines: [NO_CODE] })
  }
  const run = async (look: (api: EngineCalls) => Promise<GatheredResults>): Promise<void> => {
    const outcome = await lanes.run('quick', 'looking for results', look)
    if (outcome.kind === 'done') take(outcome.value)
    else if (outcome.kind === 'failed')
      notices.notify({
        tone: 'problem',
        title: 'The results could not be read',
        lines: [outcome.message],
      })
  }
  return {
    found,
    unread,
    /** Takes the results in a text that was pasted. */
    paste: (text: string) => run(api => api.sheets.gatherText('What you pasted', text)),
    /** Takes the results in files, folders, and archives; a sheet among them is opened. */
    async bring(files: readonly NamedFile[]): Promise<void> {
      const parts: { name: string; bytes: Uint8Array }[] = []
      for (const { name, file } of files) {
        if (file.size > MOST_BYTES)
          setUnread(old => [...old, { from: name, why: 'It has more than 40 MB.' }])
        else if (/\.planground-sheet\.json$/i.test(name)) await bringSheet(await file.text())
        else parts.push({ name, bytes: new Uint8Array(await file.arrayBuffer()) })
      }
      if (parts.length > 0) await run(api => api.sheets.gather(parts))
    },
    clear(): void {
      const before = [found(), unread()] as const
      const put = (results: typeof before): void => {
        setFound(results[0])
        setUnread(results[1])
      }
      put([[], []])
      notices.notify({
        tone: 'plain',
        title: 'The results were put away',
        action: { label: 'Undo', run: () => put(before) },
      })
    },
  }
}

const NO_CODE =
  'The code of a result begins with PGR1-, and many letters follow. Paste all that you were sent.'

const markOf = ({ result }: FlaggedResult): string => JSON.stringify(result)

/** Judges one result after the other, each once; Stop ends it, and it goes on when it is asked to. */
function createJudging(
  { lanes }: App,
  sheet: () => Sheet | undefined,
  flagged: () => readonly FlaggedResult[],
) {
  const [judged, setJudged] = createSignal<ReadonlyMap<string, JudgedResult>>(new Map())
  const [problem, setProblem] = createSignal('')
  const waiting = createMemo(() =>
    flagged().filter(each => each.isHere && !judged().has(markOf(each))),
  )
  let isBusy = false
  const go = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    setProblem('')
    for (;;) {
      const [next] = waiting()
      const now = sheet()
      if (next === undefined || now === undefined) break
      const { result } = next
      const outcome = await lanes.run('computing', 'judging the results', api =>
        api.sheets.judge(now, result, LIMITS),
      )
      if (outcome.kind !== 'done') {
        setProblem(outcome.kind === 'failed' ? outcome.message : 'Judging was stopped.')
        break
      }
      setJudged(old => new Map(old).set(markOf(next), outcome.value))
    }
    isBusy = false
  }
  return {
    judgedOf: (each: FlaggedResult): JudgedResult | undefined => judged().get(markOf(each)),
    /** Results that wait for their verdicts. */
    waiting: () => waiting().length,
    problem,
    go,
    stop: () => lanes.stopWork('computing'),
  }
}
