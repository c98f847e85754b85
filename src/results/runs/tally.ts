// Counts the rows of a run incrementally: sums are always up to date, and two counts of parts of a run can be merged.
// Data about questions answered several times, which intervals need even across parts, is kept per question.

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import { kindCodes } from '#questions/kinds/codes'
import type { MistakeCode } from '#questions/kinds/mistakes'
import {
  addRowCounts,
  type CountedRow,
  type CountName,
  type Counts,
  countNames,
  countRow,
  type Group,
  noCounts,
} from './counts'
import { type Moments, noMoments } from './statistics'
import type { Bin, CauseCount, Cell, MistakeCount, QuestionTally, Summary } from './summary-shape'

/** Upper ends of the bins by steps of the given plan or sequence; the last bin is open. */
const stepEnds = [4, 8, 12, 16, 20, 30, 50]
/** Upper ends of the bins by ground actions of the problem; the last bin is open. */
const actionEnds = [25, 50, 100, 200, 500, 1_000, 5_000]

const binOf = (value: number | null, ends: readonly number[]): number => {
  if (value === null) return -1
  const at = ends.findIndex(end => value <= end)
  return at < 0 ? ends.length : at
}

/** A group under construction. */
interface Growing {
  readonly counts: Record<CountName, number>
  readonly proven: Record<keyof Moments, number>
  readonly official: Record<keyof Moments, number>
}

const growing = (): Growing => ({
  counts: { ...noCounts },
  proven: { ...noMoments },
  official: { ...noMoments },
})

/** Responses to one question: known ones, right ones, officially scored ones, officially right ones. */
type Tries = [n: number, s: number, officialN: number, officialS: number]

/** Updates the sums when one question changes from `[n, s]` to `[n + dn, s + ds]`. */
function move(sums: Growing['proven'], n: number, s: number, dn: number, ds: number): void {
  if (dn === 0) return
  if (n === 0) sums.questions++
  sums.n += dn
  sums.s += ds
  sums.nn += (n + dn) ** 2 - n ** 2
  sums.ns += (n + dn) * (s + ds) - n * s
  sums.ss += (s + ds) ** 2 - s ** 2
}

/** Groups by model, kind, format and domain. */
type Cells = Map<string, { readonly at: Omit<Cell, 'group'>; readonly group: Growing }>

/** A question and the responses to it. */
interface Asked {
  readonly about: Omit<QuestionTally, 'question' | 'tries'>
  /** For each model, its responses and the cell that they are counted in. */
  readonly own: Map<string, { readonly tries: Tries; readonly cell: Growing }>
  /** The responses of all models, and the other groups that they are counted in. */
  readonly all: Tries
  readonly shared: readonly Growing[]
}

/** Counts rows; the result depends neither on their order nor on how they are divided into parts. */
export class Tally {
  readonly #cells: Cells = new Map()
  /** Over all models, by kind, format and domain. */
  readonly #pooled: Cells = new Map()
  readonly #asked = new Map<string, Asked>()
  readonly #steps = Array.from({ length: stepEnds.length + 1 }, growing)
  readonly #actions = Array.from({ length: actionEnds.length + 1 }, growing)
  readonly #mistakes = new Map<string, MistakeCount>()
  readonly #causes = new Map<string, CauseCount>()

