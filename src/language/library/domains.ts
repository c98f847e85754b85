// The available domains: the only module that lists them, and that decides which of them a domain text belongs to. A
// name alone proves nothing: a visitor's PDDL may be called `ferry` and have other contents, so the declarations are
// compared.

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

/** The shipped and the visitor's domains, cached for one array of session domains. */
interface AllFolders {
  readonly session: readonly SessionDomain[]
  /** In display order: the visitor's last, except those that replace a shipped one. */
  readonly all: readonly DomainFolder[]
  readonly own: readonly DomainFolder[]
  /** Domains provided by lessons, each by the folder with exactly the same contents. */
  readonly ofLessons: ReadonlyMap<DomainFolder, SessionDomain>
  /** In the order in which they are tried: the visitor's first, those of lessons last. */
  readonly tried: readonly DomainFolder[]
  readonly found: WeakMap<Domain, { readonly folder: DomainFolder | undefined }>
}
let known: AllFolders | undefined

function folders(): AllFolders {
  const session = sessionDomains()
  if (known?.session === session) return known
  const made = (domain: SessionDomain): DomainFolder => folderFrom(domain, { folders: domainFolders, modelOf, isAbout })
  const own = session.filter(each => each.isFromLesson !== true).map(made)
  const ofLessons = new Map(session.filter(each => each.isFromLesson).map(each => [made(each), each]))
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
    ofLessons,
    // The one added last has precedence.
    tried: [...[...own].reverse(), ...domainFolders, ...[...ofLessons.keys()].reverse()],
    found: new WeakMap(),
  }
  return known
}

/** All available domains: the shipped ones sorted by folder name, then the visitor's own. */
export const domains = (): readonly DomainFolder[] => folders().all

/** The shipped domains, without the visitor's changes. */
export const shippedDomains = (): readonly DomainFolder[] => domainFolders

/** The visitor's own domains in their order, including edited shipped ones. */
export const ownDomains = (): readonly DomainFolder[] => folders().own

/** The session domain that describes a source; undefined if the shipped English or plain names describe it. */
export function sessionDomainOf(source: Source): SessionDomain | undefined {
  const { own, ofLessons, session } = folders()
  const folder = session.length === 0 ? undefined : folderOfSource(source)
  if (folder === undefined) return undefined
  const domain = ofLessons.get(folder)
  if (domain === undefined) return session.filter(each => each.isFromLesson !== true)[own.indexOf(folder)]
  const { isFromLesson: _, ...plain } = domain
  return plain
}

/** The domain with this folder name. */
export const domainNamed = (id: string): DomainFolder | undefined => folders().all.find(folder => folder.id === id)

/** The domain that a visit begins with; also the source of examples for unknown domains. */
export const openingDomain = (): DomainFolder => folders().all.find(({ opening }) => opening) ?? folders().all[0]!

/**
 * The folder for a domain: its name and its fluent predicates match, and common declarations agree. The visitor's own
 * domains take precedence.
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
  (known?.ofLessons.has(folder) === true
    ? printDomain(domain) === printDomain(modelOf(folder))
    : agrees(domain, modelOf(folder)))

/** The folder for a source's domain text. */
export function folderOfSource({ domain }: Source): DomainFolder | undefined {
  const name = namedIn(domain)
  return folders().tried.some(({ pddlName }) => pddlName === name) ? folderOf(loadDomain(domain).domain) : undefined
}

const models = new WeakMap<DomainFolder, Domain>()
/** The parsed domain text of the folder. */
export function modelOf(folder: DomainFolder): Domain {
  const known = models.get(folder) ?? parseDomain(folder.domainText).domain
  models.set(folder, known)
  return known
}

const others = new WeakMap<DomainFolder, ReadonlyMap<string, Domain>>()
/** The further versions of the folder's domain, by file name. */
export function versionsOf(folder: DomainFolder): ReadonlyMap<string, Domain> {
  const known =
    others.get(folder) ??
    new Map(Object.entries(folder.variants).map(([name, text]) => [name, parseDomain(text).domain]))
  others.set(folder, known)
  return known
}

/** The folder's main domain text, or the version of it that has all of the domain's actions. */
export const modelFor = (domain: Domain, folder: DomainFolder): Domain =>
  fittingModel(domain, modelOf(folder), () => versionsOf(folder).values())
