// What a part of one goal means to the other: does it hold in all goal states of the other anyway, or is it needed? Both
// goals are looked at in the first problem: as its own, and as the second's reads there once objects are matched. So the
// answers hold for the second too where its initial state is the same, and once it is mended where it is not.

import { decideReachable } from '../../analysis/reachable'
import { type ReachLimits, reachLimits } from '../../analysis/reach-limits'
import type { Condition } from '../../pddl/model'
import { actionName } from '../../task/names'
import { literal, type ActionId, type Conjunction, type State, type Task } from '../../task/task'
import type { Pair } from '../comparison'
import type { Aligned } from './align'
import { conjunctionOf, endOfPlan, literalOf, renameWords, taskOf, unmetIn } from './conditions'
import type { Match } from './match'
import { objectsIn, renameCondition } from './rename'
import { type WhyAlways, whyAlways } from './why'

export type Standing =
  /** It holds in all goal states of the other problem; `why` is a part of a sentence, '' where it takes a search. */
  | { readonly kind: 'implied'; readonly why: string }
  /** It does not (`free`); or the other problem has no goal state, or not all of the objects. */
  | { readonly kind: 'needed'; readonly free: boolean }
  /** Not decided within the limits. */
  | { readonly kind: 'open' }

const needed: Standing = { kind: 'needed', free: false }

export interface StandingLimits {
  /** Parts of goals that take a search of their own. */
  readonly maxQueries: number
  /** States of one such search. */
  readonly maxStates: number
  /** The problems were shown to be equivalent under this match: only reasons are looked for. */
  readonly proven?: boolean
}

/** Plans to goal states that are known already, in names of their problem. */
export interface KnownPlans {
  readonly a: readonly string[] | null
  readonly b: readonly string[] | null
}

/** A goal part that one problem has alone, or a part that differs. */
type Line = Aligned<Condition>

/** The standing of every line that stands in one goal alone. */
export function standingsOf(
  pair: Pair,
  match: Match,
  lines: readonly Line[],
  plans: KnownPlans,
  limits: StandingLimits,
): ReadonlyMap<Line, Standing> {
  const found = new Map<Line, Standing>()
  const alone = lines.filter(({ a, b }) => a === null || b === null)
  if (alone.length === 0) return found
  const task = taskOf(pair.domain, pair.a)
  const toA = (name: string): string => match.toA.get(name) ?? name
  const isMatched = (name: string): boolean => match.toA.has(name)
  const goals = {
    a: pair.a.goal,
    b: [...objectsIn(pair.b.goal)].every(isMatched) ? renameCondition(pair.b.goal, toA) : undefined,
  }
  const planB = plans.b?.map(action => renameWords(action, toA)) ?? null
  const budget = { queries: limits.maxQueries }
  for (const side of ['a', 'b'] as const) {
    // What only b asks for is looked at in the goal states of a, and the other way round.
    const own = alone.filter(line => (side === 'a' ? line.a === null : line.b === null))
    const goal = goals[side]
    if (own.length === 0) continue
    if (task === undefined || goal === undefined) {
      for (const line of own) found.set(line, task === undefined ? { kind: 'open' } : needed)
      continue
    }
    const scene = new GoalScene(pair, task, goal, side === 'a' ? plans.a : planB, limits, budget)
    for (const line of own) {
      const part = side === 'a' ? line.b! : line.a!
      const isForeign = side === 'a' && ![...objectsIn(part)].every(isMatched)
      found.set(
        line,
        isForeign ? needed : scene.standing(side === 'a' ? renameCondition(part, toA) : part),
      )
    }
  }
  return found
}

/** One goal in the first problem: which conditions hold wherever the goal does. */
class GoalScene {
  private readonly pair: Pair
  private readonly task: Task
  private readonly goal: Condition
  private readonly literals: Conjunction | undefined
  private readonly why: WhyAlways
  private readonly limits: ReachLimits
  private readonly proven: boolean
  private readonly budget: { queries: number }
  /** Goal states found so far. */
  private readonly states: State[] = []
  /** Undefined until it is known whether the goal can be reached at all. */
  private reachable: boolean | undefined

  constructor(
    pair: Pair,
    task: Task,
    goal: Condition,
    plan: readonly string[] | null,
    { maxStates, proven = false }: StandingLimits,
    budget: { queries: number },
  ) {
    this.pair = pair
    this.task = task
    this.goal = goal
    this.literals = conjunctionOf(task, goal)
    this.why = whyAlways(task)
    this.limits = { ...reachLimits, maxStates, maxSharedStates: maxStates }
    this.budget = budget
    this.proven = proven
    const end = plan === null ? undefined : endOfPlan(task, plan)
    if (end !== undefined && unmetIn(task, goal, end)?.length === 0) this.note(end)
  }

  standing(part: Condition): Standing {
    if (this.proven) return { kind: 'implied', why: this.reason(part) ?? '' }
    const { task } = this
    if (this.states.some(state => (unmetIn(task, part, state) ?? []).length > 0))
      return { kind: 'needed', free: true }
    this.reachable ??= this.search(undefined)
    if (this.reachable === undefined) return { kind: 'open' }
    // Of no goal state all can be said.
    if (!this.reachable) return needed
    const why = this.reason(part)
    if (why !== undefined) return { kind: 'implied', why }
    if (this.budget.queries-- <= 0) return { kind: 'open' }
    const fails = this.search(part)
    if (fails === undefined) return { kind: 'open' }
    return fails ? { kind: 'needed', free: true } : { kind: 'implied', why: '' }
  }

  private reason(part: Condition): string | undefined {
    const { task, literals } = this
    const known = literalOf(task, part)
    return known === undefined || literals === undefined ? undefined : this.why(known, literals)
  }

  private note(state: State): void {
    this.states.push(state)
    this.reachable = true
  }

  /** Is there a goal state without the part (any, where none is given)? Undefined: not decided. */
  private search(part: Condition | undefined): boolean | undefined {
    const query = this.query(part)
    if (query === undefined) return undefined
    const { task, goal } = query
    const decision = decideReachable(task, goal, this.limits)
    if (decision.kind === 'undecided') return undefined
    if (decision.kind === 'unreachable') return false
    const names = decision.sequence.map(action => actionName(task, action as ActionId))
    const end = endOfPlan(this.task, names)
    if (end !== undefined) this.note(end)
    return true
  }

  /** The goal without the part: as literals of the task where it can be, else a task of its own. */
  private query(part: Condition | undefined): (Pick<Task, 'goal'> & { task: Task }) | undefined {
    const { task, goal, literals, pair } = this
    const known = part === undefined ? 'never' : literalOf(task, part)
    if (literals !== undefined && known !== undefined) {
      if (known === 'always') return { task, goal: [] }
      const more = known === 'never' ? [] : [literal(known.fact, !known.negated)]
      return { task, goal: [[...literals, ...more]] }
    }
    const without: Condition =
      part === undefined
        ? goal
        : {
            kind: 'and',
            parts: [goal, { kind: 'not', body: part, span: part.span }],
            span: goal.span,
          }
    const own = taskOf(pair.domain, { ...pair.a, goal: without })
    return own && { task: own, goal: own.goal }
  }
}
