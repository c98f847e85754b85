// The values of one file → records, questions and issues. The first values determine the file's format; a later value
// of another format is reported and does not affect the others.

import { readQuestions } from '#questions/benchmarks/reading'
import { familyOf } from '#questions/benchmarks/cores'
import type { Json, JsonObject } from '#base/json/json'
import type { Question } from '#questions/kinds/question'
import type { ResultEvent } from '#results/scoring/record'
import { recordOfResult } from './family-result'
import { makers } from './formats/all'
import { type FormatCode, type RecordReader, type Surroundings, type Taken, Tries } from './formats/format'
import { asks, fieldsOf, genericReader } from './generic'
import { counted, type Item } from '#base/json/items'
import { isMessage, isTranscript, spoken } from './messages'
import { isComplete, MAX_FIELDS, type Mapping, type ProposedMapping, type Shape, shapeOf, valueAt } from './mapping'
import { proposed } from './propose'
import { emptyListIn, isQuestion, nameOf } from './value-kinds'
import { headingAdvice } from './layout'
import { FIGURES, figures, type NotResults, notResults, onlyFigures } from './not-results'
import { summaryOf } from './surroundings'
import { isObject } from '#base/json/value'
import { type Wrapped, wrappedIn } from './wrapped'

/** Names of file formats, for people. */
const titles: Readonly<Partial<Record<FormatCode, string>>> = {
  'lm-eval-summary': FIGURES,
  questions: 'questions',
  other: 'something else',
}

/** The detected format of a file. */
export interface DetectedFile {
  readonly format: FormatCode
  readonly title: string
  readonly shape: Shape | null
  readonly proposed: ProposedMapping | null
  /** For a summary that accompanies samples: the model. */
  readonly model?: string
  /** If nothing of the file is read: why. */
  readonly problem?: string
}

export interface FileOptions {
  readonly around: Surroundings
  readonly isTable: boolean
  /** Number of values that determined the shape of generic records. */
  readonly sampled: number
  readonly mapping?: (shape: Shape, file: string) => Mapping | undefined
}

/** Maximum number of values used to determine the shape of generic records, and the limit on their bytes. */
export const SAMPLED = 20
const SAMPLED_BYTES = 256_000
/** Maximum number of messages of a transcript. */
const MAX_TURNS = 1_000
/** Questions are passed to their family in batches of this many, or this many bytes. */
const BATCH = 200
const BATCH_BYTES = 4_000_000

export class FileReading {
  private readonly options: FileOptions
  private readonly readers: readonly RecordReader[]
  private events: ResultEvent[] = []
  private reader: RecordReader | undefined
  /** Reads generic records among records of other formats, by their mapping. */
  private others: Map<string, RecordReader> | undefined
  private isQuestions = false
  private isSummary = false
  private found: DetectedFile | undefined
  /** Values read before the format is known. */
  private pending: Item[] = []
  private pendingValues = 0
  private pendingBytes = 0
  private turns: Extract<Item, { kind: 'value' }>[] = []
  private batch: { value: JsonObject; place: number }[] = []
  private batchBytes = 0
  private readonly tries = new Tries()
  /**
   * Number of records nested within values, and the number of rows of the data set if an answer of the datasets server
   * states it.
   */
  private rows = 0
  private rowsInAll = 0

  constructor(options: FileOptions) {
    this.options = options
    const { around } = options
    this.readers = makers.map(make => make(around))
  }

  /** The format; undefined until it is known. */
  get is(): DetectedFile | undefined {
    return this.found
  }

  /** The format's name, for people. */
  get title(): string {
    return this.found?.title ?? titles.other!
  }

  /** `isOutside`: the items are fields of another file. */
  take(items: readonly Item[], isOutside = false): ResultEvent[] {
    for (const item of items) {
      if (item.kind === 'field') {
        if (item.key === 'num_rows_total') this.rowsInAll = Number(item.value)
        for (const reader of this.readers) reader.field?.(item.key, item.value, isOutside)
      } else if (item.kind !== 'closed' && !this.isTurn(item)) this.openOne(item)
    }
    return this.given()
  }

