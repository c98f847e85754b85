// The distributions used for intervals and tests: Student's t, and the binomial with p = 1/2.

/** 97.5 % of the standard normal distribution lies below it. */
export const Z95 = 1.959963984540054

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const

/** ln Γ(x) for x > 0 (Lanczos 1964, g = 7, nine terms). */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const at = x - 1
  let sum: number = LANCZOS[0]
  for (let i = 1; i < LANCZOS.length; i++) sum += LANCZOS[i]! / (at + i)
  const t = at + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(t) - t + Math.log(sum)
}

/** The regularised incomplete beta function I_x(a, b), by its continued fraction (Lentz 1976). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b
}

function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300
  const safe = (value: number): number => (Math.abs(value) < tiny ? tiny : value)
  let c = 1
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m <= 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / safe(1 + even * d)
    c = safe(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / safe(1 + odd * d)
    c = safe(1 + odd / c)
    result *= d * c
    if (Math.abs(d * c - 1) < 1e-14) break
  }
  return result
}

/** P(|T| ≥ |t|) for Student's t with `df` > 0 degrees of freedom. */
export function twoSidedT(t: number, df: number): number {
  if (!Number.isFinite(t)) return 0
  return incompleteBeta(df / (df + t * t), df / 2, 0.5)
}

const quantiles = new Map<number, number>()

/** 97.5 % of Student's t with `df` degrees of freedom lies below it; to ten digits. */
export function t95(df: number): number {
  const known = quantiles.get(df)
  if (known !== undefined) return known
  let low = Z95
  let high = 13
  for (let i = 0; i < 60 && high - low > 1e-11; i++) {
    const middle = (low + high) / 2
    if (twoSidedT(middle, df) > 0.05) low = middle
    else high = middle
  }
  const found = (low + high) / 2
  if (quantiles.size < 4096) quantiles.set(df, found)
  return found
}

/** P(X = k) for the number of heads in n fair coin tosses. */
export function fairCoin(k: number, n: number): number {
  return Math.exp(logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1) - n * Math.LN2)
}

/** P(X ≤ k) for the number of heads in n fair coin tosses. */
export function fairCoinsAtMost(k: number, n: number): number {
  if (k < 0) return 0
  if (k >= n) return 1
  return incompleteBeta(0.5, n - k, k + 1)
}
