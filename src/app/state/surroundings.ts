// What the page's state asks of the browser: named here, so that a test in Node can take its place.

/** A question to the browser about its room or the visitor's wishes, as `matchMedia` answers it. */
export interface Media {
  readonly matches: boolean
  addEventListener(type: 'change', listener: () => void): void
}

/** Texts kept under names. Each of its functions may throw: where storage is denied, or full. */
export interface TextStore {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

export interface Clock {
  /** Milliseconds since some moment in the past. */
  now(): number
  /** Runs `then` after so many milliseconds; gives back what takes the order back. */
  after(milliseconds: number, then: () => void): () => void
}

export interface Surroundings {
  readonly clock: Clock
  readonly media: (query: string) => Media
  /** Outlives the page, and is shared by its tabs. */
  readonly storage: TextStore
  /** Shows the page in these colours; null: as the system has them. */
  readonly paint: (theme: 'light' | 'dark' | null) => void
}
