// What the page may request about links, archives and files of unknown content: types only.

import type { PackedQuestion, ReadQuestion, SharedQuestion } from '#results/files/shared-question'
import type { Embedded, EmbedNames } from '#results/files/embedded'
import type { Prefilled } from '#results/files/prefill'

export interface SharingApi {
  pack(shared: SharedQuestion): PackedQuestion
  /** Reads the text after the `#`, which is untrusted. */
  read(link: string): ReadQuestion
  /** Computes the parameters of `#open?…`; `tabs` names those of the stage. */
  prefill(parameters: string, tabs: readonly string[]): Prefilled
  /** Computes the parameters of `#embed?…`, which may be anything. */
  embed(parameters: string, names: EmbedNames): Embedded
}
