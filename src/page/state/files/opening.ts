// Opens files that were dropped, picked or pasted (`shell/open/opening-files.ts`), and problems that ship with the
// playground.

import type { BareCard } from '#language/library/cards'
import type { App } from '../app'
import type { NamedFile } from './named-file'
import { openBundled } from './bundled/opening-bundled'
import { createOpeningState, type OpeningState } from './opening-state'

const PASTED = 'The pasted text'

export interface OpeningFiles extends Pick<OpeningState, 'opening' | 'stopOpening'> {
  /** `pasted`: the text, if the single file is a text pasted onto the page. */
  readonly openFiles: (list: Iterable<File>, pasted?: string) => Promise<void>
  /** Opens dropped files, including those in folders. */
  readonly openDropped: (files: Promise<readonly NamedFile[]>) => Promise<void>
  /** Opens a text pasted onto the page; a text in no known format may be an answer. */
  readonly openText: (text: string) => Promise<void>
  /** Opens generated questions about a problem that ships with the playground. */
  readonly openBundled: (domain: BareCard, index: number) => Promise<void>
}

/** Opens into the session of an app. */
export function createOpening(app: App): OpeningFiles {
  const { openFiles } = app.features
  const { opening, stopOpening } = app.feature(createOpeningState)
  return {
    opening,
    stopOpening,
    openFiles: (list, pasted) => openFiles(app, named(list), pasted),
    openDropped: async files => openFiles(app, await files),
    openText: text => openFiles(app, named([new File([text], PASTED)]), text),
    openBundled: (domain, index) => openBundled(app, domain, index, app.feature(createOpeningState)),
  }
}

/** Copied immediately: the browser may clear the list while the next module of the page is loaded. */
const named = (list: Iterable<File>): readonly NamedFile[] =>
  [...list].map(file => ({ name: file.webkitRelativePath || file.name, file }))
