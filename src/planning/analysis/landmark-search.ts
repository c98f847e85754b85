// The search behind landmarks. Delete relaxation and pairs prove them; each plan found refutes all facts that it avoids, so the search
// looks for plans that avoid many at once, then for detours around single facts, then for any plan without the fact; a search that ends
// without such a plan is the last proof.

import { hasBit } from '#base/bits'
import type { Certificate } from '#planning/certificates/certificate'
import { searchQuick } from '#planning/search/greedy'
import { hasConditionalEffects } from '#planning/task/views'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { literal } from '#planning/task/task'
import { type SequenceTrace, trace } from '#planning/task/trace'
import { detour, stretchOf } from '#planning/search/detour'
import { exhaustedCertificate, reSearched } from './evidence'
import { computeH2, mayHoldInPairs } from './h2'
import { h2CoreCertificate } from './h2-core'
import type { LandmarkPartition } from './landmark-decision'
import type { LandmarkDecision } from './landmark-decision'
import type { LandmarkLimits } from './landmark-decision'
import type { Round } from './landmark-decision'
import { searchLookahead } from '#planning/search/lookahead'
import type { LookaheadOutcome } from '#planning/search/lookahead'
import { subTaskOf } from '#planning/search/sub-task'
import type { SubTask } from '#planning/search/sub-task'
import { withoutNeedless } from './redundant'
import { closedSet, initialClosure, mayHold, relaxedClosure } from '#planning/search/relaxed/closure'
import type { Blocked } from '#planning/search/relaxed/closure'
import { alwaysAdds, relaxedGraph } from '#planning/search/relaxed/and-or-graph'
import { makersOf, relevantFor } from '#planning/search/sub-task-relevance'

/** Plans in which a detour around a fact is tried. */
const MAX_DETOURS = 4
/** Longer plans are not searched for redundant steps. */
const MAX_SHORTENED = 400
/** Searches for plans that avoid many facts. */
const MAX_ATTEMPTS = 32

/** Decides whether candidates are landmarks of one task. */
export class LandmarkSearch {
  private readonly task: Task
  private readonly limits: LandmarkLimits
  private readonly open = new Set<FactId>()
  private readonly decisions = new Map<FactId, LandmarkDecision>()
  /** The first plan, and those that refuted a candidate. */
  private readonly routes: SequenceTrace[] = []
  /** Removing the actions that add a fact is the same as never entering a state where it holds. */
  private readonly achieversSuffice: boolean
  private readonly maxStates: number
  /** Number of states that the remaining searches may visit. */
  private left: number

  constructor(task: Task, limits: LandmarkLimits) {
    this.task = task
    this.limits = limits
    this.maxStates = limits.searchStates.at(-1)!
    this.left = limits.totalStates
    this.achieversSuffice = !task.hasRules && !hasConditionalEffects(task)
  }

  partition(candidates: readonly FactId[]): LandmarkPartition {
    const { task, limits } = this
    for (const fact of candidates) this.open.add(fact)
    const any = this.searchAny()
    if (any !== undefined) return any
    for (const fact of this.open) this.decideRelaxed(fact)
    this.refuteTogether()
    for (const fact of this.open) this.decideByDetour(fact)
    for (const fact of this.open) this.decideByPairs(fact)
    for (const round of limits.rounds)
      for (const fact of this.open) {
        this.decideByLookahead(fact, round)
        if (this.open.has(fact)) this.decideByDetour(fact)
      }
    for (const maxStates of limits.searchStates) for (const fact of this.open) this.decideBySearch(fact, maxStates)
    const notLandmarks: FactId[] = []
    const landmarks: FactId[] = []
    for (const fact of candidates) {
      const decision = this.decisions.get(fact)
      if (decision?.kind === 'landmark') landmarks.push(fact)
      else if (decision?.kind === 'not-landmark') notLandmarks.push(fact)
    }
    const { decisions } = this
    return {
      kind: 'partition',
      landmarks,
      notLandmarks,
      undecided: [...this.open],
      plans: this.routes.map(route => route.taken),
      decisionOf: fact => {
        const decision = decisions.get(fact)
        if (decision !== undefined) return decision
        if (!this.open.has(fact))
          throw new RangeError(`not a candidate for a landmark: fact ${fact} of ${task.factCount}`)
        return {
          kind: 'undecided',
          tried: [
            'deletes ignored',
            'pairs of facts',
            `a search for a plan that avoids it, up to ${this.maxStates} states`,
          ],
        }
      },
    }
  }

