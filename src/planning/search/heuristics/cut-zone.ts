// The zone behind a cut: a set of propositions. The goal needs one of them, and each action outside the cut that adds one
// needs another. The zone proves that every plan passes the cut, and is shorter than the cut itself.

import type { RelaxedTask } from '../relaxed/relaxed-task'
import type { CutEngine } from './cut-engine'

export class CutZone {
  private readonly relaxed: RelaxedTask
  /** Per relaxed action: the last cut that contained it; per proposition: the last zone. */
  private readonly inCut: Int32Array
  private readonly inZone: Int32Array
  private readonly stack: Int32Array
  private readonly found: Int32Array
  private turn = 0

  constructor(relaxed: RelaxedTask) {
    this.relaxed = relaxed
    this.inCut = new Int32Array(relaxed.actionCount)
    this.inZone = new Int32Array(relaxed.propositionCount)
    this.stack = new Int32Array(relaxed.propositionCount)
    this.found = new Int32Array(relaxed.propositionCount)
  }

  /**
   * Literals of the zone behind the first `count` actions of the engine's cut, just found; none of them holds. Backwards from the goal: the
   * most expensive condition of each action outside the cut that adds a proposition of the zone joins it.
   */
  find(engine: CutEngine, count: number): number[] {
    const { relaxed, inCut, inZone, stack, found } = this
    const { first, items } = relaxed.achievers
    const turn = ++this.turn
    for (let i = 0; i < count; i++) inCut[engine.cut[i]!] = turn
    let size = 0
    let depth = 0
    inZone[relaxed.goal] = turn
    stack[depth++] = relaxed.goal
    while (depth > 0) {
      const p = stack[--depth]!
      if (p !== relaxed.goal) found[size++] = relaxed.literalOf[p]!
      const last = first[p + 1]!
      for (let i = first[p]!; i < last; i++) {
        const o = items[i]!
        if (inCut[o] === turn) continue
        const supporter = engine.supporterOf(o)
        if (inZone[supporter] === turn) continue
        inZone[supporter] = turn
        stack[depth++] = supporter
      }
    }
    const literals = new Array<number>(size)
    for (let i = 0; i < size; i++) literals[i] = found[i]!
    return literals
  }
}
