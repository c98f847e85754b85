// Values shown by disjunctive action landmarks (Helmert & Domshlak 2009): sets of actions without which the
// goal is out of reach from a state even when deletes are ignored, with shares of the actions' costs.
// Deletes-ignored reachability is an and-or graph: a node fires once as many of its inputs have.

import type { CheckContext } from '../context'
import type { Cover } from './cover'
import { type Formula, TRUE } from '../semantics/formula'
import type { GroundAction } from '../semantics/ground-action'
import { actionName, literalsMade } from '../semantics/ground-action'
import { addExactly, readList, readNames, readNumber, readObject, reject, rethrowIn } from '../rejection'
import { contentOf } from './symmetry'
import type { Literal } from '../semantics/world'

export class Frontier {
  private readonly context: CheckContext
  private readonly cover: Cover
  private readonly graph = new Graph()
  private readonly literalNodes = new Map<Literal, number>()
  private readonly goalNode: number
  /** Group by name of an action: actions that do the same are one. */
  private readonly groupOf = new Map<string, number>()
  /**
   * Per group: its node, the minimum cost of its actions, the name of one of them, and the shares used so far: a sum of non-negative
   * numbers, so a rounded one is above every cost.
   */
  private readonly groups: { node: number; cost: number; name: string; given: number }[] = []

  constructor(context: CheckContext, cover: Cover) {
    this.context = context
    this.cover = cover
    const { actions, rules, target } = cover.task
    const facts = new Set(cover.stepper.facts)
    const byContent = new Map<string, number>()
    for (const action of actions) {
      const content = contentOf(action, literal => literal, facts)
      const name = actionName(context.world, action)
      const { cost } = action
      const number = byContent.get(content) ?? this.groups.length
      this.groupOf.set(name, number)
      const group = this.groups[number]
      if (group !== undefined) group.cost = Math.min(group.cost, cost)
      else {
        byContent.set(content, number)
        this.groups.push({ node: this.addAction(action), cost, name, given: 0 })
      }
    }
    for (const { head, body } of rules) this.graph.link(this.nodeOf(body), this.literalNode(2 * head))
    this.goalNode = this.nodeOf(target)
  }

  /** The action's precondition is its node; unconditional effects follow from it alone. */
  private addAction(action: GroundAction): number {
    const { graph } = this
    const node = this.nodeOf(action.precondition)
    for (const effect of action.effects) {
      let fires = node
      if (effect.condition !== TRUE) {
        fires = graph.add(2)
        graph.link(node, fires)
        graph.link(this.nodeOf(effect.condition), fires)
      }
      for (const literal of literalsMade(action, effect, this.context.budget))
        graph.link(fires, this.literalNode(literal))
    }
    return node
  }

  private literalNode(literal: Literal): number {
    let node = this.literalNodes.get(literal)
    if (node === undefined) this.literalNodes.set(literal, (node = this.graph.add(1)))
    return node
  }

  private nodeOf(formula: Formula): number {
    const inputs = [
      ...formula.literals.map(literal => this.literalNode(literal)),
      ...formula.parts.map(part => this.nodeOf(part)),
    ]
    const node = this.graph.add(formula.any ? 1 : inputs.length)
    for (const input of inputs) this.graph.link(input, node)
    return node
  }

  /** The nodes of literals that may hold in a row: those that do, and negated derived facts. */
  private startingIn(row: number): number[] {
    const { cover, context } = this
    cover.load(row)
    context.budget.spend(this.literalNodes.size >> 2)
    const start: number[] = []
    for (const [literal, node] of this.literalNodes) {
      const holds = cover.stepper.holdsFact(literal >> 1) === ((literal & 1) === 0)
      if (holds || ((literal & 1) === 1 && context.world.kindOf(literal >> 1) === 'derived')) start.push(node)
    }
    return start
  }