  /** Searches for any plan; undefined if there is one. */
  private searchAny(): LandmarkPartition | undefined {
    const { task } = this
    const makers = makersOf(task)
    const closure = initialClosure(task)
    if (!mayHold(closure, task.goal)) return { kind: 'no-plan', certificate: () => closedSet(closure) }
    for (const round of this.limits.rounds) {
      const ahead = this.lookahead({}, round)
      if (ahead.kind === 'plan') this.takePlan(ahead.plan)
      if (ahead.kind === 'plan') return undefined
      if (ahead.kind === 'no-plan') break
    }
    const part = subTaskOf(makers, relevantFor(makers, task.goal.flat()), task.goal)
    const outcome = searchQuick(part.task, { maxStates: this.maxStates, reduce: false })
    if (outcome.kind === 'plan') {
      this.takePlan(outcome.plan.map(action => part.actionOf[action]! as ActionId))
      return undefined
    }
    if (outcome.kind === 'no-plan')
      return { kind: 'no-plan', certificate: noPlan(task, { part }, undefined, this.maxStates) }
    return {
      kind: 'undecided',
      tried: ['deletes ignored', `a search for a plan, up to ${this.maxStates} states`],
    }
  }

  private lookahead(blocked: Blocked, round: Round): LookaheadOutcome {
    const { goal } = this.task
    const maxStates = 40 * round.maxExpansions
    return searchLookahead(this.task, { goal, ...blocked, ...round, maxStates })
  }

  /** Refutes every open fact that this plan avoids once its redundant steps are removed. */
  private takePlan(found: readonly ActionId[]): void {
    const { task, open } = this
    // With conditional effects, a shorter plan may enter a state that the longer one avoids.
    const plan =
      found.length > MAX_SHORTENED || !this.achieversSuffice
        ? found
        : withoutNeedless(task, found, task.goal).map(step => found[step]!)
    const route = trace(task, task.initial, plan)
    let used = false
    for (const fact of open) {
      if (route.states.some(state => hasBit(state, 0, fact))) continue
      open.delete(fact)
      this.decisions.set(fact, { kind: 'not-landmark', plan })
      used = true
    }
    if (used || this.routes.length === 0) this.routes.push(route)
  }

  private prove(fact: FactId, certificate: () => Certificate): void {
    this.open.delete(fact)
    this.decisions.set(fact, { kind: 'landmark', certificate })
  }

  private decideRelaxed(fact: FactId): void {
    const { task } = this
    const graph = relaxedGraph(task)
    const closure = relaxedClosure(graph, { avoid: fact })
    if (!hasBit(task.initial, 0, fact) && mayHold(closure, task.goal)) return
    this.prove(fact, () => closedSet(relaxedClosure(graph, { avoid: fact })))
  }

  /** Searches for plans that avoid as many open facts at once as the delete relaxation allows; fewer if none is found. */
  private refuteTogether(): void {
    if (!this.achieversSuffice) return
    let size = Infinity
    for (let attempt = 0; attempt < MAX_ATTEMPTS && size > 1; attempt++) {
      const facts = this.avoidableTogether(size)
      if (facts.length < 2) return
      const without = new Uint8Array(this.task.actionCount)
      for (const fact of facts) this.forbid(fact, without)
      const outcome = this.lookahead({ without }, this.limits.rounds[0]!)
      if (outcome.kind === 'plan') this.takePlan(outcome.plan)
      else size = facts.length >> 1
    }
  }

