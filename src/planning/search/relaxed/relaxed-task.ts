// The task with deletes ignored, as the delete-relaxation heuristics need it: propositions (facts, and complements of facts that some
// condition requires to be false), and relaxed actions with conditions and adds. Each conditional effect is a relaxed action of its own at
// its action's cost, each alternative likewise; rules cost nothing. What the goal cannot need is left out: no estimate depends on it.

import type { Rows } from '#planning/task/task'
import { rowsByItem } from '#planning/task/rows'
import type { Moves } from '../moves'
import { collectRelaxed, NOT_NEEDED } from './relaxed-actions'

export interface RelaxedTask {
  /** Propositions are numbered `0 .. propositionCount-1`. */
  readonly propositionCount: number
  /** True in every state: the condition of relaxed actions that have none. */
  readonly always: number
  /** Added by relaxed actions without cost, one for each conjunction of the goal. */
  readonly goal: number
  /** Per fact: its proposition, or `NOT_NEEDED`. */
  readonly propositionOf: Int32Array
  /** Per fact: the proposition that it does not hold, or `NOT_NEEDED`. */
  readonly complementOf: Int32Array
  /** Per proposition: the literal it is for; `NOT_NEEDED` for `always` and `goal`. */
  readonly literalOf: Int32Array
  /** Per word of a state: bits of facts that have a proposition; and a complement. */
  readonly factMask: Int32Array
  readonly complementMask: Int32Array

  readonly actionCount: number
  /** Per relaxed action: its conditions, at least one; and what it adds, at least one. */
  readonly conditions: Rows
  readonly adds: Rows
  /** Per proposition: relaxed actions that add it. */
  readonly achievers: Rows
  /** Per relaxed action: its cost in `1 / scale` units of `Moves.cost`, rounded down; sums stay below 2^30. */
  readonly cost: Int32Array
  /** A power of two: estimates are divided by it. */
  readonly scale: number
  /** Per relaxed action: the actions of the task that it is for, equal when deletes are ignored; none for rules and goals. */
  readonly actions: Rows
  /** Some action is split into several relaxed actions. */
  readonly isSplit: boolean
}

/** Greater than any cost: for facts that are not reached. */
export const UNREACHED = 1 << 30

export interface RelaxedOptions {
  /** The cost of each action here, instead of `Moves.cost`. */
  readonly cost?: Float64Array
}

/** The relaxed task of these moves. */
export function relax(moves: Moves, options: RelaxedOptions = {}): RelaxedTask {
  const { task } = moves
  const cost = options.cost ?? moves.cost
  const collected = collectRelaxed(task, cost)
  const { propositionCount, literalOf } = collected
  const propositionOf = new Int32Array(task.factCount).fill(NOT_NEEDED)
  const complementOf = new Int32Array(task.factCount).fill(NOT_NEEDED)
  const factMask = new Int32Array(task.words)
  const complementMask = new Int32Array(task.words)
  for (let p = 0; p < propositionCount; p++) {
    const lit = literalOf[p]!
    if (lit === NOT_NEEDED) continue
    const fact = lit >> 1
    const isComplement = (lit & 1) === 1
    ;(isComplement ? complementOf : propositionOf)[fact] = p
    ;(isComplement ? complementMask : factMask)[fact >>> 5]! |= 1 << (fact & 31)
  }
  const scale = scaleFor(cost, propositionCount)
  return {
    propositionCount,
    always: collected.always,
    goal: collected.goal,
    propositionOf,
    complementOf,
    literalOf,
    factMask,
    complementMask,
    actionCount: collected.cost.length,
    conditions: collected.conditions,
    adds: collected.adds,
    achievers: rowsByItem(propositionCount, collected.adds),
    cost: new Int32Array(collected.cost.map(c => Math.floor(c * scale))),
    scale,
    actions: collected.actions,
    isSplit: collected.isSplit,
  }
}

/** How many conditions each relaxed action has. */
export const conditionCounts = ({ conditions }: RelaxedTask): Int32Array =>
  conditions.first.subarray(1).map((end, o) => end - conditions.first[o]!)

/** The greatest power of two up to 1, or for fractions above, with which sums along any chain stay small. */
function scaleFor(cost: Float64Array, propositionCount: number): number {
  let greatest = 0
  let whole = true
  let last: number | undefined
  for (let i = 0; i < cost.length; i++) {
    const c = cost[i]!
    if (c === last) continue
    last = c
    if (c > greatest) greatest = c
    if (!Number.isInteger(c)) whole = false
  }
  const room = (UNREACHED - 1) / (propositionCount + 1)
  let scale = 1
  while (greatest * scale > room) scale /= 2
  if (!whole) while (scale < 1 << 16 && greatest * scale * 2 <= room) scale *= 2
  return scale
}
