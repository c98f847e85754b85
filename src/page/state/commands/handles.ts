// What commands reach of the page: a component offers a function while it is shown, under a name. Of several that are
// offered under one name the last counts; when it is withdrawn, the one before counts again.

import { createSignal, getOwner, onCleanup } from 'solid-js'
import type { SearchAct } from './search-action'
import type { RowsAct } from './rows-action'

/** What can be reached, by name. */
export interface Reach {
  pickFiles: () => void
  /** Offered by Score, and by the results of a class: files that are dropped or chosen, or a text that is pasted. */
  takeResults: (come: DataTransfer | readonly File[] | string) => void
  /** Offered where a new domain begins: files that are dropped or chosen. */
  takeTexts: (files: readonly File[]) => void
  /** Offered where a problem that is pasted onto the page has a place. */
  takeText: (text: string) => void
  focusAnswer: () => void
  focusParts: () => void
  hint: () => void
  reveal: () => void
  focusList: () => void
  /** Fits the picture into its pane. */
  fit: () => void
  stepProblem: (by: 1 | -1) => void
  editorAction: (action: string) => void
  showTrivialLandmarks: () => void
  landmarksFromHere: () => void
  /** Offered while questions are made, and while answers are proven. */
  stopMaking: () => void
  stopProving: () => void
  /** Offered by a lesson: goes so many steps further. */
  stepLesson: (by: 1 | -1) => void
  /** Offered by what can be shown on a projector (`present/enter.ts`). */
  project: () => void
  /** Offered by the picture that is shown: makes a slide of it. */
  slide: (how: 'copy' | 'save') => void
  /** Does something in the search that is shown. */
  search: (act: SearchAct) => void
  /** Does something in the table of a run's rows. */
  rows: (act: RowsAct) => void
  /** Offered while the details of a row are shown. */
  closeRow: () => void
}

export interface Handles {
  /** Offers a function until the component that does so goes, or until what is given back is called. */
  readonly offer: <Name extends keyof Reach>(name: Name, handle: Reach[Name]) => () => void
  /** Calls what is offered; nothing happens where nothing is. */
  readonly reach: <Name extends keyof Reach>(name: Name, ...input: Parameters<Reach[Name]>) => void
  readonly isOffered: (name: keyof Reach) => boolean
}

interface Offer {
  readonly name: keyof Reach
  readonly handle: (...input: never[]) => void
}

/** Nothing is offered at first. */
export function createHandles(): Handles {
  const [offers, setOffers] = createSignal<readonly Offer[]>([])
  const last = (name: keyof Reach): Offer | undefined =>
    [...offers()].reverse().find(offer => offer.name === name)
  return {
    offer(name, handle) {
      const mine: Offer = { name, handle }
      setOffers(list => [...list, mine])
      const withdraw = (): void => void setOffers(list => list.filter(offer => offer !== mine))
      if (getOwner() !== null) onCleanup(withdraw)
      return withdraw
    },
    reach(name, ...input) {
      last(name)?.handle(...(input as never[]))
    },
    isOffered: name => last(name) !== undefined,
  }
}
