// The names that a field suggests for the typed text, and which of them is active.

import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import type { NameList } from '#questions/views/names/names'
import type { Source } from '#planning/pddl/source'
import { inBackground } from '#page/browser/background'

interface OfferQuery {
  readonly typed: Accessor<string>
  readonly isOpen: Accessor<boolean>
  readonly source: Accessor<Source | null>
  /** Finds names for these words; null on failure. */
  readonly suggest: (source: Source, words: string) => Promise<NameList | null>
  /** Called when names arrive; `isLatest` returns whether they still match the words in the field. */
  readonly arrived: (isLatest: () => boolean) => void
}

export type NameOffers = ReturnType<typeof createNameOffers>

/** Requests names while the field is open. */
export function createNameOffers(query: OfferQuery) {
  const [found, setFound] = createSignal<NameList | null>(null)
  const [active, setActive] = createSignal(-1)
  let turn = 0
  /** The words for which the names were suggested. */
  let foundFor: string | undefined
  /** True if a suggested name was selected with an arrow key. */
  let isPicked = false
  const names = () => {
    const now = found()
    return now?.kind === 'names' ? now.names : []
  }
  createEffect(
    on([query.typed, query.isOpen, query.source], ([words, open, source]) => {
      const mine = ++turn
      if (!open || source === null) return
      inBackground(
        query.suggest(source, words).then(list => {
          if (mine !== turn) return
          foundFor = words
          isPicked = false
          setFound(list)
          setActive(words.trim() !== '' && names().length > 0 ? 0 : -1)
          query.arrived(() => mine === turn)
        }),
      )
    }),
  )
  return {
    found,
    names,
    active,
    isListed: (): boolean => query.isOpen() && query.source() !== null && found() !== null,
    /**
     * The active name, if it matches the words in the field: selected by a key, suggested for these words, or
     * containing all of them.
     */
    chosen(): { name: string | undefined } | undefined {
      const offered = names()[active()]
      const words = query.typed()
      const isCurrent = isPicked || foundFor === words || query.source() === null || fits(words.trim(), offered)
      return isCurrent ? { name: offered?.name } : undefined
    },
    /** Moves to the next or previous name, wrapping around. */
    step(by: 1 | -1): void {
      const last = names().length - 1
      if (by > 0) setActive(at => (at >= last ? 0 : at + 1))
      else setActive(at => (at <= 0 ? last : at - 1))
    },
    pick: (picked: boolean): void => void (isPicked = picked),
    clear(): void {
      setFound(null)
      setActive(-1)
      foundFor = undefined
    },
  }
}

/** True if the suggested name contains all the words, although more were typed since it was suggested. */
function fits(words: string, offered: { name: string; english: string } | undefined): boolean {
  if (offered === undefined) return false
  const text = `${offered.name} ${offered.english}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
