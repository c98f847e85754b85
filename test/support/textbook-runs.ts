// An independent implementation of textbook search: lists that are sorted again at every choice, and recursion. A run
// is described as text, one event per line, which must equal the log of the main implementation.

import { actionName, factName, stateFacts } from '#planning/task/names'
import { applicableActions, holds, isGoal, progress } from '#planning/task/step'
import type { FactId, State, Task } from '#planning/task/task'
import type { SearchOptions } from '#planning/textbook/options'
import { Estimates } from './textbook-estimates'

interface Node {
  readonly number: number
  readonly state: State
  readonly key: string
  readonly h: number
  parent: Node | undefined
  g: number
  /** Number of the event that determines its age. */
  came: number
  /** Number of the choice during which it was added to the list. */
  expansion: number
  status: 'open' | 'closed' | 'dead'
  readonly isShut: boolean
}

/** Thrown when the run is over or has reached a limit. */
class Over extends Error {}

export class SecondRun {
  /** One line per event. */
  readonly lines: string[] = []
  /** For each choice: the numbers of the waiting nodes before it, in order. */
  readonly waiting: string[] = []
  private readonly task: Task
  private readonly options: SearchOptions
  private readonly unit: number
  private readonly estimates: Estimates
  private readonly most: number
  private readonly remembered = new Map<string, number>()
  private nodes = 0
  private choices = 0

  constructor(task: Task, options: SearchOptions, unit: number, max: number) {
    this.task = task
    this.options = options
    this.unit = unit
    this.most = max
    this.estimates = new Estimates(task, unit)
    try {
      if (options.algorithm === 'ida-star') this.deepen()
      else if (options.algorithm === 'hill-climbing') this.climb()
      else this.graph()
    } catch (error) {
      if (!(error instanceof Over)) throw error
    }
  }

  private node(state: State, parent: Node | undefined, g: number): Node {
    const key = stateFacts(this.task, state).join()
    const isShut = this.isLeftOut(state)
    const { algorithm, heuristic } = this.options
    const asks =
      !['breadth-first', 'depth-first', 'uniform-cost'].includes(algorithm) &&
      (algorithm !== 'by-hand' || heuristic !== 'blind')
    const made = `${key}`
    if (asks && !isShut && !this.remembered.has(made))
      this.remembered.set(made, this.estimates.of(this.options.heuristic, state))
    const h = isShut ? Infinity : asks ? this.remembered.get(made)! : Number.NaN
    const { choices, lines } = this
    const at = { came: lines.length, expansion: choices }
    return { number: this.nodes++, state, key, h, parent, g, ...at, status: 'open', isShut }
  }

  /** True if the state contains the fact that is to be avoided. */
  private isLeftOut(state: State): boolean {
    const { factCount } = this.task
    for (let fact = 0; fact < factCount; fact++)
      if (factName(this.task, fact as FactId) === this.options.without && holds(state, fact as FactId)) return true
    return false
  }

  private say(kind: string, node: Node | undefined, from?: Node, action = '-', g = node?.g): void {
    this.lines.push(
      `${kind} #${node?.number ?? -1} from #${from?.number ?? -1} by ${action} g ${g} h ${node?.h ?? '-'}`,
    )
  }

  private end(how: 'plan' | 'no-plan' | 'stuck', goal?: Node): never {
    this.lines.push(`end ${how} #${goal?.number ?? -1} g ${goal?.g ?? Number.POSITIVE_INFINITY}`)
    throw new Over()
  }

  private testGoal(node: Node, when: SearchOptions['goalTest']): void {
    if (node.isShut || this.options.goalTest !== when || !isGoal(this.task, node.state)) return
    this.say('goal', node)
    this.end('plan', node)
  }

  private choose(node: Node): void {
    this.choices++
    node.status = 'closed'
    this.say('choose', node)
    this.testGoal(node, 'chosen')
  }

  private mayGoOn(): void {
    if (this.choices >= this.most) throw new Over()
  }

  private successors(node: Node): { name: string; state: State; key: string; g: number }[] {
    const found = applicableActions(this.task, node.state).map(action => {
      const state = progress(this.task, node.state, action)
      const key = stateFacts(this.task, state).join()
      const cost = Math.round(this.task.actionCost[action]! * this.unit)
      return { name: actionName(this.task, action), state, key, g: node.g + cost }
    })
    const sign = this.options.successors === 'by-name' ? 1 : -1
    return found.sort((a, b) => (a.name < b.name ? -sign : sign))
  }

  /** The next of the waiting nodes, by the order of the algorithm. */
  private first(open: Node[]): Node {
    const { algorithm, weight, equalF, age } = this.options
    const f = (node: Node): number => node.g + (algorithm === 'weighted-a-star' ? weight : 1) * node.h
    const byOrder = ['breadth-first', 'depth-first'].includes(algorithm)
    const keys = (node: Node): number[] => {
      const came = age === 'newer' && !byOrder ? -node.came : node.came
      if (algorithm === 'breadth-first') return [came]
      if (algorithm === 'depth-first') return [-node.expansion, came]
      if (algorithm === 'uniform-cost') return [node.g, came]
      if (algorithm === 'greedy') return [node.h, came]
      return equalF === 'small-h' ? [f(node), node.h, came] : [f(node), came]
    }
    if (algorithm === 'by-hand') return this.picked(open)
    open.sort((a, b) => {
      const [one, other] = [keys(a), keys(b)]
      const differs = one.findIndex((key, i) => key !== other[i])
      return differs < 0 ? 0 : one[differs]! - other[differs]!
    })
    this.waiting.push(open.map(({ number }) => number).join(' '))
    return open.shift()!
  }

