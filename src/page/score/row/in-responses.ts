// The slower search for words in the responses themselves, which are in the store and are searched by a worker.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js'
import type { RowFilter } from '#results/runs/row-filter'
import { wordsOf } from '#results/runs/row-search'
import type { Runs } from '../runs/runs'
import { inBackground } from '#page/browser/background'

export interface InResponses {
  /** 1 for each row with a response that contains all words, as far as searched; null without a search. */
  readonly found: Accessor<Uint8Array | null>
  /** Progress, 0 to 1; null if nothing is running. */
  readonly share: Accessor<number | null>
}

/** Follows the filter, and continues when more rows arrive; disposed with the calling component. */
export function createInResponses(
  runs: Pick<Runs, 'searchResponses'>,
  id: string,
  total: Accessor<number>,
  filter: Accessor<RowFilter>,
): InResponses {
  const [found, setFound] = createSignal<Uint8Array | null>(null)
  const [share, setShare] = createSignal<number | null>(null)
  const sought = createMemo(() => {
    const { words, inResponses } = filter()
    return inResponses ? wordsOf(words).join('\n') : ''
  })
  let latest = 0
  /** Number of rows searched. */
  let next = 0
  const look = async (words: readonly string[]): Promise<void> => {
    const mine = ++latest
    while (next < untrack(total)) {
      const of = untrack(total)
      setShare(next / of)
      const piece = await runs.searchResponses(id, words, next).catch(() => null)
      if (mine !== latest) return
      if (piece === null || piece.next === null) break
      const rows = new Uint8Array(Math.max(of, piece.next))
      rows.set(untrack(found) ?? [])
      for (const row of piece.rows) rows[row] = 1
      next = piece.next
      setFound(rows)
    }
    setShare(null)
  }
  createEffect(
    on(sought, words => {
      latest++
      next = 0
      setFound(null)
      setShare(null)
      if (words !== '') inBackground(look(words.split('\n')))
    }),
  )
  createEffect(
    on(
      total,
      () => {
        const words = untrack(sought)
        if (words !== '' && untrack(share) === null) inBackground(look(words.split('\n')))
      },
      { defer: true },
    ),
  )
  onCleanup(() => void latest++)
  return { found, share }
}
