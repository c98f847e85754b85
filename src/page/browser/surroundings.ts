// The page's dependencies on the browser, as an interface that a test in Node can implement.

/** Asks the browser about its size or the visitor's preferences, as `matchMedia` does. */
export type AskMedia = (query: string) => {
  readonly matches: boolean
  addEventListener(type: 'change', listener: () => void): void
}

/** Sets the theme of the page; null: the theme of the system. */
export type Paint = (theme: 'light' | 'dark' | null) => void

export interface Clock {
  /** Milliseconds since some moment in the past. */
  now(): number
  /** Runs `then` after this many milliseconds; the returned function cancels it. */
  after(milliseconds: number, then: () => void): () => void
}
