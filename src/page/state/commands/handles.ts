// Functions that mounted components provide to commands, by name. The last function provided under a name is called;
// when it is removed, the one before it takes its place.

import { createSignal, getOwner, onCleanup } from 'solid-js'
import type { NamedFile } from '../files/named-file'
import type { SearchAct } from './search-action'
import type { RowsAct } from './rows-action'

/** The types of the provided functions, by name. */
export interface HandleTypes {
  pickFiles: () => void
  /** Provided by Score and by the results of a class: files, files in dropped folders, or pasted text. */
  takeResults: (come: readonly File[] | Promise<readonly NamedFile[]> | string) => void
  /** Provided where a new domain is created: dropped or chosen files. */
  takeTexts: (files: readonly File[]) => void
  /** Provided where the page can take a pasted problem. */
  takeText: (text: string) => void
  focusAnswer: () => void
  focusParts: () => void
  hint: () => void
  reveal: () => void
  focusList: () => void
  /** Fits the picture to its pane. */
  fit: () => void
  stepProblem: (by: 1 | -1) => void
  /** Provided by the Domain workspace: solves the two texts. */
  solve: () => void
  /** Provided by the Domain workspace: shows the field for a plan. */
  checkPlan: () => void
  editorAction: (action: string) => void
  showTrivialLandmarks: () => void
  landmarksFromHere: () => void
  /** Provided while questions are generated and while answers are proven, respectively. */
  stopMaking: () => void
  stopProving: () => void
  /** Provided by a lesson: moves forward or back by that number of steps. */
  stepLesson: (by: 1 | -1) => void
  /** Provided by views that can be shown on a projector (`present/enter.ts`). */
  project: () => void
  /** Provided by the visible picture: makes a slide of it. */
  slide: (how: 'copy' | 'save') => void
  /** Performs an action in the visible search. */
  search: (act: SearchAct) => void
  /** Performs an action in the table of a run's rows. */
  rows: (act: RowsAct) => void
  /** Provided while the details of a row are shown. */
  closeRow: () => void
}

export interface Handles {
  /** Provides a function until the calling component is unmounted or the returned function is called. */
  readonly provide: <Name extends keyof HandleTypes>(name: Name, handle: HandleTypes[Name]) => () => void
  /** Calls the function of this name; does nothing if there is none. */
  readonly invoke: <Name extends keyof HandleTypes>(name: Name, ...input: Parameters<HandleTypes[Name]>) => void
  /** Calls the function of this name, or the next one that is provided under it. */
  readonly invokeOnceProvided: <Name extends keyof HandleTypes>(
    name: Name,
    ...input: Parameters<HandleTypes[Name]>
  ) => void
  readonly isProvided: (name: keyof HandleTypes) => boolean
}

interface Provided {
  readonly name: keyof HandleTypes
  readonly handle: (...input: never[]) => void
}

export function createHandles(): Handles {
  const [handles, setHandles] = createSignal<readonly Provided[]>([])
  const last = (name: keyof HandleTypes): Provided | undefined =>
    [...handles()].reverse().find(each => each.name === name)
  // Calls of functions that are not provided yet.
  const waiting: (() => void)[] = []
  const invoke: Handles['invoke'] = (name, ...input) => last(name)?.handle(...(input as never[]))
  const invokeOnceProvided: Handles['invokeOnceProvided'] = (name, ...input) => {
    if (last(name) === undefined) waiting.push(() => invokeOnceProvided(name, ...input))
    else invoke(name, ...input)
  }
  return {
    provide(name, handle) {
      const provided: Provided = { name, handle }
      setHandles(list => [...list, provided])
      for (const again of waiting.splice(0)) again()
      const remove = (): void => void setHandles(list => list.filter(each => each !== provided))
      if (getOwner() !== null) onCleanup(remove)
      return remove
    },
    invoke,
    invokeOnceProvided,
    isProvided: name => last(name) !== undefined,
  }
}
