// Reads result files as a stream of records, in bounded memory.

import { listed } from '#base/words'
import { readQuestions } from '#questions/benchmarks/reading'
import { familyOf } from '#questions/benchmarks/cores'
import type { Question } from '#questions/kinds/question'
import type { FileRead, ResultEvent, ResultIssue } from '#results/scoring/record'
import { gathered } from './bytes'
import { type InspectChoice, type Surroundings, Tries } from './formats/format'
import { LogHeader } from './formats/inspect'
import { FileReading, type DetectedFile, SAMPLED } from './file-reading'
import type { Item, Splitter } from '#base/json/items'
import { decoded } from '#base/json/utf8'
import { JsonReader } from '#base/json/reader'
import { recordOfResult } from './family-result'
import type { Mapping, Shape } from './mapping'
import { opened } from './opened'
import { type OnBytes, type LogPart, type Part, partsOf, messageOf, type TextPart } from './parts'
import type { ByteSource } from './source'
import { nothingRead } from './not-results'
import { isOfRun, type Summary, surroundingsOf } from './surroundings'
import { isObject } from '#base/json/value'

export interface ReadingOptions {
  /** Returns the mapping for files of one shape; undefined: the proposed mapping is used if it is complete. */
  readonly mapping?: (shape: Shape, file: string) => Mapping | undefined
  readonly inspect?: InspectChoice
  /** Called with the number of bytes of a file, as stored (compressed or not), that were read so far. */
  readonly heard?: (file: string, bytesRead: number) => void
  readonly signal?: AbortSignal
}

/**
 * Reads the files: first those with questions, then the others in their order. Never throws because of the content;
 * errors of a source are passed on, and an abort rejects with the signal's reason.
 */
export async function* readResults(
  sources: readonly ByteSource[],
  options: ReadingOptions = {},
): AsyncGenerator<ResultEvent> {
  const work: { part: Part; source: ByteSource; isFirst: boolean }[] = []
  const summaries: Summary[] = []
  const samples: string[] = []
  for (const source of sources)
    for (const part of await partsOf(source)) {
      options.signal?.throwIfAborted()
      const found = part.kind === 'text' && !part.isOnce ? await foundIn(part) : undefined
      work.push({ part, source, isFirst: found?.format === 'questions' })
      if (found?.model !== undefined) summaries.push({ file: part.name, model: found.model })
      if (found?.format === 'lm-eval') samples.push(part.name)
    }
  const isUsed = (file: string): boolean =>
    summaries.some(each => each.file === file && each.model !== '' && samples.some(name => isOfRun(each, name)))
  const heard = new Map<ByteSource, number>()
  for (const { part, source } of [
    ...work.filter(({ isFirst }) => isFirst),
    ...work.filter(({ isFirst }) => !isFirst),
  ]) {
    const onBytes: OnBytes = bytes => {
      const sum = (heard.get(source) ?? 0) + bytes
      heard.set(source, sum)
      options.heard?.(source.name, source.size === null ? sum : Math.min(sum, source.size))
    }
    const reader = new PartReader(summaries, options, onBytes)
    yield* reader.events(part, isUsed(part.name))
  }
}

/** Detects the format of a text from its beginning; undefined if nothing in it can be read. */
export async function foundIn(part: TextPart): Promise<DetectedFile | undefined> {
  try {
    const { layout, family, isAnswered, chunks, close } = await opened(part)
    if (family !== undefined || layout.kind === 'other') await close()
    if (family !== undefined)
      return {
        format: isAnswered ? 'records' : 'questions',
        title: `${isAnswered ? 'results' : 'questions'} of ${family.name}`,
        shape: null,
        proposed: null,
      }
    if (layout.kind === 'other') return undefined
    const reading = new FileReading({
      around: surroundingsOf(part.name, []),
      isTable: layout.isTable,
      sampled: SAMPLED,
    })
    for await (const chunk of chunks) {
      reading.take(layout.splitter.push(chunk))
      if (reading.is !== undefined) return reading.is
    }
    reading.take(layout.splitter.end())
    reading.end()
    return reading.is
  } catch (error) {
    messageOf(error)
    return undefined
  }
}

/** Maximum bytes of a text in a family's own question format, which is read whole. */
const MAX_UNSTREAMED = 128_000_000

class PartReader {
  private readonly summaries: readonly Summary[]
  private readonly options: ReadingOptions
  private readonly onBytes: OnBytes

  constructor(summaries: readonly Summary[], options: ReadingOptions, onBytes: OnBytes) {
    this.summaries = summaries
    this.options = options
    this.onBytes = onBytes
  }

