// Pairs two runs question by question: which row of the second answers the same question as a row of the first, how the
// two compare, and how large the difference is.

import { type KindCode, kindCodes } from '#questions/kinds/codes'
import { type Pair, type PairedDifference, pairedDifference } from './paired'
import { fixedValues } from './row-filter'
import type { RunTable } from './table'

/** The criterion for right: the verdict, or an official score of 1. */
export type PairMeasure = 'proven' | 'official'

export interface PairOptions {
  readonly measure: PairMeasure
  /** Restricts each run to the rows of one model; null: all. */
  readonly firstModel?: string | null
  readonly secondModel?: string | null
  /** True if people's verdicts replace the machine's. */
  readonly overrides?: boolean
}

/** Results for one group of questions that both runs answered. */
export interface PairGroup {
  readonly name: string
  readonly difference: PairedDifference
}

export interface Pairing {
  readonly total: PairedDifference | null
  readonly byKind: readonly PairGroup[]
  readonly byDomain: readonly PairGroup[]
  /** Questions that both ask but only one has a verdict and an official score for: they are left out. */
  readonly unscored: number
  /** Questions that only one of the runs asks. */
  readonly onlyAskedFirst: number
  readonly onlyAskedSecond: number
  /**
   * For each row of the first run: the row of the second run on the same question, preferably of the same attempt; −1:
   * none.
   */
  readonly rowOf: Int32Array
  /** For each row of the first run: how it compares with that row, as an index into `fixedValues.between`. */
  readonly between: Uint8Array
}

const places = fixedValues.between!
const place = (name: string): number => places.indexOf(name)

/** Rows processed between two pauses. */
const PAUSE = 250

/**
 * Counts of one run per question (by the question's code in the first run): answers with a known result, and right
 * ones.
 */
interface Sums {
  readonly known: Uint32Array
  readonly right: Uint32Array
  readonly asked: Uint8Array
}

/** The counts of two runs by question, and the rows of the second run by question. */
interface Summed {
  readonly a: Sums
  readonly b: Sums
  readonly groups: { readonly kind: string[]; readonly domain: string[] }
  /** Rows of the second run by question code of the first. */
  readonly answers: ReadonlyMap<number, readonly number[]>
  /** Questions that only the second run asks. */
  readonly others: number
}

function* sumRuns(first: RunTable, second: RunTable, options: PairOptions): Generator<undefined, Summed> {
  const { measure, overrides = false } = options
  const questions = first.coded('question')
  const many = questions.texts.length
  const [lengthFirst, lengthSecond] = [first.length, second.length]
  const inFirst = ofModel(first, options.firstModel ?? null)
  const inSecond = ofModel(second, options.secondModel ?? null)
  const a = sumsFor(many)
  const b = sumsFor(many)
  const groups = { kind: new Array<string>(many), domain: new Array<string>(many) }
  for (let row = 0; row < lengthFirst; row++) {
    if (row % PAUSE === 0) yield
    if (!inFirst(row)) continue
    const question = questions.codeAt(row)
    groups.kind[question] = first.coded('kind').at(row)
    groups.domain[question] = first.coded('domain').at(row)
    add(a, question, scoreOf(first, row, measure, overrides))
  }
  const answers = new Map<number, number[]>()
  const others = new Set<number>()
  const theirs = second.coded('question')
  for (let row = 0; row < lengthSecond; row++) {
    if (row % PAUSE === 0) yield
    if (!inSecond(row)) continue
    const question = questions.codeOf(theirs.at(row))
    if (question < 0 || question >= many || a.asked[question] === 0) {
      others.add(theirs.codeAt(row))
      continue
    }
    add(b, question, scoreOf(second, row, measure, overrides))
    const rows = answers.get(question)
    if (rows === undefined) answers.set(question, [row])
    else rows.push(row)
  }
  return { a, b, groups, answers, others: others.size }
}

/** The counts of two runs for each question that both ask, in steps of some hundred rows. */
export function* pairsOf(
  first: RunTable,
  second: RunTable,
  options: PairOptions,
): Generator<undefined, readonly Pair[]> {
  const { a, b } = yield* sumRuns(first, second, options)
  const asked = [...a.asked.keys()].filter(question => a.asked[question] === 1 && b.asked[question] === 1)
  return asked.map(question => pairAt(a, b, question))
}

const pairAt = (a: Sums, b: Sums, question: number): Pair => ({
  firstRight: a.right[question]!,
  first: a.known[question]!,
  secondRight: b.right[question]!,
  second: b.known[question]!,
})

