// The page's dependencies on the browser, as an interface that a test in Node can implement.

/** Asks the browser about its room or the visitor's wishes, as `matchMedia` does. */
export type AskMedia = (query: string) => {
  readonly matches: boolean
  addEventListener(type: 'change', listener: () => void): void
}

/** Shows the page in these colours; null: as the system has them. */
export type Paint = (theme: 'light' | 'dark' | null) => void

/** Texts kept under names. Each of its functions may throw: where storage is denied, or full. */
export interface TextStore {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

/** A text store in memory. */
export function unkeptTexts(): TextStore {
  const texts = new Map<string, string>()
  return {
    getItem: name => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: name => void texts.delete(name),
  }
}

export interface Clock {
  /** Milliseconds since some moment in the past. */
  now(): number
  /** Runs `then` after this many milliseconds; returns what takes the order back. */
  after(milliseconds: number, then: () => void): () => void
}
