// Scored items on their way to the store: gathered until there are enough for a chunk, and what is known of the run as a
// whole is kept up with them.

import type { ScoredItem } from '../../results/dispatch'
import { exactKeyOf } from '../../results/identity'
import type { Question } from '../../kinds/question'
import type { ResultIssue } from '../../results/record'
import { noVerdicts, type RunInfo } from '../../runs/info'
import type { ScoredRow } from '../../runs/row'
import { packRows } from '../../runs/table'
import type { IssueChunk, RunChunk } from '../../store/runs'
import { packed, unpacked } from './packing'

/** Rows of a chunk at most. */
export const MOST_ROWS = 512
/** Characters of the responses of a chunk, but for its last. */
const MOST_CHARACTERS = 2_000_000

/** A response with the key of its question, and the questions of a chunk by their keys. */
type PackedResponses = readonly (readonly [string, string])[]
type PackedQuestions = readonly (readonly [string, Question])[]

/** What was gathered since the last chunk. */
export interface Gathered {
  readonly chunk: RunChunk | null
  readonly issues: IssueChunk | null
  /** The run with all that was gathered. */
  readonly info: RunInfo
}

export class Gathering {
  private rows: ScoredRow[] = []
  private responses: [string, string][] = []
  private where: number[] = []
  private questions = new Map<string, Question>()
  private issues: ResultIssue[] = []
  private characters = 0
  /** Key of a question → first row of the chunk that has it. */
  private readonly placeOf = new Map<string, number>()
  /** The run with what was taken so far. */
  info: RunInfo

  /** `info`: the run as it was when its last chunk was stored. */
  constructor(info: RunInfo) {
    this.info = info
  }

  get isEmpty(): boolean {
    return this.rows.length === 0 && this.issues.length === 0
  }

  /** It is time to store what was gathered. */
  get isFull(): boolean {
    return (
      this.rows.length >= MOST_ROWS ||
      this.issues.length >= MOST_ROWS ||
      this.characters >= MOST_CHARACTERS
    )
  }

  take(item: ScoredItem<unknown>): void {
    if (item.kind === 'issue') {
      this.issues.push(item.issue)
      const { issues, notes } = this.info
      const isNote = item.issue.isNote === true
      this.info = { ...this.info, issues: issues + 1, notes: notes + (isNote ? 1 : 0) }
      return
    }
    const { row, response, question } = item
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

  /** What was gathered, packed; gathering begins afresh at once. */
  async empty(): Promise<Gathered> {
    const { info, rows, responses, where, questions, issues } = this
    this.rows = []
    this.responses = []
    this.where = []
    this.questions = new Map()
    this.issues = []
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
      info,
    }
  }
}

/** The run with one more row. */
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

/** The response of a row of a chunk, and the key of its question. */
export async function responseAt(
  texts: RunChunk['texts'],
  at: number,
): Promise<{ readonly key: string; readonly response: string } | undefined> {
  const found = ((await unpacked(texts.responses)) as PackedResponses)[at]
  return found && { key: found[0], response: found[1] }
}

/** The responses of a chunk, one a row. */
export async function responsesOf(texts: RunChunk['texts']): Promise<readonly string[]> {
  return ((await unpacked(texts.responses)) as PackedResponses).map(([, response]) => response)
}

/** A question of a chunk by its key. */
export async function questionIn(
  texts: RunChunk['texts'],
  key: string,
): Promise<Question | undefined> {
  const questions = (await unpacked(texts.questions)) as PackedQuestions
  return questions.find(([other]) => other === key)?.[1]
}