/** Pairs two runs in steps of some hundred rows; the result covers the rows that both tables had when it started. */
export function* pairRuns(first: RunTable, second: RunTable, options: PairOptions): Generator<undefined, Pairing> {
  const { measure, overrides = false } = options
  const lengthFirst = first.length
  const { a, b, groups, answers, others } = yield* sumRuns(first, second, options)
  const questions = first.coded('question')
  const inFirst = ofModel(first, options.firstModel ?? null)
  const rowOf = new Int32Array(lengthFirst).fill(-1)
  const between = new Uint8Array(lengthFirst).fill(place('alone'))
  for (let row = 0; row < lengthFirst; row++) {
    if (row % PAUSE === 0) yield
    const found = inFirst(row) ? answers.get(questions.codeAt(row)) : undefined
    if (found === undefined) continue
    rowOf[row] = sameTry(first, row, second, found)
    between[row] = compareRow(first, row, second, rowOf[row]!, measure, overrides)
  }
  yield
  return { ...differences(a, b, groups), onlyAskedSecond: others, rowOf, between }
}

const sumsFor = (many: number): Sums => ({
  known: new Uint32Array(many),
  right: new Uint32Array(many),
  asked: new Uint8Array(many),
})

/** 1: right; 0: not right; null: unknown. */
function scoreOf(table: RunTable, row: number, measure: PairMeasure, overrides: boolean): 0 | 1 | null {
  if (measure === 'official') {
    return table.number('official', row) as 0 | 1 | null
  }
  const verdict = verdictOf(table, row, overrides)
  return verdict === 'undecided' ? null : verdict === 'right' ? 1 : 0
}

const verdictOf = (table: RunTable, row: number, overrides: boolean): string =>
  overrides ? table.verdictOf(row) : table.coded('verdict').at(row)

function add(sums: Sums, question: number, score: 0 | 1 | null): void {
  sums.asked[question] = 1
  if (score === null) return
  sums.known[question]!++
  sums.right[question]! += score
}

const ofModel = (table: RunTable, model: string | null): ((row: number) => boolean) => {
  if (model === null) return () => true
  const models = table.coded('model')
  const code = models.codeOf(model)
  return row => models.codeAt(row) === code
}

function sameTry(first: RunTable, row: number, second: RunTable, found: readonly number[]): number {
  const attempt = first.number('attempt', row)
  return found.find(other => second.number('attempt', other) === attempt) ?? found[0]!
}

/** Compares a row with its partner. */
function compareRow(
  first: RunTable,
  row: number,
  second: RunTable,
  other: number,
  measure: PairMeasure,
  overrides: boolean,
): number {
  const one = scoreOf(first, row, measure, overrides) === 1
  const two = scoreOf(second, other, measure, overrides) === 1
  if (one || two) return place(one ? (two ? 'both' : 'first') : 'second')
  const isSame = verdictOf(first, row, overrides) === verdictOf(second, other, overrides)
  return place(isSame || measure === 'official' ? 'neither' : 'otherwise')
}

function differences(
  a: Sums,
  b: Sums,
  groups: { readonly kind: readonly string[]; readonly domain: readonly string[] },
): Pick<Pairing, 'total' | 'byKind' | 'byDomain' | 'unscored' | 'onlyAskedFirst'> {
  const all: number[] = []
  let onlyAskedFirst = 0
  for (let question = 0; question < a.asked.length; question++) {
    if (a.asked[question] === 0) continue
    if (b.asked[question] === 0) onlyAskedFirst++
    else all.push(question)
  }
  const pairOf = (question: number): Pair => pairAt(a, b, question)
  const by = (names: readonly string[]): PairGroup[] =>
    [...new Set(all.map(question => names[question]!))].flatMap(name => {
      const own = all.filter(question => names[question] === name)
      const difference = pairedDifference(own.map(pairOf))
      return difference === null ? [] : [{ name, difference }]
    })
  const total = pairedDifference(all.map(pairOf))
  return {
    total,
    unscored: all.length - (total?.questions ?? 0),
    byKind: by(groups.kind).sort(
      (x, y) => kindCodes.indexOf(x.name as KindCode) - kindCodes.indexOf(y.name as KindCode),
    ),
    byDomain: by(groups.domain).sort((x, y) => (x.name < y.name ? -1 : 1)),
    onlyAskedFirst,
  }
}
