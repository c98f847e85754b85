// The formats of exports for a class, as the page describes them.

import type { ExportFormat } from '#teaching/exports/options'

export interface FormatWords {
  readonly format: ExportFormat
  readonly title: string
  /** Its purpose. */
  readonly does: string
  /** What the format does not support; '' if it supports everything. */
  readonly lacks: string
}

/** In the order in which they are offered. */
export const formatWords: readonly FormatWords[] = [
  {
    format: 'moodle',
    title: 'Moodle XML',
    does: 'Moodle’s question bank, with a reason for each option',
    lacks: '',
  },
  {
    format: 'qti',
    title: 'QTI 2.1',
    does: 'Canvas and other systems, as a zip package',
    lacks: '',
  },
  { format: 'gift', title: 'GIFT', does: 'Moodle’s plain-text format', lacks: '' },
  {
    format: 'markdown',
    title: 'Markdown',
    does: 'a text to read and edit, with the key at its end',
    lacks: '',
  },
  {
    format: 'csv',
    title: 'CSV',
    does: 'a table for spreadsheets',
    lacks: 'Pictures are left out.',
  },
  {
    format: 'kahoot',
    title: 'Kahoot columns',
    does: 'the columns of Kahoot’s spreadsheet, as CSV',
    lacks:
      'Only questions of up to 120 characters with options of up to 75 fit. The situation and the reasons are left out: show the situation separately.',
  },
]
