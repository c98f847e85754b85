// Which of the compared runs is best, and whether the difference may be chance, in sentences for readers who know no
// statistics.

import { capital, counted, listed } from '#base/words'
import type { Matrix, MatrixCell } from './matrix'
import { percent, points, pText } from './numbers'
import { mcNemarMidP, type PairedDifference } from './paired'
import type { PairMeasure, Pairing } from './pairing'

export interface BestRun {
  /** `clear`: a run is better than the others; `open`: no difference, or not every one, can be claimed; `none`: nothing can be compared. */
  readonly is: 'clear' | 'open' | 'none'
  /** One sentence. */
  readonly sentence: string
  /** Further sentences: by how much, why it may be chance, what is left out, what is provisional. */
  readonly more: readonly string[]
}

/** A compared run as named in sentences. */
export interface Named {
  readonly name: string
  /** True if some of its responses are not scored. */
  readonly isPartial: boolean
}

/** From this p value on, a difference is not claimed. */
export const LEVEL = 0.05
/** With fewer common questions, the size of a difference is hardly known. */
const MIN_QUESTIONS = 30

/** Two runs. */
export function bestOfTwo(
  {
    total,
    unscored,
    onlyAskedFirst,
    onlyAskedSecond,
  }: Pick<Pairing, 'total' | 'unscored' | 'onlyAskedFirst' | 'onlyAskedSecond'>,
  runs: readonly [Named, Named],
  measure: PairMeasure,
): BestRun {
  const rest = [
    ...leftOut(unscored, measure),
    ...(onlyAskedFirst + onlyAskedSecond > 0
      ? [
          `${counted(onlyAskedFirst + onlyAskedSecond, 'question')} that only one of them was asked ${onlyAskedFirst + onlyAskedSecond === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
    ...provisional(runs),
  ]
  if (total === null) return { is: 'none', sentence: nothingCommon(unscored, measure), more: rest }
  const isSecond = total.difference < 0
  const [better, other] = isSecond ? [runs[1].name, runs[0].name] : [runs[0].name, runs[1].name]
  const [high, low] = isSecond ? [total.secondShare, total.firstShare] : [total.firstShare, total.secondShare]
  if (total.difference === 0)
    return {
      is: 'open',
      sentence: `No difference can be claimed: ${better} and ${other} are equal, ${measure === 'proven' ? `each proven right on ${percent(high)} of` : `each with an official score of ${percent(high)} on`} ${commonText(total.questions)}.`,
      more: [...equalText(total), ...rest],
    }
  const shares = sharesText(measure, [better, percent(high)], [other, percent(low)], total.questions)
  if (total.p < LEVEL)
    return {
      is: 'clear',
      sentence: `${better} is better than ${other}, by ${sizeText(total)} on ${commonText(total.questions)}; chance alone would rarely give so much.`,
      more: [`${shares} (${testText(total, total.p)}).`, ...fewText(total), ...rest],
    }
  return {
    is: 'open',
    sentence: `No difference can be claimed between ${better} and ${other}, on ${commonText(total.questions)}.`,
    more: [`${shares}, but ${chanceText(total)}.`, ...rest],
  }
}

/** Three and more runs. */
export function bestOfSeveral(matrix: Matrix, runs: readonly Named[], measure: PairMeasure): BestRun {
  const names = runs.map(({ name }) => name)
  const compared = matrix.cells.flatMap((row, i) => row.slice(i + 1)).filter(cell => cell?.difference != null)
  const unscored = Math.max(0, ...matrix.cells.flat().map(cell => cell?.unscored ?? 0))
  const rest = [
    ...(unscored > 0
      ? [
          `Up to ${counted(unscored, 'common question')} of a pair ${unscored === 1 ? 'has' : 'have'} no ${resultName[measure]} in one of its runs and ${unscored === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
    ...provisional(runs),
  ]
  if (compared.length === 0) return { is: 'none', sentence: nothingCommon(unscored, measure), more: rest }
  const leads = matrix.cells.map((row, i) => leadsOf(row, i))
  const bestAt = leads.flatMap((own, i) => (own.length > 0 && own.every(({ by }) => by >= 0) ? [i] : []))
  const [first] = bestAt
  if (first === undefined)
    return {
      is: 'open',
      sentence: 'No run is best: each is behind another one on the questions that both answered.',
      more: ['The runs were asked different questions, so that their order depends on the pair.', ...rest],
    }
  const apart = names.filter((_, i) => i !== first && matrix.cells[first]![i]?.difference == null)
  const alone = apart.length > 0 ? [`${names[first]} has no question in common with ${listed(apart)}.`] : []
  if (bestAt.length > 1)
    return {
      is: 'open',
      sentence: `No run is best: ${listed(bestAt.map(i => names[i]!))} are equal${bestAt.length < runs.length ? ', and no run leads them' : ''}.`,
      more: [
        ...behindText(
          leads[first]!.filter(({ at }) => !bestAt.includes(at)),
          names,
          matrix,
        ),
        ...alone,
        ...rest,
      ],
    }
  const own = leads[first]!
  const next = own.reduce((least, each) => (each.by < least.by ? each : least))
  const open = own.filter(({ cell }) => cell.adjusted >= LEVEL)
  const lead = `it leads by ${sizeText(next.difference)} over the next, ${names[next.at]}, on ${commonText(next.difference.questions)}`
  const tested = `adjusted for ${counted(matrix.comparisons, 'comparison')} by Holm’s method`
  if (open.length === 0)
    return {
      is: 'clear',
      sentence: `${names[first]} is best: ${lead}; chance alone would rarely give so much.`,
      more: [
        `Each of its leads was tested (largest ${pText(Math.max(...own.map(({ cell }) => cell.adjusted)))}, ${tested}).`,
        ...fewText(next.difference),
        ...alone,
        ...rest,
      ],
    }
  return {
    is: 'open',
    sentence:
      open.length === own.length
        ? `${names[first]} leads, but it cannot be claimed to be better than any other run.`
        : `${names[first]} leads, but it cannot be claimed to be better than ${listed(open.map(({ at }) => names[at]!))}.`,
    more: [
      `${capital(lead)}.`,
      ...behindText(
        own.filter(each => !open.includes(each)),
        names,
        matrix,
      ),
      `${open.length === 1 ? 'That lead' : 'Those leads'} can be chance (smallest ${pText(Math.min(...open.map(({ cell }) => cell.adjusted)))}, ${tested}).`,
      ...alone,
      ...rest,
    ],
  }
}

/** A run’s difference to another one. */
interface Lead {
  readonly at: number
  readonly by: number
  readonly cell: MatrixCell
  readonly difference: PairedDifference
}

const leadsOf = (row: readonly (MatrixCell | null)[], own: number): readonly Lead[] =>
  row.flatMap((cell, at) =>
    at === own || cell === null || cell.difference === null
      ? []
      : [{ at, by: cell.difference.difference, cell, difference: cell.difference }],
  )

/** Names the runs that are behind the best one by more than chance explains. */
function behindText(leads: readonly Lead[], names: readonly string[], { comparisons }: Matrix): readonly string[] {
  const clear = leads.filter(({ cell, by }) => by > 0 && cell.adjusted < LEVEL)
  if (clear.length === 0) return []
  const p = Math.max(...clear.map(({ cell }) => cell.adjusted))
  return [
    `Chance alone would rarely put ${listed(clear.map(({ at }) => names[at]!))} so far behind (${clear.length === 1 ? '' : 'largest '}${pText(p)}, adjusted for ${counted(comparisons, 'comparison')}).`,
  ]
}

const resultName: Readonly<Record<PairMeasure, string>> = { proven: 'verdict', official: 'official score' }

/** For example `A is proven right on 61.3% of 120 common questions, B on 48.0%`. */
const sharesText = (
  measure: PairMeasure,
  [better, high]: readonly [string, string],
  [other, low]: readonly [string, string],
  questions: number,
): string =>
  measure === 'proven'
    ? `${better} is proven right on ${high} of ${commonText(questions)}, ${other} on ${low}`
    : `The official score of ${better} is ${high} on ${commonText(questions)}, that of ${other} ${low}`
const commonText = (questions: number): string => counted(questions, 'common question')
const sizeText = ({ difference }: PairedDifference): string => `${points(Math.abs(difference)).replace('+', '')} points`

/** For example `McNemar’s test, p = 0.012`. */
const testText = ({ method }: PairedDifference, p: number): string =>
  `${method === 'single' ? 'McNemar’s test' : 'paired t test'}, ${pText(p)}`

/** Why a difference may be chance. */
function chanceText(total: PairedDifference): string {
  if (total.questions === 1) return 'one question is not enough to tell a difference from chance'
  const { cells } = total
  if (cells !== null) {
    const apart = cells.onlyFirst + cells.onlySecond
    // Not even if one run were right on all of them.
    if (mcNemarMidP(apart, 0) >= LEVEL)
      return `they differ on only ${counted(apart, 'question')}, too few to tell a difference from chance`
  }
  return `a difference of this size can be chance (${testText(total, total.p)})`
}

function equalText({ cells }: PairedDifference): readonly string[] {
  if (cells === null) return []
  if (cells.onlyFirst === 0) return ['There is no question on which only one of them is right.']
  return [`On ${counted(2 * cells.onlyFirst, 'question')} only one of them is right: each on ${cells.onlyFirst}.`]
}

const fewText = ({ questions, difference, low, high }: PairedDifference): readonly string[] => {
  if (questions >= MIN_QUESTIONS) return []
  const [from, to] = difference < 0 ? [-high, -low] : [low, high]
  return [
    `How much better is hardly known from ${counted(questions, 'question')}: ${points(from)} to ${points(to)} points (95%).`,
  ]
}

const leftOut = (unscored: number, measure: PairMeasure): readonly string[] =>
  unscored === 0
    ? []
    : [
        `${counted(unscored, 'common question')} without ${measure === 'proven' ? 'a verdict' : 'an official score'} in one of the runs ${unscored === 1 ? 'is' : 'are'} left out.`,
      ]

const provisional = (runs: readonly Named[]): readonly string[] => {
  const names = runs.filter(({ isPartial }) => isPartial).map(({ name }) => name)
  return names.length === 0
    ? []
    : [`This is provisional, because ${listed(names)} ${names.length === 1 ? 'is' : 'are'} not complete.`]
}

const nothingCommon = (unscored: number, measure: PairMeasure): string =>
  unscored > 0
    ? `The runs cannot be compared: no common question has ${measure === 'proven' ? 'a verdict' : 'an official score'} in both of two runs.`
    : 'The runs cannot be compared: they have no question in common.'
