// Shares of right responses with 95 % intervals. Several responses to one question form a cluster: they are correlated,
// so they carry less information than responses to as many questions.

import { t95, Z95 } from './distributions'

/**
 * The sums from which a share and its interval are computed. With n_q responses to question q, s_q of them right, they
 * are sums over the questions that have responses. The sums of sets without a common question can be added.
 */
export interface Moments {
  /** Number of questions with a response. */
  readonly questions: number
  /** Σ n_q: number of responses. */
  readonly n: number
  /** Σ s_q: number of right responses. */
  readonly s: number
  /** Σ n_q² */
  readonly nn: number
  /** Σ n_q s_q */
  readonly ns: number
  /** Σ s_q² */
  readonly ss: number
}

export const noMoments: Moments = { questions: 0, n: 0, s: 0, nn: 0, ns: 0, ss: 0 }

/** For `n` responses to one question, `s` of them right. */
export const momentsOf = (n: number, s: number): Moments =>
  n === 0 ? noMoments : { questions: 1, n, s, nn: n * n, ns: n * s, ss: s * s }

/** Adds the sums of two sets without a common question. */
export const addMoments = (a: Moments, b: Moments): Moments => ({
  questions: a.questions + b.questions,
  n: a.n + b.n,
  s: a.s + b.s,
  nn: a.nn + b.nn,
  ns: a.ns + b.ns,
  ss: a.ss + b.ss,
})

/** An estimate and its 95 % interval. Shares are from 0 to 1. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
  /** The method that computed it, as named on the page and in exports. */
  readonly method: 'wilson' | 'clustered'
}

/** The methods as named in sentences. */
export const methodNames: Readonly<Record<Estimate['method'], string>> = {
  wilson: 'Wilson interval',
  clustered: 'Wilson interval with the effective number of responses, clustered by question',
}

/**
 * Wilson's score interval (Wilson 1927) for a share `value` of `n` > 0 responses; `z` is the quantile. `n` need not be
 * an integer. The interval lies within 0 to 1, and has positive width even if all or no responses are right.
 */
export function wilson(value: number, n: number, z = Z95): { low: number; high: number } {
  const z2 = z * z
  const middle = (value + z2 / (2 * n)) / (1 + z2 / n)
  const half = (z / (1 + z2 / n)) * Math.sqrt((value * (1 - value)) / n + z2 / (4 * n * n))
  return {
    low: value === 0 ? 0 : Math.max(0, middle - half),
    high: value === 1 ? 1 : Math.min(1, middle + half),
  }
}

/**
 * The share of right responses with its 95 % interval; null if there is no response.
 * One response per question: Wilson's interval. Several: the cluster-robust variance of the share, V = Q/(Q−1) · Σ_q
 * (s_q − p·n_q)² / n² (Miller 2024, "Adding Error Bars to Evals", with the small-sample factor), gives the effective
 * number of responses p(1−p)/V, at most n; Wilson's interval is then computed with this number and the t quantile of
 * Q−1 degrees of freedom (Korn and Graubard 1998; Franco, Little, Louis and Slud 2019). If V is uninformative (all
 * right, none right, one question), the responses to a question count as one.
 */
export function share(moments: Moments): Estimate | null {
  const { questions, n, s } = moments
  if (n === 0) return null
  const value = s / n
  if (n === questions) return { value, ...wilson(value, n), method: 'wilson' }
  const variance = clusteredVariance(moments)
  const known = questions > 1 && variance > 0
  // Otherwise, the equivalent number of clusters of equal size (Kish 1965).
  const effective = known ? Math.min(n, (value * (1 - value)) / variance) : (n * n) / moments.nn
  const z = known ? t95(questions - 1) : Z95
  return { value, ...wilson(value, effective, z), method: 'clustered' }
}

/** The cluster-robust variance of the share of right responses; 0 with fewer than two questions. */
export function clusteredVariance({ questions, n, s, nn, ns, ss }: Moments): number {
  if (questions < 2) return 0
  const p = s / n
  const squares = Math.max(0, ss - 2 * p * ns + p * p * nn)
  return ((questions / (questions - 1)) * squares) / (n * n)
}