  /** Rejects where these cuts do not show that every plan from the row costs at least `value` units. */
  check(row: number, where: string, cuts: unknown, value: number): void {
    const { context } = this
    const start = this.startingIn(row)
    const used = new Set<number>()
    let sum = 0
    for (const [number, entry] of readList(cuts, `${where}: the cuts`).entries()) {
      const here = `${where}, cut ${number}`
      const cut = readObject<'share' | 'actions'>(entry, here)
      const given = readNumber(cut.share, `${here}: the share`)
      const share = context.world.unitsOf(given, `${here}: the share`)
      if (share < 0) reject(`${here}: the share is less than zero.`)
      const members = this.membersOf(cut.actions, here)
      context.budget.spend(1 + (this.graph.size >> 2))
      const blocked = [...members].map(group => this.groups[group]!.node)
      if (this.graph.fires(this.goalNode, start, blocked))
        reject(`${here}: the goal can be reached without these actions.`)
      for (const group of members) {
        this.groups[group]!.given += share
        used.add(group)
      }
      sum = addExactly(sum, share, where)
    }
    for (const number of used) {
      const group = this.groups[number]!
      const { given, cost, name } = group
      group.given = 0
      if (!(given <= cost)) {
        const [its, away] = [context.world.costOfUnits(cost), context.world.costOfUnits(given)]
        reject(`${where}: ${name} costs ${its}, but ${away} of it is given away.`)
      }
    }
    if (!(value <= sum)) {
      const [all, wanted] = [context.world.costOfUnits(sum), context.world.costOfUnits(value)]
      reject(`${where}: the shares add up to ${all}, less than ${wanted}.`)
    }
  }

  /** The groups of the named actions that are in the task; other actions of the universe never help. */
  private membersOf(value: unknown, where: string): Set<number> {
    const { world, budget } = this.context
    const members = new Set<number>()
    for (const name of readNames(value, `${where}: the actions`)) {
      budget.spend(1)
      let group = this.groupOf.get(name)
      if (group === undefined) {
        const { schema, objects } = rethrowIn(where, () => world.readAction(name))
        group = this.groupOf.get(world.nameOf(schema.name, objects))
      }
      if (group !== undefined) members.add(group)
    }
    return members
  }
}

/** Nodes that fire once the required number of their inputs has fired. */
class Graph {
  private readonly wanted: number[] = []
  private readonly outputs: number[][] = []
  /** The same as arrays, once all nodes exist: outputs of a node are `list[first[node]] ..`. */
  private packed: { wanted: Int32Array; first: Int32Array; list: Int32Array } | undefined
  private waiting = new Int32Array(0)
  private stack = new Int32Array(0)

  get size(): number {
    return this.wanted.length
  }

  add(wanted: number): number {
    this.outputs.push([])
    return this.wanted.push(wanted) - 1
  }

  link(from: number, to: number): void {
    this.outputs[from]!.push(to)
  }

  private pack() {
    const first = new Int32Array(this.size + 1)
    this.outputs.forEach((list, node) => {
      first[node + 1] = first[node]! + list.length
    })
    this.waiting = new Int32Array(this.size)
    this.stack = new Int32Array(this.size)
    return {
      wanted: Int32Array.from(this.wanted),
      first,
      list: Int32Array.from(this.outputs.flat()),
    }
  }

  /** Does `goal` fire if those in `start` do and those in `blocked` never do? */
  fires(goal: number, start: readonly number[], blocked: readonly number[]): boolean {
    const { wanted, first, list } = (this.packed ??= this.pack())
    const { waiting, stack } = this
    waiting.set(wanted)
    for (const node of start) waiting[node] = 0
    // A count that starts here never reaches zero.
    for (const node of blocked) waiting[node] = -1
    let top = 0
    for (let node = 0; node < waiting.length; node++) if (waiting[node] === 0) stack[top++] = node
    while (top > 0) {
      const node = stack[--top]!
      if (node === goal) return true
      for (let i = first[node]!; i < first[node + 1]!; i++) if (--waiting[list[i]!]! === 0) stack[top++] = list[i]!
    }
    return false
  }
}
