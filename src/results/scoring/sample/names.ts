// Names of tasks and files in the style of harnesses.

import type { Question } from '#questions/kinds/question'

/** `acp_app_gen`. */
export const taskOf = ({ kind, format }: Pick<Question, 'kind' | 'format'>): string => `acp_${kind}_${format}`

/** A file name that every file system accepts. */
export const fileName = (name: string): string => name.replace(/[^A-Za-z0-9.-]+/g, '_')

/** Harness file names contain a date; generated ones have this fixed date. */
export const SAMPLE_DATE = '2025-01-01T00-00-00.000000'
