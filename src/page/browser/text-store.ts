// Texts that the browser stores by name.

export interface TextStore {
  getItem(name: string): string | null
  /** False if storage is denied or full: the text then lasts as long as the page. */
  setItem(name: string, text: string): boolean
  removeItem(name: string): void
  /** A name may occur twice. */
  names(): readonly string[]
}

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

/**
 * The texts of this storage, and in memory those that it does not take. The storage is looked up at each use: where it
 * is denied, the lookup throws.
 */
export function storedTexts(store: () => Storage): TextStore {
  const unkept = new Map<string, string>()
  const attempt = <T>(use: (stored: Storage) => T, otherwise: T): T => {
    try {
      return use(store())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: name => unkept.get(name) ?? attempt(stored => stored.getItem(name), null),
    setItem(name, text) {
      unkept.set(name, text)
      return attempt(stored => {
        stored.setItem(name, text)
        return unkept.delete(name)
      }, false)
    },
    removeItem(name) {
      unkept.delete(name)
      attempt(stored => stored.removeItem(name), undefined)
    },
    names: () => [...unkept.keys(), ...attempt(Object.keys, [])],
  }
}
