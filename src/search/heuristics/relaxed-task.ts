// The task with deletes ignored, as the delete-relaxation heuristics need it: propositions (facts, and
// complements of facts that some condition wants false), and relaxed actions with conditions and adds.
// Each conditional effect is a relaxed action of its own at its action's cost, each alternative likewise; rules
// cost nothing. What the goal cannot need is left out: no estimate depends on it.

import { DERIVED, AUXILIARY, isNegated, literalFact } from '../../task/task'
import type { Moves } from '../moves'
import { collectRelaxed, type RelaxedAction } from './relaxed-actions'

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
  /** Per proposition: the literal it stands for; `NOT_NEEDED` for `always` and `goal`. */
  readonly literalOf: Int32Array
  /** Per word of a state: bits of facts that have a proposition; and a complement. */
  readonly factMask: Int32Array
  readonly complementMask: Int32Array

  readonly actionCount: number
  /** Conditions of relaxed action o: `conditions[firstCondition[o]] .. `; at least one. */
  readonly firstCondition: Int32Array
  readonly conditions: Int32Array
  readonly firstAdd: Int32Array
  readonly adds: Int32Array
  /** Per relaxed action: its cost in `1 / scale` units of `Moves.cost`, rounded down; sums stay below 2^30. */
  readonly cost: Int32Array
  /** A power of two: estimates are divided by it. */
  readonly scale: number
  /** Per relaxed action: the first of the task's actions it stands for, or `NOT_AN_ACTION` for rules and goals. */
  readonly action: Int32Array
  /** Per relaxed action: all actions it stands for, equal when deletes are ignored. */
  readonly mergedActions: readonly (readonly number[])[]
  /** Some action is split into several relaxed actions. */
  readonly isSplit: boolean

  /** Per proposition: relaxed actions that have it as a condition; and those that add it. */
  readonly firstConsumer: Int32Array
  readonly consumers: Int32Array
  readonly firstAchiever: Int32Array
  readonly achievers: Int32Array
}

export const NOT_NEEDED = -1
export const NOT_AN_ACTION = -1
/** More than any cost: of what is not reached. */
export const UNREACHED = 1 << 30

export interface RelaxedOptions {
  /** What each action costs here, instead of `Moves.cost`. */
  readonly cost?: Float64Array
  /** Make one of relaxed actions with equal conditions and adds, with the least cost. Default true. */
  readonly merge?: boolean
}

/** The relaxed task of these moves. */
export function relax(moves: Moves, options: RelaxedOptions = {}): RelaxedTask {
  const { task } = moves
  const cost = options.cost ?? moves.cost
  const numbering = new Numbering(task.factCount, fact => {
    const kind = task.factKind[fact]
    return kind === DERIVED || kind === AUXILIARY
  })
  const collected = collectRelaxed(moves, numbering, options.merge ?? true, cost)
  const { actions, propositionCount } = collected
  const scale = scaleFor(cost, propositionCount)
  const firstCondition = Int32Array.from(starts(actions, o => o.conditions.length))
  const firstAdd = Int32Array.from(starts(actions, o => o.adds.length))
  const conditions = Int32Array.from(actions.flatMap(o => o.conditions))
  const adds = Int32Array.from(actions.flatMap(o => o.adds))
  const [firstConsumer, consumers] = invert(propositionCount, firstCondition, conditions)
  const [firstAchiever, achievers] = invert(propositionCount, firstAdd, adds)
  return {
    propositionCount,
    always: collected.always,
    goal: collected.goal,
    propositionOf: collected.propositionOf,
    complementOf: collected.complementOf,
    literalOf: collected.literalOf,
    factMask: maskOf(task.words, collected.propositionOf),
    complementMask: maskOf(task.words, collected.complementOf),
    actionCount: actions.length,
    firstCondition,
    conditions,
    firstAdd,
    adds,
    cost: Int32Array.from(actions, o => Math.floor(o.cost * scale)),
    scale,
    action: Int32Array.from(actions, o => o.actions[0] ?? NOT_AN_ACTION),
    mergedActions: actions.map(o => o.actions),
    isSplit: collected.isSplit,
    firstConsumer,
    consumers,
    firstAchiever,
    achievers,
  }
}

/** Raw propositions: `2f` for a fact, `2f+1` for its complement, then `always` and `goal`. */
export class Numbering {
  readonly always: number
  readonly goal: number
  readonly size: number
  private readonly isComputed: (fact: number) => boolean

  constructor(factCount: number, isComputed: (fact: number) => boolean) {
    this.always = factCount * 2
    this.goal = factCount * 2 + 1
    this.size = factCount * 2 + 2
    this.isComputed = isComputed
  }

  /**
   * The proposition of a condition's literal. That a computed fact does not hold is taken to be always true:
   * admissible, and safe, for then more is reached and nothing costs more.
   */
  ofLiteral(lit: number): number {
    return isNegated(lit) && this.isComputed(literalFact(lit)) ? this.always : lit
  }
}

/** The greatest power of two up to 1, or for fractions above, with which sums along any chain stay small. */
function scaleFor(cost: Float64Array, propositionCount: number): number {
  let greatest = 0
  let whole = true
  for (const c of cost) {
    if (c > greatest) greatest = c
    if (!Number.isInteger(c)) whole = false
  }
  const room = (UNREACHED - 1) / (propositionCount + 1)
  let scale = 1
  while (greatest * scale > room) scale /= 2
  if (!whole) while (scale < 1 << 16 && greatest * scale * 2 <= room) scale *= 2
  return scale
}

function starts(actions: readonly RelaxedAction[], size: (o: RelaxedAction) => number): number[] {
  const first = [0]
  for (const o of actions) first.push(first[first.length - 1]! + size(o))
  return first
}

/** Per item: the rows it occurs in. */
function invert(itemCount: number, first: Int32Array, items: Int32Array): [Int32Array, Int32Array] {
  const firstRow = new Int32Array(itemCount + 1)
  for (const item of items) firstRow[item + 1]!++
  for (let i = 0; i < itemCount; i++) firstRow[i + 1]! += firstRow[i]!
  const next = firstRow.slice()
  const rows = new Int32Array(items.length)
  for (let row = 0; row + 1 < first.length; row++)
    for (let i = first[row]!; i < first[row + 1]!; i++) rows[next[items[i]!]!++] = row
  return [firstRow, rows]
}

function maskOf(words: number, propositionOf: Int32Array): Int32Array {
  const mask = new Int32Array(words)
  propositionOf.forEach((proposition, fact) => {
    if (proposition !== NOT_NEEDED) mask[fact >>> 5]! |= 1 << (fact & 31)
  })
  return mask
}
