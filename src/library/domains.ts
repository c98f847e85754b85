// Our domains: the one place that knows which there are, and to which of them a domain text belongs. A name alone proves
// nothing: a visitor's own PDDL may be called `ferry` and say other things, so what is declared is compared.

import { type DomainFolder, domainFolders } from '../../domains/index'
import { parseDomain } from '../pddl/domain'
import type { Domain } from '../pddl/model'
import { namedIn, type Source } from '../pddl/source'
import { loadDomain } from '../task/load'
import { changedPredicates } from './scenes'

export type { DomainFolder } from '../../domains/index'

let all = domainFolders

/** The domains that ship with the playground, sorted by their folders' names. */
export const domains = (): readonly DomainFolder[] => all

/** The domain of this folder name. */
export const domainNamed = (id: string): DomainFolder | undefined =>
  all.find(folder => folder.id === id)

/** The domain that a visit begins with, and that lends its examples to domains that are not ours. */
export const openingDomain = (): DomainFolder => all.find(({ opening }) => opening) ?? all[0]!

/** One more domain; what is given back takes it out again. */
export function registerDomain(folder: DomainFolder): () => void {
  const set = (folders: readonly DomainFolder[]): void => {
    all = [...folders].sort((a, b) => (a.id < b.id ? -1 : 1))
    found = new WeakMap()
  }
  set([...all, folder])
  return () => set(all.filter(each => each !== folder))
}

/** Our folder for the domain: it has our name and our changing predicates, and what both declare agrees. */
export function folderOf(domain: Domain): DomainFolder | undefined {
  const known = found.get(domain)
  if (known !== undefined) return known.folder
  const folder = all.find(
    candidate => candidate.pddlName === domain.name && agrees(domain, modelOf(candidate)),
  )
  found.set(domain, { folder })
  return folder
}

let found = new WeakMap<Domain, { readonly folder: DomainFolder | undefined }>()

/** Our folder for a source's domain text. */
export function folderOfSource({ domain }: Source): DomainFolder | undefined {
  const name = namedIn(domain)
  return all.some(({ pddlName }) => pddlName === name)
    ? folderOf(loadDomain(domain).domain)
    : undefined
}

const models = new WeakMap<DomainFolder, Domain>()
/** What our own text declares. */
export function modelOf(folder: DomainFolder): Domain {
  const known = models.get(folder) ?? parseDomain(folder.domainText).domain
  models.set(folder, known)
  return known
}

interface Declared {
  readonly name: string
  readonly parameters: readonly { readonly type: readonly { readonly name: string }[] }[]
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
