// Small choices of taste that must be known before the first paint: theme, pane sizes. Kept in localStorage;
// where that is closed to us they last as long as the page.

import { createEffect, createSignal, on } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { Paint, TextStore } from './surroundings'

export type Theme = 'system' | 'light' | 'dark'

export interface Prefs {
  theme: Theme
  /** Pixels. */
  listWidth: number
  /** Share of the room beside the list that the stage takes. */
  stageShare: number
  /** Share of the pane of states that the picture takes; 0: as much as it needs. */
  pictureShare: number
  listShown: boolean
  stageShown: boolean
  /** Single letters work as commands when no text field has the focus. */
  letterKeys: boolean
  /** The stage hides nothing of an open question. */
  alwaysShow: boolean
  /** A session was open when the page was last left: show its skeleton rather than the gallery. */
  hadSession: boolean
}

export const defaults: Prefs = {
  theme: 'system',
  listWidth: 264,
  stageShare: 0.5,
  pictureShare: 0,
  listShown: true,
  stageShown: true,
  letterKeys: true,
  alwaysShow: false,
  hadSession: false,
}

const PLACE = 'planground'

/** Whatever is stored, only values of the right shape come out. */
export function readPrefs(text: string | null): Prefs {
  let kept: Partial<Record<keyof Prefs, unknown>> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) kept = value
  } catch {
    // Not ours, or cut off: start afresh.
  }
  const flag = (
    name: 'listShown' | 'stageShown' | 'letterKeys' | 'alwaysShow' | 'hadSession',
  ): boolean => (typeof kept[name] === 'boolean' ? kept[name] : defaults[name])
  const size = (
    name: 'listWidth' | 'stageShare' | 'pictureShare',
    low: number,
    high: number,
  ): number =>
    typeof kept[name] === 'number' && kept[name] >= low && kept[name] <= high
      ? kept[name]
      : defaults[name]
  return {
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system',
    listWidth: size('listWidth', 200, 480),
    stageShare: size('stageShare', 0.25, 0.75),
    pictureShare: size('pictureShare', 0, 0.9),
    listShown: flag('listShown'),
    stageShown: flag('stageShown'),
    letterKeys: flag('letterKeys'),
    alwaysShow: flag('alwaysShow'),
    hadSession: flag('hadSession'),
  }
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
