// Relaxed reachability on literals: the facts that can become true if nothing ever becomes false. Other facts are
// unreachable, and the reached facts are the certificate (a closed set). A link is followed once all its bodies are
// reached, by counting (Dowling & Gallier 1984), so a closure is linear in the graph.

import { hasBit } from '#base/bits'
import type { Certificate } from '#planning/certificates/certificate'
import { factName } from '#planning/task/names'
import type { Disjunction, State, Task } from '#planning/task/task'
import { AUXILIARY, FLUENT, isNegated, literalFact } from '#planning/task/task'
import { alwaysAdds, contradicts, relaxedGraph } from './and-or-graph'
import type { RelaxedGraph } from './and-or-graph'

/** Nodes of a closure: `reached[node]` is 1 if it can come true. */
export interface RelaxedClosure {
  readonly graph: RelaxedGraph
  readonly reached: Uint8Array
  /** Per reached node: the link that first made it true; -1 if it holds at the start. */
  readonly by: Int32Array
  /** Per reached node: its place in the order in which they were found, nearest first. */
  readonly rank: Int32Array
}

export interface Blocked {
  /** Never enter a state where this fact holds. */
  readonly avoid?: number | undefined
  /** 1 for actions that may not be used. */
  readonly without?: Uint8Array | undefined
}

export interface RelaxedOptions extends Blocked {
  /** Where to start; the task's initial state when left out. */
  readonly from?: State
}

/** Everything reachable with deletes ignored. O(size of the graph). */
export function relaxedClosure(graph: RelaxedGraph, options: RelaxedOptions = {}): RelaxedClosure {
  const wave = new RelaxedWave(graph, options)
  wave.run(options.from ?? graph.task.initial, 0)
  return wave
}

const initialClosures = new WeakMap<Task, RelaxedClosure>()

/** Everything reachable from the initial state with deletes ignored; kept with the task. */
export function initialClosure(task: Task): RelaxedClosure {
  let closure = initialClosures.get(task)
  if (closure === undefined) initialClosures.set(task, (closure = relaxedClosure(relaxedGraph(task))))
  return closure
}

/** Closures from many states, computed one after the other in the same arrays. */
export class RelaxedWave implements RelaxedClosure {
  readonly graph: RelaxedGraph
  readonly reached: Uint8Array
  readonly by: Int32Array
  readonly rank: Int32Array
  /** Reached nodes, nearest first. */
  private readonly order: Int32Array
  /** Per link: bodies that are reached. */
  private readonly met: Int32Array
  private readonly blocked: Uint8Array | undefined
  private readonly avoid: number
  /** Per node: 1 if it is in the goal; empty without a goal. */
  private readonly inGoal: Uint8Array
  private readonly goal: Disjunction
  private count = 0

  /** With a goal, a wave stops once the goal may hold; nodes further away are then not reached. */
  constructor(graph: RelaxedGraph, blocked: Blocked = {}, goal: Disjunction = []) {
    const { nodeCount, linkCount } = graph
    this.graph = graph
    this.reached = new Uint8Array(nodeCount)
    this.by = new Int32Array(nodeCount)
    this.rank = new Int32Array(nodeCount)
    this.order = new Int32Array(nodeCount)
    this.met = new Int32Array(linkCount)
    this.blocked = blockedLinks(graph, blocked)
    this.avoid = blocked.avoid ?? -1
    this.goal = goal
    this.inGoal = new Uint8Array(goal.length === 0 ? 0 : nodeCount)
    for (const conjunction of goal) for (const lit of conjunction) this.inGoal[lit] = 1
  }

  /** Starts from the state that begins at `cells[at]`; true if the goal may hold. */
  run(cells: Uint32Array | Int32Array, at: number): boolean {
    const { graph, reached, met, order, inGoal } = this
    const { firstBody, firstUse, uses } = graph
    reached.fill(0)
    met.fill(0)
    this.start(cells, at)
    for (const link of graph.bodyless) this.follow(link)
    const stops = inGoal.length > 0
    for (let done = 0; done < this.count; done++) {
      const node = order[done]!
      if (stops && inGoal[node] === 1 && mayHold(this, this.goal)) return true
      for (let i = firstUse[node]!; i < firstUse[node + 1]!; i++) {
        const link = uses[i]!
        if (++met[link]! === firstBody[link + 1]! - firstBody[link]!) this.follow(link)
      }
    }
    return mayHold(this, this.goal)
  }

  private start(cells: Uint32Array | Int32Array, at: number): void {
    const { reached, by, rank, order, avoid } = this
    const { factCount, factKind } = this.graph.task
    let count = 0
    for (let fact = 0; fact < factCount; fact++) {
      const held = (cells[at + (fact >>> 5)]! & (1 << (fact & 31))) !== 0
      // A derived fact may stop holding in ways that this relaxation does not follow.
      for (let sign = held ? 0 : 1; sign < (factKind[fact] === FLUENT && held ? 1 : 2); sign++) {
        const node = 2 * fact + sign
        if (sign === 0 && fact === avoid) continue
        reached[node] = 1
        by[node] = -1
        rank[node] = count
        order[count++] = node
      }
    }
    this.count = count
  }

  private follow(link: number): void {
    const { reached, by, rank, order, blocked } = this
    if (blocked !== undefined && blocked[link] === 1) return
    const { firstHead, heads } = this.graph
    for (let i = firstHead[link]!; i < firstHead[link + 1]!; i++) {
      const node = heads[i]!
      if (reached[node] === 1) continue
      reached[node] = 1
      by[node] = link
      rank[node] = this.count
      order[this.count++] = node
    }
  }
}

/** Links that may not be followed: those of forbidden actions, and those that make the avoided fact true. */
function blockedLinks(graph: RelaxedGraph, options: Blocked): Uint8Array | undefined {
  const { avoid, without } = options
  if (avoid === undefined && without === undefined) return undefined
  const { task, firstHead, heads } = graph
  const blocked = new Uint8Array(graph.linkCount)
  const actionBase = 2 * task.factCount
  const forbidden = without === undefined ? new Uint8Array(task.actionCount) : without.slice()
  if (avoid !== undefined) {
    for (let action = 0; action < task.actionCount; action++) if (alwaysAdds(task, action, avoid)) forbidden[action] = 1
    for (let link = graph.firstEffectLink; link < graph.linkCount; link++)
      for (let i = firstHead[link]!; i < firstHead[link + 1]!; i++) if (heads[i] === 2 * avoid) blocked[link] = 1
  }
  for (let link = 0; link < graph.firstEffectLink; link++)
    if (forbidden[heads[firstHead[link]!]! - actionBase] === 1) blocked[link] = 1
  return blocked
}

/** True if the closure does not exclude the condition. */
export function mayHold(closure: RelaxedClosure, condition: Disjunction): boolean {
  return condition.some(literals => literals.every(lit => closure.reached[lit] === 1) && !contradicts(literals))
}

/** The closure as a certificate: all that may hold, and what of the initial state may stop holding. */
export function closedSet(closure: RelaxedClosure): Certificate {
  const { graph, reached } = closure
  const { task } = graph
  const facts: string[] = []
  const mayBeFalse: string[] = []
  for (let node = 0; node < 2 * task.factCount; node++) {
    if (reached[node] === 0) continue
    const fact = literalFact(node)
    if (task.factKind[fact] === AUXILIARY) continue
    if (!isNegated(node)) facts.push(factName(task, fact))
    else if (hasBit(task.initial, 0, fact)) mayBeFalse.push(factName(task, fact))
  }
  return { kind: 'closed-set', facts, mayBeFalse }
}
