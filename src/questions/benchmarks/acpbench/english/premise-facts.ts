// Uses the premise as part of the context: “Given the plan …” implies that its steps are applicable, and so that facts
// they require hold even if the context leaves them open.

import type { Premise } from '#planning/analysis/premise'
import type { DescribedProblem } from '#language/english/from-english/described-problem'
import type { Domain } from '#planning/pddl/model'
import { factsNeeded } from './needs'

/** The problem with the facts of `missing` that the premise implies, which then count as assumed. */
export function withPremise(context: DescribedProblem, premise: Premise, domain: Domain): DescribedProblem {
  const open = new Set(context.missing.flatMap(({ facts }) => facts))
  if (open.size === 0 || context.problem === null) return context
  const actions = premise.kind === 'plan' ? premise.actions : [premise.action]
  const needed = new Set(actions.flatMap(action => factsNeeded(domain, action) ?? []))
  const facts = [...needed].filter(fact => open.has(fact)).sort()
  if (facts.length === 0) return context
  const given = new Set(facts)
  const text =
    premise.kind === 'plan'
      ? 'The question says that its sequence is a plan, so the facts that the steps need hold.'
      : 'The question says that its action is performed, so the facts that the action needs hold.'
  return {
    ...context,
    problem: context.problem.replace('(:init', () => `(:init\n    ${facts.join('\n    ')}`),
    assumed: [...context.assumed, { text, facts }],
    missing: context.missing.flatMap(each => {
      if (each.facts.length === 0) return [each]
      const left = each.facts.filter(fact => !given.has(fact))
      return left.length === 0 ? [] : [{ ...each, facts: left }]
    }),
  }
}
