// Search options for a run in a lesson.

import { defaultOptions, type SearchOptions } from '#planning/textbook/options'
import type { LessonRun } from './lesson'

/** The search options of a lesson's run; `without` excludes the states in which a fact holds. */
export const optionsOf = (run: LessonRun, without: string | null = null): SearchOptions => ({
  ...defaultOptions,
  algorithm: run.algorithm,
  heuristic: run.heuristic ?? (run.algorithm === 'by-hand' ? 'blind' : defaultOptions.heuristic),
  prune: run.prune ?? 'none',
  without,
})

/** A node of a run as a value in expressions, predictions and answers: `#4`. */
export const nodeValue = (node: number): string => `#${node}`
