// Facts that the playground's own English leaves out of a problem: assumed by a convention of the phrases, or missing.

import { atomsOf } from '#planning/pddl/atoms'
import type { Condition, Domain, Effect, Problem } from '#planning/pddl/model'
import { kindsOf, objectsOf, tuplesOf } from '#planning/task/universe'
import type { Phrases } from '../../phrases'
import { leftOpen, onlyHelps } from '../left-open'
import type { Assumed, Missing } from '../described-problem'

export interface UnstatedFacts {
  readonly assumed: readonly Assumed[]
  readonly missing: readonly Missing[]
}

/** Maximum number of undetermined facts that are listed. */
const MAX_UNDECIDED = 2_000

/** The assumed and missing facts, given the problem as described, its facts, and the facts stated not to hold. */
export function unstated(
  domain: Domain,
  phrases: Phrases,
  problem: Problem,
  names: ReadonlySet<string>,
  denied: ReadonlySet<string>,
): UnstatedFacts {
  const by = leftOpen(domain, phrases, problem, names)
  const allowed = <Each extends Assumed | Missing>(each: Each): Each => ({
    ...each,
    facts: each.facts.filter(fact => !denied.has(fact)),
  })
  const assumed = by.assumed.map(allowed).filter(({ facts }) => facts.length > 0)
  const missing = by.missing.map(allowed)
  const kinds = kindsOf(domain)
  const asked = askedFor(domain)
  const isStated = (name: string, isStatic: boolean): boolean =>
    (isStatic ? phrases.setting : phrases.state).includes(name) || phrases.leftOut?.has(name) === true
  const heads = new Set([...names, ...denied].map(fact => fact.slice(1, -1).split(' ')[0]!))
  for (const [i, { name, parameters }] of domain.predicates.entries()) {
    if (kinds[i] === 'derived' || heads.has(name) || !asked.has(name)) continue
    if (isStated(name, kinds[i] === 'static')) continue
    missing.push({
      text: `Contexts of this domain do not say where \`${name}\` holds.`,
      facts: onlyHelps(domain, name) ? openFacts(domain, problem, name, parameters) : [],
    })
  }
  if (domain.functions.length > 0)
    assumed.push({ text: 'The text gives no costs, so every action costs 1.', facts: [] })
  return { assumed, missing }
}

/** All facts of the predicate that may hold; undefined if there are too many to list. */
function openFacts(
  domain: Domain,
  problem: Problem,
  predicate: string,
  parameters: Domain['predicates'][number]['parameters'],
): string[] {
  const { names } = objectsOf(domain, problem)
  const facts: string[] = []
  for (const tuple of tuplesOf(domain, problem, parameters)) {
    const fact = `(${[predicate, ...Array.from(tuple, object => names[object]!)].join(' ')})`
    facts.push(fact)
    if (facts.length > MAX_UNDECIDED) return []
  }
  return facts
}

/** Predicates used by action preconditions, conditional effects and rules. */
function askedFor(domain: Domain): ReadonlySet<string> {
  const all: Condition[] = domain.derived.map(({ body }) => body)
  for (const { precondition, effect } of domain.actions) {
    all.push(precondition)
    const open: Effect[] = [effect]
    for (let each = open.pop(); each !== undefined; each = open.pop())
      if (each.kind === 'and') open.push(...each.parts)
      else if (each.kind === 'forall') open.push(each.body)
      else if (each.kind === 'when') {
        all.push(each.condition)
        open.push(each.body)
      }
  }
  return new Set(all.flatMap(each => atomsOf(each).map(({ predicate }) => predicate.name)))
}
