// Domain and problem → task. Faithful: every fact and every action that is reachable when deletes are ignored, with its whole precondition
// and all its effects; nothing is dropped as irrelevant to the goal. How: schemas become lifted rules (`grounding/schema-rules.ts`),
// semi-naive joins find what is reachable (`grounding/reach.ts`), and the result is laid out in rows (`grounding/assemble.ts`).
// Problem.init      →  Task.initial      bits of facts   Problem.goal      →  Task.goal         alternatives of literals   Domain.actions
// →  actions 0 .. actionCount-1   Domain.predicates →  facts 0 .. factCount-1, the initial ones first, in the order of `:init`

import type { Domain, Problem } from '#planning/pddl/model'
import { defaultAlternatives } from './grounding/alternatives'
import { assemble } from './grounding/assemble'
import { compileCost } from './grounding/cost'
import { Facts } from './grounding/facts'
import { compileCondition, Slots } from './grounding/formula'
import { Joiner } from './grounding/join'
import { layersOf } from './grounding/layers'
import { Reach } from './grounding/reach'
import { compileDerived, compileSchema } from './grounding/schema-rules'
import { Symbols } from './grounding/symbols'
import { type GroundLimits, type GroundOutcome, groundLimits } from './task'

/** Thrown and caught only here, to leave the loops when a limit is reached. */
class Stop {
  readonly at: 'actions' | 'facts' | 'joins'
  constructor(at: 'actions' | 'facts' | 'joins') {
    this.at = at
  }
}

/** The task of a domain and a problem without errors, or the limit at which grounding stopped. */
export function ground(domain: Domain, problem: Problem, limits: GroundLimits = groundLimits): GroundOutcome {
  const stopAt = (at: 'actions' | 'facts' | 'joins') => (): never => {
    throw new Stop(at)
  }
  const symbols = new Symbols(domain, problem)
  const costOf = compileCost(domain, problem, symbols)
  const schemas = domain.actions.map(schema => compileSchema(schema, symbols, costOf))
  const derived = compileDerived(domain, symbols)
  const goalSlots = new Slots()
  const goal = compileCondition(problem.goal, false, goalSlots, symbols)
  const layers = layersOf(
    domain.predicates.length,
    derived.map(rule => ({ head: rule.head.predicate, body: rule.body })),
  )
  if (layers === undefined) throw new RangeError('derived predicates depend on their own negation')

  const arities = domain.predicates.map(predicate => predicate.parameters.length)
  const slotCounts = [...schemas, ...derived].map(owner => owner.slots.members.length)
  const widest = Math.max(1, goalSlots.members.length, ...arities, ...slotCounts)
  const joiner = new Joiner(limits.maxJoins, widest, stopAt('joins'))
  let facts: Facts | undefined
  let reach: Reach | undefined
  try {
    facts = new Facts(arities, symbols, problem, limits.maxFacts, stopAt('facts'))
    reach = new Reach(symbols, facts, joiner, schemas, derived, widest, limits.maxActions, stopAt('actions'))
    reach.run()
    const task = assemble({
      domain,
      problem,
      symbols,
      facts,
      reach,
      schemas,
      goal,
      goalSlots,
      layers,
      maxAlternatives: limits.maxAlternatives ?? defaultAlternatives,
      widest,
    })
    return { kind: 'task', task }
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown
    const count = thrown.at === 'joins' ? limits.maxJoins : thrown.at === 'facts' ? limits.maxFacts : limits.maxActions
    return { kind: 'stopped', at: thrown.at, count }
  }
}
