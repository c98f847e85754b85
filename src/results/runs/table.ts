// The rows of a run in columns: 100,000 rows take some tens of megabytes, and a sum over them a millisecond.

import type { MistakeCode } from '#questions/kinds/mistakes'
import type { VerdictWord } from '#questions/kinds/verdict'
import { type Coded, CodedColumn, NumberColumn, type PackedTexts, TextColumn } from './columns'
import type { CountedRow } from './counts'
import type { Override, ScoredRow } from './row'

/** Columns with few distinct texts. '' encodes null; `mistakes` and `levels` are joined by spaces. */
export const codedNames = [
  'file',
  'model',
  'question',
  'id',
  'kind',
  'format',
  'domain',
  'verdict',
  'reason',
  'published',
  'mistakes',
  'cause',
  'certificate',
  'unscored',
  'levels',
] as const
/** Columns of numbers; NaN encodes null. `checked` is 1 if the checker accepts the certificates. */
export const numberNames = [
  'line',
  'attempt',
  'official',
  'recorded',
  'checked',
  'jaccard',
  'givenSteps',
  'actions',
  'length',
] as const
/** Columns of mostly distinct texts. */
export const textNames = ['answer', 'explanation'] as const

export type CodedName = (typeof codedNames)[number]
export type NumberName = (typeof numberNames)[number]
export type TextName = (typeof textNames)[number]

/** Some rows as plain data of typed arrays, for storing and for messages between workers. */
export interface PackedRows {
  readonly length: number
  readonly coded: Readonly<Record<CodedName, Coded>>
  readonly numbers: Readonly<Record<NumberName, Float64Array>>
  readonly texts: Readonly<Record<TextName, PackedTexts>>
}

const columns = <N extends string, C>(names: readonly N[], make: (name: N) => C): Record<N, C> =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<N, C>

/**
 * Rows in the order in which they were scored, with people's verdicts. Rows are only added; an override is stored
 * separately and does not change its row. A lone surrogate in `answer` or `explanation` becomes U+FFFD.
 */
export class RunTable {
  readonly #coded = columns(codedNames, () => new CodedColumn())
  readonly #numbers = columns(numberNames, () => new NumberColumn())
  readonly #texts = columns(textNames, () => new TextColumn())
  readonly #overrides = new Map<number, Override>()
  #edits = 0

  get length(): number {
    return this.#numbers.line.length
  }

  /** Reserves capacity for this many rows; otherwise all columns would double, and copy, at the same row. */
  reserve(rows: number): void {
    for (const name of codedNames) this.#coded[name].reserve(rows)
    for (const name of numberNames) this.#numbers[name].reserve(rows)
    for (const name of textNames) this.#texts[name].reserve(rows)
  }

  append(rows: Iterable<ScoredRow>): void {
    const coded = this.#coded
    const numbers = this.#numbers
    for (const row of rows) {
      coded.file.push(row.file)
      coded.model.push(row.model)
      coded.question.push(row.question)
      coded.id.push(row.id)
      coded.kind.push(row.kind)
      coded.format.push(row.format)
      coded.domain.push(row.domain)
      coded.verdict.push(row.verdict)
      coded.reason.push(row.reason ?? '')
      coded.published.push(row.published ?? '')
      coded.mistakes.push(row.mistakes.join(' '))
      coded.cause.push(row.cause ?? '')
      coded.certificate.push(row.certificate?.kind ?? '')
      coded.unscored.push(row.unscored ?? '')
      coded.levels.push(row.levels?.join(' ') ?? '')
      numbers.line.push(row.line)
      numbers.attempt.push(row.attempt)
      numbers.official.push(row.official)
      numbers.recorded.push(row.recorded)
      numbers.checked.push(row.certificate === null ? null : Number(row.certificate.checked))
      numbers.jaccard.push(row.jaccard)
      numbers.givenSteps.push(row.givenSteps)
      numbers.actions.push(row.actions)
      numbers.length.push(row.length)
      this.#texts.answer.push(row.answer)
      this.#texts.explanation.push(row.explanation)
    }
  }

  appendPacked(packed: PackedRows): void {
    // Rows stored before a column was introduced have '' in it.
    const blank = { codes: new Uint32Array(packed.length), texts: [''] }
    for (const name of codedNames)
      this.#coded[name].pushAll((packed.coded as Partial<PackedRows['coded']>)[name] ?? blank)
    for (const name of numberNames) this.#numbers[name].pushAll(packed.numbers[name])
    for (const name of textNames) this.#texts[name].pushAll(packed.texts[name])
  }

