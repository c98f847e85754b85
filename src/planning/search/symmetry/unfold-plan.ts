// Maps a plan found among canonical states back to the real ones: undoes the exchanges made on the way by tracking
// which object represents which.

import type { Moves } from '../moves'
import { Successors } from '../successors'
import type { SwapClass } from './swap-classes'
import type { Canonical } from './canonical'

/** The actions of the real plan; `chain` are those between canonical states, from the row `start` on. */
export function unfoldPlan(
  moves: Moves,
  canonical: Canonical,
  start: ArrayLike<number>,
  chain: readonly number[],
): number[] {
  const { words, task } = moves
  const successors = new Successors(moves)
  const naming = new Naming(moves)
  // Rows: the canonical state, its successor, the real state, its successor, a candidate for the latter.
  const cells = new Int32Array(words * 5)
  const [state, next, real, wanted, tried] = [0, words, words * 2, words * 3, words * 4]
  for (let w = 0; w < words; w++) cells[real + w] = cells[state + w] = start[w]!
  const trace = (swapClass: SwapClass, order: Int32Array): void => naming.exchange(swapClass, order)
  canonical.normalize(cells, state, trace)
  return chain.map(action => {
    successors.apply(action, cells, state, next)
    naming.translate(cells, next, wanted)
    const count = successors.find(cells, real)
    let found = -1
    for (let i = 0; i < count && found < 0; i++) {
      const candidate = successors.found[i]!
      if (moves.cost[candidate] !== moves.cost[action]) continue
      successors.apply(candidate, cells, real, tried)
      let w = 0
      while (w < words && cells[tried + w] === cells[wanted + w]) w++
      if (w === words) found = candidate
    }
    if (found < 0) throw new Error(`no action of ${task.actionCount} stands for ${action} in the real state`)
    cells.copyWithin(real, wanted, wanted + words)
    canonical.normalize(cells, next, trace)
    cells.copyWithin(state, next, next + words)
    return found
  })
}

/** The real object for each object of a canonical state. */
class Naming {
  private readonly moves: Moves
  private readonly real = new Map<number, number>()
  private readonly factByName = new Map<string, number>()

  constructor(moves: Moves) {
    this.moves = moves
    for (let fact = 0; fact < moves.task.factCount; fact++)
      this.factByName.set(
        this.nameOf(fact, object => object),
        fact,
      )
  }

  /** The member at place `order[i]` has come to place i. */
  exchange({ members }: SwapClass, order: Int32Array): void {
    const before = members.map(object => this.real.get(object) ?? object)
    for (let i = 0; i < members.length; i++) this.real.set(members[i]!, before[order[i]!]!)
  }

  /** Writes the real row for the canonical one. */
  translate(cells: Int32Array, from: number, to: number): void {
    const { words, task } = this.moves
    cells.fill(0, to, to + words)
    for (let fact = 0; fact < task.factCount; fact++) {
      if ((cells[from + (fact >>> 5)]! & (1 << (fact & 31))) === 0) continue
      const image = this.factByName.get(this.nameOf(fact, object => this.real.get(object) ?? object))!
      cells[to + (image >>> 5)]! |= 1 << (image & 31)
    }
  }

  private nameOf(fact: number, map: (object: number) => number): string {
    const { factPredicate, factArguments } = this.moves.task
    if (factPredicate[fact]! < 0) return `#${fact}`
    let name = `${factPredicate[fact]}`
    for (let i = factArguments.first[fact]!; i < factArguments.first[fact + 1]!; i++)
      name += ` ${map(factArguments.items[i]!)}`
    return name
  }
}
