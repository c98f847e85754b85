// The search for a mapping that satisfies bounds: what follows from counting is added to the graphs, until nothing more follows; then an
// object of an open bound is fixed, and each object of its cell tried. Once no bound is open, the rest is an ordinary search.

import type { Budget } from './budget'
import { sameCounts } from './blocks'
import { type Bound, type Side, tighten } from './bounds'
import type { Vocabulary } from './graph'
import { Fixed, type Match, Matcher, namesFirst, refinedPair } from './match'
import { type LabelledTuples, withTuples } from './more-edges'
import { Orbits } from './orbits'
import { Partition, Trace } from './partition'

/** Choices after which a failure was expensive enough to search for automorphisms before the next one. */
const DEAR = 4

/** undefined if the budget was exceeded, null if there is no mapping. */
export class BoundedSearch {
  private readonly budget: Budget
  private readonly words: Vocabulary
  private readonly matcher: Matcher
  private labels = 0

  constructor(budget: Budget, words: Vocabulary) {
    this.budget = budget
    this.words = words
    this.matcher = new Matcher(budget)
  }

  /** A mapping of the left partition onto the right one, cell by cell, that satisfies the bounds; their traces agree. */
  run(left: Partition, right: Partition, bounds: readonly Bound[]): Match {
    for (;;) {
      const tightened = tighten(bounds, left, right, () => `bound ${this.labels++}`)
      if (tightened === undefined) return null
      bounds = tightened.bounds
      if (tightened.left.length === 0) break
      const pair = refinedPair(
        withTuples(left, tightened.left, this.words),
        withTuples(right, tightened.right, this.words),
      )
      if (pair === undefined) return null
      left = pair[0]
      right = pair[1]
    }
    if (bounds.length === 0) return this.matcher.settle(left, right)
    if (!sameCounts(left, right)) return null
    const { side, object } = nextObject(left, right, bounds)
    if (side === 'left') return this.branch(left, right, bounds, object)
    const back = this.branch(right, left, bounds.map(turned), object)
    return back && inverseOf(back, left.order.length)
  }

  private branch(left: Partition, right: Partition, bounds: readonly Bound[], object: number): Match {
    const fixed = new Fixed(left, object)
    const orbits = new Orbits(right.order.length)
    const failed: number[] = []
    let symmetric: Partition | null | undefined
    for (const target of namesFirst(right, left.cell[object]!, left.graph.name[object]!)) {
      if (failed.some(each => orbits.same(each, target))) continue
      if (failed.length > 0) {
        if (symmetric === undefined) symmetric = this.withBounds(right, bounds)
        const same = this.sameAsFailed(symmetric, failed, target, orbits)
        if (same === undefined) return undefined
        if (same) continue
      }
      const before = this.budget.nodes
      if (!this.budget.take(right.graph.to.length)) return undefined
      const image = fixed.follow(right, target)
      const found = image === undefined ? null : this.run(fixed.partition, image, bounds)
      if (found !== null) return found
      if (this.budget.nodes - before > DEAR) failed.push(target)
    }
    return null
  }

  /** Does an automorphism of the right side that satisfies all bounds map a failed target to this one? */
  private sameAsFailed(
    symmetric: Partition | null,
    failed: readonly number[],
    target: number,
    orbits: Orbits,
  ): boolean | undefined {
    if (symmetric === null) return false
    for (const each of failed) {
      if (symmetric.cell[each] !== symmetric.cell[target]) continue
      const found = this.matcher.tryTarget(new Fixed(symmetric, each), symmetric, target)
      if (found === undefined) return undefined
      if (found === null) continue
      orbits.join(found.subarray(0, orbits.size))
      return true
    }
    return false
  }

  /** The right side with the consequences of the bounds; null if these are not listed. */
  private withBounds(right: Partition, bounds: readonly Bound[]): Partition | null {
    const more: LabelledTuples[] = []
    for (const [number, { of, low, high }] of bounds.entries()) {
      const tuples = of === 'right' ? low : high
      if (tuples === null) return null
      more.push({ label: `of bound ${number}`, tuples })
    }
    const trace = new Trace()
    const partition = Partition.byColour(withTuples(right, more, this.words), trace)!
    partition.refineAll(trace)
    return partition
  }
}

/** An object of an open bound with the fewest targets; in open bounds, some object is not alone in its cell. */
function nextObject(
  left: Partition,
  right: Partition,
  bounds: readonly Bound[],
): { readonly side: Side; readonly object: number } {
  let best: { side: Side; object: number; targets: number } | undefined
  for (const { of, low } of bounds) {
    const { cell, length } = of === 'left' ? left : right
    for (const object of low[0]!) {
      const targets = length[cell[object]!]!
      if (targets > 1 && (best === undefined || targets < best.targets)) best = { side: of, object, targets }
    }
  }
  return best!
}

const turned = (bound: Bound): Bound => ({ ...bound, of: bound.of === 'left' ? 'right' : 'left' })

function inverseOf(mapping: Int32Array, size: number): Int32Array {
  const inverse = new Int32Array(size).fill(-1)
  for (const [from, to] of mapping.entries()) if (to >= 0) inverse[to] = from
  return inverse
}
