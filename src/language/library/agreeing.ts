// Determines whether a domain text matches a shipped domain: a name alone proves nothing, so the declarations are
// compared.

import type { Domain } from '#planning/pddl/model'

/** Predicates in effects, and derived predicates. */
export function changedPredicates(domain: Domain): Set<string> {
  const changed = new Set(domain.derived.map(rule => rule.predicate.name))
  const pending = domain.actions.map(action => action.effect)
  for (let effect = pending.pop(); effect !== undefined; effect = pending.pop()) {
    if (effect.kind === 'and') pending.push(...effect.parts)
    else if (effect.kind === 'when' || effect.kind === 'forall') pending.push(effect.body)
    else if (effect.kind !== 'increase') changed.add(effect.atom.predicate.name)
  }
  return changed
}

/** `own`, unless exactly one of the further versions has all of the domain's actions. */
export function fittingModel(domain: Domain, own: Domain, versions: () => Iterable<Domain>): Domain {
  const hasAll = (model: Domain): boolean =>
    domain.actions.every(({ name }) => model.actions.some(each => each.name === name))
  return hasAll(own) ? own : ([...versions()].find(hasAll) ?? own)
}

interface Declared {
  readonly name: string
  readonly parameters: readonly { readonly type: readonly { readonly name: string }[] }[]
}

/**
 * True if the domain declares every predicate that the shipped actions change, and common declarations have the same
 * types at the same positions.
 */
export function agrees(domain: Domain, shipped: Domain): boolean {
  const has = (name: string): boolean => domain.predicates.some(each => each.name === name)
  return (
    [...changedPredicates(shipped)].every(has) &&
    sameWhereShared(domain.predicates, shipped.predicates) &&
    sameWhereShared(domain.actions, shipped.actions)
  )
}

function sameWhereShared(some: readonly Declared[], shipped: readonly Declared[]): boolean {
  const byName = new Map(shipped.map(each => [each.name, each]))
  return some.every(({ name, parameters }) => {
    const own = byName.get(name)?.parameters
    return (
      own === undefined ||
      (own.length === parameters.length && own.every(({ type }, i) => sameType(type, parameters[i]!.type)))
    )
  })
}

/** Published versions omit some types; a declared type must equal the shipped one. */
const sameType = (
  shipped: readonly { readonly name: string }[],
  other: readonly { readonly name: string }[],
): boolean => {
  const named = (type: typeof shipped): string[] => type.map(({ name }) => name).filter(name => name !== 'object')
  const [one, two] = [named(shipped), named(other)]
  return one.length === 0 || two.length === 0 || one.some(name => two.includes(name))
}
