// Compares a run with a row of a published table: the comparable figures, and how the set-ups differ. Published figures
// come from official scorers, so they are compared with the run's official scores.

import { grouped } from '#base/words'
import { type KindCode, kindName } from '#questions/kinds/codes'
import { type Estimate, share, wilson } from '../statistics'
import { cellsOf, sumOf } from '../summary'
import type { Cell, Summary } from '../summary-shape'
import { domainsOf, type PublishedNumber, type PublishedRow, questionsOf } from './published'

/** A published number and the run's corresponding value. Shares are from 0 to 1. */
export interface ComparedNumber {
  readonly number: PublishedNumber
  /** By the official scorer; means over kinds have no interval. */
  readonly own: Omit<Estimate, 'method'>
  /** By verdict; null if no response could be checked. */
  readonly proven: number | null
  /** Number of the run's responses, and of questions, that the share is based on. */
  readonly of: number
  readonly questions: number
  /** The run's value minus the published one, with its 95 % interval if known. */
  readonly difference: number
  readonly range: { readonly low: number; readonly high: number } | null
}

export interface PublishedComparison {
  readonly row: PublishedRow
  /** In the order of the table's columns. */
  readonly figures: readonly ComparedNumber[]
  /** Published numbers for which the run has no responses. */
  readonly without: readonly PublishedNumber[]
  /** Sentences on known or possible differences between the set-ups. */
  readonly setup: readonly string[]
}

/** `model`: compares only this model of the run; null: all. */
export function compareWithPublished(
  summary: Summary,
  row: PublishedRow,
  model: string | null = null,
): PublishedComparison {
  const domains = new Set(domainsOf(row))
  const all = cellsOf(summary, model)
  const isWhole = row.table.domains === undefined
  const cells = isWhole ? all : all.filter(({ domain }) => domains.has(domain))
  const figures: ComparedNumber[] = []
  const without: PublishedNumber[] = []
  for (const number of row.numbers) {
    const found = number.column.kind === null ? meanOf(number, row, cells) : oneOf(number, row, cells)
    if (found === null) without.push(number)
    else figures.push(found)
  }
  return { row, figures, without, setup: setupOf(row, figures, cells) }
}

/**
 * For each row, how many of its figures (except means) the run can provide: a quick estimate without computing the
 * figures.
 */
export function figuresInCommon(summary: Summary, rows: readonly PublishedRow[]): number[] {
  const cells = cellsOf(summary)
  const known = new Map<PublishedRow['table'], ReadonlySet<string>>()
  const codesOf = (row: PublishedRow): ReadonlySet<string> => {
    const { table } = row
    const old = known.get(table)
    if (old !== undefined) return old
    const domains = table.domains === undefined ? null : new Set(domainsOf(row))
    const codes = new Set<string>()
    for (const { kind, format, domain, group } of cells) {
      if (domains !== null && !domains.has(domain)) continue
      const code = `${kind}.${format}`
      if (group.counts.scored > 0) codes.add(code).add(`${code}@${domain}`)
      if (group.counts.sets > 0) codes.add(`${code}:strict-jaccard`)
      if (group.counts.wrong > 0) codes.add(`${code}:off-by-one`)
    }
    known.set(table, codes)
    return codes
  }
  return rows.map(row => {
    const codes = codesOf(row)
    return row.numbers.filter(({ column }) => codes.has(column.code)).length
  })
}

const ofColumn = ({ column }: PublishedNumber, cells: readonly Cell[], kind = column.kind): Cell[] =>
  cells.filter(
    cell =>
      cell.kind === kind && cell.format === column.format && (column.domain === null || cell.domain === column.domain),
  )

function oneOf(number: PublishedNumber, row: PublishedRow, cells: readonly Cell[]): ComparedNumber | null {
  const own = ofColumn(number, cells)
  const { counts, official, proven } = sumOf(own)
  const { measure } = number.column
  if (measure === 'strict-jaccard') {
    if (counts.sets === 0) return null
    const value = counts.strictJaccard / counts.sets / 1e6
    return comparison(number, { value, low: value, high: value }, null, counts.sets, official.questions, null)
  }
  if (measure === 'off-by-one') {
    if (counts.wrong === 0) return null
    const value = counts.offByOne / counts.wrong
    return comparison(number, { value, ...wilson(value, counts.wrong) }, null, counts.wrong, counts.wrong, null)
  }
  const ownShare = share(official)
  if (ownShare === null) return null
  const published = wilson(number.value, questionsOf(row.table, number.column))
  // Square-and-add of two independent shares (Newcombe 1998, method 10 for independent samples).
  const difference = ownShare.value - number.value
  const range = {
    low: difference - Math.hypot(ownShare.value - ownShare.low, published.high - number.value),
    high: difference + Math.hypot(ownShare.high - ownShare.value, number.value - published.low),
  }
  const right = share(proven)
  return comparison(number, ownShare, right?.value ?? null, official.n, official.questions, range)
}

