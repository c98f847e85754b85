// Values shown by tables: for a subset of the facts, a lower bound on the remaining cost for each of their truth
// assignments. If each table leaves enough of every action's cost to the others, their values add up (saturated cost
// partitioning over projections: Seipp, Keller and Helmert 2020). The checker computes how much each table uses.

import type { CheckContext } from '../context'
import { actionsChanging } from './changing'
import type { Cover } from './cover'
import { Exclusions } from './exclusions'
import { Projection } from './projection'
import { actionName } from '../semantics/ground-action'
import { addExactly, readList, readNumber, readObject, readValues, reject, rethrowIn } from '../rejection'

interface Table {
  readonly projection: Projection
  /** Per abstract state, in units. */
  readonly values: Float64Array
}

export class Tables {
  private readonly context: CheckContext
  private readonly cover: Cover
  private readonly exclusions: Exclusions
  private readonly sums: readonly (readonly Table[])[]

  /** Rejects if some sum of tables may overestimate. */
  constructor(context: CheckContext, cover: Cover, value: unknown) {
    this.context = context
    this.cover = cover
    const parts = readObject<'atMostOne' | 'projections' | 'sums'>(value, 'The tables')
    const changing = actionsChanging(cover.task)
    this.exclusions = new Exclusions(context, cover, changing, parts.atMostOne)
    const projections = readList(parts.projections, 'The list of projections').map((set, number) =>
      rethrowIn(`Projection ${number}`, () => new Projection(context, cover, changing, this.exclusions, set)),
    )
    this.sums = readList(parts.sums, 'The list of sums').map((tables, number) => {
      const where = `Sum ${number}`
      const sum = readList(tables, `${where}: the tables`).map((table, i) =>
        this.readTable(table, projections, `${where}, table ${i}`),
      )
      this.checkSum(sum, where)
      return sum
    })
  }

  private readTable(value: unknown, projections: readonly Projection[], where: string): Table {
    const { world } = this.context
    const table = readObject<'projection' | 'values'>(value, where)
    const projection = projections[readNumber(table.projection, `${where}: the projection`)]
    if (projection === undefined) return reject(`${where} is of no projection that is there.`)
    const inUnits = (value: number, what: string): number => world.unitsOf(value, what)
    const values = readValues(table.values, projection.count, where, inUnits)
    return { projection, values }
  }

  /** Rejects if the sum may drop by more than the cost of some step, or may be positive in a goal state. */
  private checkSum(sum: readonly Table[], where: string): void {
    const { world } = this.context
    const { actions } = this.cover.task
    /** Per action: 1 if, by one of the tables, all its transitions lead to dead ends. */
    const isVain = new Uint8Array(actions.length)
    for (const table of sum) this.markVain(table, isVain)
    const taken = new Float64Array(actions.length)
    for (const [number, table] of sum.entries())
      rethrowIn(`${where}, table ${number}`, () => this.take(table, isVain, taken))
    for (let action = 0; action < actions.length; action++) {
      const { cost } = actions[action]!
      if (isVain[action] === 1 || taken[action]! <= cost) continue
      const [its, all] = [world.costOfUnits(cost), world.costOfUnits(taken[action]!)]
      reject(`${where}: ${actionName(world, actions[action]!)} costs ${its}, but ${all} is taken.`)
    }
  }

  private markVain({ projection, values }: Table, isVain: Uint8Array): void {
    for (const { actions, to } of projection.classes) {
      this.context.budget.spend(1 + actions.length + to.length)
      let isDead = true
      for (let e = 0; isDead && e < to.length; e++) isDead = values[to[e]!] === Infinity
      if (isDead) for (let i = 0; i < actions.length; i++) isVain[actions[i]!] = 1
    }
  }

  /** Adds the share of each action's cost that the table uses: the maximum drop of its value; negative if the value rises. */
  private take({ projection, values }: Table, isVain: Uint8Array, taken: Float64Array): void {
    const { budget } = this.context
    const { goalStates, classes } = projection
    for (const state of goalStates)
      if (!(values[state]! <= 0)) reject(`state ${state} may satisfy the goal, but has a value.`)
    for (let c = 0; c < classes.length; c++) {
      const { actions, from, to } = classes[c]!
      budget.spend(1 + actions.length + from.length)
      if (actions.every(action => isVain[action] === 1)) continue
      let max = Number.NEGATIVE_INFINITY
      for (let e = 0; e < from.length; e++) {
        const after = values[to[e]!]!
        if (after === Infinity) continue
        const before = values[from[e]!]!
        if (before === Infinity) reject(`a step leads out of state ${from[e]}, a dead end.`)
        const drop = addExactly(before, -after, `state ${from[e]}`)
        if (drop > max) max = drop
      }
      for (let i = 0; i < actions.length; i++)
        taken[actions[i]!] = addExactly(taken[actions[i]!]!, max, 'what is taken of a cost')
    }
  }

  /** Rejects if the sum of this number, one that there is, does not show that every plan from the row costs at least `value` units. */
  check(row: number, where: string, number: number, value: number): void {
    const { context, cover } = this
    const tables = this.sums[number]!
    this.exclusions.check(row, where)
    let all = 0
    for (let i = 0; i < tables.length; i++) {
      const { projection, values } = tables[i]!
      context.budget.spend(1 + projection.words)
      const state = projection.find(cover.rows, row * cover.words)
      if (state < 0) reject(`${where}: table ${i} of sum ${number} lacks its state.`)
      all = addExactly(all, values[state]!, where)
    }
    if (!(value <= all)) {
      const { world } = context
      const [has, wanted] = [world.costOfUnits(all), world.costOfUnits(value)]
      reject(`${where}: the tables add up to ${has}, less than ${wanted}.`)
    }
  }
}
