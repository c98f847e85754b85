// Strong stubborn sets (Valmari 1989; for planning Alkhazraji, Wehrle, Mattmüller and Helmert 2012; Wehrle and Helmert 2014): one order of
// independent actions is enough. The remaining actions preserve, from every state, a cheapest plan with the minimum number of steps.
// Conditional effects count as if they could always fire.

import { isNegated, literalFact, type Task } from '#planning/task/task'
import { rowsByItem } from '#planning/task/rows'
import type { SearchTask } from './prepare'
import { NO_FACT } from './prepare'

/** Sets are abandoned if they excluded less than this share of the successors of this many states. */
const TRIALS = [
  { states: 100, least: 0.01 },
  { states: 1000, least: 0.3 },
] as const

/** Per action, ascending: literals it requires; literals it makes true, sometimes or always; facts its conditions mention. */
interface Roles {
  readonly asks: readonly Int32Array[]
  readonly makes: readonly Int32Array[]
  readonly looks: readonly Int32Array[]
}

/** Excludes successors; holds scratch, so each search has its own. */
export class StubbornSets {
  private readonly roles: Roles
  private readonly goal: readonly number[]
  /** Per literal: actions that require it, and actions that make it true; per fact: actions with conditions on it. */
  private readonly askers: Int32Array[]
  private readonly makers: Int32Array[]
  private readonly lookers: Int32Array[]
  /** Per action: those it interferes with; found when first asked for. */
  private readonly interfering: (Int32Array | undefined)[]
  /** Per action: the turn in which it was put into the set, and in which it was applicable. */
  private readonly inSet: Int32Array
  private readonly applicable: Int32Array
  private readonly queue: Int32Array
  /** Per literal: the turn in which all that make it true were put into the set. */
  private readonly inFull: Int32Array
  private readonly stamp: Int32Array
  private waiting = 0
  private turn = 0
  private turns = 0
  private seen = 0
  private left = 0

  private constructor(task: Task) {
    const { factCount, actionCount } = task
    this.roles = rolesOf(task)
    this.goal = task.goal[0]!
    this.askers = listsByItem(this.roles.asks, factCount * 2)
    this.makers = listsByItem(this.roles.makes, factCount * 2)
    this.lookers = listsByItem(this.roles.looks, factCount)
    this.interfering = Array.from({ length: actionCount }, () => undefined)
    this.inSet = new Int32Array(actionCount)
    this.applicable = new Int32Array(actionCount)
    this.queue = new Int32Array(actionCount)
    this.stamp = new Int32Array(actionCount)
    this.inFull = new Int32Array(factCount * 2)
  }

  /** Undefined for tasks with rules, alternatives in precondition or goal, or a fact to be avoided. */
  static of({ moves, avoid }: SearchTask): StubbornSets | undefined {
    const { task } = moves
    if (task.hasRules || avoid !== NO_FACT || task.goal.length !== 1) return undefined
    for (let a = 0; a < task.actionCount; a++)
      if (task.firstAlternative[a + 1]! - task.firstAlternative[a]! !== 1) return undefined
    return new StubbornSets(task)
  }

  /** True if stubborn sets have saved enough so far to be worth their time. */
  get isWorth(): boolean {
    return TRIALS.every(({ states, least }) => this.turns < states || this.left <= (1 - least) * this.seen)
  }

  /**
   * Reduces `found`, with all `count` applicable actions of the row, to those of a stubborn set; returns their
   * number.
   */
  reduce(found: Int32Array, count: number, cells: Int32Array, at: number): number {
    this.turns++
    this.seen += count
    const kept = count > 1 ? this.keep(found, count, cells, at) : count
    this.left += kept
    return kept
  }

  private keep(found: Int32Array, count: number, cells: Int32Array, at: number): number {
    const { applicable, queue, inSet } = this
    const turn = ++this.turn
    for (let i = 0; i < count; i++) applicable[found[i]!] = turn
    const landmark = this.unsatisfied(this.goal, cells, at)
    // All successors of a goal state are kept.
    if (landmark < 0) return count
    this.waiting = 0
    this.addMakers(landmark)
    let members = 0
    for (let next = 0; next < this.waiting; next++) {
      const action = queue[next]!
      if (applicable[action] === turn) {
        if (++members === count) return count
        const others = this.interferingWith(action)
        for (let i = 0; i < others.length; i++) this.add(others[i]!)
      } else {
        const needed = this.unsatisfied(this.roles.asks[action]!, cells, at)
        if (needed >= 0) this.addMakers(needed)
      }
    }
    let kept = 0
    for (let i = 0; i < count; i++) if (inSet[found[i]!] === turn) found[kept++] = found[i]!
    return kept
  }