/** The mean over the row's kinds; only if the run has all of them. */
function meanOf(number: PublishedNumber, row: PublishedRow, cells: readonly Cell[]): ComparedNumber | null {
  const kinds = kindsOf(row, number)
  const groups = kinds.map(kind => sumOf(ofColumn(number, cells, kind)))
  const shares = groups.map(({ official }) => share(official))
  if (kinds.length === 0 || shares.some(each => each === null)) return null
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const value = mean(shares.map(each => each!.value))
  const proven = groups.map(group => share(group.proven))
  return comparison(
    number,
    { value, low: value, high: value },
    proven.some(each => each === null) ? null : mean(proven.map(each => each!.value)),
    groups.reduce((sum, { official }) => sum + official.n, 0),
    groups.reduce((sum, { official }) => sum + official.questions, 0),
    null,
  )
}

const kindsOf = ({ table }: PublishedRow, { column }: PublishedNumber): KindCode[] =>
  table.columns
    .trim()
    .split(/\s+/)
    .flatMap(code => {
      const [kind, format] = code.split('.')
      return format === column.format && kind !== 'mean' ? [kind as KindCode] : []
    })

const comparison = (
  number: PublishedNumber,
  { value, low, high }: Omit<Estimate, 'method'>,
  proven: number | null,
  of: number,
  questions: number,
  range: ComparedNumber['range'],
): ComparedNumber => ({
  ...{ number, proven, of, questions, range },
  own: { value, low, high },
  difference: value - number.value,
})

/** Sentences on the differences between the set-ups. */
function setupOf(row: PublishedRow, figures: readonly ComparedNumber[], cells: readonly Cell[]): string[] {
  if (figures.length === 0) return []
  const { table, numbers } = row
  const { setup } = table
  const sentences = [
    `Published: ${setup.prompting}; ${setup.split}. How this run was prompted, and from which split its questions come, its files do not say.`,
    'Published figures are official scores, so this run’s official scores are shown next to them; its verdicts are given as well.',
  ]
  const one = figures.filter(({ number }) => number.column.kind !== null)
  const counts = one.map(({ questions }) => questions)
  const theirs = one.map(({ number }) => questionsOf(table, number.column))
  if (one.some(({ questions, number }) => questions !== questionsOf(table, number.column)))
    sentences.push(`Questions behind a figure: ${span(theirs)} published, ${span(counts)} in this run.`)
  sentences.push(...domainSentences(row, figures, cells))
  const repeats = one.some(({ of, questions }) => of > questions)
  if (setup.tries > 1 !== repeats)
    sentences.push(
      setup.tries > 1
        ? `Published: means of ${setup.tries} runs. This run has one response to a question.`
        : 'Published: one response to a question. This run has several, and their mean is shown.',
    )
  const pictured = numbers.filter(({ source }) => source === 'picture').length
  if (pictured > 0)
    sentences.push(
      `${pictured} of the row’s ${numbers.length} numbers are read from a picture of the paper’s first edition, as the text of the later one garbles them.`,
    )
  const derived = numbers.filter(({ source }) => source === 'derived').length
  if (derived > 0)
    sentences.push(
      `${derived} of the row’s ${numbers.length} numbers are worked out from a printed neighbour and a printed gain.`,
    )
  return sentences
}

function domainSentences(row: PublishedRow, figures: readonly ComparedNumber[], cells: readonly Cell[]): string[] {
  if (figures.every(({ number }) => number.column.domain !== null)) return []
  const kinds = new Set(figures.map(({ number }) => `${number.column.kind} ${number.column.format}`))
  const own = new Set(cells.filter(cell => kinds.has(`${cell.kind} ${cell.format}`)).map(({ domain }) => domain))
  const theirs = domainsOf(row)
  const lacking = theirs.filter(domain => !own.has(domain))
  const more = [...own].filter(domain => !theirs.includes(domain)).sort()
  const sentences: string[] = []
  if (lacking.length > 0 && lacking.length < theirs.length)
    sentences.push(`This run has no questions of ${listed(lacking)}, which the published figures include.`)
  if (more.length > 0)
    sentences.push(`This run has questions of ${listed(more)}, which the published figures do not include.`)
  return sentences
}

function span(values: readonly number[]): string {
  const least = Math.min(...values)
  const max = Math.max(...values)
  return least === max ? grouped(least) : `${grouped(least)} to ${grouped(max)}`
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A column's name in tables: `next action`, `next action, ferry`, `mean`. */
export function columnName({ column }: PublishedNumber): string {
  const kind = column.kind === null ? 'mean of the kinds' : kindName(column.kind)
  return column.domain === null ? kind : `${kind}, ${column.domain}`
}