  /** Messages at the beginning of a file may be a transcript, one response as a whole: they wait for its end. */
  private isTurn(item: Item): boolean {
    const isTurn = item.kind === 'value' && this.turns.length < MAX_TURNS && isMessage(item.value)
    if (this.found === undefined && this.pending.length === 0 && isTurn) {
      this.turns.push(item)
      return true
    }
    this.endTurns(false)
    return false
  }

  private endTurns(isEnd: boolean): void {
    const { turns } = this
    if (turns.length === 0) return
    this.turns = []
    const messages = turns.map(({ value }) => value)
    const size = turns.reduce((sum, turn) => sum + turn.size, 0)
    if (isEnd && isTranscript(messages)) this.openOne({ ...turns[0]!, value: { messages }, size })
    else for (const turn of turns) this.openOne(turn)
  }

  private openOne(item: Item): void {
    for (const each of this.opened(item)) this.one(each)
  }

  private one(item: Item): void {
    if (this.found !== undefined) this.item(item)
    else this.early(item)
  }

  /** The value itself, or the records nested in it. */
  private *opened(item: Item): Generator<Item> {
    const inner = item.kind === 'value' ? this.innerOf(item.value, item.place) : undefined
    if (item.kind !== 'value' || inner === undefined) {
      yield item
      return
    }
    const { records, problem } = inner
    this.rows += records.length
    if (problem !== undefined) yield { kind: 'fault', place: item.place, index: item.index, message: problem }
    const isOne = records.length === 1
    const size = item.size / Math.max(1, records.length)
    for (const [i, value] of records.entries()) yield { ...item, value, place: isOne ? item.place : i + 1, size }
  }

  /** The records that a value holds in a form of its own, unless a format knows it. */
  private innerOf(value: Json, place: number): Wrapped | undefined {
    if (!isObject(value)) return spoken(value)
    const wrapped = wrappedIn(value)
    if (wrapped !== undefined) return wrapped
    const inner = isQuestion(value) ? undefined : spoken(value)
    return inner !== undefined && this.readers.some(reader => this.isOf(reader, value, place)) ? undefined : inner
  }

  end(): ResultEvent[] {
    this.endTurns(true)
    if (this.found === undefined) this.decide()
    this.readBatch()
    if (this.rowsInAll > this.rows)
      this.issue(
        0,
        `This answer of the datasets server holds ${counted(this.rows, 'row')} of ${this.rowsInAll.toLocaleString('en')}. Ask for the others with \`offset\`, or download the whole file of the data set.`,
        true,
      )
    return this.given()
  }

  private issue(line: number, message: string, isNote = false): void {
    const { file } = this.options.around
    this.events.push({
      kind: 'issue',
      issue: { file, line, message, ...(isNote ? { isNote } : {}) },
    })
  }

  private given(): ResultEvent[] {
    const { events } = this
    this.events = []
    return events
  }

  /** Handles a value or fault that is read before the file's format is known. */
  private early(item: Item): void {
    this.pending.push(item)
    if (item.kind !== 'value') return
    if (isObject(item.value)) {
      const known = this.knownFormat(item.value, item.place)
      if (known !== undefined) {
        this.know(known)
        return
      }
    }
    this.pendingValues++
    this.pendingBytes += item.size
    if (this.pendingValues >= this.options.sampled || this.pendingBytes > SAMPLED_BYTES) this.decide()
  }

  private knownFormat(value: JsonObject, place: number): DetectedFile | undefined {
    const none = { shape: null, proposed: null }
    const model = summaryOf(value)
    if (model !== undefined) return { format: 'lm-eval-summary', title: titles['lm-eval-summary']!, ...none, model }
    for (const reader of this.readers)
      if (this.isOf(reader, value, place)) {
        this.reader = reader
        return { format: reader.format, title: reader.title, ...none }
      }
    return isQuestion(value) ? { format: 'questions', title: titles.questions!, ...none } : undefined
  }

