// Bringing things in: files dropped, picked or pasted (opening-files.ts), and problems that ship with the playground.

import type { BareCard } from '#language/library/cards'
import type { App } from '#page/state/app'
import type { NamedFile } from './dropped-files'
import { openBundled } from './opening-bundled'
import { createOpeningState, type OpeningState } from './opening-state'

const PASTED = 'The pasted text'

export interface OpeningFiles extends Pick<OpeningState, 'opening' | 'stopOpening'> {
  /** `pasted`: the text, where the files are one that was pasted onto the page. */
  readonly openFiles: (list: Iterable<File>, pasted?: string) => Promise<void>
  /** The same for what was dropped, folders too. */
  readonly openDropped: (files: Promise<readonly NamedFile[]>) => Promise<void>
  /** A text pasted onto the page; one that opens as nothing else may be an answer. */
  readonly openText: (text: string) => Promise<void>
  /** Questions of our own about a problem that ships with the playground. */
  readonly openBundled: (domain: BareCard, index: number) => Promise<void>
}

/** Opens into the session of an app. */
export function createOpening(app: App): OpeningFiles {
  const { opening, stopOpening } = app.part(createOpeningState)
  const open = async (files: readonly NamedFile[], pasted?: string): Promise<void> => {
    // Where it cannot be loaded, that is said for every part of the page in the same way (state/offline.ts).
    const loaded = await import('./opening-files').catch(() => undefined)
    await loaded?.openNamed(app, files, pasted)
  }
  return {
    opening,
    stopOpening,
    openFiles: (list, pasted) => open(named(list), pasted),
    openDropped: async files => open(await files),
    openText: text => open(named([new File([text], PASTED)]), text),
    openBundled: (domain, index) => openBundled(app, domain, index, app.part(createOpeningState)),
  }
}

/** Taken at once: what the browser lists may be gone when the next part of the page has been loaded. */
const named = (list: Iterable<File>): readonly NamedFile[] =>
  [...list].map(file => ({ name: file.webkitRelativePath || file.name, file }))
