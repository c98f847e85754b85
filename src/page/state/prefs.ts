// Small choices of taste that must be known before the first paint: theme, pane sizes. Kept in localStorage;
// where that is closed to us they last as long as the page.

import { createEffect, createSignal, on } from 'solid-js'
import { among, flag, number, type Shape } from '#base/shapes'
import { createFields } from './session/fields'
import type { Paint, TextStore } from '#page/browser/surroundings'

export type Theme = 'system' | 'light' | 'dark'

export interface Prefs {
  theme: Theme
  /** Pixels. */
  listWidth: number
  /** Share of the room next to the list that the stage takes. */
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

const size =
  (low: number, high: number): Shape =>
  value =>
    number(value) && (value as number) >= low && (value as number) <= high

/** What is kept of each choice. */
const shapes: Readonly<Record<keyof Prefs, Shape>> = {
  theme: among('system', 'light', 'dark'),
  listWidth: size(200, 480),
  stageShare: size(0.25, 0.75),
  pictureShare: size(0, 0.9),
  listShown: flag,
  stageShown: flag,
  letterKeys: flag,
  alwaysShow: flag,
  hadSession: flag,
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

/** Accepts only values of the right shape from storage; the others have their defaults. */
export function readPrefs(text: string | null): Prefs {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    // Not written by us, or cut off: use the defaults.
  }
  const fields = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}
  const good = Object.entries(fields).filter(
    ([name, value]) => Object.hasOwn(shapes, name) && shapes[name as keyof Prefs](value),
  )
  return { ...defaults, ...Object.fromEntries(good) }
}

/** The choices, kept from now on; and the theme that an address asks for. */
export function createPrefs(storage: TextStore, paint: Paint) {
  const { now: prefs, set: setPrefs } = createFields<Prefs>(readPrefs(stored(storage)))
  const [themeOverride, overrideTheme] = createSignal<'light' | 'dark' | null>(null)
  createEffect(
    on(
      () => prefs.theme,
      () => overrideTheme(null),
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
    const theme = themeOverride() ?? prefs.theme
    paint(theme === 'system' ? null : theme)
  })
  return { prefs, setPrefs, themeOverride, overrideTheme }
}

function stored(storage: TextStore): string | null {
  try {
    return storage.getItem(PLACE)
  } catch {
    return null
  }
}
