// Texts that are stored for as long as the page only.

import type { TextStore } from './text-store'

/** A text store in memory only. */
export function unkeptTexts(): TextStore {
  const texts = new Map<string, string>()
  return {
    getItem: name => texts.get(name) ?? null,
    setItem(name, text) {
      texts.set(name, text)
      return true
    },
    removeItem: name => void texts.delete(name),
    names: () => [...texts.keys()],
  }
}