  /** True if a value has a reader's format. A new reader is used for the test, so that nothing is counted twice. */
  private isOf(reader: RecordReader, value: JsonObject, place: number): boolean {
    const fresh = makers[this.readers.indexOf(reader)]!(this.options.around)
    return fresh.read(value, place) !== undefined
  }

  private know(found: DetectedFile): void {
    this.found = found
    this.isQuestions = found.format === 'questions'
    this.isSummary = found.format === 'lm-eval-summary'
    const { pending } = this
    this.pending = []
    for (const item of pending) this.item(item)
  }

  /** No value so far has a known format: the file has generic records, or nothing that can be read. */
  private decide(): void {
    const values = this.pending.flatMap(item => (item.kind === 'value' && isObject(item.value) ? [item.value] : []))
    const none: DetectedFile = {
      format: 'other',
      title: titles.other!,
      shape: null,
      proposed: null,
    }
    if (values.length === 0) {
      if (this.pending.length === 0) this.issue(0, this.noRecords('its list'))
      const fault = this.pending.find(item => item.kind === 'fault')
      this.know(fault === undefined ? none : { ...none, problem: fault.message })
      return
    }
    const known = notResults(values[0]!)
    if (known !== undefined) {
      this.refuse(known)
      return
    }
    const empty = values.length === 1 ? emptyListIn(values[0]!) : undefined
    if (empty !== undefined) {
      this.refuse({ title: titles.other!, message: this.noRecords(`its list \`${empty}\``) })
      return
    }
    const shape = shapeOf(values)
    const proposal = proposed(shape)
    const { around, isTable, mapping: wanted } = this.options
    const given = wanted?.(shape, around.file)
    const mapping = given ?? proposal.mapping
    const format = isTable ? 'table' : 'records'
    const isApplied =
      given === undefined ? proposal.likely : given.response !== undefined && (isComplete(given) || values.some(asks))
    if (!isApplied && given === undefined && values.every(onlyFigures)) {
      this.refuse(figures)
      return
    }
    if (isApplied) {
      const fromZero =
        mapping.attempt !== undefined && values.some(value => Number(valueAt(value, mapping.attempt!) ?? 1) === 0)
      this.reader = genericReader(around, { mapping, isTable, fromZero })
    }
    this.reportMapping(mapping, given === undefined && !proposal.sure, values[0]!, shape)
    this.know({
      format,
      title: isTable ? 'a table of responses' : 'records of responses',
      shape,
      proposed: proposal,
    })
  }

  private noRecords(list: string): string {
    return `This file holds no records: ${this.options.isTable ? 'no row follows the names of its columns' : `${list} is empty`}.`
  }

  /** The format is known, and cannot be read at all. */
  private refuse({ title, message }: NotResults): void {
    this.pending = this.pending.filter(item => item.kind === 'fault')
    this.know({ format: 'other', title, shape: null, proposed: null, problem: message })
    this.issue(0, message)
  }

