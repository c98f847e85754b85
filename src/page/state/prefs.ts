// Preferences that must be known before the first paint: theme, pane sizes. Stored in localStorage; if that is denied,
// they last as long as the page.

import { createEffect, createSignal, on } from 'solid-js'
import { among, flag, number, type Shape } from '#base/shapes'
import { createFields } from './session/fields'
import type { Paint } from '#page/browser/surroundings'
import type { TextStore } from '#page/browser/text-store'

export type Theme = 'system' | 'light' | 'dark'

export interface Prefs {
  theme: Theme
  /** Pixels. */
  listWidth: number
  /** Share of the width next to the list that the stage takes. */
  stageShare: number
  /** Share of the state pane that the picture takes; 0: as much as it needs. */
  pictureShare: number
  listShown: boolean
  stageShown: boolean
  /** True if single letters work as commands while no text field has the focus. */
  letterKeys: boolean
  /** True if the stage hides nothing of an open question. */
  alwaysShow: boolean
  /** True if Domain notes what other tools refuse. */
  portability: boolean
  /** True if a session was open when the page was last closed: its skeleton is shown rather than the gallery. */
  hadSession: boolean
}

const size =
  (low: number, high: number): Shape =>
  value =>
    number(value) && (value as number) >= low && (value as number) <= high

/** The valid values of each preference. */
const shapes: Readonly<Record<keyof Prefs, Shape>> = {
  theme: among('system', 'light', 'dark'),
  listWidth: size(200, 480),
  stageShare: size(0.25, 0.75),
  pictureShare: size(0, 0.9),
  listShown: flag,
  stageShown: flag,
  letterKeys: flag,
  alwaysShow: flag,
  portability: flag,
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
  portability: true,
  hadSession: false,
}

const PLACE = 'planground'

/** Reads valid values from storage; the others have their defaults. */
export function readPrefs(text: string | null): Prefs {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    // Not written by this page, or cut off: use the defaults.
  }
  const fields = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}
  const good = Object.entries(fields).filter(
    ([name, value]) => Object.hasOwn(shapes, name) && shapes[name as keyof Prefs](value),
  )
  return { ...defaults, ...Object.fromEntries(good) }
}

/** The preferences, stored from now on, and the theme requested by the address. */
export function createPrefs(storage: TextStore, paint: Paint) {
  const { now: prefs, set: setPrefs } = createFields<Prefs>(readPrefs(storage.getItem(PLACE)))
  const [themeOverride, overrideTheme] = createSignal<'light' | 'dark' | null>(null)
  createEffect(
    on(
      () => prefs.theme,
      () => overrideTheme(null),
      { defer: true },
    ),
  )
  createEffect(() => {
    storage.setItem(PLACE, JSON.stringify({ ...prefs }))
    const theme = themeOverride() ?? prefs.theme
    paint(theme === 'system' ? null : theme)
  })
  return { prefs, setPrefs, themeOverride, overrideTheme }
}
