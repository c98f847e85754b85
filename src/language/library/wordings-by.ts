// Wordings for facts and actions by given phrases, together with the domain's own names read as words.

import { recent } from '#base/recent'
import { looseWordings, type Wording, wordingsInContext, nounsOf, wordingsOfPhrases } from '#language/answers/wordings'
import { unusedDirections, rephrased, withoutOnly } from '#language/answers/rephrased'
import { type Phrases, plainPhrases } from '#language/english/phrases'
import type { Domain, Problem } from '#planning/pddl/model'
import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import { objectsOf } from '#planning/task/universe'

/** Number of domains cached: the shipped ones and some others. */
const MAX_DOMAINS = 16

/** Equal for all problems of a domain, as their contexts list the same phrases. */
const ofDomain = recent(
  MAX_DOMAINS,
  (domain: Domain, phrases: Phrases, listed: readonly Wording[]) => [domain, phrases, JSON.stringify(listed)],
  (domain, phrases, listed) => {
    const { nouns, own, otherwise } = ownWordings(domain, phrases)
    const all = [...listed, ...own, ...rephrased(listed), ...otherwise]
    const directions = unusedDirections(all)
    return all.map(wording => ({ ...wording, nouns, directions: directions(wording) }))
  },
)

/** Equal for all problems of a domain in which the same parameters have one object. */
const shortened = recent(
  MAX_DOMAINS,
  (all: readonly Wording[], only: OnlyObjects) => [all, JSON.stringify([...only.action, ...only.fact])],
  (all, only) => [...all, ...withoutOnly(all, ({ role, name }) => only[role].get(name) ?? [])],
)

/** Wordings for facts and actions, with the domain's phrases given by `phrasesOf`; empty if the PDDL is invalid. */
export function wordingsWith(
  phrasesOf: (domain: Domain) => Phrases,
  source: Source,
  context: string,
): readonly Wording[] {
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return []
  const { domain, problem } = prepared
  const all = wordingsBy(domain, phrasesOf(domain), context)
  const only = onlyObjects(domain, problem)
  return only === undefined ? all : shortened(all, only)
}

/** By name, for each parameter the only object that fits it; undefined if several or none fit. */
interface OnlyObjects {
  readonly action: ReadonlyMap<string, readonly (string | undefined)[]>
  readonly fact: ReadonlyMap<string, readonly (string | undefined)[]>
}

/** Undefined if no parameter has such an object. */
function onlyObjects(domain: Domain, problem: Problem): OnlyObjects | undefined {
  const objects = objectsOf(domain, problem)
  type Heads = readonly {
    readonly name: string
    readonly parameters: Domain['actions'][number]['parameters']
  }[]
  const onlyOf = (heads: Heads): ReadonlyMap<string, readonly (string | undefined)[]> =>
    new Map(
      heads.map(({ name, parameters }) => [
        name,
        parameters.map(({ type }) => {
          const { list } = objects.members(type)
          return list.length === 1 ? objects.names[list[0]!] : undefined
        }),
      ]),
    )
  const only = { action: onlyOf(domain.actions), fact: onlyOf(domain.predicates) }
  const isAny = [...only.action.values(), ...only.fact.values()].some(each => each.some(object => object !== undefined))
  return isAny ? only : undefined
}

/** Wordings by other phrases than the shipped ones. */
export function wordingsBy(domain: Domain, phrases: Phrases, context = ''): readonly Wording[] {
  const { nouns, arities } = ownWordings(domain, phrases)
  return ofDomain(domain, phrases, wordingsInContext(context, arities, nouns))
}

/** The wordings that do not depend on the context: those of the phrases and of the domain's names. */
const ownWordings = recent(
  MAX_DOMAINS,
  (domain: Domain, phrases: Phrases) => [domain, phrases],
  (domain, phrases) => makeOwn(domain, phrases),
)

function makeOwn(domain: Domain, phrases: Phrases) {
  const nouns = nounsOf([
    ...domain.types.map(({ name }) => name),
    ...phrases.types.flatMap(({ one, many }) => [one, many]),
  ])
  const arities = {
    action: new Map(domain.actions.map(({ name, parameters }) => [name, parameters.length])),
    fact: new Map(domain.predicates.map(({ name, parameters }) => [name, parameters.length])),
  }
  const shipped = wordingsOfPhrases(phrases, nouns, true)
  const fits = ({ role, name, arity }: Wording): boolean => arities[role].get(name) === arity
  const own = [...shipped.filter(fits), ...wordingsOfPhrases(plainPhrases(domain), nouns)]
  const loose = domain.actions.flatMap(({ name, parameters }) => looseWordings(name, parameters.length))
  return { nouns, arities, own, otherwise: [...rephrased(own), ...loose] }
}
