// Versions of the lm-evaluation-harness with filters that read differently.

/** By the first month of each: that of the benchmark's tasks, and that of a mended filter (0.4.12 and later). */
export const harnessDates = ['2025-03', '2026-05'] as const
export type HarnessDate = (typeof harnessDates)[number]
export const newestHarness: HarnessDate = '2026-05'
