// What can come true when nothing ever stops holding: reachability with deletes ignored, on literals, so
// that negative conditions, conditional effects, disjunctions and rules are over-approximated soundly.
// What it cannot reach is unreachable; the reached facts are the certificate (a closed set).

import { forEachBit, hasBit } from '../base/bits'
import type { Certificate } from '../certificates/certificate'
import { factName } from '../task/names'
import { AUXILIARY, FLUENT, isNegated, literalFact } from '../task/task'
import type { Disjunction, State, Task } from '../task/task'

/**
 * A task as an and-or graph. Nodes: literals `0 .. 2*factCount-1`, then one node an action. A link makes
 * its heads true once all its bodies are: an alternative (→ its action), an effect (its action and
 * condition → literals), a rule (its body → the derived fact).
 */
export interface RelaxedGraph {
  readonly task: Task
  readonly nodeCount: number
  readonly linkCount: number
  /** Links from here on are effects; before are alternatives. */
  readonly firstEffectLink: number
  /** Links from here on are rules. */
  readonly firstRuleLink: number
  readonly firstBody: Int32Array
  readonly bodies: Int32Array
  readonly firstHead: Int32Array
  readonly heads: Int32Array
  /** Per node: the links it is a body of. */
  readonly firstUse: Int32Array
  readonly uses: Int32Array
  readonly bodyless: Int32Array
}

/** Nodes of a closure: `reached[node]` is 1 where it can come true. */
export interface RelaxedClosure {
  readonly graph: RelaxedGraph
  readonly reached: Uint8Array
  /** Per reached node: the link that first made it true; -1 where it holds at the start. */
  readonly by: Int32Array
  /** Per reached node: its place in the order in which they were found, nearest first. */
  readonly rank: Int32Array
}

export interface RelaxedOptions {
  /** Where to start; the task's initial state when left out. */
  readonly from?: State
  /** Never enter a state where this fact holds. */
  readonly avoid?: number
  /** Actions that may not be used have a 1. */
  readonly without?: Uint8Array
}

/** The node of an action. */
export const actionNode = (task: Task, action: number): number => 2 * task.factCount + action

/** Builds the graph of a task, once for any number of closures. O(size of the task). */
export function relaxedGraph(task: Task): RelaxedGraph {
  const actionBase = 2 * task.factCount
  const nodeCount = actionBase + task.actionCount
  const bodies: number[] = []
  const firstBody: number[] = [0]
  const heads: number[] = []
  const firstHead: number[] = [0]
  const closeLink = (): void => {
    firstBody.push(bodies.length)
    firstHead.push(heads.length)
  }
  const { firstAlternative, alternatives, firstEffect, effectCondition } = task
  for (let action = 0; action < task.actionCount; action++)
    for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++) {
      for (let i = alternatives.first[alt]!; i < alternatives.first[alt + 1]!; i++)
        bodies.push(alternatives.items[i]!)
      heads.push(actionBase + action)
      closeLink()
    }
  const firstEffectLink = firstHead.length - 1
  for (let action = 0; action < task.actionCount; action++) {
    const always = alwaysAdded(task, action)
    for (let effect = firstEffect[action]!; effect < firstEffect[action + 1]!; effect++) {
      bodies.push(actionBase + action)
      for (let i = effectCondition.first[effect]!; i < effectCondition.first[effect + 1]!; i++)
        bodies.push(effectCondition.items[i]!)
      pushEffectLiterals(task, effect, always, heads)
      closeLink()
    }
  }
  const firstRuleLink = firstHead.length - 1
  for (let rule = 0; rule < task.ruleHead.length; rule++) {
    for (let i = task.ruleBody.first[rule]!; i < task.ruleBody.first[rule + 1]!; i++)
      bodies.push(task.ruleBody.items[i]!)
    heads.push(2 * task.ruleHead[rule]!)
    closeLink()
  }
  return {
    task,
    nodeCount,
    firstEffectLink,
    firstRuleLink,
    linkCount: firstHead.length - 1,
    firstBody: Int32Array.from(firstBody),
    bodies: Int32Array.from(bodies),
    firstHead: Int32Array.from(firstHead),
    heads: Int32Array.from(heads),
    ...usesOf(nodeCount, firstBody, bodies),
  }
}

/** What the unconditional effect of an action adds: no delete of the same step can undo it. */
function alwaysAdded(task: Task, action: number): Set<number> {
  const found = new Set<number>()
  const effect = task.firstEffect[action]!
  if (effect === task.firstEffect[action + 1]!) return found
  if (task.effectCondition.first[effect] !== task.effectCondition.first[effect + 1]) return found
  const { first, items } = task.effectAdds
  for (let i = first[effect]!; i < first[effect + 1]!; i++) found.add(items[i]!)
  return found
}

function pushEffectLiterals(
  task: Task,
  effect: number,
  always: ReadonlySet<number>,
  heads: number[],
): void {
  const adds = task.effectAdds
  const deletes = task.effectDeletes
  for (let i = adds.first[effect]!; i < adds.first[effect + 1]!; i++) heads.push(2 * adds.items[i]!)
  for (let i = deletes.first[effect]!; i < deletes.first[effect + 1]!; i++) {
    const fact = deletes.items[i]!
    let added = always.has(fact)
    for (let j = adds.first[effect]!; !added && j < adds.first[effect + 1]!; j++)
      added = adds.items[j] === fact
    if (!added) heads.push(2 * fact + 1)
  }
}

