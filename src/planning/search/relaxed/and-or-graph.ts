// A task with deletes ignored, as an and-or graph of all its literals and actions. Negative conditions, conditional
// effects, disjunctions and rules are over-approximated soundly, so that what a closure does not reach is proven
// unreachable. Heuristics, which need an estimate for one goal and need it fast, have a relaxation of their own
// (`relaxed-task.ts`): only what the goal can need, with equal actions made one.

import type { Task } from '#planning/task/task'
import { rowOf } from '#planning/task/views'

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

/** The node of an action. */
export const actionNode = (task: Task, action: number): number => 2 * task.factCount + action

const graphs = new WeakMap<Task, RelaxedGraph>()

/** The graph of a task, built when it is first asked for and kept with the task. O(size of the task). */
export function relaxedGraph(task: Task): RelaxedGraph {
  let graph = graphs.get(task)
  if (graph === undefined) graphs.set(task, (graph = buildGraph(task)))
  return graph
}

function buildGraph(task: Task): RelaxedGraph {
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
      if (contradicts(rowOf(alternatives, alt))) continue
      for (let i = alternatives.first[alt]!; i < alternatives.first[alt + 1]!; i++) bodies.push(alternatives.items[i]!)
      heads.push(actionBase + action)
      closeLink()
    }
  const firstEffectLink = firstHead.length - 1
  for (let action = 0; action < task.actionCount; action++) {
    const always = alwaysAdded(task, action)
    for (let effect = firstEffect[action]!; effect < firstEffect[action + 1]!; effect++) {
      if (contradicts(rowOf(effectCondition, effect))) continue
      bodies.push(actionBase + action)
      for (let i = effectCondition.first[effect]!; i < effectCondition.first[effect + 1]!; i++)
        bodies.push(effectCondition.items[i]!)
      pushEffectLiterals(task, effect, always, heads)
      closeLink()
    }
  }
  const firstRuleLink = firstHead.length - 1
  for (let rule = 0; rule < task.ruleHead.length; rule++) {
    if (contradicts(rowOf(task.ruleBody, rule))) continue
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

/** True if the literals contain a fact and its negation. */
export function contradicts(literals: ArrayLike<number>): boolean {
  for (let i = 0; i < literals.length; i++)
    for (let j = 0; j < i; j++) if (literals[j] === (literals[i]! ^ 1)) return true
  return false
}

/** The adds of an action's unconditional effect: no delete of the same step can undo them. */
function alwaysAdded(task: Task, action: number): Set<number> {
  const found = new Set<number>()
  const effect = task.firstEffect[action]!
  if (effect === task.firstEffect[action + 1]!) return found
  if (task.effectCondition.first[effect] !== task.effectCondition.first[effect + 1]) return found
  const { first, items } = task.effectAdds
  for (let i = first[effect]!; i < first[effect + 1]!; i++) found.add(items[i]!)
  return found
}

function pushEffectLiterals(task: Task, effect: number, always: ReadonlySet<number>, heads: number[]): void {
  const adds = task.effectAdds
  const deletes = task.effectDeletes
  for (let i = adds.first[effect]!; i < adds.first[effect + 1]!; i++) heads.push(2 * adds.items[i]!)
  for (let i = deletes.first[effect]!; i < deletes.first[effect + 1]!; i++) {
    const fact = deletes.items[i]!
    let added = always.has(fact)
    for (let j = adds.first[effect]!; !added && j < adds.first[effect + 1]!; j++) added = adds.items[j] === fact
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
  for (let link = 0; link < linkCount; link++) if (firstBody[link] === firstBody[link + 1]) bodyless.push(link)
  for (const node of bodies) firstUse[node + 1]!++
  for (let node = 0; node < nodeCount; node++) firstUse[node + 1]! += firstUse[node]!
  const next = firstUse.slice()
  const uses = new Int32Array(bodies.length)
  for (let link = 0; link < linkCount; link++)
    for (let i = firstBody[link]!; i < firstBody[link + 1]!; i++) uses[next[bodies[i]!]!++] = link
  return { firstUse, uses, bodyless: Int32Array.from(bodyless) }
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
