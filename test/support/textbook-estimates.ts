// An independent implementation of the estimates of textbook search, from names and by fixpoint iteration: slow, and
// written from the definitions alone.

import { actionName, factName } from '#planning/task/names'
import { isGoal } from '#planning/task/step'
import {
  type ActionId,
  AUXILIARY,
  DERIVED,
  type FactId,
  type LiteralId,
  type State,
  type Task,
} from '#planning/task/task'
import { alternativesOf, effectsOf, rowOf } from '#planning/task/views'
import type { HeuristicName } from '#planning/textbook/options'

/** One way to achieve something: an action, a rule, or the goal. */
interface Way {
  /** The action's name; '' for a rule or for the goal. */
  readonly name: string
  readonly cost: number
  readonly needs: readonly string[]
  readonly gives: readonly string[]
}

const GOAL = 'GOAL'

export class Estimates {
  private readonly task: Task
  private readonly ways: Way[] = []
  private readonly conditions = new Set<string>()
  private readonly unit: number

  constructor(task: Task, unit: number) {
    this.task = task
    this.unit = unit
    for (let a = 0; a < task.actionCount; a++) {
      const action = a as ActionId
      const cost = Math.round(task.actionCost[a]! * unit)
      for (const needs of alternativesOf(task, action))
        for (const { condition, adds, deletes } of effectsOf(task, action))
          this.add(
            actionName(task, action),
            cost,
            [...needs, ...condition].map(each => this.literal(each)),
            [...adds.map(fact => this.fact(fact)), ...deletes.map(fact => `!${this.fact(fact)}`)],
          )
    }
    for (let rule = 0; rule < task.ruleHead.length; rule++)
      this.add(
        '',
        0,
        Array.from(rowOf(task.ruleBody, rule), each => this.literal(each as LiteralId)),
        [this.fact(task.ruleHead[rule] as FactId)],
      )
    for (const all of task.goal)
      this.add(
        '',
        0,
        all.map(each => this.literal(each)),
        [GOAL],
      )
  }

  /** The estimate in cost units. */
  of(heuristic: HeuristicName, state: State): number {
    const start = this.trueIn(state)
    switch (heuristic) {
      case 'blind':
        return isGoal(this.task, state)
          ? 0
          : this.task.actionCount === 0
            ? 0
            : Math.round(Math.min(...this.task.actionCost) * this.unit)
      case 'goal-count':
        return (
          Math.min(
            Number.POSITIVE_INFINITY,
            ...this.task.goal.map(all => all.filter(each => !this.holds(state, each)).length),
          ) * this.unit
        )
      case 'h-max':
        return costIn(this.table(start, Math.max), GOAL)
      case 'h-add':
        return costIn(this.table(start, plus), GOAL)
      case 'ff':
        return this.ff(start)
      case 'lm-cut':
        return this.lmCut(start).reduce((sum, { share }) => sum + share, 0)
      default:
        throw new Error(`no second ${heuristic}`)
    }
  }

  /** Conditions that are true in a state in the relaxation. */
  trueIn(state: State): Set<string> {
    const found = new Set<string>()
    for (let fact = 0; fact < this.task.factCount; fact++) {
      const isTrue = ((state[fact >> 5]! >>> (fact & 31)) & 1) === 1
      const name = this.fact(fact as FactId)
      if (isTrue) found.add(name)
      const kind = this.task.factKind[fact]
      if (!isTrue || kind === DERIVED || kind === AUXILIARY) found.add(`!${name}`)
    }
    return found
  }

  /** True if the goal is relaxed reachable using only these actions. */
  reaches(start: ReadonlySet<string>, actions: ReadonlySet<string>): boolean {
    const known = new Set(start)
    for (let before = -1; before !== known.size; ) {
      before = known.size
      for (const { name, needs, gives } of this.ways)
        if ((name === '' || actions.has(name)) && needs.every(each => known.has(each)))
          for (const each of gives) known.add(each)
    }
    return known.has(GOAL)
  }

