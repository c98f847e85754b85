// The forms of files of questions: an array of records, one record a line, or a table for spreadsheets. Each family writes
// them in its own layout.

/** In the order in which they are offered. */
export const fileForms = [
  {
    id: 'json',
    title: 'JSON',
    does: 'for evaluation harnesses, in the benchmark’s layout; opens here again',
    type: 'application/json',
  },
  { id: 'jsonl', title: 'JSONL', does: 'for scripts: the same, one question a line', type: 'application/jsonl' },
  { id: 'csv', title: 'CSV', does: 'for spreadsheets: a table, without PDDL', type: 'text/csv' },
] as const

export type FileForm = (typeof fileForms)[number]['id']
