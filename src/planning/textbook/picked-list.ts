// The nodes that wait in a run by hand: picked ones are removed in order.

export class PickedList {
  private readonly waiting = new Set<number>()
  private readonly picks: readonly number[]
  private taken = 0

  constructor(picks: readonly number[]) {
    this.picks = picks
  }

  get isEmpty(): boolean {
    return this.waiting.size === 0
  }

  put(node: number): void {
    this.waiting.add(node)
  }

  /** The node that was picked next; undefined if none was, or it does not wait. */
  take(): number | undefined {
    const node = this.picks[this.taken]
    if (node === undefined || !this.waiting.delete(node)) return undefined
    this.taken++
    return node
  }
}
