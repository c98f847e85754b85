// A plan goal by goal, in an order in which little has to be undone (the goal agenda of Koehler & Hoffmann 2000). The landmarks of a goal
// are part of the order too, as in LAMA (Richter & Westphal 2010): a fact comes before a goal if nothing can make it true while that goal
// holds. So a block is cleared before something is built on it, and towers are built from the bottom.

import { hasBit } from '#base/bits'
import { mutexGroups } from '#planning/task/mutex'
import { FLUENT, isNegated, literal, literalFact, type ActionId, type Task } from '#planning/task/task'
import { rowOf } from '#planning/task/views'
import { GoalWalk } from './goal-walk'
import { makersOf } from './sub-task-relevance'
import { type FactLandmarks, factLandmarks } from './relaxed/fact-landmarks'

/** Maximum number of goals. */
const MAX_GOALS = 600

/** Any plan; undefined if none was found in this way, or there is nothing to order. */
export function planByAgenda(task: Task): ActionId[] | undefined {
  const [goal = [], ...others] = task.goal
  const isPlain = goal.every(lit => !isNegated(lit) && task.factKind[literalFact(lit)] === FLUENT)
  if (others.length > 0 || goal.length < 2 || goal.length > MAX_GOALS || !isPlain) return undefined
  const landmarks = factLandmarks(task)
  if (landmarks === undefined) return undefined
  const order = new Order(task, [...new Set(goal.map(literalFact))], landmarks)
  if (!order.orders) return undefined
  const walk = new GoalWalk(task)
  for (let portion = order.next(); portion !== undefined; portion = order.next()) {
    const { facts, areGoals } = portion
    const literals = facts.map(fact => literal(fact, false))
    if (!areGoals) walk.pass(literals)
    else if (!walk.reach(literals) && !walk.reachEach(literals)) return undefined
  }
  return walk.plan
}

interface Portion {
  readonly facts: readonly number[]
  /** True if they must stay true; otherwise it is one fact that has to hold once. */
  readonly areGoals: boolean
}

/** Goals, and landmarks that must precede some goal, each after all that precedes it. */
class Order {
  private readonly task: Task
  private readonly goals: ReadonlySet<number>
  private readonly landmarks: FactLandmarks
  /** Per fact: its mutex groups; per group: its goals. */
  private readonly groupsOf: readonly (readonly number[])[]
  private readonly goalsIn: readonly (readonly number[])[]
  /** The remaining ones, and how many others each waits for. */
  private readonly waiting = new Map<number, number>()
  private readonly after = new Map<number, number[]>()

  constructor(task: Task, goals: readonly number[], landmarks: FactLandmarks) {
    this.task = task
    this.goals = new Set(goals)
    this.landmarks = landmarks
    const groups = mutexGroups(task)
    const groupsOf: number[][] = Array.from({ length: task.factCount }, () => [])
    groups.forEach((group, i) => {
      for (const fact of group) groupsOf[fact]!.push(i)
    })
    this.groupsOf = groupsOf
    this.goalsIn = groups.map(group => group.filter(fact => this.goals.has(fact)))
    this.fill(goals)
  }

  /** True if some fact must precede another. */
  get orders(): boolean {
    return this.after.size > 0
  }

  private fill(goals: readonly number[]): void {
    const { landmarks, waiting, after } = this
    const met = new Set(goals.flatMap(goal => landmarks.before(goal)))
    const blocked = new Map<number, readonly number[]>()
    const open = [...met].filter(fact => !this.holdsInitially(fact))
    for (const fact of open) {
      const own = this.blockedBy(fact)
      if (own.length > 0) blocked.set(fact, own)
      // An initially true fact that is given up for it must be achieved again.
      for (const goal of own) if (this.holdsInitially(goal) && !open.includes(goal)) open.push(goal)
    }
    const nodes = [...new Set([...blocked.keys(), ...goals])].sort((a, b) => a - b)
    for (const fact of nodes) waiting.set(fact, 0)
    for (const fact of nodes) {
      const own = new Set(blocked.get(fact))
      for (const other of nodes) if (this.isOnTheWay(fact, other)) own.add(other)
      own.delete(fact)
      if (own.size === 0) continue
      after.set(fact, [...own])
      for (const other of own) waiting.set(other, waiting.get(other)! + 1)
    }
  }

  /** True if one must become true before the other. Facts that hold initially never count. */
  private isOnTheWay(fact: number, other: number): boolean {
    return !this.holdsInitially(fact) && this.landmarks.isBefore(fact, other)
  }

  private holdsInitially(fact: number): boolean {
    return hasBit(this.task.initial, 0, fact)
  }

  /** Goals that cannot hold while the fact is made true for the first time, and need not hold before. */
  private blockedBy(fact: number): readonly number[] {
    const { task, landmarks } = this
    const { effects, effectAction } = makersOf(task)
    let blocked: Set<number> | undefined
    for (const effect of rowOf(effects, literal(fact, false))) {
      const action = effectAction[effect]!
      const needs = landmarks.needs(action)
      if (needs.some(need => this.isOnTheWay(fact, need))) continue
      const here = new Set<number>()
      for (const need of [...needs, fact])
        for (const group of this.groupsOf[need]!)
          for (const goal of this.goalsIn[group]!) if (goal !== need) here.add(goal)
      for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++)
        for (const deleted of rowOf(task.effectDeletes, e)) if (this.goals.has(deleted)) here.add(deleted)
      blocked = blocked === undefined ? here : new Set([...blocked].filter(each => here.has(each)))
      if (blocked.size === 0) return []
    }
    return [...(blocked ?? [])].filter(
      goal => goal !== fact && !this.isOnTheWay(goal, fact) && !this.isOnTheWay(fact, goal),
    )
  }

  /** All goals that wait for nothing, or else one landmark, or else all remaining goals. */
  next(): Portion | undefined {
    const { waiting, goals } = this
    if (waiting.size === 0) return undefined
    const ready = [...waiting.keys()].filter(fact => waiting.get(fact) === 0)
    const readyGoals = ready.filter(fact => goals.has(fact))
    const left = [...waiting.keys()].filter(fact => goals.has(fact))
    const facts = readyGoals.length > 0 ? readyGoals : ready.length > 0 ? ready.slice(0, 1) : left
    for (const fact of facts) this.done(fact)
    return facts.length === 0 ? undefined : { facts, areGoals: goals.has(facts[0]!) }
  }

  private done(fact: number): void {
    const { waiting, after } = this
    waiting.delete(fact)
    for (const other of after.get(fact) ?? []) if (waiting.has(other)) waiting.set(other, waiting.get(other)! - 1)
  }
}