function usesOf(
  nodeCount: number,
  firstBody: readonly number[],
  bodies: readonly number[],
): Pick<RelaxedGraph, 'firstUse' | 'uses' | 'bodyless'> {
  const linkCount = firstBody.length - 1
  const firstUse = new Int32Array(nodeCount + 1)
  const bodyless: number[] = []
  for (let link = 0; link < linkCount; link++)
    if (firstBody[link] === firstBody[link + 1]) bodyless.push(link)
  for (const node of bodies) firstUse[node + 1]!++
  for (let node = 0; node < nodeCount; node++) firstUse[node + 1]! += firstUse[node]!
  const next = firstUse.slice()
  const uses = new Int32Array(bodies.length)
  for (let link = 0; link < linkCount; link++)
    for (let i = firstBody[link]!; i < firstBody[link + 1]!; i++) uses[next[bodies[i]!]!++] = link
  return { firstUse, uses, bodyless: Int32Array.from(bodyless) }
}

/** Everything reachable with deletes ignored. O(size of the graph). */
export function relaxedClosure(graph: RelaxedGraph, options: RelaxedOptions = {}): RelaxedClosure {
  const { task, nodeCount, linkCount, firstBody, firstHead, heads, firstUse, uses } = graph
  const reached = new Uint8Array(nodeCount)
  const order = new Int32Array(nodeCount)
  const rank = new Int32Array(nodeCount)
  const by = new Int32Array(nodeCount).fill(-1)
  const met = new Int32Array(linkCount)
  const blocked = blockedLinks(graph, options)
  let count = 0
  const avoided = options.avoid === undefined ? -1 : 2 * options.avoid
  const from = options.from ?? task.initial
  const start = (node: number): void => {
    reached[node] = 1
    rank[node] = count
    order[count++] = node
  }
  for (let fact = 0; fact < task.factCount; fact++) {
    const held = hasBit(from, 0, fact)
    // A derived fact may stop holding in ways that this relaxation does not follow.
    if (!held || task.factKind[fact] !== FLUENT) start(2 * fact + 1)
    if (held && 2 * fact !== avoided) start(2 * fact)
  }
  const follow = (link: number): void => {
    if (blocked !== undefined && blocked[link] === 1) return
    for (let i = firstHead[link]!; i < firstHead[link + 1]!; i++) {
      const node = heads[i]!
      if (reached[node] === 1) continue
      reached[node] = 1
      by[node] = link
      rank[node] = count
      order[count++] = node
    }
  }
  for (const link of graph.bodyless) follow(link)
  for (let done = 0; done < count; done++) {
    const node = order[done]!
    for (let i = firstUse[node]!; i < firstUse[node + 1]!; i++) {
      const link = uses[i]!
      if (++met[link]! === firstBody[link + 1]! - firstBody[link]!) follow(link)
    }
  }
  return { graph, reached, by, rank }
}

/** Links that may not be followed: those of forbidden actions, and those that make the avoided fact true. */
function blockedLinks(graph: RelaxedGraph, options: RelaxedOptions): Uint8Array | undefined {
  const { avoid, without } = options
  if (avoid === undefined && without === undefined) return undefined
  const { task, firstHead, heads } = graph
  const blocked = new Uint8Array(graph.linkCount)
  const actionBase = 2 * task.factCount
  const forbidden = without === undefined ? new Uint8Array(task.actionCount) : without.slice()
  if (avoid !== undefined) {
    for (let action = 0; action < task.actionCount; action++)
      if (alwaysAdds(task, action, avoid)) forbidden[action] = 1
    for (let link = graph.firstEffectLink; link < graph.linkCount; link++)
      for (let i = firstHead[link]!; i < firstHead[link + 1]!; i++)
        if (heads[i] === 2 * avoid) blocked[link] = 1
  }
  for (let link = 0; link < graph.firstEffectLink; link++)
    if (forbidden[heads[firstHead[link]!]! - actionBase] === 1) blocked[link] = 1
  return blocked
}

/** Does applying this action always make the fact true? */
export function alwaysAdds(task: Task, action: number, fact: number): boolean {
  const { effectAdds, effectCondition } = task
  const effect = task.firstEffect[action]!
  if (effect === task.firstEffect[action + 1]!) return false
  if (effectCondition.first[effect] !== effectCondition.first[effect + 1]) return false
  for (let i = effectAdds.first[effect]!; i < effectAdds.first[effect + 1]!; i++)
    if (effectAdds.items[i] === fact) return true
  return false
}

/** May the condition hold, as far as the closure knows? */
export function mayHold(closure: RelaxedClosure, condition: Disjunction): boolean {
  return condition.some(literals => literals.every(lit => closure.reached[lit] === 1))
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

/** The actions a closure reaches, ascending. */
export function reachedActions(closure: RelaxedClosure): number[] {
  const { task } = closure.graph
  const found: number[] = []
  for (let action = 0; action < task.actionCount; action++)
    if (closure.reached[actionNode(task, action)] === 1) found.push(action)
  return found
}

/** The facts of a state, ascending. */
export function factsOf(task: Task, state: State): number[] {
  const found: number[] = []
  forEachBit(state, 0, task.words, fact => found.push(fact))
  return found
}
