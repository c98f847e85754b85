// Runs in Node: files of our own questions, a store in memory that outlives a visit, and tabs that share it.

import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { readQuestions } from '#questions/benchmarks/reading'
import { writeFile } from '#questions/benchmarks/cores'
import type { NamedFile, RunNews } from '#engine/api/runs'
import { blobSource } from '#engine/runs/blob-source'
import { AllRuns, type RunsParts } from '#engine/runs/runs'
import { noTabs, type Tabs, type TabWord } from '#engine/runs/tabs'
import { QuestionIndex } from '#results/scoring/questions'
import { readResults } from '#results/reading/read'
import { makeScorer } from '#results/scoring/scorer'
import type { RunInfo } from '#results/runs/info'
import type { ScoredRow } from '#results/runs/row'
import { RunTable } from '#results/runs/table'
import { RunShelves } from '#results/store/run-shelves'
import { FakeWorkers } from '../results/fake-ports'
import { ownQuestions, responsesTo } from '../results/scored-events'

/** Their records, with ids that JSON numbers can hold. */
const records = ownQuestions(2).map((question, i) =>
  writeFile([question], 'jsonl')
    .trim()
    .replace(/"id": ?-?\d+/, `"id": "q${i}"`),
)
const { questions } = readQuestions('questions.jsonl', records.join('\n'))
const TRIES = 3
/** A response a line, each with its question. */
const lines = Array.from({ length: TRIES }, (_, at) =>
  questions.map((question, i) =>
    JSON.stringify({
      doc: JSON.parse(records[i]!),
      resps: [[responsesTo(question, TRIES)[at]!]],
    }),
  ),
).flat()

export const responses: readonly string[] = Array.from({ length: TRIES }, (_, at) =>
  questions.map(question => responsesTo(question, TRIES)[at]!),
).flat()

/** Two files of responses. */
export const files = (): readonly NamedFile[] => [
  { name: 'logs/one.jsonl', file: new Blob([`${lines.slice(0, 40).join('\n')}\n`]) },
  { name: 'logs/two.jsonl', file: new Blob([lines.slice(40).join('\n')]) },
]
export const count = lines.length

/** The same responses, each with nothing but the id of its question. */
export const named = (name: string): NamedFile => ({
  name,
  file: new Blob([
    responses
      .map((response, i) =>
        JSON.stringify({
          ...{ id: 'b', custom_id: `q${i % records.length}`, error: null },
          response: {
            status_code: 200,
            body: { model: '', choices: [{ message: { content: response } }] },
          },
        }),
      )
      .join('\n'),
  ]),
})

/** A file with the questions from one index to another. */
export const questionFile = (from: number, to = records.length): NamedFile => ({
  name: `questions-${from}.jsonl`,
  file: new Blob([records.slice(from, to).join('\n')]),
})

/** A visit: a page with its worker of runs. */
export interface Visit {
  readonly runs: AllRuns
  readonly workers: FakeWorkers
  /** The rows that were notified of a run that is watched. */
  readonly table: (id: string) => RunTable
  readonly info: (id: string) => RunInfo | undefined
  /** All runs. */
  readonly all: () => readonly RunInfo[]
  readonly watch: (id: string) => Promise<void>
  /** The page is closed: nothing of it reaches the store any more. */
  readonly close: () => void
}

let lastId = 0
export async function visit(part: Partial<RunsParts> = {}): Promise<Visit> {
  const workers = new FakeWorkers()
  const tables = new Map<string, RunTable>()
  const infos = new Map<string, RunInfo>()
  let isOpen = true
  const shelves = part.shelves ?? new RunShelves()
  const gone = new Promise<never>(() => {})
  const guarded = new Proxy(shelves, {
    get: (target, name) => {
      const value = target[name as keyof RunShelves] as unknown
      if (typeof value !== 'function') return value
      return (...input: unknown[]) => (isOpen ? (value as (...input: unknown[]) => unknown).apply(target, input) : gone)
    },
  })
  const runs = new AllRuns({
    tabs: noTabs,
    engine: 'e',
    spawn: workers.spawn,
    workers: 2,
    now: () => 1_000,
    makeId: () => `r${++lastId}`,
    sample: async () => files(),
    ...part,
    shelves: guarded,
  })
  const listen = (news: RunNews): void => {
    if (news.kind === 'info') infos.set(news.info.id, news.info)
    if (news.kind === 'gone') infos.delete(news.id)
    if (news.kind === 'rows') for (const rows of news.rows) tables.get(news.id)!.appendPacked(rows)
    if (news.kind === 'override') tables.get(news.id)?.setOverride(news.row, news.override)
  }
  for (const info of await runs.begin(listen)) infos.set(info.id, infos.get(info.id) ?? info)
  return {
    runs,
    workers,
    table: id => tables.get(id)!,
    info: id => infos.get(id),
    all: () => [...infos.values()],
    async watch(id) {
      tables.set(id, new RunTable())
      const overrides = await runs.watch(id)
      for (const [row, override] of overrides) tables.get(id)!.setOverride(row, override)
    },
    close() {
      isOpen = false
      workers.hold()
    },
  }
}

/** How many records a store of the runs' database has. */
export async function countOf(store: string): Promise<number> {
  const database = await openDB('planground-runs')
  const count = await database.count(store)
  database.close()
  return count
}

/** Nothing is stored any more. */
export const emptyStore = (): Promise<void> => deleteDB('planground-runs')

export const begin = (visit: Visit): Promise<string> => visit.runs.start(files(), { name: '', mappings: new Map() })

/** Lets held workers answer one by one, with everything scored being stored in between, until a condition holds. */
export async function answerUntil({ workers }: Visit, isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    workers.one()
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve, 0))
  }
}

/** Waits until a condition holds; tests that never get there time out. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 2))
}

export const rowsOf = (table: RunTable): readonly ScoredRow[] =>
  Array.from({ length: table.length }, (_, i) => table.row(i))

/** The results of one scorer for the responses, in order. */
export const expected: readonly ScoredRow[] = await (async () => {
  const scorer = makeScorer()
  const index = new QuestionIndex()
  const rows: ScoredRow[] = []
  for await (const event of readResults(files().map(blobSource))) {
    if (event.kind !== 'record') continue
    const { about, ...response } = event.record
    const found = index.find(about)
    if ('problem' in found) throw new Error(found.problem)
    rows.push(scorer.score(response, found.question, found.key).row)
  }
  return rows
})()

/** Tabs of one browser. */
export function browser(): () => Tabs {
  const ears: { readonly of: number; readonly listen: (word: TabWord) => void }[] = []
  const locks = new Map<string, Promise<void>>()
  let last = 0
  return () => {
    const me = ++last
    return {
      post: word => {
        for (const { of, listen } of ears) if (of !== me) queueMicrotask(() => listen(word))
      },
      listen: listen => void ears.push({ of: me, listen }),
      async alone(id, busy, work) {
        if (locks.has(id)) busy()
        while (locks.has(id)) await locks.get(id)
        const mine = work()
        locks.set(id, mine)
        await mine
        locks.delete(id)
      },
    }
  }
}
