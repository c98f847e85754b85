// The page's API for links, archives and files of unknown content.

import type { PackedQuestion, SharedQuestion } from '#results/files/shared-question'
import type { PackedSet, ReadShared, SharedSet } from '#results/files/shared-set'
import type { Embedded, EmbedNames } from '#results/files/embedded'
import type { Prefilled } from '#results/files/prefill'

export interface SharingApi {
  pack(shared: SharedQuestion): PackedQuestion
  packSet(shared: SharedSet): PackedSet
  /** Parses the part after `#` of an address, which may be anything. */
  read(link: string): ReadShared
  /** Resolves the parameters of `#open?…`; `tabs` are the names of the stage's tabs. */
  prefill(parameters: string, tabs: readonly string[]): Prefilled
  /** Resolves the parameters of `#embed?…`, which may be anything. */
  embed(parameters: string, names: EmbedNames): Embedded
}
