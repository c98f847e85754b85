// Determines what a context leaves out: facts that every reader assumes, and facts that are undetermined.

import type { Condition, Domain, Problem } from '#planning/pddl/model'
import { kindsOf } from '#planning/task/universe'
import { type ConventionRule, factsTaken } from '../conventions'
import type { Phrases } from '../phrases'
import type { Assumed, Missing } from './described-problem'

/** Applies the conventions of the phrases in order; each uses the facts that earlier ones added. */
export function leftOpen(
  domain: Domain,
  { leftOut = new Map() }: Phrases,
  problem: Problem,
  names: ReadonlySet<string>,
): { readonly assumed: Assumed[]; readonly missing: Missing[] } {
  const assumed: Assumed[] = []
  const missing: Missing[] = []
  const known = new Set(names)
  for (const [predicate, { rule, means, isOpen }] of leftOut) {
    if (!domain.predicates.some(({ name }) => name === predicate)) continue
    const facts = rule && factsTaken(rule, domain, problem, predicate, known)
    if (facts === undefined) missing.push({ text: means, facts: [] })
    else if (isOpen === true) {
      const open = facts.filter(fact => !known.has(fact))
      if (open.length > 0) missing.push({ text: means, facts: onlyHelps(domain, predicate) ? open : [] })
    } else {
      const taken = facts.filter(fact => !known.has(fact))
      for (const fact of taken) known.add(fact)
      // A rule that added no fact is not listed, unless adding none is its purpose.
      if (taken.length > 0 || isNever(rule!)) assumed.push({ text: means, facts: taken })
    }
  }
  return { assumed, missing }
}

/** True if the rule never adds facts. */
const isNever = (rule: ConventionRule): boolean =>
  rule.kind === 'where' && rule.condition.kind === 'or' && rule.condition.parts.length === 0

/**
 * True if no action changes the predicate and no negative condition uses it: then everything possible with fewer of its
 * facts is possible with more.
 */
export function onlyHelps(domain: Domain, predicate: string): boolean {
  const at = domain.predicates.findIndex(({ name }) => name === predicate)
  if (kindsOf(domain)[at] !== 'static' || domain.derived.length > 0) return false
  return domain.actions.every(
    ({ precondition, effect }) => !standsNegative(precondition, predicate, false) && !hasCondition(effect),
  )
}

/** A conditional effect may do less if more facts hold. */
function hasCondition(effect: Domain['actions'][number]['effect']): boolean {
  if (effect.kind === 'when') return true
  if (effect.kind === 'and') return effect.parts.some(hasCondition)
  return effect.kind === 'forall' && hasCondition(effect.body)
}

function standsNegative(condition: Condition, predicate: string, isNegated: boolean): boolean {
  const again = (part: Condition, negated = isNegated): boolean => standsNegative(part, predicate, negated)
  switch (condition.kind) {
    case 'atom':
      return isNegated && condition.atom.predicate.name === predicate
    case 'equal':
      return false
    case 'not':
      return again(condition.body, !isNegated)
    case 'and':
    case 'or':
      return condition.parts.some(part => again(part))
    case 'imply':
      return again(condition.premise, !isNegated) || again(condition.conclusion)
    case 'forall':
    case 'exists':
      return again(condition.body)
  }
}