  /** Up to `size` open facts without which the goal is still reachable with deletes ignored. */
  private avoidableTogether(size: number): FactId[] {
    const { task } = this
    const graph = relaxedGraph(task)
    let without = new Uint8Array(task.actionCount)
    const facts: FactId[] = []
    for (const fact of this.open) {
      if (facts.length >= size) break
      const more = without.slice()
      this.forbid(fact, more)
      if (!mayHold(relaxedClosure(graph, { without: more }), task.goal)) continue
      without = more
      facts.push(fact)
    }
    return facts
  }

  /** Gives a 1 to the actions that always make the fact true. */
  private forbid(fact: FactId, without: Uint8Array): void {
    const makers = makersOf(this.task)
    const { effects, effectAction } = makers
    for (let i = effects.first[2 * fact]!; i < effects.first[2 * fact + 1]!; i++) {
      const action = effectAction[effects.items[i]!]!
      if (alwaysAdds(this.task, action, fact)) without[action] = 1
    }
  }

  private decideByLookahead(fact: FactId, round: Round): void {
    const outcome = this.lookahead({ avoid: fact }, round)
    if (outcome.kind === 'plan') this.takePlan(outcome.plan)
  }

  private decideByPairs(fact: FactId): void {
    const { task, limits } = this
    const table = computeH2(task, limits.h2, { avoid: fact })
    if (table === undefined || mayHoldInPairs(table, task.goal)) return
    this.prove(fact, () => h2CoreCertificate(computeH2(task, limits.h2, { avoid: fact })!, task.goal, fact))
  }

  private decideBySearch(fact: FactId, max: number): void {
    const maxStates = Math.min(max, this.left)
    if (maxStates < 1) return
    const { task } = this
    const part = this.partAvoiding(fact)
    const avoided = part.factOf.indexOf(fact)
    const avoid = avoided < 0 ? undefined : (avoided as FactId)
    const outcome = searchQuick(part.task, { maxStates, avoid, reduce: false })
    this.left -= outcome.kind === 'stopped' ? maxStates : outcome.expanded
    if (outcome.kind === 'plan') this.takePlan(outcome.plan.map(action => part.actionOf[action]! as ActionId))
    else if (outcome.kind === 'no-plan') this.prove(fact, noPlan(task, { part, fact: avoid }, fact, this.maxStates))
  }

  /** A detour around the fact, tried in the plans where it holds for the fewest steps. */
  private decideByDetour(fact: FactId): void {
    const { task, limits } = this
    if (!this.achieversSuffice) return
    const near = this.routes
      .map(route => ({ route, stretch: stretchOf(route, fact) }))
      .sort((a, b) => lengthOf(a.stretch) - lengthOf(b.stretch))
      .slice(0, MAX_DETOURS)
    for (const { route } of near) {
      const found = detour(task, route, fact, limits.detourExpansions)
      if (found === undefined) continue
      this.takePlan(found)
      return
    }
  }

  /** The part of the task that matters for a plan that avoids the fact. */
  private partAvoiding(fact: FactId): SubTask {
    const { task } = this
    const makers = makersOf(task)
    const literals = task.goal.flat() as number[]
    // If a condition decides whether the fact becomes true, the condition's absence matters, too.
    if (!this.achieversSuffice) literals.push(literal(fact, true))
    const without = new Uint8Array(task.actionCount)
    this.forbid(fact, without)
    return subTaskOf(makers, relevantFor(makers, literals, without), task.goal)
  }
}

const lengthOf = (stretch: { first: number; last: number } | undefined): number =>
  stretch === undefined ? Infinity : stretch.last - stretch.first

/** All states that can be reached without entering `avoid`, which is `inPart.fact` in the part. */
function noPlan(
  task: Task,
  inPart: { part: SubTask; fact?: FactId | undefined },
  avoid: FactId | undefined,
  maxStates: number,
): () => Certificate {
  return () =>
    exhaustedCertificate(task, inPart.part, maxStates, { task: avoid, part: inPart.fact }) ??
    reSearched('every plan inside the part of the task that matters was searched for')
}
