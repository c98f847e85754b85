// The published results of all families, loaded when they are first displayed.

import type { PublishedPaper, PublishedTable } from '#questions/benchmarks/published'
import { families } from '#questions/benchmarks/registry'
import { type PublishedRow, rowsOf } from './published'

export interface AllPublished {
  readonly papers: readonly PublishedPaper[]
  readonly tables: readonly PublishedTable[]
  /** Rows of all tables, in the order of the tables. */
  readonly rows: readonly PublishedRow[]
}

/** Rejects if a script cannot be fetched. */
export async function loadPublished(): Promise<AllPublished> {
  const loaded = await Promise.all(families.map(family => family.loadPublished?.()))
  const papers = loaded.flatMap(found => found?.papers ?? [])
  const tables = loaded.flatMap(found => found?.tables ?? [])
  const paperOf = new Map(papers.map(paper => [paper.id, paper]))
  return { papers, tables, rows: tables.flatMap(table => rowsOf(table, paperOf.get(table.paper)!)) }
}
