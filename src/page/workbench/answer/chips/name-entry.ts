// Typing names into a list: the typed text, what Enter adds, and messages about it.

import { createSignal } from 'solid-js'
import type { NameSort } from '#language/answers/name-sort'
import type { Source } from '#planning/pddl/source'
import { itemOf } from '../form'
import { createNameOffers } from './name-offers'
import type { App } from '#page/state/app'
import { useApp } from '#page/state/use-app'
import { inBackground } from '#page/browser/background'

/** Maximum number of suggested names. */
const OFFERED = 40

/** The list to which names are added. */
export interface NameTarget {
  readonly sort: NameSort
  readonly scope: 'task' | 'universe'
  readonly single: boolean
  /** True for a sequence, in which a name may occur more than once. */
  readonly repeats?: boolean
  readonly items: readonly string[]
  /** The owner of the list, for messages; absent: the answer. */
  readonly into?: string
  readonly source: Source | null
  readonly change: (items: readonly string[]) => void
}

export type NameEntry = ReturnType<typeof createNameEntry>

export function createNameEntry(target: NameTarget) {
  const [typed, setTyped] = createSignal('')
  const [isOpen, setOpen] = createSignal(false)
  const [announced, announce] = createSignal('')
  /** Enter was pressed before the names for the typed text arrived: it takes effect once they do. */
  let isAwaited = false
  /** Resolves when the names entered before are in the answer. */
  let earlier: Promise<unknown> = Promise.resolve()
  const suggest = createSuggesting(useApp(), target)
  const offers = createNameOffers({
    typed,
    isOpen,
    source: () => target.source,
    suggest,
    arrived: isLatest => {
      if (isAwaited) inBackground(earlier.then(() => isAwaited && isLatest() && enter()))
    },
  })
  const has = (name: string): boolean => target.items.some(item => item.toLowerCase() === name.toLowerCase())
  const put = (name: string): void => {
    const isNew = target.repeats === true || !has(name)
    announce(isNew ? `${name} added.` : `${name} is in ${target.into ?? 'the answer'} already.`)
    if (isNew) target.change(target.single ? [name] : [...target.items, name])
  }
  const add = (name: string): void => {
    setTyped('')
    offers.clear()
    if (target.single && !has(name)) setOpen(false)
    put(name)
  }
  /** Adds a name that was completed by Enter while its suggestions were still loading, once more was typed or the field was left. */
  const addLater = async (source: Source, words: string): Promise<void> => {
    const [list] = await Promise.all([suggest(source, words), earlier])
    const name = meant(words.trim(), list?.kind === 'names' ? list.names[0]?.name : undefined)
    if (name === undefined) setTyped(`${words} ${typed()}`)
    else put(name)
  }
  /**
   * Adds the chosen name, else the typed text as it is; false if that cannot be a name. `atOnce` does not wait for
   * suggestions that are still loading.
   */
  const enter = (atOnce = false): boolean => {
    const words = typed().trim()
    const chosen = offers.chosen()
    isAwaited = chosen === undefined && !atOnce && isOpen() && words !== ''
    if (isAwaited) return true
    const name = meant(words, chosen?.name)
    if (name !== undefined) add(name)
    else if (words !== '') announce('Names contain only letters, digits, hyphens and spaces.')
    return name !== undefined || words === ''
  }
  /** Handles the field's text after a keystroke. */
  const type = (now: string): void => {
    const ended = isAwaited && now.startsWith(typed()) ? typed() : ''
    if (ended !== '' && target.source !== null) earlier = addLater(target.source, ended)
    offers.pick(false)
    isAwaited = false
    setTyped(now.slice(ended.length))
    announce('')
    setOpen(true)
  }
  const remove = (at: number): void => {
    const name = target.items[at]
    target.change(target.items.filter((_, i) => i !== at))
    if (name !== undefined) announce(`${name} taken out.`)
  }
  /** The field loses the focus; Enter still takes effect. */
  const leave = (): void => {
    if (isAwaited && target.source !== null) {
      earlier = addLater(target.source, typed())
      setTyped('')
    }
    isAwaited = false
    setOpen(false)
  }
  const clear = (): void => void setTyped('')
  return { typed, isOpen, setOpen, announced, offers, has, add, remove, enter, type, clear, leave }
}

/** Asks the engine for names that fit the words; null if it does not answer. */
const createSuggesting =
  ({ lanes, session }: App, target: NameTarget) =>
  async (source: Source, words: string) => {
    const outcome = await lanes.quietly('quick', api =>
      api.names.suggest(source, target.sort, target.scope, words, OFFERED, session.selected()?.question),
    )
    return outcome.kind === 'done' ? outcome.value : null
  }

/** The name for these words: the suggested one, unless the words are another whole name in brackets. */
function meant(words: string, offered: string | undefined): string | undefined {
  const written = itemOf(words)
  const isWhole = written !== undefined && words.endsWith(')')
  return isWhole && offered !== written.toLowerCase() ? written : (offered ?? written)
}
