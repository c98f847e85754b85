// A session domain as a folder like the shipped ones, with a scene, an icon and a generator: those of the shipped
// domain if it is that domain in other words, else the generic ones.

import { byWalks } from '#language/domain-kit'
import type { DomainFolder } from '../../../domains/index'
import type { SessionDomain } from '#language/english/session-domains'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain } from '#planning/pddl/model'
import { printDomain } from '#planning/pddl/print'

/** The icon of a domain that the visitor added. */
const ICON = 'boxes'

/** The data needed about the shipped folders. */
export interface ShippedFolders {
  readonly folders: readonly DomainFolder[]
  readonly modelOf: (folder: DomainFolder) => Domain
  /** True if a domain has the names of the folder's domain. */
  readonly isAbout: (domain: Domain, folder: DomainFolder) => boolean
}

export function folderFrom(own: SessionDomain, { folders, modelOf, isAbout }: ShippedFolders): DomainFolder {
  const { domain } = parseDomain(own.domain)
  const namesake = folders.find(({ id }) => id === own.id)
  const alike = folders.find(folder => isAbout(domain, folder))
  const model = printDomain(domain)
  const same = folders.find(folder => printDomain(modelOf(folder)) === model)
  const general = {
    icon: alike?.icon ?? ICON,
    source: '',
    ...byWalks(own.problems.length),
    ...(alike?.scene === undefined ? {} : { scene: alike.scene }),
    variants: {},
  }
  return {
    ...(same ?? general),
    // A domain different from the shipped one of the same name never replaces it.
    id: namesake === undefined || namesake === same ? own.id : `${own.id}-2`,
    pddlName: domain.name,
    title: own.title,
    summary: own.summary ?? same?.summary ?? '',
    domainText: own.domain,
    phrasesText: own.phrases,
    // English for a shipped domain may come without problems.
    problems: own.problems.length === 0 && same !== undefined ? same.problems : own.problems,
  }
}