  /** The cuts of LM-cut with their costs. */
  lmCut(start: ReadonlySet<string>): { readonly names: readonly string[]; readonly share: number }[] {
    const cost = new Map(this.ways.map(way => [way, way.cost]))
    const rounds: { names: string[]; share: number }[] = []
    for (;;) {
      const table = this.table(start, Math.max, way => cost.get(way)!)
      const goal = costIn(table, GOAL)
      if (goal === 0) return rounds
      if (goal === Number.POSITIVE_INFINITY) return [...rounds, { names: [], share: goal }]
      const ways = this.ways.filter(({ needs }) => needs.every(each => table.has(each)))
      const source = new Map(ways.map(way => [way, dearest(way.needs, table)]))
      const zone = spread(new Set([GOAL]), zone =>
        ways.flatMap(way => (cost.get(way) === 0 && way.gives.some(each => zone.has(each)) ? [source.get(way)!] : [])),
      )
      const before = spread(new Set([...start, '']), known =>
        ways.flatMap(way => (known.has(source.get(way)!) ? way.gives.filter(each => !zone.has(each)) : [])),
      )
      const cut = ways.filter(way => before.has(source.get(way)!) && way.gives.some(each => zone.has(each)))
      const share = Math.min(...cut.map(way => cost.get(way)!))
      const names = new Set(cut.map(({ name }) => name))
      for (const way of this.ways) if (way.name !== '' && names.has(way.name)) cost.set(way, cost.get(way)! - share)
      rounds.push({ names: [...names], share })
    }
  }

  /** The cost of a cheapest relaxed plan; tries every set of conditions. */
  optimum(start: ReadonlySet<string>, max: number): number | undefined {
    const keyOf = (set: ReadonlySet<string>): string => [...set].sort().join()
    const waiting = new Map<number, Set<string>[]>([[0, [this.free(new Set(start))]]])
    const done = new Set<string>()
    while (waiting.size > 0) {
      const g = Math.min(...waiting.keys())
      const set = waiting.get(g)!.pop()
      if (set === undefined) {
        waiting.delete(g)
        continue
      }
      if (done.has(keyOf(set))) continue
      done.add(keyOf(set))
      if (set.has(GOAL)) return g
      if (done.size > max) return undefined
      for (const name of new Set(this.ways.map(way => way.name))) {
        if (name === '') continue
        const next = new Set(set)
        let cost = 0
        for (const way of this.ways)
          if (way.name === name && way.needs.every(each => set.has(each))) {
            cost = way.cost
            for (const each of way.gives) next.add(each)
          }
        if (next.size > set.size) waiting.set(g + cost, [...(waiting.get(g + cost) ?? []), this.free(next)])
      }
    }
    return Number.POSITIVE_INFINITY
  }

  private free(set: Set<string>): Set<string> {
    return spread(set, known =>
      this.ways.flatMap(({ name, needs, gives }) => (name === '' && needs.every(each => known.has(each)) ? gives : [])),
    )
  }

  private ff(start: ReadonlySet<string>): number {
    const names = this.relaxedPlan(start)
    if (names === undefined) return Number.POSITIVE_INFINITY
    return [...names].reduce((sum, name) => sum + this.ways.find(way => way.name === name)!.cost, 0)
  }

  /** The names of the actions in FF's relaxed plan. */
  relaxedPlan(start: ReadonlySet<string>): Set<string> | undefined {
    const table = this.table(start, plus)
    if (!table.has(GOAL)) return undefined
    const costOf = (way: Way): number => way.needs.reduce((sum, need) => sum + costIn(table, need), 0) + way.cost
    const round = this.rounds(start, table, costOf)
    const names = new Set<string>()
    const done = new Set<string>()
    const find = (condition: string): void => {
      if (start.has(condition) || done.has(condition)) return
      done.add(condition)
      const fitting = this.ways.filter(
        way =>
          way.gives.includes(condition) &&
          costOf(way) === costIn(table, condition) &&
          way.needs.every(
            need =>
              costIn(table, need) < costIn(table, condition) ||
              (round.get(need) ?? Number.POSITIVE_INFINITY) < round.get(condition)!,
          ),
      )
      const byName = [...fitting].sort((a, b) =>
        a.name === b.name ? 0 : a.name === '' ? 1 : b.name === '' ? -1 : a.name < b.name ? -1 : 1,
      )
      const best = byName[0]!
      names.add(best.name)
      for (const need of best.needs) find(need)
    }
    find(GOAL)
    names.delete('')
    return names
  }

