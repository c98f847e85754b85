// All published results; loaded when they are first shown.

import { acpbench, acpbenchTables } from './acpbench'
import { acpbenchHard, acpbenchHardTables } from './acpbench-hard'
import { planbench, planbenchTables } from './planbench'
import { planetarium, planetariumTables } from './planetarium'
import { type PublishedPaper, type PublishedRow, type PublishedTable, rowsOf } from './published'

export const publishedPapers: readonly PublishedPaper[] = [acpbenchHard, acpbench, planbench, planetarium]

export const publishedTables: readonly PublishedTable[] = [
  ...acpbenchHardTables,
  ...acpbenchTables,
  ...planbenchTables,
  ...planetariumTables,
]

/** Rows of all tables, in the order of the tables. */
export const publishedRows: readonly PublishedRow[] = publishedTables.flatMap(table =>
  rowsOf(table, publishedPapers.find(({ id }) => id === table.paper)!),
)
