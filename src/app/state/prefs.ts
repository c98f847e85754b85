// Small choices of taste that must be known before the first paint: theme, pane sizes. Kept in localStorage;
// where that is closed to us they last as long as the page.

import { createEffect, createSignal, on } from 'solid-js'
import { createStore } from 'solid-js/store'
import * as v from 'valibot'
import type { Paint, TextStore } from './surroundings'

export type Theme = 'system' | 'light' | 'dark'

const flag = (usual: boolean) => v.fallback(v.boolean(), usual)
const size = (low: number, high: number, usual: number) =>
  v.fallback(v.pipe(v.number(), v.minValue(low), v.maxValue(high)), usual)
const theme: readonly Theme[] = ['system', 'light', 'dark']

/** What is kept of each choice; in place of what has another shape stands the usual one. */
const prefsSchema = v.object({
  theme: v.fallback(v.picklist(theme), 'system'),
  /** Pixels. */
  listWidth: size(200, 480, 264),
  /** Share of the room beside the list that the stage takes. */
  stageShare: size(0.25, 0.75, 0.5),
  /** Share of the pane of states that the picture takes; 0: as much as it needs. */
  pictureShare: size(0, 0.9, 0),
  listShown: flag(true),
  stageShown: flag(true),
  /** Single letters work as commands when no text field has the focus. */
  letterKeys: flag(true),
  /** The stage hides nothing of an open question. */
  alwaysShow: flag(false),
  /** A session was open when the page was last left: show its skeleton rather than the gallery. */
  hadSession: flag(false),
})

export type Prefs = v.InferOutput<typeof prefsSchema>

export const defaults: Prefs = readPrefs(null)

const PLACE = 'planground'

/** Whatever is stored, only values of the right shape come out. */
export function readPrefs(text: string | null): Prefs {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    // Not ours, or cut off: start afresh.
  }
  const fields = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}
  return v.parse(prefsSchema, fields)
}

/** The choices, kept from now on; and the theme that an address asks for. */
export function createPrefs(storage: TextStore, paint: Paint) {
  const [prefs, setPrefs] = createStore<Prefs>(readPrefs(stored(storage)))
  const [lentTheme, lendTheme] = createSignal<'light' | 'dark' | null>(null)
  createEffect(
    on(
      () => prefs.theme,
      () => lendTheme(null),
      { defer: true },
    ),
  )
  createEffect(() => {
    const text = JSON.stringify({ ...prefs })
    try {
      storage.setItem(PLACE, text)
    } catch {
      // Private mode or full: the choices last as long as the page.
    }
    const theme = lentTheme() ?? prefs.theme
    paint(theme === 'system' ? null : theme)
  })
  return { prefs, setPrefs, lentTheme, lendTheme }
}

function stored(storage: TextStore): string | null {
  try {
    return storage.getItem(PLACE)
  } catch {
    return null
  }
}
