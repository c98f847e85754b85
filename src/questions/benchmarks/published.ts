// Results printed in papers, in the form in which a family records them.

import type { KindCode } from '#questions/kinds/codes'

export interface PublishedPaper {
  readonly id: string
  readonly title: string
  readonly venue: string
  /** The arXiv number. */
  readonly arxiv: string
  /** The domains of its questions. */
  readonly domains: readonly string[]
}

/** The prompting and evaluation of the models. */
export interface PublishedSetup {
  /** A sentence fragment. */
  readonly prompting: string
  readonly split: string
  /** Number of questions behind the shares in most columns. */
  readonly perKind: number
  /** The numbers for kinds that differ. */
  readonly except?: Readonly<Partial<Record<KindCode, number>>>
  /** Number of runs that the mean is over. */
  readonly tries: number
}

/** A table as recorded in the sources. */
export interface PublishedTable {
  readonly id: string
  readonly paper: string
  /** `Table 2` */
  readonly place: string
  readonly title: string
  /** share: 0 to 1; percent: 0 to 100. */
  readonly unit: 'share' | 'percent'
  readonly setup: PublishedSetup
  /** Its domains, if not all of the paper's. */
  readonly domains?: string
  readonly note?: string
  /** `kind.format`, `mean.format`, with `@domain` or `:measure`, separated by blanks. */
  readonly columns: string
  /** One line per row: model | condition | numbers as printed. */
  readonly rows: string
}

/** The results printed in the papers about a family. */
export interface PublishedResults {
  readonly papers: readonly PublishedPaper[]
  readonly tables: readonly PublishedTable[]
}
