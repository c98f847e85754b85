// Tells those who paint for themselves (canvas, editor) when colours change: by choice or with the system.

import { createMemo, createRoot, createSignal } from 'solid-js'
import { lentTheme, prefs } from './prefs'

const query = matchMedia('(prefers-color-scheme: dark)')
const [systemDark, setSystemDark] = createSignal(query.matches)
query.addEventListener('change', () => setSystemDark(query.matches))

/** The theme as it looks now. */
export const themeNow = createRoot(() =>
  createMemo<'light' | 'dark'>(() => {
    const theme = lentTheme() ?? prefs.theme
    return theme === 'system' ? (systemDark() ? 'dark' : 'light') : theme
  }),
)
