// Names of tasks and files, as harnesses write them.

import type { Question } from '#questions/kinds/question'

/** `acp_app_gen`. */
export const taskOf = ({ kind, format }: Pick<Question, 'kind' | 'format'>): string => `acp_${kind}_${format}`

/** A name that any file system takes. */
export const fileName = (name: string): string => name.replace(/[^A-Za-z0-9.-]+/g, '_')

/** Names of harness files contain a date; made-up ones have a fixed one. */
export const SAMPLE_DATE = '2025-01-01T00-00-00.000000'