  /** Row `index`, from 0. */
  row(index: number): ScoredRow {
    if (!(index >= 0 && index < this.length)) throw new Error(`no row ${index} of ${this.length}`)
    const coded = this.#coded
    const numbers = this.#numbers
    const checked = numbers.checked.at(index)
    const levels = coded.levels.at(index)
    return {
      ...this.counted(index),
      ...(levels === '' ? {} : { levels: levels.split(' ') }),
      file: coded.file.at(index),
      line: numbers.line.at(index)!,
      attempt: numbers.attempt.at(index)!,
      id: coded.id.at(index),
      answer: this.#texts.answer.at(index),
      explanation: this.#texts.explanation.at(index),
      certificate: checked === null ? null : { kind: coded.certificate.at(index), checked: checked === 1 },
      length: numbers.length.at(index)!,
    }
  }

  /** Row `index` without its position and texts: the fields needed for counting. */
  counted(index: number): Omit<CountedRow, 'personVerdict' | 'isOverridden'> {
    const coded = this.#coded
    const numbers = this.#numbers
    return {
      model: coded.model.at(index),
      question: coded.question.at(index),
      kind: coded.kind.at(index) as ScoredRow['kind'],
      format: coded.format.at(index) as ScoredRow['format'],
      domain: coded.domain.at(index),
      verdict: coded.verdict.at(index) as VerdictWord,
      reason: (coded.reason.at(index) || null) as ScoredRow['reason'],
      official: numbers.official.at(index) as ScoredRow['official'],
      unscored: coded.unscored.at(index) || null,
      recorded: numbers.recorded.at(index),
      published: (coded.published.at(index) || null) as ScoredRow['published'],
      mistakes: mistakesIn(coded.mistakes.at(index)),
      cause: coded.cause.at(index) || null,
      jaccard: numbers.jaccard.at(index),
      givenSteps: numbers.givenSteps.at(index),
      actions: numbers.actions.at(index),
    }
  }

  /** A column of codes for filters and counts: compare `codes[i]` with `codeOf(text)`. */
  coded(name: CodedName): CodedColumn {
    return this.#coded[name]
  }

  /** A column of numbers, with NaN for missing ones; a view that is valid until the next row is added. */
  numbers(name: NumberName): Float64Array {
    return this.#numbers[name].values()
  }

  /** One number of a row; null if it has none. */
  number(name: NumberName, index: number): number | null {
    return this.#numbers[name].at(index)
  }

  /** One text of a row, for searching without reading the rest of the row. */
  text(name: TextName, index: number): string {
    return this.#texts[name].at(index)
  }

  /** A person's verdict on row `index`. */
  override(index: number): Override | undefined {
    return this.#overrides.get(index)
  }

  /** Number of times an override was set or removed; a change invalidates counts that include overrides. */
  get edits(): number {
    return this.#edits
  }

  setOverride(index: number, override: Override | null): void {
    this.#edits++
    if (override === null) this.#overrides.delete(index)
    else this.#overrides.set(index, override)
  }

  /** Row number → a person's verdict. */
  get overrides(): ReadonlyMap<number, Override> {
    return this.#overrides
  }

  /** A person's verdict if there is one, otherwise the machine's. */
  verdictOf(index: number): VerdictWord {
    return this.#overrides.get(index)?.verdict ?? (this.#coded.verdict.at(index) as VerdictWord)
  }

  /** The rows from `from` (inclusive) to `to` (exclusive), default all, without overrides. */
  pack(from = 0, to = this.length): PackedRows {
    return {
      length: to - from,
      coded: columns(codedNames, name => this.#coded[name].slice(from, to)),
      numbers: columns(numberNames, name => this.#numbers[name].values(from, to).slice()),
      texts: columns(textNames, name => this.#texts[name].slice(from, to)),
    }
  }
}

const mistakesIn = (joined: string): readonly MistakeCode[] =>
  joined === '' ? [] : (joined.split(' ') as MistakeCode[])

/** Rows as plain data of typed arrays; `RunTable.appendPacked` takes them. */
export function packRows(rows: Iterable<ScoredRow>): PackedRows {
  const table = new RunTable()
  table.append(rows)
  return table.pack()
}
