// Results printed in papers, as rows that a run can be compared with.

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { PublishedPaper, PublishedTable } from '#questions/benchmarks/published'

export type PublishedMeasure = 'accuracy' | 'strict-jaccard' | 'off-by-one'

/** The subject of one number of a row. */
export interface PublishedColumn {
  readonly code: string
  /** null: the mean of all kinds of the format. */
  readonly kind: KindCode | null
  readonly format: FormatCode
  /** null: all domains of the table. */
  readonly domain: string | null
  readonly measure: PublishedMeasure
}

export interface PublishedNumber {
  readonly column: PublishedColumn
  /** From 0 to 1. */
  readonly value: number
  /** As printed, trailing zeros included. */
  readonly printed: string
  /** picture: read off a figure of an earlier edition; derived: the sum of a printed neighbour and a printed gain. */
  readonly source: 'text' | 'picture' | 'derived'
}

export interface PublishedRow {
  /** Stable across versions of this file: `hard-2/GPT-4o`. */
  readonly id: string
  readonly model: string
  /** '' if the table has no conditions. */
  readonly condition: string
  /** Illegible numbers are left out. */
  readonly numbers: readonly PublishedNumber[]
  readonly table: PublishedTable
  readonly paper: PublishedPaper
}

/** Number of questions that a number is based on. */
export const questionsOf = ({ setup }: PublishedTable, { kind }: PublishedColumn): number =>
  (kind === null ? undefined : setup.except?.[kind]) ?? setup.perKind

/** The domains that a row covers. */
export const domainsOf = ({ table, paper }: PublishedRow): readonly string[] =>
  table.domains?.split(' ') ?? paper.domains

const sources = { '*': 'picture', '+': 'derived' } as const

/** The rows of a table. */
export function rowsOf(table: PublishedTable, paper: PublishedPaper): PublishedRow[] {
  const columns = table.columns.trim().split(/\s+/).map(columnOf)
  return table.rows
    .trim()
    .split('\n')
    .map(line => {
      const [model = '', condition = '', cells = ''] = line.split('|').map(part => part.trim())
      const numbers = cells.split(/\s+/).flatMap((cell, at): PublishedNumber[] => {
        const match = /^([\d.]+)([*+]?)$/.exec(cell)
        if (match === null) return []
        const printed = match[1]!
        return [
          {
            column: columns[at]!,
            value: Number(printed) / (table.unit === 'percent' ? 100 : 1),
            printed,
            source: match[2] === '' ? 'text' : sources[match[2] as '*' | '+'],
          },
        ]
      })
      const id = `${table.id}/${model}${condition === '' ? '' : `, ${condition}`}`
      return { id, model, condition, numbers, table, paper }
    })
}

function columnOf(code: string): PublishedColumn {
  const [place = '', measure = 'accuracy'] = code.split(':')
  const [asked = '', domain = null] = place.split('@')
  const [kind, format] = asked.split('.') as [KindCode | 'mean', FormatCode]
  return {
    code,
    kind: kind === 'mean' ? null : kind,
    format,
    domain,
    measure: measure as PublishedMeasure,
  }
}
