// What a search may use up: counted choices, never time.

/** Counts choices down to a limit. */
export class Budget {
  readonly limit: number
  private spent = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** Choices counted so far. */
  get nodes(): number {
    return Math.min(this.spent, this.limit)
  }

  /** The limit was reached: whatever is being searched must stop, and nothing follows from its stopping. */
  get exceeded(): boolean {
    return this.spent > this.limit
  }

  /** Counts one choice; false when there is none left. */
  take(): boolean {
    return ++this.spent <= this.limit
  }
}
