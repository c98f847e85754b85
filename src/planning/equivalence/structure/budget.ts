// The budget of a search: counted choices, never time.

/** Edges examined that a choice includes. */
const EDGES_PER_NODE = 1_000

/** Counts choices down to a limit; in a large graph a choice counts more. */
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

  /** The limit was reached: every search must stop, and its end proves nothing. */
  get exceeded(): boolean {
    return this.spent > this.limit
  }

  /** Counts one choice in a graph with this many edges; false if the budget is used up. */
  take(edges = 0): boolean {
    this.spent += 1 + Math.floor(edges / EDGES_PER_NODE)
    return this.spent <= this.limit
  }

  /** Uses up the rest. */
  end(): undefined {
    this.spent = this.limit + 1
  }
}
