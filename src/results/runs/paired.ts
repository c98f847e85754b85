// Compares two runs on the questions that both answered: how much more often the first is right, and whether the
// difference may be chance.

import { fairCoin, fairCoinsAtMost, t95, twoSidedT } from './distributions'
import { wilson } from './statistics'

/**
 * For one question: the number of responses of the first run and how many are right; and the same for the second run.
 */
export interface Pair {
  readonly firstRight: number
  readonly first: number
  readonly secondRight: number
  readonly second: number
}

export interface PairedDifference {
  /** Number of questions that both runs answered. */
  readonly questions: number
  /** Mean over the questions of the run's share of right responses. */
  readonly firstShare: number
  readonly secondShare: number
  /** First minus second, with its 95 % interval. */
  readonly difference: number
  readonly low: number
  readonly high: number
  /** Probability of a difference at least as large if both were equally good. */
  readonly p: number
  /**
   * If each run has one response per question: the numbers of questions with both right, only the first, only the
   * second, neither.
   */
  readonly cells: FourCells | null
  /** `single`: mid-p McNemar and Newcombe; `clustered`: paired t over questions. */
  readonly method: 'single' | 'clustered'
}

export interface FourCells {
  readonly both: number
  readonly onlyFirst: number
  readonly onlySecond: number
  readonly neither: number
}

/** The methods as named in sentences; `asks`: what the test asks, for readers who do not know it. */
export const pairedMethods: Readonly<
  Record<PairedDifference['method'], { readonly interval: string; readonly test: string; readonly asks: string }>
> = {
  single: {
    interval: 'Newcombe’s interval for paired shares (his method 10)',
    test: 'McNemar’s test, mid-p',
    asks: 'it takes the questions on which only one of two runs is right, and asks how often flips of a coin would divide them as unevenly',
  },
  clustered: {
    interval: 't interval of the questions’ mean differences',
    test: 'paired t test over the questions',
    asks: 'it takes the difference of two runs on each question, and asks how often runs that are equally good would differ as much in the mean',
  },
}

/**
 * McNemar's test with the mid-p value, two-sided: among the questions on which exactly one run is right, do the runs
 * differ by more than chance? (McNemar 1947; Fagerland, Lydersen and Laake 2013 recommend mid-p over the exact test,
 * which is too conservative.) 1 if the runs never differ.
 */
export function mcNemarMidP(onlyFirst: number, onlySecond: number): number {
  const n = onlyFirst + onlySecond
  const least = Math.min(onlyFirst, onlySecond)
  // If both counts are equal, the two tails share their middle term, and 2·P(X ≤ k) − P(X = k) is still 1.
  return Math.min(1, 2 * fairCoinsAtMost(least, n) - fairCoin(least, n))
}

/**
 * The 95 % interval of the difference of two paired shares: Wilson's intervals of both, joined by square-and-add with
 * their correlation (Newcombe 1998, "Improved confidence intervals for the difference between binomial proportions
 * based on paired data", method 10).
 */
export function newcombePaired({ both, onlyFirst, onlySecond, neither }: FourCells): {
  low: number
  high: number
} {
  const n = both + onlyFirst + onlySecond + neither
  const p1 = (both + onlyFirst) / n
  const p2 = (both + onlySecond) / n
  const w1 = wilson(p1, n)
  const w2 = wilson(p2, n)
  const product = (both + onlyFirst) * (onlySecond + neither) * (both + onlySecond) * (onlyFirst + neither)
  const raw = both * neither - onlyFirst * onlySecond
  const phi = product === 0 ? 0 : (raw > 0 ? Math.max(raw - n / 2, 0) : raw) / Math.sqrt(product)
  const arm = (x: number, y: number): number => Math.sqrt(Math.max(0, x * x - 2 * phi * x * y + y * y))
  const difference = p1 - p2
  return {
    low: Math.max(-1, difference - arm(p1 - w1.low, w2.high - p2)),
    high: Math.min(1, difference + arm(w1.high - p1, p2 - w2.low)),
  }
}

/**
 * The paired difference of two runs; null if no question was answered by both. Pairs in which a run has no response are
 * left out. With one response per question: McNemar and Newcombe. With several: the difference of the two shares for
 * each question, then mean, t interval and t test over the questions (Miller 2024, paired and clustered errors), so a
 * question counts as one observation however often it was asked.
 */
export function pairedDifference(pairs: Iterable<Pair>): PairedDifference | null {
  let questions = 0
  let single = true
  let first = 0
  let second = 0
  let squares = 0
  const cells = { both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 }
  for (const pair of pairs) {
    if (pair.first === 0 || pair.second === 0) continue
    questions++
    single &&= pair.first === 1 && pair.second === 1
    const a = pair.firstRight / pair.first
    const b = pair.secondRight / pair.second
    first += a
    second += b
    squares += (a - b) ** 2
    if (single) cells[cellOf(pair)]++
  }
  if (questions === 0) return null
  const firstShare = first / questions
  const secondShare = second / questions
  const difference = (first - second) / questions
  const shared = { questions, firstShare, secondShare, difference }
  if (single)
    return {
      ...shared,
      ...newcombePaired(cells),
      p: mcNemarMidP(cells.onlyFirst, cells.onlySecond),
      cells,
      method: 'single',
    }
  const spread = Math.max(0, squares - questions * difference ** 2)
  const error = questions < 2 ? 0 : Math.sqrt(spread / (questions - 1) / questions)
  return { ...shared, ...clusteredRange(shared, error), cells: null, method: 'clustered' }
}

function clusteredRange(
  {
    questions,
    firstShare,
    secondShare,
    difference,
  }: Pick<PairedDifference, 'questions' | 'firstShare' | 'secondShare' | 'difference'>,
  error: number,
): { low: number; high: number; p: number } {
  if (questions < 2) return { low: -1, high: 1, p: 1 }
  if (error < 1e-12) {
    // All questions have the same difference, so the spread is unknown; treated as if each had been asked once.
    const both = Math.min(firstShare, secondShare) * questions
    const onlyFirst = Math.max(0, difference) * questions
    const onlySecond = Math.max(0, -difference) * questions
    const neither = questions - both - onlyFirst - onlySecond
    const range = newcombePaired({ both, onlyFirst, onlySecond, neither })
    return {
      ...range,
      p: difference === 0 ? 1 : mcNemarMidP(Math.round(onlyFirst), Math.round(onlySecond)),
    }
  }
  const df = questions - 1
  const half = t95(df) * error
  return {
    low: Math.max(-1, difference - half),
    high: Math.min(1, difference + half),
    p: twoSidedT(difference / error, df),
  }
}

/** The cell of the 2 × 2 table for a question with one response per run. */
export function cellOf({ firstRight, secondRight }: Pair): keyof FourCells {
  if (firstRight > 0) return secondRight > 0 ? 'both' : 'onlyFirst'
  return secondRight > 0 ? 'onlySecond' : 'neither'
}
