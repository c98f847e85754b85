// The values of one file → records, questions and issues. What the file is, is told by its first values; a value of
// another format further on is said, and costs nothing but itself.

import { readQuestions } from '../../benchmarks/reading'
import { families, familyOf } from '../../benchmarks/registry'
import type { Json, JsonObject } from '../../benchmarks/json'
import type { Question } from '../../kinds/question'
import type { ResultEvent } from '../record'
import { recordOfResult } from './family-result'
import { anthropicReader, openAiReader } from './formats/batch'
import {
  type FormatCode,
  type RecordReader,
  type Surroundings,
  type Taken,
  Tries,
} from './formats/format'
import { inspectReader } from './formats/inspect'
import { lmEvalReader } from './formats/lm-eval'
import { namedReader } from './formats/named'
import { ownReader } from './formats/own'
import { asks, fieldsOf, genericReader } from './generic'
import type { Item } from './items'
import {
  isComplete,
  type Mapping,
  type ProposedMapping,
  type Shape,
  shapeOf,
  valueAt,
} from './mapping'
import { proposed } from './propose'
import { summaryOf } from './surroundings'
import { isObject, textOf } from './value'

/** In the order in which a value is offered to them. */
const makers = [lmEvalReader, inspectReader, openAiReader, anthropicReader, ownReader, namedReader]

/** What files of each format are called, for people. */
const titles: Readonly<Partial<Record<FormatCode, string>>> = {
  'lm-eval-summary': 'figures of lm-evaluation-harness',
  questions: 'questions',
  other: 'something else',
}

/** What a file was found to be. */
export interface Found {
  readonly format: FormatCode
  readonly title: string
  readonly shape: Shape | null
  readonly proposed: ProposedMapping | null
  /** Of figures beside samples: the model that they are of. */
  readonly model?: string
  /** Why nothing of it is read, where that is so. */
  readonly problem?: string
}

export interface FileOptions {
  readonly around: Surroundings
  readonly isTable: boolean
  /** Values by which the shape of generic records is known, at most. */
  readonly sampled: number
  readonly mapping?: (shape: Shape, file: string) => Mapping | undefined
}

/** Values, or bytes of them, by which the shape of generic records is known. */
export const SAMPLED = 20
const SAMPLED_BYTES = 256_000
/** Questions are read by their family this many, or this many bytes, at a time. */
const BATCH = 200
const BATCH_BYTES = 4_000_000

export class FileReading {
  private readonly options: FileOptions
  private readonly readers: readonly RecordReader[]
  private events: ResultEvent[] = []
  private reader: RecordReader | undefined
  /** Of generic records among others, by their mapping. */
  private others: Map<string, RecordReader> | undefined
  private isQuestions = false
  private isSummary = false
  private found: Found | undefined
  /** What came before it was known what the file is. */
  private pending: Item[] = []
  private pendingValues = 0
  private pendingBytes = 0
  private batch: { value: JsonObject; place: number }[] = []
  private batchBytes = 0
  private readonly tries = new Tries()

  constructor(options: FileOptions) {
    this.options = options
    const { around } = options
    this.readers = makers.map(make => make(around))
  }

  /** What the file is, as soon as it is known. */
  get is(): Found | undefined {
    return this.found
  }

  /** What it is, for people. */
  get title(): string {
    return this.found?.title ?? titles.other!
  }

  take(items: readonly Item[]): ResultEvent[] {
    for (const item of items) {
      if (item.kind === 'field')
        for (const reader of this.readers) reader.field?.(item.key, item.value)
      else if (this.found !== undefined) this.item(item)
      else this.early(item)
    }
    return this.given()
  }

  end(): ResultEvent[] {
    if (this.found === undefined) this.decide()
    this.readBatch()
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

  /** A value or fault of a file of which it is not known yet what it is. */
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
    if (this.pendingValues >= this.options.sampled || this.pendingBytes > SAMPLED_BYTES)
      this.decide()
  }

  private knownFormat(value: JsonObject, place: number): Found | undefined {
    const none = { shape: null, proposed: null }
    const model = summaryOf(value)
    if (model !== undefined)
      return { format: 'lm-eval-summary', title: titles['lm-eval-summary']!, ...none, model }
    for (const reader of this.readers)
      if (this.isOf(reader, value, place)) {
        this.reader = reader
        return { format: reader.format, title: reader.title, ...none }
      }
    return isQuestion(value)
      ? { format: 'questions', title: titles.questions!, ...none }
      : undefined
  }

  /** Is a value of a reader's format? A new reader is asked, so that nothing is counted twice. */
  private isOf(reader: RecordReader, value: JsonObject, place: number): boolean {
    const fresh = makers[this.readers.indexOf(reader)]!(this.options.around)
    return fresh.read(value, place) !== undefined
  }

  private know(found: Found): void {
    this.found = found
    this.isQuestions = found.format === 'questions'
    this.isSummary = found.format === 'lm-eval-summary'
    const { pending } = this
    this.pending = []
    for (const item of pending) this.item(item)
  }

