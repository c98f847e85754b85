// Does exchanging two objects map a ground task onto itself? Facts by their arguments, actions and rules by
// what they say: an action's image must be there, at the same cost, under whatever name.

import type { Rows, Task } from '../task/task'
import { forEachInRow } from './int-list'

export class FactExchange {
  private readonly task: Task
  private readonly fixed: ReadonlySet<number>
  private readonly factByName = new Map<string, number>()
  /** Per object: facts about it. */
  private readonly factsOf = new Map<number, number[]>()
  /** Per fact: actions that mention it. */
  private readonly actionsOf: Rows
  private readonly rulesOf: Rows
  /** Facts and their images under the exchange that is tested. */
  private readonly image: Int32Array
  private readonly goalKeys: ReadonlySet<string>

  constructor(task: Task, fixed: readonly number[]) {
    this.task = task
    this.fixed = new Set(fixed)
    const { first, items } = task.factArguments
    for (let fact = 0; fact < task.factCount; fact++) {
      this.factByName.set(this.nameOf(fact, -1, -1), fact)
      for (const object of new Set(items.subarray(first[fact]!, first[fact + 1]!))) {
        const list = this.factsOf.get(object)
        if (list === undefined) this.factsOf.set(object, [fact])
        else list.push(fact)
      }
    }
    this.image = new Int32Array(task.factCount).map((_, fact) => fact)
    this.actionsOf = mentions(task.factCount, task.actionCount, (a, visit) =>
      forEachActionFact(task, a, visit),
    )
    this.rulesOf = mentions(task.factCount, task.ruleHead.length, (rule, visit) => {
      visit(task.ruleHead[rule]!)
      forEachInRow(task.ruleBody, rule, lit => visit(lit >> 1))
    })
    this.goalKeys = new Set(task.goal.map(c => this.literals(c)))
  }

  /** About how many actions `isSymmetric` would look at. */
  costOf(one: number, other: number): number {
    let cost = 1
    for (const fact of this.touched(one, other))
      cost += this.actionsOf.first[fact + 1]! - this.actionsOf.first[fact]!
    return cost
  }

  isSymmetric(one: number, other: number): boolean {
    const touched = this.touched(one, other)
    const images: number[] = []
    for (const fact of touched) {
      const found = this.factByName.get(this.nameOf(fact, one, other))
      if (found === undefined || this.task.factKind[found] !== this.task.factKind[fact])
        return false
      if (found !== fact && this.fixed.has(fact)) return false
      images.push(found)
    }
    touched.forEach((fact, i) => {
      this.image[fact] = images[i]!
    })
    const symmetric = this.mapsGoal() && this.mapsActions(touched) && this.mapsRules(touched)
    for (const fact of touched) this.image[fact] = fact
    return symmetric
  }

  private touched(one: number, other: number): number[] {
    return [...new Set([...(this.factsOf.get(one) ?? []), ...(this.factsOf.get(other) ?? [])])]
  }

  private mapsGoal(): boolean {
    return this.task.goal.every(c =>
      this.goalKeys.has(this.literals(c.map(lit => this.imageOf(lit)))),
    )
  }

  private mapsActions(touched: readonly number[]): boolean {
    const affected = rowsOf(this.actionsOf, touched)
    const keys = new Set<string>()
    for (const action of affected) keys.add(this.actionKey(action, lit => lit))
    for (const action of affected)
      if (!keys.has(this.actionKey(action, lit => this.imageOf(lit)))) return false
    return true
  }

  private mapsRules(touched: readonly number[]): boolean {
    const { ruleHead, ruleBody } = this.task
    const affected = rowsOf(this.rulesOf, touched)
    const key = (rule: number, map: (lit: number) => number): string =>
      `${map(ruleHead[rule]! * 2)}:${this.literals(rowOf(ruleBody, rule).map(map))}`
    const keys = new Set<string>()
    for (const rule of affected) keys.add(key(rule, lit => lit))
    for (const rule of affected) if (!keys.has(key(rule, lit => this.imageOf(lit)))) return false
    return true
  }

  private imageOf(lit: number): number {
    return this.image[lit >> 1]! * 2 + (lit & 1)
  }

  /** What the action says, with literals mapped; equal for actions that say the same. */
  private actionKey(action: number, map: (lit: number) => number): string {
    const { task } = this
    const alternatives: string[] = []
    for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++)
      alternatives.push(this.literals(rowOf(task.alternatives, alt).map(map)))
    const effects: string[] = []
    for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++) {
      const condition = this.literals(rowOf(task.effectCondition, e).map(map))
      const adds = this.literals(rowOf(task.effectAdds, e).map(f => map(f * 2)))
      const deletes = this.literals(rowOf(task.effectDeletes, e).map(f => map(f * 2)))
      effects.push(`${condition}/${adds}/${deletes}`)
    }
    return `${task.actionCost[action]} ${alternatives.sort().join('|')} ${effects.sort().join('|')}`
  }

  private literals(list: readonly number[]): string {
    return [...list].sort((a, b) => a - b).join()
  }

  /** The fact's predicate and arguments, with two objects exchanged. Auxiliary facts have only their number. */
  private nameOf(fact: number, one: number, other: number): string {
    const { factPredicate, factArguments } = this.task
    if (factPredicate[fact]! < 0) return `#${fact}`
    let name = `${factPredicate[fact]}`
    for (let i = factArguments.first[fact]!; i < factArguments.first[fact + 1]!; i++) {
      const object = factArguments.items[i]!
      name += ` ${object === one ? other : object === other ? one : object}`
    }
    return name
  }
}

const rowOf = (rows: Rows, row: number): number[] =>
  Array.from(rows.items.subarray(rows.first[row]!, rows.first[row + 1]!))

function forEachActionFact(task: Task, action: number, visit: (fact: number) => void): void {
  for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++)
    forEachInRow(task.alternatives, alt, lit => visit(lit >> 1))
  for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++) {
    forEachInRow(task.effectCondition, e, lit => visit(lit >> 1))
    forEachInRow(task.effectAdds, e, visit)
    forEachInRow(task.effectDeletes, e, visit)
  }
}

/** Per fact: the rows that mention it; a row may stand there more than once. */
function mentions(
  factCount: number,
  rowCount: number,
  forEach: (row: number, visit: (fact: number) => void) => void,
): Rows {
  const first = new Int32Array(factCount + 1)
  for (let row = 0; row < rowCount; row++) forEach(row, fact => first[fact + 1]!++)
  for (let fact = 0; fact < factCount; fact++) first[fact + 1]! += first[fact]!
  const next = first.slice()
  const items = new Int32Array(first[factCount]!)
  for (let row = 0; row < rowCount; row++)
    forEach(row, fact => {
      items[next[fact]!++] = row
    })
  return { first, items }
}

/** The rows of these facts, each once. */
function rowsOf(rows: Rows, facts: readonly number[]): Set<number> {
  const found = new Set<number>()
  for (const fact of facts) forEachInRow(rows, fact, row => found.add(row))
  return found
}
