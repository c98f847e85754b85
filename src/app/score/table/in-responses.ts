// The slower search: words in the responses themselves, which lie in the store and are looked through by a worker.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { RowFilter } from '../../../runs/row-filter'
import { wordsOf } from '../../../runs/row-search'

/** Looks through the responses of a run; tells rows as they are found, and how many of how many were looked through. */
export type SearchResponses = (
  words: readonly string[],
  hear: (rows: readonly number[], done: number, of: number) => void,
  signal: AbortSignal,
) => Promise<void>

export interface InResponses {
  /** 1 of each row whose response has all words, as far as they were looked through; null where none are sought. */
  readonly found: Accessor<Uint8Array | null>
  /** How far it is, 0 to 1; null where nothing is under way. */
  readonly share: Accessor<number | null>
}

/** Follows the filter; belongs to the component that makes it. */
export function createInResponses(
  search: SearchResponses,
  total: () => number,
  filter: Accessor<RowFilter>,
): InResponses {
  const [found, setFound] = createSignal<Uint8Array | null>(null)
  const [share, setShare] = createSignal<number | null>(null)
  const sought = createMemo(() => {
    const { words, inResponses } = filter()
    return inResponses ? wordsOf(words).join('\n') : ''
  })
  let stop = (): void => {}
  createEffect(
    on(sought, words => {
      stop()
      setFound(null)
      setShare(null)
      if (words === '') return
      const rows = new Uint8Array(total())
      setShare(0)
      const abort = new AbortController()
      stop = () => abort.abort()
      const hear = (hits: readonly number[], done: number, of: number): void => {
        if (abort.signal.aborted) return
        for (const row of hits) if (row < rows.length) rows[row] = 1
        setFound(rows.slice())
        setShare(done / Math.max(1, of))
      }
      void search(words.split('\n'), hear, abort.signal).finally(
        () => abort.signal.aborted || setShare(null),
      )
    }),
  )
  onCleanup(() => stop())
  return { found, share }
}