  /** A literal that does not hold: preferably one with its achievers in the set, else one with the fewest achievers; -1 if all hold. */
  private unsatisfied(literals: ArrayLike<number>, cells: Int32Array, at: number): number {
    const { inFull, makers, turn } = this
    let best = -1
    let fewest = Infinity
    for (let i = 0; i < literals.length; i++) {
      const lit = literals[i]!
      const fact = lit >> 1
      const bit = (cells[at + (fact >>> 5)]! >>> (fact & 31)) & 1
      if (bit !== (lit & 1)) continue
      if (inFull[lit] === turn) return lit
      if (makers[lit]!.length >= fewest) continue
      fewest = makers[lit]!.length
      best = lit
    }
    return best
  }

  private addMakers(lit: number): void {
    if (this.inFull[lit] === this.turn) return
    this.inFull[lit] = this.turn
    const list = this.makers[lit]!
    for (let i = 0; i < list.length; i++) this.add(list[i]!)
  }

  private add(action: number): void {
    if (this.inSet[action] === this.turn) return
    this.inSet[action] = this.turn
    this.queue[this.waiting++] = action
  }

  private interferingWith(action: number): Int32Array {
    return (this.interfering[action] ??= this.findInterfering(action))
  }

  /** Actions that can disable this one, or be disabled by it, that make the contrary true, or change what conditions look at. */
  private findInterfering(action: number): Int32Array {
    const { roles, askers, makers, lookers, stamp } = this
    const mark = action + 1
    const found: number[] = []
    const addAll = (list: Int32Array): void => {
      for (const other of list) {
        if (other === action || stamp[other] === mark) continue
        stamp[other] = mark
        found.push(other)
      }
    }
    for (const lit of roles.makes[action]!) {
      addAll(askers[lit ^ 1]!)
      addAll(makers[lit ^ 1]!)
      addAll(lookers[lit >> 1]!)
    }
    for (const lit of roles.asks[action]!) addAll(makers[lit ^ 1]!)
    for (const fact of roles.looks[action]!) {
      addAll(makers[fact * 2]!)
      addAll(makers[fact * 2 + 1]!)
    }
    return Int32Array.from(found)
  }
}

function rolesOf(task: Task): Roles {
  const { firstAlternative, alternatives, firstEffect, effectCondition } = task
  const { effectAdds, effectDeletes } = task
  const asks: Int32Array[] = []
  const makes: Int32Array[] = []
  const looks: Int32Array[] = []
  for (let a = 0; a < task.actionCount; a++) {
    const alt = firstAlternative[a]!
    asks.push(alternatives.items.subarray(alternatives.first[alt]!, alternatives.first[alt + 1]!))
    const made = new Set<number>()
    const always = new Set<number>()
    const looked = new Set<number>()
    for (let e = firstEffect[a]!; e < firstEffect[a + 1]!; e++) {
      const isSure = effectCondition.first[e] === effectCondition.first[e + 1]
      for (let i = effectCondition.first[e]!; i < effectCondition.first[e + 1]!; i++)
        looked.add(literalFact(effectCondition.items[i]!))
      for (let i = effectAdds.first[e]!; i < effectAdds.first[e + 1]!; i++) {
        made.add(effectAdds.items[i]! * 2)
        if (isSure) always.add(effectAdds.items[i]!)
      }
      for (let i = effectDeletes.first[e]!; i < effectDeletes.first[e + 1]!; i++)
        made.add(effectDeletes.items[i]! * 2 + 1)
    }
    // Facts that are added in any case are not deleted.
    makes.push(Int32Array.from([...made].filter(lit => !isNegated(lit) || !always.has(literalFact(lit)))))
    looks.push(Int32Array.from(looked))
  }
  return { asks, makes, looks }
}

/** For each item below `size`, the lists it is in. */
function listsByItem(lists: readonly Int32Array[], size: number): Int32Array[] {
  const first = new Int32Array(lists.length + 1)
  lists.forEach((list, i) => {
    first[i + 1] = first[i]! + list.length
  })
  const items = new Int32Array(first[lists.length]!)
  lists.forEach((list, i) => {
    items.set(list, first[i]!)
  })
  const turned = rowsByItem(size, { first, items })
  return Array.from({ length: size }, (_, i) => turned.items.subarray(turned.first[i]!, turned.first[i + 1]!))
}