  add(row: CountedRow): void {
    const count = countRow(row)
    const asked = this.#asked.get(row.question) ?? this.#ask(row.question, aboutOf(row))
    const own = asked.own.get(row.model) ?? this.#answer(asked, row.model)
    addRowCounts(own.cell.counts, row, count)
    for (const group of asked.shared) addRowCounts(group.counts, row, count)
    addTries(asked, own, [
      count.isKnown ? 1 : 0,
      count.verdict === 'right' ? 1 : 0,
      row.official === null ? 0 : 1,
      row.official ?? 0,
    ])
    const isOwn = row.personVerdict !== undefined && row.personVerdict !== row.verdict
    if (count.verdict !== 'right' && !isOwn) for (const code of row.mistakes) this.#addMistake(row.kind, code, 1)
    if (count.differs !== null)
      this.#addCause({
        ...{ kind: row.kind, cause: count.cause!, officialOnly: 0, provenOnly: 0 },
        [count.differs]: 1,
      })
  }

  /** Merges the counts of other rows of the same run. */
  join(part: Summary & { readonly questions: readonly QuestionTally[] }): void {
    const plus = (to: Growing, { counts }: { readonly counts: Counts }): void => {
      for (const name of countNames) to.counts[name] += counts[name]
    }
    for (const cell of part.cells) {
      plus(this.#cell(this.#cells, cell), cell.group)
      plus(this.#cell(this.#pooled, { ...cell, model: null }), cell.group)
    }
    for (const { at, group } of part.steps) plus(this.#steps[at]!, group)
    for (const { at, group } of part.actions) plus(this.#actions[at]!, group)
    for (const { question, tries, ...about } of part.questions) {
      const asked = this.#asked.get(question) ?? this.#ask(question, about)
      for (const [model, ...counts] of tries)
        addTries(asked, asked.own.get(model) ?? this.#answer(asked, model), counts)
    }
    for (const { kind, code, count } of part.mistakes) this.#addMistake(kind, code, count)
    for (const cause of part.causes) this.#addCause(cause)
  }

  /** The sums so far, as plain data in a canonical order. */
  summary(): Summary {
    const cells = sortedCells(this.#cells.values())
    const models = [...new Set(cells.map(({ model }) => model!))]
    return {
      models,
      cells,
      pooled: models.length > 1 ? sortedCells(this.#pooled.values()) : [],
      steps: bins(this.#steps, stepEnds),
      actions: bins(this.#actions, actionEnds),
      mistakes: [...this.#mistakes.values()].sort(byKindThen(each => each.code)),
      causes: [...this.#causes.values()].sort(byKindThen(each => each.cause)),
    }
  }

  /** Additional data for merging: for each question, how often it was answered, by model. */
  questions(): QuestionTally[] {
    const found = [...this.#asked].map(([question, { about, own }]) => ({
      question,
      ...about,
      tries: [...own].map(([model, { tries }]) => [model, ...tries] as const).sort((a, b) => compare(a[0], b[0])),
    }))
    return found.sort((a, b) => compare(a.question, b.question))
  }

  #ask(question: string, about: Asked['about']): Asked {
    const shared = [this.#cell(this.#pooled, { model: null, ...about })]
    if (about.steps >= 0) shared.push(this.#steps[about.steps]!)
    if (about.actions >= 0) shared.push(this.#actions[about.actions]!)
    const asked: Asked = { about, own: new Map(), all: [0, 0, 0, 0], shared }
    this.#asked.set(question, asked)
    return asked
  }

  #answer(asked: Asked, model: string): { tries: Tries; cell: Growing } {
    const tries: Tries = [0, 0, 0, 0]
    const own = { tries, cell: this.#cell(this.#cells, { model, ...asked.about }) }
    asked.own.set(model, own)
    return own
  }

  #cell(cells: Cells, at: Omit<Cell, 'group'>): Growing {
    const key = `${at.kind} ${at.format} ${at.domain}\n${at.model ?? ''}`
    let found = cells.get(key)
    if (found === undefined) {
      const { model, kind, format, domain } = at
      found = { at: { model, kind, format, domain }, group: growing() }
      cells.set(key, found)
    }
    return found.group
  }

  #addMistake(kind: KindCode, code: MistakeCode, count: number): void {
    const key = `${kind} ${code}`
    const old = this.#mistakes.get(key)?.count ?? 0
    this.#mistakes.set(key, { kind, code, count: old + count })
  }

  #addCause({ kind, cause, officialOnly, provenOnly }: CauseCount): void {
    const key = `${kind} ${cause}`
    const old = this.#causes.get(key)
    this.#causes.set(key, {
      kind,
      cause,
      officialOnly: officialOnly + (old?.officialOnly ?? 0),
      provenOnly: provenOnly + (old?.provenOnly ?? 0),
    })
  }
}

function aboutOf(row: CountedRow): Asked['about'] {
  return {
    kind: row.kind,
    format: row.format,
    domain: row.domain,
    steps: binOf(row.givenSteps, stepEnds),
    actions: binOf(row.actions, actionEnds),
  }
}

/** Counts further responses of a model to a question. */
function addTries(
  { all, shared }: Asked,
  { tries, cell }: { readonly tries: Tries; readonly cell: Growing },
  [dn, ds, don, dos]: Readonly<Tries>,
): void {
  const grow = (old: Tries, groups: readonly Growing[]): void => {
    for (const group of groups) {
      move(group.proven, old[0], old[1], dn, ds)
      move(group.official, old[2], old[3], don, dos)
    }
    old[0] += dn
    old[1] += ds
    old[2] += don
    old[3] += dos
  }
  grow(tries, [cell])
  grow(all, shared)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const byKindThen =
  <T extends { readonly kind: KindCode }>(text: (each: T) => string) =>
  (a: T, b: T): number =>
    kindCodes.indexOf(a.kind) - kindCodes.indexOf(b.kind) || compare(text(a), text(b))

const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']

const frozen = ({ counts, proven, official }: Growing): Group => ({
  counts: { ...counts },
  proven: { ...proven },
  official: { ...official },
})

const sortedCells = (cells: Iterable<{ readonly at: Omit<Cell, 'group'>; readonly group: Growing }>): Cell[] =>
  [...cells]
    .map(({ at, group }) => ({ ...at, group: frozen(group) }))
    .sort(
      (a, b) =>
        compare(a.model ?? '', b.model ?? '') ||
        kindCodes.indexOf(a.kind) - kindCodes.indexOf(b.kind) ||
        formats.indexOf(a.format) - formats.indexOf(b.format) ||
        compare(a.domain, b.domain),
    )

const bins = (groups: readonly Growing[], ends: readonly number[]): Bin[] =>
  groups.flatMap((group, at) =>
    group.counts.rows === 0
      ? []
      : [
          {
            at,
            from: at === 0 ? 0 : ends[at - 1]! + 1,
            to: ends[at] ?? null,
            group: frozen(group),
          },
        ],
  )