  private reportMapping(mapping: Mapping, isGuess: boolean, first: JsonObject, shape: Shape): void {
    if (shape.isCut === true && (this.reader === undefined || isGuess))
      this.issue(0, `Only the first ${MAX_FIELDS} fields of its records were looked at.`, true)
    if (this.reader === undefined)
      this.issue(
        0,
        this.options.isTable
          ? `The first row of this table does not name a column of responses and one of ids of questions: it has ${fieldsOf(first)}. ${headingAdvice} Or say in the mapping which column is which; until then no row is read.`
          : `This file has no format that is known, and its fields do not say by their names which one is the response and which one the id of the question: its records have ${fieldsOf(first)}. Say so in the mapping of the fields; until then none of them is read.`,
      )
    else if (isGuess)
      this.issue(
        0,
        `The fields of this file were guessed: ${Object.entries(mapping)
          .map(([meaning, path]) => `${meaning} is \`${path}\``)
          .join(', ')}. Say in the mapping if they mean something else.`,
        true,
      )
  }

  private item(item: Item): void {
    if (item.kind === 'field' || item.kind === 'closed') return
    if (item.kind === 'fault') {
      this.issue(item.place, item.message, item.isNote)
      return
    }
    const { value, place } = item
    if (!isObject(value)) this.issue(place, `This is ${nameOf(value)}, but an object was expected.`)
    else if (this.isSummary) return
    else if (this.isQuestions && (isQuestion(value) || !this.readers.some(reader => this.isOf(reader, value, place))))
      this.question(value, item.size, place)
    else this.record(value, place)
  }

  private record(value: JsonObject, place: number): void {
    if (this.reader === undefined && this.found!.shape !== null) return
    // A mapping accepts any record, so readers of known formats are tried first.
    const known = this.found!.shape === null ? [this.reader, ...this.readers] : [...this.readers, this.reader]
    let taken: Taken | undefined
    for (const reader of known) taken ??= reader?.read(value, place)
    taken ??= this.alone(value, place)
    if (taken === undefined && this.found!.problem !== undefined) return
    if (taken === undefined) {
      if (isQuestion(value)) this.question(value, 1_000, place)
      else
        this.issue(
          place,
          this.reader === undefined
            ? `This record is of no format that is known: it has ${fieldsOf(value)}.`
            : `This record is not like the others of this file, ${this.reader.title}: ${this.reader.expects} were expected, but it has ${fieldsOf(value)}.`,
        )
      return
    }
    for (const problem of taken.problems) this.issue(place, problem)
    for (const note of taken.notes) this.issue(place, note, true)
    for (const record of taken.records) this.events.push({ kind: 'record', record })
  }

  /** Reads a record with self-explanatory field names among records of another format. */
  private alone(value: JsonObject, place: number): Taken | undefined {
    if (this.reader === undefined || isQuestion(value)) return undefined
    const { mapping, sure } = proposed(shapeOf([value]))
    if (!sure) return undefined
    this.others ??= new Map()
    const key = JSON.stringify(mapping)
    const { around, isTable } = this.options
    const reader = this.others.get(key) ?? genericReader(around, { mapping, isTable, fromZero: false })
    this.others.set(key, reader)
    return reader.read(value, place)
  }

  private question(value: JsonObject, size: number, place: number): void {
    this.batch.push({ value, place })
    this.batchBytes += size
    if (this.batch.length >= BATCH || this.batchBytes >= BATCH_BYTES) this.readBatch()
  }

  /** Has the family read the collected questions; their keys state their place in the file. */
  private readBatch(): void {
    const { batch } = this
    if (batch.length === 0) return
    this.batch = []
    this.batchBytes = 0
    const { file } = this.options.around
    const name = file.replace(/^.*\//, '')
    const { questions, issues } = readQuestions(name, JSON.stringify(batch.map(({ value }) => value)))
    const placeOf = (index: number): number => batch[index]?.place ?? 0
    for (const { index, message } of issues)
      this.issue(placeOf(index), message.replace(/^Record \d+ \(line \d+\)/, 'This question'))
    if (questions.length === 0) return
    const first = batch[0]!.place - 1
    const asked: Question[] = []
    for (const read of questions) {
      const key = read.key.replace(/\d+$/, index => String(first + Number(index)))
      const question = { ...read, key }
      const result = familyOf(question).resultOf?.(question)
      if (result === undefined) asked.push(question)
      else this.events.push({ kind: 'record', record: recordOfResult(result, file, this.tries) })
    }
    if (asked.length > 0) this.events.push({ kind: 'questions', file, questions: asked })
  }
}
