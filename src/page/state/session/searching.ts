// Searches the texts of all open questions in slices; the result is a filter of their list.

import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import { inBackground } from '#page/browser/background'
import { inSlices } from '#page/browser/slices'
import type { App } from '#page/state/app'

export interface Searching {
  /** True until the results are those of the text. */
  readonly isSearching: Accessor<boolean>
  /** What the text was taken for if that is not evident; else ''. */
  readonly interpretation: Accessor<string>
  /** Lists only the questions that contain the words, that the prompt asks or the response fits; '' lists all again. */
  readonly search: (text: string) => void
}

/** Milliseconds without a key before the questions are searched. */
const CALM = 120

export function createSearching({ session, clock }: App): Searching {
  const [isSearching, setSearching] = createSignal(false)
  // Changes of the other filters start no search.
  const text = createMemo(() => session.filter().text)
  let cancel = (): void => {}
  const [interpretation, setInterpretation] = createSignal('')
  const start = (): void => {
    cancel()
    setInterpretation('')
    setSearching(text().trim() !== '')
    if (text().trim() === '') {
      if (untrack(session.filter).found !== null) session.narrow({ found: null })
      return
    }
    let isOver = false
    const stop = clock.after(CALM, () => inBackground(find()))
    const find = async (): Promise<void> => {
      const { findQuestions } = await import('#results/runs/find-questions')
      if (isOver) return
      cancel = inSlices(clock, findQuestions(session.entries(), text()), ({ by, ids }) => {
        session.narrow({ found: new Map(ids.map((id, place) => [id, place])) })
        if (by === 'response' && ids.length > 0)
          setInterpretation('Taken as a response: questions with its names, the best first.')
        setSearching(false)
      })
    }
    cancel = () => {
      isOver = true
      stop()
    }
  }
  createEffect(on([text, session.entries], start, { defer: true }))
  return { isSearching, interpretation, search: words => void session.narrow({ text: words }) }
}
