// Random propositional tasks: few facts and entangled actions, so that much is unreachable for many different reasons.

import { makeRng } from '#base/rng'
import type { Task } from '#planning/task/task'
import type { RandomTexts } from './random-task'
import { taskOf } from './task'

export interface PropositionalFeatures {
  readonly negation: boolean
  readonly conditionalEffects: boolean
  readonly rules: boolean
  readonly disjunction: boolean
}

/** A random domain and problem with facts p0, p1, … for a seed. */
export function propositionalTexts(
  seed: number,
  { negation, conditionalEffects, rules, disjunction }: PropositionalFeatures,
): RandomTexts {
  const rng = makeRng(`propositional ${seed}`)
  const facts = Array.from({ length: 5 + rng.below(5) }, (_, i) => `(p${i})`)
  const derived = rules ? ['(d0)', '(d1)'] : []
  const literal = (from: readonly string[]): string => {
    const fact = rng.pick(from)
    return negation && rng.below(4) === 0 ? `(not ${fact})` : fact
  }
  const conjunction = (from: readonly string[], count: number): string =>
    `(and ${Array.from({ length: count }, () => literal(from)).join(' ')})`
  const condition = (from: readonly string[], count: number): string =>
    disjunction && rng.below(4) === 0
      ? `(or ${conjunction(from, count)} ${conjunction(from, count)})`
      : conjunction(from, count)
  const all = [...facts, ...derived]
  const changes = (count: number): string =>
    Array.from({ length: count }, () => {
      const fact = rng.pick(facts)
      return rng.below(2) === 0 ? `(not ${fact})` : fact
    }).join(' ')
  const actions = Array.from({ length: 3 + rng.below(6) }, (_, i) => {
    const when =
      conditionalEffects && rng.below(2) === 0
        ? Array.from(
            { length: 1 + rng.below(3) },
            () => `(when ${condition(all, 1 + rng.below(2))} (and ${changes(1 + rng.below(2))}))`,
          ).join(' ')
        : ''
    return `(:action a${i} :parameters ()
    :precondition ${condition(all, 1 + rng.below(3))}
    :effect (and ${changes(1 + rng.below(4))} ${when}))`
  })
  const derivation = rules
    ? [
        `(:derived (d0) ${condition(facts, 2)})`,
        `(:derived (d0) ${conjunction(['(d1)', ...facts], 2)})`,
        // Stratified: d1 depends only on facts, and on itself only positively.
        `(:derived (d1) ${condition(facts, 2)})`,
      ]
    : []
  const domain = `(define (domain tangle)
  (:requirements :adl :derived-predicates)
  (:predicates ${all.join(' ')})
  ${[...derivation, ...actions].join('\n  ')})`
  const problem = `(define (problem p) (:domain tangle)
  (:init ${facts.filter(() => rng.below(3) === 0).join(' ')})
  (:goal ${condition(all, 2)}))`
  return { domain, problem }
}

/** A small task for a seed; each language feature occurs in half of the tasks. */
export const textsOf = (seed: number): { domain: string; problem: string } => {
  const bit = (place: number): boolean => ((seed >> place) & 1) === 1
  return propositionalTexts(seed, {
    negation: bit(0),
    conditionalEffects: bit(1),
    rules: bit(2),
    disjunction: bit(3),
  })
}
export const tangled = (seed: number): Task => {
  const { domain, problem } = textsOf(seed)
  return taskOf(domain, problem)
}
