// The names that a field offers for what is typed into it, and which of them was gone to.

import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import type { NameList } from '#questions/views/names/names'
import type { Source } from '#planning/pddl/source'
import { inBackground } from '#page/browser/background'

interface OfferQuery {
  readonly typed: Accessor<string>
  readonly isOpen: Accessor<boolean>
  readonly source: Accessor<Source | null>
  /** Finds names for these words; null if that failed. */
  readonly suggest: (source: Source, words: string) => Promise<NameList | null>
  /** Called when names are there; `isLatest` shows whether they still are for the words in the field. */
  readonly arrived: (isLatest: () => boolean) => void
}

export type NameOffers = ReturnType<typeof createNameOffers>

/** Asks for names while the field is open. */
export function createNameOffers(query: OfferQuery) {
  const [found, setFound] = createSignal<NameList | null>(null)
  const [active, setActive] = createSignal(-1)
  let turn = 0
  /** The words that the offered names are for. */
  let foundFor: string | undefined
  /** One of the offered names was gone to by an arrow key. */
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
    /** The name gone to, if it is meant by the words in the field: chosen by a key, offered for them, or with them all. */
    chosen(): { name: string | undefined } | undefined {
      const offered = names()[active()]
      const words = query.typed()
      const isCurrent = isPicked || foundFor === words || query.source() === null || fits(words.trim(), offered)
      return isCurrent ? { name: offered?.name } : undefined
    },
    /** To the name below or above, around the ends. */
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

/** The offered name has all the words, although more of them were typed since it was offered. */
function fits(words: string, offered: { name: string; says: string } | undefined): boolean {
  if (offered === undefined) return false
  const text = `${offered.name} ${offered.says}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
