// A problem that expressions refer to, with lazily computed and cached values: its state space, goal distances, its
// textbook world. The last few problems are cached, since a lesson evaluates many expressions for the same one.

import { recent } from '#base/recent'
import { grouped } from '#base/words'
import type { Source } from '#planning/pddl/source'
import { searchOptimal } from '#planning/search/a-star'
import { type GoalDistances, goalDistances } from '#planning/search/goal-distance'
import { exploreStates, type StateSpace } from '#planning/search/state-space'
import { withInitial } from '#planning/task/derive'
import { type LoadedTask, loadTask } from '#planning/task/load'
import { actionName, factName } from '#planning/task/names'
import { type ActionId, type FactId, FLUENT, isNegated, literalFact, type State, type Task } from '#planning/task/task'
import { alternativesOf } from '#planning/task/views'
import { type World, worldOf } from '#planning/textbook/world'
import { names } from '#teaching/names'
import { asDisjunction, type GroundCondition, holdsIn, readCondition } from './condition'
import { refuse, undecided } from './no-value'
import { decideReachable } from '#planning/analysis/reachable'

/** Maximum number of states for which the whole state space is explored. */
export const MAX_STATES = 100_000
/** Maximum number of states stored by one search for a cheapest plan, used if the state space is larger than that. */
const SEARCH_STATES = 200_000
/** Maximum number of states evaluated for one expression, by all its searches together. */
const MAX_EVALUATED = 1_000_000

/** Maximum number of cached values of a problem. */
const MAX_REMEMBERED = 20_000

export class LessonProblem {
  readonly source: Source
  readonly ready: LoadedTask
  readonly task: Task
  private spaceMemo: StateSpace | null | undefined
  private distancesMemo: GoalDistances | undefined
  private readonly aheadMemo = new Map<number, Uint8Array>()
  private readonly conditions = new Map<string, GroundCondition>()
  private readonly memory = new Map<string, unknown>()
  private evaluated = 0

  constructor(source: Source, ready: LoadedTask) {
    this.source = source
    this.ready = ready
    this.task = ready.task
  }

  /** All states with their transitions; null if there are too many. */
  get space(): StateSpace | null {
    if (this.spaceMemo === undefined) {
      const space = exploreStates(this.task, { maxStates: MAX_STATES })
      this.spaceMemo = space.complete ? space : null
    }
    return this.spaceMemo
  }

  /** The state space; undecided if there are too many states. */
  get allStates(): StateSpace {
    return (
      this.space ??
      undecided(`More than ${grouped(MAX_STATES)} states can be reached, and they were not counted any further.`)
    )
  }

  /** Goal distances of the states in `allStates`. */
  get distances(): GoalDistances {
    return (this.distancesMemo ??= goalDistances(this.allStates))
  }

  /** The problem in the representation of textbook search. */
  get textbook(): World {
    return worldOf(this.task) ?? refuse('The costs of this problem are too large or too fine to be added up exactly.')
  }

  /** Caches a value under a key. */
  once<Evaluation>(key: string, find: () => Evaluation): Evaluation {
    if (this.memory.size > MAX_REMEMBERED) this.memory.clear()
    if (!this.memory.has(key)) this.memory.set(key, find())
    return this.memory.get(key) as Evaluation
  }

  /** The task with this state as its initial one; the task itself if the state is already its initial one. */
  from(state: State): Task {
    return isSame(state, this.task.initial) ? this.task : withInitial(this.task, state)
  }

  /** Cost of a cheapest plan from the state; Infinity if there is none. */
  distance(state: State): number {
    const { space } = this
    const place = space === null ? -1 : space.states.find(state)
    const cost = place >= 0 ? this.distances.cost[place]! : this.searched(state)
    return Number.isNaN(cost) ? refuse('The costs are beyond what is added up exactly.') : cost
  }

  /** Resets the count of evaluated states; called before each expression. */
  beginCount(): void {
    this.evaluated = 0
  }

  private searched(state: State): number {
    const found = this.once(`h* ${state.join(' ')}`, () =>
      searchOptimal(this.from(state), { maxStates: SEARCH_STATES }),
    )
    // Cached searches count as well, so that a value does not depend on earlier requests.
    this.evaluated += found.evaluated
    if (this.evaluated > MAX_EVALUATED)
      return undecided(`This takes more than ${grouped(MAX_EVALUATED)} states to be searched.`)
    if (found.kind === 'plan') return found.cost
    if (found.kind === 'no-plan') return Number.POSITIVE_INFINITY
    return undecided(
      `No cheapest plan was found within ${grouped(SEARCH_STATES)} states. Every plan costs at least ${found.lowerBound}.`,
    )
  }

