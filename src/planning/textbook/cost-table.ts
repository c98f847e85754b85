// The cost of each condition in the delete relaxation, if the conditions of an operator are reached separately: the maximum of their costs
// (h-max), or the sum (h-add). Bonet & Geffner, "Planning as heuristic search", 2001. The table is filled in order of cost, as in
// Dijkstra's algorithm (Liu, Koenig & Furcy 2002).

import type { RelaxedTask } from './relaxed'

/** How the costs of an operator's conditions are combined. */
export type Joining = 'max' | 'add'

export interface CostTable {
  /** Per condition: its cost in units; Infinity if it is out of reach. */
  readonly conditions: Float64Array
  /** Per operator: the cost of its conditions plus its own. */
  readonly operators: Float64Array
}

/** The combined cost of an operator's conditions. */
export function joined(joining: Joining, needs: readonly number[], conditions: Float64Array): number {
  let result = 0
  for (const each of needs)
    result = joining === 'max' ? Math.max(result, conditions[each]!) : result + conditions[each]!
  return result
}

/** The table for the conditions that are true at the start; `cost` per operator, if it is not its own. */
export function costTable(
  relaxed: RelaxedTask,
  joining: Joining,
  start: readonly number[],
  cost: Float64Array = relaxed.cost,
): CostTable {
  const conditions = new Float64Array(relaxed.size).fill(Number.POSITIVE_INFINITY)
  const operators = new Float64Array(relaxed.operators.length).fill(Number.POSITIVE_INFINITY)
  const missing = Int32Array.from(relaxed.operators, ({ needs }) => needs.length)
  const isDone = new Uint8Array(relaxed.size)
  const queue = new CostQueue()
  const reach = (condition: number, value: number): void => {
    if (value >= conditions[condition]!) return
    conditions[condition] = value
    queue.push(value, condition)
  }
  const use = (number: number): void => {
    const { needs, gives } = relaxed.operators[number]!
    operators[number] = joined(joining, needs, conditions) + cost[number]!
    for (const each of gives) reach(each, operators[number])
  }
  for (const condition of start) reach(condition, 0)
  for (let number = 0; number < missing.length; number++) if (missing[number] === 0) use(number)
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (isDone[next] === 1) continue
    isDone[next] = 1
    for (const number of relaxed.neededBy[next]!) if (--missing[number]! === 0) use(number)
  }
  return { conditions, operators }
}

/** A binary heap of conditions, the cheapest on top. */
class CostQueue {
  private readonly costs: number[] = []
  private readonly items: number[] = []

  push(cost: number, item: number): void {
    let at = this.costs.length
    while (at > 0 && this.costs[(at - 1) >> 1]! > cost) {
      const up = (at - 1) >> 1
      this.costs[at] = this.costs[up]!
      this.items[at] = this.items[up]!
      at = up
    }
    this.costs[at] = cost
    this.items[at] = item
  }

  pop(): number | undefined {
    const top = this.items[0]
    const cost = this.costs.pop()
    const item = this.items.pop()
    if (cost === undefined || item === undefined || this.costs.length === 0) return top
    const size = this.costs.length
    let at = 0
    for (;;) {
      let down = 2 * at + 1
      if (down >= size) break
      if (down + 1 < size && this.costs[down + 1]! < this.costs[down]!) down++
      if (this.costs[down]! >= cost) break
      this.costs[at] = this.costs[down]!
      this.items[at] = this.items[down]!
      at = down
    }
    this.costs[at] = cost
    this.items[at] = item
    return top
  }
}