  /**
   * `isUsed`: the part names the model for other parts. Otherwise, a part without records or questions is reported as
   * an issue.
   */
  async *events(part: Part, isUsed: boolean): AsyncGenerator<ResultEvent> {
    if (part.kind === 'skipped') {
      const { name, members } = part
      const read = { title: 'skipped', records: 0, questions: 0, issues: 0 }
      yield noteEvent(name, `Skipped, since files of such names hold no records: ${listed(members)}.`)
      yield { kind: 'file', file: name, read: { ...read, skipped: members.length } }
      return
    }
    const counts = { records: 0, questions: 0, issues: 0 }
    let title = 'a log of Inspect'
    const events =
      part.kind === 'bad'
        ? [problemEvent(part.name, part.problem)]
        : part.kind === 'log'
          ? this.log(part)
          : this.text(part, [], given => (title = given))
    for await (const event of events) {
      if (event.kind === 'record') counts.records++
      else if (event.kind === 'questions') counts.questions += event.questions.length
      else if (event.kind === 'issue' && event.issue.isNote === undefined) counts.issues++
      yield event
    }
    if (part.kind === 'bad') title = 'something else'
    if (!isUsed && counts.records + counts.questions + counts.issues === 0) {
      counts.issues++
      yield problemEvent(part.name, nothingRead(title))
    }
    yield { kind: 'file', file: part.name, read: { title, ...counts } satisfies FileRead }
  }

  /** `before`: values about this text that were read from another file. */
  private async *text(
    part: TextPart,
    before: readonly Item[],
    reportTitle: (title: string) => void,
  ): AsyncGenerator<ResultEvent> {
    let reading: FileReading | undefined
    let splitter: Splitter | undefined
    try {
      const { layout, family, isAnswered, chunks, close } = await opened(part, this.onBytes)
      if (family !== undefined) {
        reportTitle(`${isAnswered ? 'results' : 'questions'} of ${family.name}`)
        yield* this.whole(part.name, chunks)
        return
      }
      if (layout.kind === 'other') {
        reportTitle('something else')
        await close()
        yield problemEvent(part.name, layout.problem)
        return
      }
      const { mapping } = this.options
      splitter = layout.splitter
      reading = new FileReading({
        around: this.around(part.name),
        isTable: layout.isTable,
        sampled: part.isOnce ? 1 : SAMPLED,
        ...(mapping === undefined ? {} : { mapping }),
      })
      yield* reading.take(before, true)
      for await (const chunk of chunks) {
        this.options.signal?.throwIfAborted()
        yield* reading.take(layout.splitter.push(chunk))
      }
      yield* reading.take(layout.splitter.end())
      yield* reading.end()
    } catch (error) {
      const problem = messageOf(error)
      // A value that is incomplete because of the damage is not reported as another fault.
      const rest = splitter?.end().filter(({ kind }) => kind === 'value') ?? []
      if (reading !== undefined) {
        yield* reading.take(rest)
        yield* reading.end()
      }
      yield problemEvent(part.name, problem)
    }
    if (reading !== undefined) reportTitle(reading.title)
  }

  private around(file: string): Surroundings {
    const { inspect } = this.options
    return { ...surroundingsOf(file, this.summaries), ...(inspect === undefined ? {} : { inspect }) }
  }

  private async *whole(file: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ResultEvent> {
    const bytes = await gathered(chunks, MAX_UNSTREAMED)
    if (bytes === undefined) {
      yield problemEvent(
        file,
        `This file of questions has more than ${MAX_UNSTREAMED / 1e6} MB; divide it into several files.`,
      )
      return
    }
    const { questions, issues } = readQuestions(file, decoded(bytes))
    for (const { index, message } of issues) yield issueEvent(file, index + 1, message)
    const tries = new Tries()
    const rest: Question[] = []
    for (const question of questions) {
      const result = familyOf(question).resultOf?.(question)
      if (result === undefined) rest.push(question)
      else yield { kind: 'record', record: recordOfResult(result, file, tries) }
    }
    if (rest.length > 0) yield { kind: 'questions', file, questions: rest }
  }

  private async *log({ name, header: start, samples }: LogPart): AsyncGenerator<ResultEvent> {
    let fields: Item[] = []
    try {
      if (start !== undefined) fields = await fieldsOf(start, this.onBytes)
    } catch (error) {
      yield problemEvent(name, `The header of this log cannot be read. ${messageOf(error)}`)
    }
    const header = new LogHeader()
    for (const item of fields) if (item.kind === 'field') header.take(item.key, item.value)
    for (const note of header.notes('started', this.options.inspect?.scorer)) yield noteEvent(name, note)
    if (samples.length === 0) yield problemEvent(name, 'This log of Inspect holds no samples, so no responses.')
    for (const sample of samples) yield* this.text(sample, fields, () => {})
  }
}

/** The fields of a log's header; if the log is incomplete, the first journal entry, which also contains `eval`. */
async function fieldsOf(part: TextPart, onBytes: OnBytes): Promise<Item[]> {
  const lists = new JsonReader('lists')
  const items: Item[][] = []
  for await (const chunk of part.bytes(onBytes)) items.push(lists.push(chunk))
  items.push(lists.end())
  return items
    .flat()
    .filter(item => item.kind === 'field' && (item.key === 'eval' ? isObject(item.value) : item.key === 'status'))
}

const issueEvent = (file: string, line: number, message: string): ResultEvent => ({
  kind: 'issue',
  issue: { file, line, message } satisfies ResultIssue,
})
const problemEvent = (file: string, message: string): ResultEvent => issueEvent(file, 0, message)
const noteEvent = (file: string, message: string): ResultEvent => ({
  kind: 'issue',
  issue: { file, line: 0, message, isNote: true },
})
