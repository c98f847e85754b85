// The English of a shipped domain, applied to a version of it with other declarations.

import type { Convention } from '#language/english/conventions'
import { type Phrases, plainPhrases } from '#language/english/phrases'
import type { Domain } from '#planning/pddl/model'

/**
 * Phrases for `domain`: those of `shipped`, which were read for the model `own`, and plain ones for everything they lack.
 * The former keep the parameter names of `own`, which their slots use; elsewhere only the positions of parameters
 * matter.
 */
export function joinedPhrases(domain: Domain, own: Domain, shipped: Phrases): Phrases {
  const plain = plainPhrases(domain)
  const isWhole = own.actions.every(({ name }) => domain.actions.some(each => each.name === name))
  const isSame = isWhole && domain.actions.length === own.actions.length
  const further = (names: readonly string[]): string[] => names.filter(name => !shipped.predicates.has(name))
  return {
    ...shipped,
    introduction: isSame ? shipped.introduction : plain.introduction,
    state: [...shipped.state, ...further(plain.state)],
    setting: [
      ...shipped.setting.filter(name => domain.predicates.some(each => each.name === name)),
      ...further(plain.setting),
    ],
    predicates: only(domain.predicates, shipped.predicates, plain.predicates),
    actions: only(domain.actions, shipped.actions, plain.actions),
    ...(shipped.leftOut === undefined ? {} : { leftOut: applicable(shipped.leftOut, domain) }),
  }
}

/** Conventions with types that all exist in this version of the domain. */
function applicable(conventions: ReadonlyMap<string, Convention>, domain: Domain): Map<string, Convention> {
  const types = new Set(['object', ...domain.types.map(({ name }) => name)])
  return new Map(
    [...conventions].filter(([, { rule }]) =>
      rule?.lists.every(list => list.every(({ type }) => type.every(({ name }) => types.has(name)))),
    ),
  )
}

/** For each declaration, the domain's own entry, else the plain one. */
const only = <Entry>(
  declared: readonly { readonly name: string }[],
  shipped: ReadonlyMap<string, Entry>,
  plain: ReadonlyMap<string, Entry>,
): Map<string, Entry> => new Map(declared.map(({ name }) => [name, shipped.get(name) ?? plain.get(name)!]))
