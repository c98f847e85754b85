// The role of a part of one goal in the other problem: does it hold in all goal states of the other anyway, or is it an additional
// requirement? Both goals are examined in one problem, in its names: in the second if the initial states are equal, else in the first, as
// if the second were repaired.

import type { Condition } from '#planning/pddl/model'
import { conditionText } from '#planning/task/condition-text'
import type { State } from '#planning/task/task'
import { conjunctsOf, type Form, formKey, formOf, join, negatedForm } from '../closure/form'
import { alternativesHold, Space, spaceOf } from '../closure/space'
import type { Pair, PairLimits } from '../comparison'
import type { Aligned } from './align'
import { endOfPlan, renameWords } from './conditions'
import type { Naming } from './diff'
import type { Match } from './match'
import { objectsIn, renameCondition } from './rename'
import { type WhyAlways, whyAlways } from './why'

export type ConditionStatus =
  /**
   * It holds in all goal states of the other problem. `part`: in that problem's names; `why`: a clause, in the same names, '' if there is
   * no simple reason.
   */
  | { readonly kind: 'implied'; readonly part: string; readonly why: string }
  /** It does not (`free`); or the other problem has no goal state, or lacks some of the objects. */
  | { readonly kind: 'needed'; readonly free: boolean }
  /** Not decided within the limits. */
  | { readonly kind: 'open' }

const needed: ConditionStatus = { kind: 'needed', free: false }

export interface StatusLimits {
  /** The options of the comparison. */
  readonly pair: PairLimits
  /** Parts of goals that may have their own search. */
  readonly maxQueries: number
  /** States of one such search. */
  readonly maxStates: number
}

/** Known facts about the pair. */
export interface Known {
  /** The match maps the initial states onto one another. */
  readonly sameBeginning: boolean
  /** The problems were shown to be equivalent under this match: only reasons are searched for. */
  readonly equivalent: boolean
  /** Plans to goal states, each in the names of its problem. */
  readonly plans: { readonly a: readonly string[] | null; readonly b: readonly string[] | null }
}

type Line = Aligned<Condition>
type Side = 'a' | 'b'

/** The status of every line that is only in one goal. */
export function statusesOf(
  pair: Pair,
  match: Match,
  lines: readonly Line[],
  known: Known,
  limits: StatusLimits,
): ReadonlyMap<Line, ConditionStatus> {
  const found = new Map<Line, ConditionStatus>()
  const alone = lines.filter(({ a, b }) => a === null || b === null)
  if (alone.length === 0) return found
  const base: Side = known.sameBeginning ? 'b' : 'a'
  const whole = spaceOf(pair.domain, pair[base], limits.pair)
  const space = whole && new Space(whole.setting, whole.task, { ...limits.pair, maxStates: limits.maxStates })
  const there = base === 'b' ? match.toB : match.toA
  const toBase: Naming = name => there.get(name) ?? name
  const isKnown = (condition: Condition): boolean => [...objectsIn(condition)].every(name => there.has(name))
  const budget = { queries: limits.maxQueries }
  for (const side of ['a', 'b'] as const) {
    // Conditions of only the other goal are examined in the goal states of this one.
    const theirs = alone.filter(line => line[side] === null)
    if (theirs.length === 0) continue
    const inBase = (condition: Condition, of: Side): Condition | undefined =>
      of === base ? condition : isKnown(condition) ? renameCondition(condition, toBase) : undefined
    const goal = inBase(pair[side].goal, side)
    const form = space && goal && formOf(space.setting, goal)
    if (space === undefined || form === undefined) {
      const status: ConditionStatus = space && goal === undefined ? needed : { kind: 'open' }
      for (const line of theirs) found.set(line, status)
      continue
    }
    const back = base === 'b' ? match.toA : match.toB
    const show: Naming = side === base ? name => name : name => back.get(name) ?? name
    const plan = known.plans[side]
    const scene = new GoalScene(space, form, show, budget, known.equivalent)
    scene.note(side === base ? plan : (plan?.map(action => renameWords(action, toBase)) ?? null))
    for (const line of theirs) {
      const part = inBase((line.a ?? line.b)!, side === 'a' ? 'b' : 'a')
      found.set(line, part === undefined ? needed : scene.status(part))
    }
  }
  return found
}

/** One goal in the examined problem: which conditions hold in all its goal states. */
class GoalScene {
  private readonly space: Space
  private readonly goal: Form
  private readonly stated: ReadonlySet<string>
  private readonly show: Naming
  private readonly why: WhyAlways
  private readonly budget: { queries: number }
  private readonly proven: boolean
  /** Goal states found so far. */
  private readonly states: State[] = []
  /** Undefined until it is known whether the goal can be reached. */
  private reachable: boolean | undefined

  constructor(space: Space, goal: Form, show: Naming, budget: { queries: number }, proven: boolean) {
    this.space = space
    this.goal = goal
    this.stated = new Set(conjunctsOf(goal).map(formKey))
    this.show = show
    this.why = whyAlways(space.task, show)
    this.budget = budget
    this.proven = proven
  }

  /** Stores the final state of a plan if it is a goal state. */
  note(plan: readonly string[] | null): void {
    const end = plan === null ? undefined : endOfPlan(this.space.task, plan)
    const condition = this.space.alternativesOf(this.goal)
    if (end === undefined || condition === undefined || !alternativesHold(condition, end)) return
    this.states.push(end)
    this.reachable = true
  }

  status(part: Condition): ConditionStatus {
    const { space } = this
    const form = formOf(space.setting, part)
    if (form === undefined) return { kind: 'open' }
    const implied = (): ConditionStatus => {
      const shown = renameCondition(part, this.show)
      return {
        kind: 'implied',
        part: conditionText(shown, new Map()),
        why: this.reason(form) ?? '',
      }
    }
    if (this.proven) return implied()
    const condition = space.alternativesOf(form)
    if (condition !== undefined && this.states.some(state => !alternativesHold(condition, state)))
      return { kind: 'needed', free: true }
    this.reachable ??= this.search(undefined)
    if (this.reachable === undefined) return { kind: 'open' }
    // Without a goal state, no claim about all of them is made.
    if (!this.reachable) return needed
    if (conjunctsOf(form).every(each => this.stated.has(formKey(each)))) return implied()
    if (this.reason(form) !== undefined) return implied()
    if (this.budget.queries-- <= 0) return { kind: 'open' }
    const fails = this.search(form)
    if (fails === undefined) return { kind: 'open' }
    return fails ? { kind: 'needed', free: true } : implied()
  }

  private reason(form: Form): string | undefined {
    const { space, goal } = this
    if (conjunctsOf(form).length === 0) return 'no action changes that'
    const [own] = conjunctsOf(form)
    if (form.kind !== 'literal' || own === undefined) return undefined
    const literal = space.literalOf(form.literal)
    const wanted = conjunctsOf(goal).flatMap(each => {
      const known = each.kind === 'literal' ? space.literalOf(each.literal) : true
      return typeof known === 'boolean' ? [] : [known]
    })
    return this.why(literal, wanted)
  }

  /** Is there a goal state without the part (any, if none is given)? Undefined: not decided. */
  private search(part: Form | undefined): boolean | undefined {
    const { space, goal } = this
    const found = space.reach(part === undefined ? goal : join('and', [goal, negatedForm(part)]))
    if (found.kind === 'undecided') return undefined
    if (found.kind === 'unreachable') return false
    this.note(found.plan)
    return true
  }
}