  /** For each condition, the number of rounds of zero-cost ways after which it reaches its cost. */
  private rounds(
    start: ReadonlySet<string>,
    table: ReadonlyMap<string, number>,
    costOf: (way: Way) => number,
  ): Map<string, number> {
    const round = new Map([...start].map(each => [each, 0]))
    for (let now = 0, idle = 0; idle < 2; now++) {
      const found = this.ways.flatMap(way =>
        way.needs.every(each => table.has(each))
          ? way.gives.filter(
              given =>
                !round.has(given) &&
                costOf(way) === costIn(table, given) &&
                way.needs.every(
                  need =>
                    costIn(table, need) < costIn(table, given) || (round.get(need) ?? Number.POSITIVE_INFINITY) < now,
                ),
            )
          : [],
      )
      for (const each of found) round.set(each, now)
      idle = found.length === 0 ? idle + 1 : 0
    }
    return round
  }

  /** The cost of every condition, by fixpoint iteration. */
  private table(
    start: ReadonlySet<string>,
    join: (a: number, b: number) => number,
    costOf: (way: Way) => number = way => way.cost,
  ): Map<string, number> {
    const table = new Map([...start].map(each => [each, 0]))
    for (let changed = true; changed; ) {
      changed = false
      for (const way of this.ways) {
        if (!way.needs.every(each => table.has(each))) continue
        const cost = way.needs.reduce((sum, each) => join(sum, table.get(each)!), 0) + costOf(way)
        for (const each of way.gives)
          if (cost < costIn(table, each)) {
            table.set(each, cost)
            changed = true
          }
      }
    }
    return table
  }

  private add(name: string, cost: number, needs: string[], gives: string[]): void {
    for (const each of needs) this.conditions.add(each)
    const sorted = [...new Set(needs)].sort((a, b) => this.place(a) - this.place(b))
    this.ways.push({ name, cost, needs: sorted, gives })
  }

  /** Sums are computed in the order of fact numbers, since beyond 2^53 the order affects the result. */
  private place(condition: string): number {
    const name = condition.startsWith('!') ? condition.slice(1) : condition
    return this.places().get(name)! * 2 + Number(condition.startsWith('!'))
  }

  private placesKnown: Map<string, number> | undefined
  private places(): Map<string, number> {
    this.placesKnown ??= new Map(
      Array.from({ length: this.task.factCount }, (_, fact) => [this.fact(fact as FactId), fact]),
    )
    return this.placesKnown
  }

  private fact(fact: FactId): string {
    return factName(this.task, fact)
  }

  private literal(lit: LiteralId): string {
    return `${(lit & 1) === 1 ? '!' : ''}${this.fact((lit >> 1) as FactId)}`
  }

  private holds(state: State, lit: LiteralId): boolean {
    const fact = lit >> 1
    return (((state[fact >> 5]! >>> (fact & 31)) & 1) === 1) !== ((lit & 1) === 1)
  }
}

const plus = (a: number, b: number): number => a + b
const costIn = (table: ReadonlyMap<string, number>, condition: string): number =>
  table.get(condition) ?? Number.POSITIVE_INFINITY

/** The most expensive condition; on ties, the first in ASCII order of its PDDL text; '' if there is none. */
function dearest(needs: readonly string[], table: ReadonlyMap<string, number>): string {
  const written = (each: string): string => (each.startsWith('!') ? `(not ${each.slice(1)})` : each)
  const max = Math.max(...needs.map(each => table.get(each)!))
  const [first = ''] = needs.filter(each => table.get(each) === max).sort((a, b) => (written(a) < written(b) ? -1 : 1))
  return first
}

/** The closure of a set under `next`. */
function spread(set: Set<string>, next: (set: ReadonlySet<string>) => readonly string[]): Set<string> {
  for (let before = -1; before !== set.size; ) {
    before = set.size
    for (const each of next(set)) set.add(each)
  }
  return set
}
