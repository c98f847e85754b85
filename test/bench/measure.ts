// Clocks, medians and tables for the measurements. Figures are printed, never asserted.

import { figure } from '../bars/figure'

export const milliseconds = (): number => Number(process.hrtime.bigint()) / 1e6

/** Processor time of this process and its threads so far, which other programs hardly change. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The result of `work` and how long it took. */
export function timed<T>(work: () => T): { value: T; ms: number } {
  const start = milliseconds()
  const value = work()
  return { value, ms: milliseconds() - start }
}

export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? Number.NaN
}
export const median = (values: readonly number[]): number => quantile(values, 0.5)
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
export const geometricMean = (values: readonly number[]): number => Math.exp(sum(values.map(Math.log)) / values.length)

/** Prints rows under headings, numbers to the right. */
export function table(
  title: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = rows.map(row => row.map(cell => (typeof cell === 'number' ? figure(cell) : cell)))
  const widths = headings.map((heading, i) => Math.max(heading.length, ...cells.map(row => (row[i] ?? '').length)))
  const isNumber = headings.map((_, i) => rows.length > 0 && rows.every(row => typeof (row[i] ?? 0) === 'number'))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd()
  console.log(`\n${title}`)
  console.log(line(headings))
  console.log(widths.map(width => '-'.repeat(width)).join('  '))
  for (const row of cells) console.log(line(row))
}