  /** The actions of a cheapest plan from the state, deterministic; undefined if there is none. */
  cheapestPlan(state: State): readonly string[] | undefined {
    return this.once(`plan ${state.join(' ')}`, () => {
      const found = searchOptimal(this.from(state), { maxStates: SEARCH_STATES })
      if (found.kind === 'stopped') return undecided(`No plan was found within ${grouped(SEARCH_STATES)} states.`)
      return found.kind === 'plan' ? found.plan.map(action => actionName(this.task, action as ActionId)) : undefined
    })
  }

  /** The facts that can change and are relaxed reachable. */
  get changing(): readonly FactId[] {
    return this.once('changing', () => {
      const { factCount, factKind } = this.task
      const all = Array.from({ length: factCount }, (_, fact) => fact as FactId)
      return all.filter(fact => factKind[fact] === FLUENT)
    })
  }

  /** The names of these facts. */
  get factNames(): readonly string[] {
    return this.changing.map(fact => factName(this.task, fact))
  }

  /** The names of the relaxed reachable actions. */
  get actionNames(): readonly string[] {
    return this.once('action names', () =>
      Array.from({ length: this.task.actionCount }, (_, action) => actionName(this.task, action as ActionId)),
    )
  }

  /** The names of initial facts that no action can change. */
  get staticNames(): readonly string[] {
    return this.once('static names', () => names(this.source).statics)
  }

  condition(text: string): GroundCondition {
    const known = this.conditions.get(text) ?? readCondition(this.ready, text)
    this.conditions.set(text, known)
    return known
  }

  /** The precondition of the action as a condition. */
  applicability(action: ActionId): GroundCondition {
    const literals = alternativesOf(this.task, action).map(
      (all): GroundCondition => ({
        kind: 'and',
        parts: all.map((each): GroundCondition => {
          const fact = literalFact(each)
          const is: GroundCondition = { kind: 'fact', fact }
          return isNegated(each) ? { kind: 'not', of: is } : is
        }),
      }),
    )
    return { kind: 'or', parts: literals }
  }

  /** True if a state reachable from this one satisfies the condition. */
  canHold(condition: GroundCondition, from: State): boolean {
    const { space } = this
    const start = space === null ? -1 : space.states.find(from)
    if (space !== null && start >= 0) {
      const isAhead = this.ahead(start)
      const { words, rows } = space.states
      for (let state = 0; state < space.stateCount; state++)
        if (isAhead[state] === 1 && holdsIn(condition, rows.subarray(state * words, (state + 1) * words))) return true
      return false
    }
    const decision = decideReachable(this.from(from), asDisjunction(condition))
    if (decision.kind === 'undecided')
      return undecided('Whether this can ever be true could not be determined within the limits.')
    return decision.kind === 'reachable'
  }

  /** For each state of the space: 1 if it is reachable from this one. */
  ahead(start: number): Uint8Array {
    const known = this.aheadMemo.get(start)
    if (known !== undefined) return known
    const { firstEdge, edgeTarget, stateCount } = this.allStates
    const isAhead = new Uint8Array(stateCount)
    if (start === 0) isAhead.fill(1)
    else {
      const found = [start]
      isAhead[start] = 1
      for (let next = found.pop(); next !== undefined; next = found.pop())
        for (let edge = firstEdge[next]!; edge < firstEdge[next + 1]!; edge++) {
          const target = edgeTarget[edge]!
          if (isAhead[target] === 1) continue
          isAhead[target] = 1
          found.push(target)
        }
    }
    if (this.aheadMemo.size >= 64) this.aheadMemo.clear()
    this.aheadMemo.set(start, isAhead)
    return isAhead
  }
}

const isSame = (a: State, b: State): boolean => a.every((word, i) => word === b[i])

/** Number of cached problems: somewhat more than a lesson has. */
const PROBLEMS = 6

const problemOf = recent(
  PROBLEMS,
  ({ domain, problem }: Source) => [problem, domain],
  (source): LessonProblem | string => {
    const loaded = loadTask(source)
    return loaded.kind === 'ready' ? new LessonProblem(source, loaded) : loaded.message
  },
)

/** The problem, or a sentence on why it cannot be used. */
export const lessonProblem = (source: Source): LessonProblem | string => problemOf(source)
