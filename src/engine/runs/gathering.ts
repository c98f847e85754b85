// Collects scored items into chunks for the store, and updates the run's summary data.

import type { ScoredItem } from '#results/scoring/dispatch'
import { exactKeyOf } from '#results/scoring/identity'
import type { Question } from '#questions/kinds/question'
import type { ResultIssue } from '#results/scoring/record'
import { noVerdicts, type RunInfo } from '#results/runs/info'
import type { ScoredRow } from '#results/runs/row'
import { packRows } from '#results/runs/table'
import type { Commit, KeptRun, RunChunk } from '#results/store/runs'
import { packed, unpacked } from './packing'
import { packWaiting, type WaitingRecord } from './waiting'

/** Maximum number of rows in a chunk. */
export const MAX_ROWS = 512
/** A chunk is full when its responses have this many characters. */
const MAX_CHARACTERS = 2_000_000

/** A response with the key of its question; and a chunk's questions with their keys. */
type PackedResponses = readonly (readonly [string, string])[]
type PackedQuestions = readonly (readonly [string, Question])[]

/** The data collected since the last chunk, and the run including it. */
export type Gathered = Pick<Commit, 'chunk' | 'issues' | 'waiting'> & Pick<KeptRun, 'info' | 'read' | 'waits'>

export class Gathering {
  private rows: ScoredRow[] = []
  private responses: [string, string][] = []
  private where: number[] = []
  private questions = new Map<string, Question>()
  private issues: ResultIssue[] = []
  private waiting: WaitingRecord[] = []
  private characters = 0
  /** Question key → first row of the chunk that has the question. */
  private readonly placeOf = new Map<string, number>()
  /** The run's data, including all items taken so far. */
  info: RunInfo
  private read: number
  private waits: number

  /** The run as it was when its last chunk was stored. */
  constructor({ info, read, waits }: Pick<KeptRun, 'info' | 'read' | 'waits'>) {
    this.info = info
    this.read = read
    this.waits = waits
  }

  get isEmpty(): boolean {
    return this.rows.length + this.issues.length + this.waiting.length === 0
  }

  /** True if the collected data should be stored now. */
  get isFull(): boolean {
    return (
      this.rows.length >= MAX_ROWS ||
      this.issues.length >= MAX_ROWS ||
      this.waiting.length >= MAX_ROWS ||
      this.characters >= MAX_CHARACTERS
    )
  }

  /** Takes the result for the next record or issue of a file. */
  take(item: ScoredItem<unknown>): void {
    this.read++
    if (item.kind === 'row') this.takeRow(item)
    else if (item.unmatched === undefined) this.takeIssue(item.issue)
    else {
      this.waiting.push({ record: item.unmatched, problem: item.issue.message })
      this.characters += item.unmatched.response.length
      this.info = { ...this.info, waiting: this.info.waiting + 1 }
    }
  }

  /** Takes the result for a waiting response; returns false if it remains waiting. */
  takeWaiting(item: ScoredItem<unknown>): boolean {
    if (item.kind === 'issue' && item.unmatched !== undefined) return false
    this.info = { ...this.info, waiting: this.info.waiting - 1 }
    if (item.kind === 'row') this.takeRow(item)
    else this.takeIssue(item.issue)
    return true
  }

  private takeIssue(issue: ResultIssue): void {
    this.issues.push(issue)
    const { issues, notes } = this.info
    const isNote = issue.isNote === true
    this.info = { ...this.info, issues: issues + 1, notes: notes + (isNote ? 1 : 0) }
  }

  private takeRow({ row, response, question }: Extract<ScoredItem<unknown>, { kind: 'row' }>): void {
    const first = this.info.rows - this.rows.length
    const key = exactKeyOf(question)
    if (!this.placeOf.has(key)) {
      this.placeOf.set(key, first)
      this.questions.set(key, question)
    }
    this.rows.push(row)
    this.responses.push([key, response.response])
    this.where.push(this.placeOf.get(key)!)
    this.characters += response.response.length
    this.info = counted(this.info, row)
  }

  /** Returns the collected data, packed, and starts a new chunk immediately. */
  async empty(): Promise<Gathered> {
    const { info, read, rows, responses, where, questions, issues, waiting } = this
    const at = this.waits
    const waits = waiting.length === 0 ? at : at + 1
    this.waits = waits
    this.rows = []
    this.responses = []
    this.where = []
    this.questions = new Map()
    this.issues = []
    this.waiting = []
    this.characters = 0
    const chunk: RunChunk | null =
      rows.length === 0
        ? null
        : {
            first: info.rows - rows.length,
            rows: packRows(rows),
            texts: {
              responses: await packed(responses satisfies PackedResponses),
              questions: await packed([...questions] satisfies PackedQuestions),
              where: Uint32Array.from(where),
            },
          }
    return {
      chunk,
      issues: issues.length === 0 ? null : { first: info.issues - issues.length, issues },
      waiting: waiting.length === 0 ? [] : [{ at, packed: await packWaiting(waiting) }],
      ...{ info, read, waits },
    }
  }
}

/** The run's data with one more row. */
function counted(info: RunInfo, row: ScoredRow): RunInfo {
  const { verdicts, models } = info
  return {
    ...info,
    state: info.state === 'reading' ? 'scoring' : info.state,
    rows: info.rows + 1,
    verdicts: { ...noVerdicts, ...verdicts, [row.verdict]: verdicts[row.verdict] + 1 },
    models: models.includes(row.model) ? models : [...models, row.model],
  }
}

/** The response of a row in a chunk, and the key of its question. */
export async function responseAt(
  texts: RunChunk['texts'],
  at: number,
): Promise<{ readonly key: string; readonly response: string } | undefined> {
  const found = ((await unpacked(texts.responses)) as PackedResponses)[at]
  return found && { key: found[0], response: found[1] }
}

/** The responses of a chunk, one per row. */
export async function responsesOf(texts: RunChunk['texts']): Promise<readonly string[]> {
  return ((await unpacked(texts.responses)) as PackedResponses).map(([, response]) => response)
}

/** A question of a chunk by its key. */
export async function questionIn(texts: RunChunk['texts'], key: string): Promise<Question | undefined> {
  const questions = (await unpacked(texts.questions)) as PackedQuestions
  return questions.find(([other]) => other === key)?.[1]
}
