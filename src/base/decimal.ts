// Exact decimal numbers. A floating-point number represents the shortest decimal that parses to it; up to 15 digits, or
// for integers below 2^53, this is one to one. Sums and comparisons use integers: the decimal times a power of ten.

/** Digits after the point that are distinguished; decimals that differ only beyond them are equal. */
export const MAX_DIGITS = 15
/** The greatest integer that is represented exactly: 2^53 - 1. */
export const MAX_WHOLE = Number.MAX_SAFE_INTEGER
/** The greatest scaled integer for numbers with digits after the point. */
export const MAX_SCALED = 10 ** MAX_DIGITS

/** 10^0 .. 10^15, each exact. */
const powers = Array.from({ length: MAX_DIGITS + 1 }, (_, digits) => Number(`1e${digits}`))

/** The number of digits after the decimal point; 0 if the value is not finite. */
export function digitsAfterPoint(value: number): number {
  if (Number.isInteger(value)) return 0
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e')
  const fraction = mantissa.split('.')[1] ?? ''
  return Math.max(0, fraction.length - Number(exponent))
}

/** The largest number of decimal places among these values. */
export function maxDigits(values: ArrayLike<number>): number {
  let max = 0
  let last: number | undefined
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    // A shortcut: most costs are equal.
    if (value === last) continue
    last = value
    if (!Number.isInteger(value)) max = Math.max(max, digitsAfterPoint(value))
  }
  return max
}

/** The decimal as a count of units of its `digits`-th place; NaN if that is not an integer or not exact. */
export function toWhole(value: number, digits: number): number {
  if (digits === 0) return Number.isInteger(value) && Math.abs(value) <= MAX_WHOLE ? value : Number.NaN
  const power = powers[digits]
  if (power === undefined) return Number.NaN
  const whole = Math.round(value * power)
  return Math.abs(whole) <= MAX_SCALED && whole / power === value ? whole : Number.NaN
}

/** The decimal of a count of units; NaN if it is not exact. */
export function fromWhole(whole: number, digits: number): number {
  if (!(Math.abs(whole) <= (digits === 0 ? MAX_WHOLE : MAX_SCALED))) return Number.NaN
  // Both are exact, so the quotient is the number nearest to the decimal.
  return digits === 0 ? whole : whole / powers[digits]!
}

/** The sum of decimals; NaN if the sum or one of the values is not exact. */
export function exactSum(values: Iterable<number>): number {
  const list = [...values]
  const digits = maxDigits(list)
  let sum = 0
  for (const value of list) sum += toWhole(value, digits)
  return fromWhole(sum, digits)
}

/** True if the text of a number (`3`, `.5`, `1e-8`) is exactly the decimal that its number represents. */
export function isExactDecimal(text: string): boolean {
  const value = Number(text)
  if (Number.isNaN(toWhole(value, digitsAfterPoint(value)))) return false
  return plainDigits(text) === plainDigits(String(value))
}

/** Digits without leading and trailing zeros, and the place of the last one: equal for equal decimals. */
function plainDigits(text: string): string {
  const [mantissa = '', exponent = '0'] = text.replace(/^[+-]/, '').toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const kept = digits.replace(/0+$/, '')
  if (kept === '') return '0'
  return `${kept}e${Number(exponent) - fraction.length + digits.length - kept.length}`
}

/** The decimal without an exponent: `0.00000001`. */
export function decimalText(value: number): string {
  const digits = digitsAfterPoint(value)
  return digits === 0 || digits > 100 ? String(value) : value.toFixed(digits)
}