  /** No value so far is of a known format: they are generic records, or nothing that is read. */
  private decide(): void {
    const values = this.pending.flatMap(item =>
      item.kind === 'value' && isObject(item.value) ? [item.value] : [],
    )
    const none: Found = { format: 'other', title: titles.other!, shape: null, proposed: null }
    if (values.length === 0) {
      if (this.pending.length === 0)
        this.issue(
          0,
          `This file holds no records: ${this.options.isTable ? 'no row follows the names of its columns' : 'its list is empty'}.`,
        )
      this.know(none)
      return
    }
    const problem = knownProblem(values[0]!)
    if (problem !== undefined) {
      this.pending = this.pending.filter(item => item.kind === 'fault')
      this.know({ ...none, title: problem.title, problem: problem.message })
      this.issue(0, problem.message)
      return
    }
    const shape = shapeOf(values)
    const proposal = proposed(shape)
    const { around, isTable, mapping: wanted } = this.options
    const given = wanted?.(shape, around.file)
    const mapping = given ?? proposal.mapping
    const format = isTable ? 'table' : 'records'
    const isApplied =
      given === undefined
        ? proposal.likely
        : given.response !== undefined && (isComplete(given) || values.some(asks))
    if (isApplied) {
      const fromZero =
        mapping.attempt !== undefined &&
        values.some(value => Number(valueAt(value, mapping.attempt!) ?? 1) === 0)
      this.reader = genericReader(around, { mapping, isTable, fromZero })
    }
    this.sayMapping(mapping, given === undefined && !proposal.sure, values[0]!)
    this.know({
      format,
      title: isTable ? 'a table of responses' : 'records of responses',
      shape,
      proposed: proposal,
    })
  }

  private sayMapping(mapping: Mapping, isGuess: boolean, first: JsonObject): void {
    if (this.reader === undefined)
      this.issue(
        0,
        `This file has no format that is known, and its fields do not say by their names which one is the response and which one the id of the question: its records have ${fieldsOf(first)}. Say so in the mapping of the fields; until then none of them is read.`,
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
    if (item.kind === 'field') return
    if (item.kind === 'fault') {
      this.issue(item.place, item.message)
      return
    }
    const { value, place } = item
    if (!isObject(value)) this.issue(place, `This is ${nameOf(value)}, but an object was expected.`)
    else if (this.isSummary) return
    else if (
      this.isQuestions &&
      (isQuestion(value) || !this.readers.some(reader => this.isOf(reader, value, place)))
    )
      this.question(value, item.size, place)
    else this.record(value, place)
  }

  private record(value: JsonObject, place: number): void {
    if (this.reader === undefined && this.found!.shape !== null) return
    // Any mapping takes any record, so that formats that are known go first.
    const known =
      this.found!.shape === null ? [this.reader, ...this.readers] : [...this.readers, this.reader]
    let taken: Taken | undefined
    for (const reader of known) taken ??= reader?.read(value, place)
    taken ??= this.alone(value, place)
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

  /** A record among those of another format whose fields say by their names what they mean. */
  private alone(value: JsonObject, place: number): Taken | undefined {
    if (this.reader === undefined || isQuestion(value)) return undefined
    const { mapping, sure } = proposed(shapeOf([value]))
    if (!sure) return undefined
    this.others ??= new Map()
    const key = JSON.stringify(mapping)
    const { around, isTable } = this.options
    const reader =
      this.others.get(key) ?? genericReader(around, { mapping, isTable, fromZero: false })
    this.others.set(key, reader)
    return reader.read(value, place)
  }

  private question(value: JsonObject, size: number, place: number): void {
    this.batch.push({ value, place })
    this.batchBytes += size
    if (this.batch.length >= BATCH || this.batchBytes >= BATCH_BYTES) this.readBatch()
  }

  /** Questions by their family, with keys that say their place in the file. */
  private readBatch(): void {
    const { batch } = this
    if (batch.length === 0) return
    this.batch = []
    this.batchBytes = 0
    const { file } = this.options.around
    const name = file.replace(/^.*\//, '')
    const { questions, issues } = readQuestions(
      name,
      JSON.stringify(batch.map(({ value }) => value)),
    )
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

/** Does a value ask a question, and nobody answer it? */
function isQuestion(value: JsonObject): boolean {
  const isAsking = ['context', 'question', 'PDDL_domain'].some(
    key => typeof value[key] === 'string',
  )
  if (typeof value.group === 'string' && isAsking)
    return !Object.keys(value).some(key =>
      /^(?:model_?|raw_?|llm_?)?(?:response|output|completion|generation|generated_text|prediction)s?$/i.test(
        key,
      ),
    )
  return families().some(family => typeof family.unpack(value, null) !== 'string')
}

/** Files that hold no responses although they belong to some. */
function knownProblem(
  value: JsonObject,
): { readonly title: string; readonly message: string } | undefined {
  if (
    isObject(value.eval) &&
    value.eval.task !== undefined &&
    (value.version !== undefined || value.plan !== undefined)
  )
    return {
      title: 'a log of Inspect',
      message: `This log of Inspect holds no samples${typeof value.status === 'string' && value.status !== 'success' ? `; its status is ${textOf(value.status)}` : ''}. Logs are written without them when \`--no-log-samples\` is given.`,
    }
  const isScores = (each: Json | undefined): boolean => isObject(each)
  if (
    isObject(value.scores) &&
    [...Object.values(value), ...Object.values(value.scores)].every(isScores)
  )
    return {
      title: 'scores of the benchmark’s own evaluation',
      message:
        'These are the scores of the benchmark’s own evaluation (`evaluation_results.json`), without the responses that they are of. Drop the `*_acp_*.jsonl` files of the same folder.',
    }
  return undefined
}

function nameOf(value: Json): string {
  if (value === null) return '`null`'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`
}
