// The available domains: the only place that lists them, and that decides to which of them a domain text belongs. A name alone proves
// nothing: a visitor's own PDDL may be called `ferry` and have other contents, so the declarations are compared.

import { type DomainFolder, domainFolders } from '../../../domains/index'
import { announceShipped } from '#language/english/shipped-texts'
import { type SessionDomain, sessionDomains } from '#language/english/session-domains'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain } from '#planning/pddl/model'
import { printDomain } from '#planning/pddl/print'
import { namedIn, type Source } from '#planning/pddl/source'
import { loadDomain } from '#planning/task/load'
import { agrees, fittingModel } from './agreeing'
import { folderFrom } from './session-folders'

export type { DomainFolder } from '../../../domains/index'

announceShipped(() => domainFolders)

/** Those that ship and those of the visitor, for the list of the latter that they were made for. */
interface AllFolders {
  readonly session: readonly SessionDomain[]
  /** In the order shown: the visitor's last, except those that replace a shipped one. */
  readonly all: readonly DomainFolder[]
  readonly own: readonly DomainFolder[]
  /** Domains that lessons provide, each for a domain with exactly the same contents. */
  readonly lent: ReadonlyMap<DomainFolder, SessionDomain>
  /** In the order in which they are tried: the visitor's first, those of lessons last. */
  readonly tried: readonly DomainFolder[]
  readonly found: WeakMap<Domain, { readonly folder: DomainFolder | undefined }>
}
let known: AllFolders | undefined

function folders(): AllFolders {
  const session = sessionDomains()
  if (known?.session === session) return known
  const made = (domain: SessionDomain): DomainFolder => folderFrom(domain, { folders: domainFolders, modelOf, isAbout })
  const own = session.filter(each => each.lent !== true).map(made)
  const lent = new Map(session.filter(each => each.lent).map(each => [made(each), each]))
  const byId = new Map(own.map(folder => [folder.id, folder]))
  const rest = new Set(byId.keys())
  const placed = domainFolders.map(folder => {
    const instead = byId.get(folder.id)
    rest.delete(folder.id)
    return instead ?? folder
  })
  known = {
    session,
    all: [...placed, ...own.filter(({ id }) => rest.has(id))],
    own,
    lent,
    // The one added last has precedence.
    tried: [...[...own].reverse(), ...domainFolders, ...[...lent.keys()].reverse()],
    found: new WeakMap(),
  }
  return known
}

/** All domains there are: those that ship, sorted by their folders' names, then the visitor's own. */
export const domains = (): readonly DomainFolder[] => folders().all

/** The domains that ship with the playground, whatever the visitor made of them. */
export const shippedDomains = (): readonly DomainFolder[] => domainFolders

/** The visitor's own, in their order, and edited ones of ours. */
export const ownDomains = (): readonly DomainFolder[] => folders().own

/** The visitor's domain that describes a source; undefined if the shipped English or plain names describe it. */
export function sessionDomainOf(source: Source): SessionDomain | undefined {
  const { own, lent, session } = folders()
  const folder = session.length === 0 ? undefined : folderOfSource(source)
  if (folder === undefined) return undefined
  const domain = lent.get(folder)
  if (domain === undefined) return session.filter(each => each.lent !== true)[own.indexOf(folder)]
  const { lent: _, ...plain } = domain
  return plain
}

/** The domain of this folder name. */
export const domainNamed = (id: string): DomainFolder | undefined => folders().all.find(folder => folder.id === id)

/** The domain that a visit begins with, and that lends its examples to domains that are not ours. */
export const openingDomain = (): DomainFolder => folders().all.find(({ opening }) => opening) ?? folders().all[0]!

/**
 * Our folder for the domain: it has our name and our changing predicates, and what both declare agrees. The visitor's
 * own comes first.
 */
export function folderOf(domain: Domain): DomainFolder | undefined {
  const { found, tried } = folders()
  const known = found.get(domain)
  if (known !== undefined) return known.folder
  const folder = tried.find(candidate => isAbout(domain, candidate))
  found.set(domain, { folder })
  return folder
}

const isAbout = (domain: Domain, folder: DomainFolder): boolean =>
  folder.pddlName === domain.name &&
  (known?.lent.has(folder) === true
    ? printDomain(domain) === printDomain(modelOf(folder))
    : agrees(domain, modelOf(folder)))

/** Our folder for a source's domain text. */
export function folderOfSource({ domain }: Source): DomainFolder | undefined {
  const name = namedIn(domain)
  return folders().tried.some(({ pddlName }) => pddlName === name) ? folderOf(loadDomain(domain).domain) : undefined
}

const models = new WeakMap<DomainFolder, Domain>()
/** What our own text declares. */
export function modelOf(folder: DomainFolder): Domain {
  const known = models.get(folder) ?? parseDomain(folder.domainText).domain
  models.set(folder, known)
  return known
}

const others = new WeakMap<DomainFolder, ReadonlyMap<string, Domain>>()
/** Its further versions, by the names of their files. */
export function versionsOf(folder: DomainFolder): ReadonlyMap<string, Domain> {
  const known =
    others.get(folder) ??
    new Map(Object.entries(folder.variants).map(([name, text]) => [name, parseDomain(text).domain]))
  others.set(folder, known)
  return known
}

/** What our own text declares, or else that version of it which has all of the domain's actions. */
export const modelFor = (domain: Domain, folder: DomainFolder): Domain =>
  fittingModel(domain, modelOf(folder), () => versionsOf(folder).values())
