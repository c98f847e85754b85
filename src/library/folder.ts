// Which of our folders a domain text belongs to. A name alone proves nothing: one's own PDDL may
// be called `ferry` and say other things, so what is declared is compared.

import { type DomainFolder, domainFolders } from '../../domains/index'
import { parseDomain } from '../pddl/domain'
import type { Domain } from '../pddl/model'
import type { Source } from '../pddl/source'
import { changedPredicates } from './scenes'

interface Declared {
  readonly name: string
  readonly parameters: readonly { readonly type: readonly { readonly name: string }[] }[]
}

/** Our folder for the domain: it has our name and our changing predicates, and what both declare agrees. */
export function folderFor(domain: Domain): DomainFolder | undefined {
  const known = remembered.get(domain)
  if (known !== undefined) return known.folder
  const folder = domainFolders.find(
    candidate => candidate.pddlName === domain.name && agrees(domain, modelOf(candidate)),
  )
  remembered.set(domain, { folder })
  return folder
}

const remembered = new WeakMap<Domain, { readonly folder: DomainFolder | undefined }>()

/** Our folder for a source's domain text; most files repeat a few domain texts. */
export function folderOfSource({ domain }: Source): DomainFolder | undefined {
  const name = namedIn(domain)
  if (!domainFolders.some(({ pddlName }) => pddlName === name)) return undefined
  if (!byText.has(domain)) {
    if (byText.size >= MOST_TEXTS) byText.clear()
    byText.set(domain, folderFor(parseDomain(domain).domain))
  }
  return byText.get(domain)
}

const MOST_TEXTS = 200
const byText = new Map<string, DomainFolder | undefined>()

/** The name that a domain text gives itself; '' where it has none. */
export const namedIn = (domainText: string): string =>
  /\(\s*define\s*\(\s*domain\s+([^\s()]+)/i.exec(domainText)?.[1]?.toLowerCase() ?? ''

const models = new Map<string, Domain>()
/** What our own text declares. */
export function modelOf({ id, domainText }: DomainFolder): Domain {
  const known = models.get(id) ?? parseDomain(domainText).domain
  models.set(id, known)
  return known
}

/** All that our actions change is declared, and whatever both declare takes the same sorts of objects in the same places. */
function agrees(domain: Domain, ours: Domain): boolean {
  const has = (name: string): boolean => domain.predicates.some(each => each.name === name)
  return (
    [...changedPredicates(ours)].every(has) &&
    sameWhereShared(domain.predicates, ours.predicates) &&
    sameWhereShared(domain.actions, ours.actions)
  )
}

function sameWhereShared(some: readonly Declared[], ours: readonly Declared[]): boolean {
  const byName = new Map(ours.map(each => [each.name, each]))
  return some.every(({ name, parameters }) => {
    const own = byName.get(name)?.parameters
    return (
      own === undefined ||
      (own.length === parameters.length &&
        own.every(({ type }, i) => sameType(type, parameters[i]!.type)))
    )
  })
}

/** Published versions leave some types away; a type that is given must be ours. */
const sameType = (
  ours: readonly { readonly name: string }[],
  other: readonly { readonly name: string }[],
): boolean => {
  const named = (type: typeof ours): string[] =>
    type.map(({ name }) => name).filter(name => name !== 'object')
  const [one, two] = [named(ours), named(other)]
  return one.length === 0 || two.length === 0 || one.some(name => two.includes(name))
}
