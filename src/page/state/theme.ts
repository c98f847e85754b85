// The theme in effect, for code that paints by itself (canvas, editor): it changes by choice or with the system.

import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { Theme } from './prefs'
import type { AskMedia } from '#page/browser/surroundings'

/** `wanted`: the theme chosen by the visitor, or else by the address. */
export function createTheme(media: AskMedia, wanted: () => Theme): Accessor<'light' | 'dark'> {
  const dark = media('(prefers-color-scheme: dark)')
  const [systemDark, setSystemDark] = createSignal(dark.matches)
  dark.addEventListener('change', () => setSystemDark(dark.matches))
  return createMemo(() => {
    const theme = wanted()
    return theme === 'system' ? (systemDark() ? 'dark' : 'light') : theme
  })
}