  private picked(open: Node[]): Node {
    open.sort((a, b) => a.came - b.came)
    const place = open.findIndex(({ number }) => number === this.options.picks[this.choices])
    if (place < 0) throw new Over()
    this.waiting.push(open.map(({ number }) => number).join(' '))
    return open.splice(place, 1)[0]!
  }

  private graph(): void {
    const { algorithm, reopen, cheaperIsNew } = this.options
    const mindsCost = !['breadth-first', 'depth-first'].includes(algorithm)
    const root = this.node(this.task.initial, undefined, 0)
    const known = new Map([[root.key, root]])
    this.say('start', root)
    this.testGoal(root, 'generated')
    const open = root.h === Number.POSITIVE_INFINITY ? [] : [root]
    while (open.length > 0) {
      this.mayGoOn()
      const node = this.first(open)
      this.choose(node)
      for (const { name, state, key, g } of this.successors(node)) {
        const other = known.get(key)
        if (other === undefined) {
          const child = this.node(state, node, g)
          known.set(key, child)
          const isDead = child.h === Number.POSITIVE_INFINITY
          if (isDead) child.status = 'dead'
          else open.push(child)
          this.say(child.isShut ? 'shut' : isDead ? 'dead' : 'new', child, node, name)
          if (!isDead) this.testGoal(child, 'generated')
        } else if (!mindsCost || g >= other.g || other.status === 'dead' || (other.status === 'closed' && !reopen))
          this.say('known', other, node, name, g)
        else {
          const isClosed = other.status === 'closed'
          if (cheaperIsNew) other.came = this.lines.length
          Object.assign(other, { parent: node, g, expansion: this.choices, status: 'open' })
          if (isClosed) open.push(other)
          this.say(isClosed ? 'reopen' : 'cheaper', other, node, name)
        }
      }
    }
    this.mayGoOn()
    this.end('no-plan')
  }

  private deepen(): void {
    let bound = Number.NaN
    let beyond = Number.POSITIVE_INFINITY
    /** The waiting nodes are the siblings of the current path, deepest first. */
    const visit = (node: Node, path: readonly Node[], later: readonly Node[]): void => {
      this.mayGoOn()
      this.waiting.push([node, ...later].map(({ number }) => number).join(' '))
      this.choose(node)
      const within: Node[] = []
      for (const { name, state, key, g } of this.successors(node)) {
        const before = [...path, node].find(each => each.key === key)
        if (before !== undefined) {
          this.say('known', before, node, name, g)
          continue
        }
        const child = this.node(state, node, g)
        const f = g + child.h
        if (f <= bound) within.push(child)
        else beyond = Math.min(beyond, f)
        const far = child.isShut ? 'shut' : f === Number.POSITIVE_INFINITY ? 'dead' : 'beyond'
        const kind = f <= bound ? 'new' : far
        this.say(kind, child, node, name)
        if (kind === 'new') this.testGoal(child, 'generated')
      }
      for (const [i, child] of within.entries()) visit(child, [...path, node], [...within.slice(i + 1), ...later])
    }
    let isFirst = true
    for (;;) {
      const root = this.node(this.task.initial, undefined, 0)
      bound = isFirst ? root.h : beyond
      this.say('bound', root, undefined, '-', bound)
      if (isFirst) this.testGoal(root, 'generated')
      isFirst = false
      if (bound === Number.POSITIVE_INFINITY) break
      beyond = Number.POSITIVE_INFINITY
      visit(root, [], [])
      if (beyond === Number.POSITIVE_INFINITY) break
    }
    this.mayGoOn()
    this.end('no-plan')
  }

  private climb(): void {
    const root = this.node(this.task.initial, undefined, 0)
    this.say('start', root)
    this.testGoal(root, 'generated')
    if (root.h === Number.POSITIVE_INFINITY) this.end('no-plan')
    const from = (start: Node): void => {
      const known = [start]
      const open = [start]
      while (open.length > 0) {
        this.mayGoOn()
        this.waiting.push(open.map(({ number }) => number).join(' '))
        const node = open.shift()!
        this.choose(node)
        for (const { name, state, key, g } of this.successors(node)) {
          const other = known.find(each => each.key === key)
          if (other !== undefined) {
            this.say('known', other, node, name, g)
            continue
          }
          const child = this.node(state, node, g)
          known.push(child)
          const isDead = child.h === Number.POSITIVE_INFINITY
          this.say(child.isShut ? 'shut' : isDead ? 'dead' : 'new', child, node, name)
          if (isDead) continue
          this.testGoal(child, 'generated')
          open.push(child)
          if (child.h < start.h) {
            this.mayGoOn()
            this.say('better', child)
            from(child)
            return
          }
        }
      }
      this.mayGoOn()
      this.end('stuck')
    }
    from(root)
  }
}
