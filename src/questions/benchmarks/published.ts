// Results that papers print, as a family writes them down.

import type { KindCode } from '#questions/kinds/codes'

export interface PublishedPaper {
  readonly id: string
  readonly title: string
  readonly venue: string
  /** Its number there. */
  readonly arxiv: string
  /** The domains that its questions are about. */
  readonly domains: readonly string[]
}

/** How the models were asked. */
export interface PublishedSetup {
  /** Part of a sentence. */
  readonly prompting: string
  readonly split: string
  /** Questions that most columns are a share of. */
  readonly perKind: number
  /** Of these kinds another number. */
  readonly except?: Readonly<Partial<Record<KindCode, number>>>
  /** Runs that a number is the mean of. */
  readonly tries: number
}

/** A table as it is written down. */
export interface PublishedTable {
  readonly id: string
  readonly paper: string
  /** `Table 2` */
  readonly place: string
  readonly title: string
  /** share: 0 to 1; percent: 0 to 100. */
  readonly unit: 'share' | 'percent'
  readonly setup: PublishedSetup
  /** Its domains, if not all. */
  readonly domains?: string
  readonly note?: string
  /** `kind.format`, `mean.format`, with `@domain` or `:measure`, between blanks. */
  readonly columns: string
  /** A line a row: model | condition | numbers as printed. */
  readonly rows: string
}

/** What papers about a family print. */
export interface PublishedResults {
  readonly papers: readonly PublishedPaper[]
  readonly tables: readonly PublishedTable[]
}
