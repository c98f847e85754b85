// The history in a separate database: each check, and each question once, so that it can be opened again after its file
// was closed. If the database is denied or full, the history lasts as long as the page.

import * as v from 'valibot'
import type { Source } from '#planning/pddl/source'
import { kindCodes } from '#questions/kinds/codes'
import { type AnswerMark, outcomes } from '#page/ui/outcome'
import type { Question } from '#questions/kinds/question'
import { readQuestion } from '../keeping/saved-files'
import { Database } from '#results/store/database'
import { withRoom } from '#results/store/idb-cache'

/** One answer that was checked. */
export interface PastCheck {
  /** Increases with time. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly time: number
  /** Id of the stored question. */
  readonly question: string
  /** Id of its entry in the session, if it is still open. */
  readonly entry: string
  readonly file: string
  readonly kind: Question['kind']
  readonly format: Question['format']
  readonly domain: string
  readonly problem: string
  readonly answer: string
  /** Length of the whole answer in characters; a very long answer is stored in part. */
  readonly length: number
  readonly verdict: AnswerMark
  readonly sentence: string
  readonly edited: boolean
  readonly hints: number
  readonly revealed: boolean
}

/** The data needed to pose a question again. */
export interface KeptQuestion {
  readonly question: Question
  readonly edit: Source | null
}

/** Maximum number of stored checks; beyond it, the oldest are dropped in bulk. */
export const MAX_CHECKS = 5_000
const DROPPED = 250
/** Checks read at a time. */
const PIECE = 500
const DATABASE = 'planground-history'
const STORES = ['checks', 'questions']

export class HistoryStore {
  private readonly database = new Database({
    name: DATABASE,
    version: 1,
    upgrade(database) {
      for (const store of STORES) database.createObjectStore(store)
    },
    patience: 3_000,
  })
  /** The additions of this page, in case the database lacks them. */
  private readonly checks = new Map<string, PastCheck>()
  private readonly questions = new Map<string, KeptQuestion>()
  /** True if the last database access succeeded. */
  isKept = true

  /** Newest first. */
  async all(): Promise<readonly PastCheck[]> {
    const found = new Map<string, PastCheck>()
    let after: IDBValidKey | undefined
    // In pieces, since the results are deserialised on the main thread.
    for (;;) {
      const range = after === undefined ? null : IDBKeyRange.lowerBound(after, true)
      const piece = await this.attempt(() =>
        this.database.read('checks', work => {
          const store = work.objectStore('checks')
          return Promise.all([store.getAllKeys(range, PIECE), store.getAll(range, PIECE)])
        }),
      )
      if (piece === undefined) break
      const [keys, values] = piece
      for (const check of values) if (isChecked(check)) found.set(check.id, check)
      if (keys.length < PIECE) break
      after = keys.at(-1)
    }
    const stored = [...found.values()].reverse()
    if (this.checks.size === 0) return stored
    for (const [id, check] of this.checks) found.set(id, check)
    return [...found.values()].sort((a, b) => (a.id < b.id ? 1 : -1))
  }

  async question(id: string): Promise<KeptQuestion | undefined> {
    const here = this.questions.get(id)
    if (here !== undefined) return here
    const stored = await this.attempt(() =>
      this.database.read('questions', work => work.objectStore('questions').get(id)),
    )
    return readKept(stored)
  }

  async add(checks: readonly PastCheck[], questions: ReadonlyMap<string, KeptQuestion>): Promise<void> {
    for (const check of checks) this.checks.set(check.id, check)
    for (const [id, question] of questions) this.questions.set(id, question)
    const done = await this.attempt(async () => {
      await this.database.write(STORES, work => {
        for (const check of checks) work.objectStore('checks').put(check, check.id)
        for (const [id, question] of questions) work.objectStore('questions').put(question, id)
      })
      return true
    })
    if (!done) return
    for (const { id } of checks) this.checks.delete(id)
    for (const id of questions.keys()) this.questions.delete(id)
    await this.dropOldest()
  }

  /** Removes checks, and questions without other checks; returns those questions. */
  async remove(checks: readonly PastCheck[]): Promise<ReadonlyMap<string, KeptQuestion>> {
    const gone = new Set(checks.map(({ id }) => id))
    const rest = (await this.all()).filter(({ id }) => !gone.has(id))
    const needed = new Set(rest.map(({ question }) => question))
    const taken = new Map<string, KeptQuestion>()
    for (const id of new Set(checks.map(({ question }) => question))) {
      const question = await this.question(id)
      if (question !== undefined) taken.set(id, question)
    }
    for (const id of gone) this.checks.delete(id)
    const free = [...taken.keys()].filter(id => !needed.has(id))
    for (const id of free) this.questions.delete(id)
    await this.attempt(() =>
      this.database.write(STORES, work => {
        for (const id of gone) work.objectStore('checks').delete(id)
        for (const id of free) work.objectStore('questions').delete(id)
      }),
    )
    return taken
  }

  private async dropOldest(): Promise<void> {
    const count = await this.attempt(() => this.database.read('checks', work => work.objectStore('checks').count()))
    if (count === undefined || count <= MAX_CHECKS) return
    const all = await this.all()
    await this.remove(all.slice(MAX_CHECKS - DROPPED))
  }

  /** Never rejects; undefined on failure. */
  private async attempt<T>(use: () => Promise<T>): Promise<T | undefined> {
    try {
      const value = await withRoom(use)
      this.isKept = true
      return value
    } catch {
      this.isKept = false
      return undefined
    }
  }
}

const text = v.string()
const number = v.number()
const source = v.object({ domain: text, problem: text })
const pastCheck: v.GenericSchema<unknown, PastCheck> = v.object({
  id: text,
  time: number,
  question: text,
  entry: text,
  file: text,
  kind: v.picklist(kindCodes),
  format: v.picklist(['gen', 'bool', 'mcq']),
  domain: text,
  problem: text,
  answer: text,
  length: number,
  verdict: v.picklist(outcomes),
  sentence: text,
  edited: v.boolean(),
  hints: number,
  revealed: v.boolean(),
})
const keptQuestion = v.object({ question: v.unknown(), edit: v.nullable(source) })

/** True if a stored check has the expected shape. */
export const isChecked = (value: unknown): value is PastCheck => v.is(pastCheck, value)

/** A question as stored; undefined if it does not have the expected shape. */
export function readKept(value: unknown): KeptQuestion | undefined {
  if (!v.is(keptQuestion, value)) return undefined
  const question = readQuestion(value.question)
  return question && { question, edit: value.edit }
}
