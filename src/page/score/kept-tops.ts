// How far the visitor scrolled in views of Score, by their addresses, stored from visit to visit; and the filter of each
// run's rows, as long as the page is open.

import * as v from 'valibot'
import { onCleanup, onMount } from 'solid-js'
import type { App } from '#page/state/app'
import { useFeature } from '#page/state/use-app'
import { storedValue } from '#page/state/keeping/stored-value'

export interface Tops {
  /** Pixels; 0 for a view that was never scrolled. */
  readonly of: (address: string) => number
  readonly keep: (address: string, top: number) => void
}

const PLACE = 'planground-score-tops'
/** Maximum number of views that are stored. */
const MAX_VIEWS = 40
/** Milliseconds without scrolling before the places are stored. */
const CALM = 300

const shape = v.array(v.tuple([v.pipe(v.string(), v.maxLength(4_000)), v.pipe(v.number(), v.minValue(0))]))

export function createTops({ storage, clock }: Pick<App, 'storage' | 'clock'>): Tops {
  const tops = new Map(storedValue(storage, PLACE, shape))
  let cancel = (): void => {}
  const store = (): void => void storage.setItem(PLACE, JSON.stringify([...tops].slice(-MAX_VIEWS)))
  return {
    of: address => tops.get(address) ?? 0,
    keep(address, top) {
      tops.delete(address)
      tops.set(address, Math.round(top))
      cancel()
      cancel = clock.after(CALM, store)
    },
  }
}

/** Scrolls a box to where it was, once the calling component is there, and keeps where it is scrolled. */
export function keepTop(box: () => HTMLElement | null | undefined, address: () => string): void {
  const { of, keep } = useFeature(createTops)
  onMount(() => {
    const element = box()
    if (!element) return
    const frame = requestAnimationFrame(() => {
      element.scrollTop = of(address())
    })
    const heard = (): void => keep(address(), element.scrollTop)
    element.addEventListener('scroll', heard, { passive: true })
    onCleanup(() => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', heard)
    })
  })
}

/** The filter with which the rows of a run were last shown, as in the address; by the run's id. */
export const createRowFilters = (): Map<string, string> => new Map()
