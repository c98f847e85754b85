// The available domains as the page shows them: the shipped ones and the visitor's own.

import { type DomainFolder, ownDomains, shippedDomains } from './domains'
import type { SizeParameter, Size } from '#language/domain-kit'

/** A domain without its texts. */
/** The gallery's data about a domain. */
export interface BareCard {
  readonly id: string
  readonly title: string
  /** True for the domain that a visit begins with. */
  readonly opening: boolean
  /** True if the visitor added the domain, or changed the English of a shipped one. */
  readonly isOwn: boolean
  readonly summary: string
  readonly problems: readonly { readonly name: string; readonly title: string }[]
}

export interface DomainCard extends BareCard {
  /** The Lucide icon of the domain. */
  readonly icon: string
  /** The parameters of the domain's generator. */
  readonly parameters: readonly SizeParameter[]
  readonly presets: { readonly small: Size; readonly medium: Size; readonly large: Size }
}

/** The domain with its texts. */
export interface BundledDomain extends DomainCard {
  readonly domain: string
  /** The domain's English: `phrases.yaml`. */
  readonly phrases: string
  readonly problems: readonly {
    readonly name: string
    readonly title: string
    readonly text: string
  }[]
}

function cardOf(folder: DomainFolder): BundledDomain {
  const { id, title, icon, opening = false, summary, domainText, phrasesText, problems } = folder
  const { parameters, presets } = folder
  return {
    id,
    title,
    icon,
    opening,
    isOwn: ownDomains().includes(folder),
    summary,
    domain: domainText,
    phrases: phrasesText,
    problems: problems.map(({ name, text }) => ({ name, title: titleOf(name, text), text })),
    parameters,
    presets,
  }
}

/** The shipped domains in the order of the gallery, without the visitor's changes. */
export const bundledDomains = (): readonly BundledDomain[] => shippedDomains().map(cardOf)

/** The visitor's own domains, and shipped ones with the visitor's English. */
export const ownDomainCards = (): readonly BundledDomain[] => ownDomains().map(cardOf)

/** The comment at the top of a problem, else its file name. */
const titleOf = (name: string, text: string): string =>
  /^;\s*(.+)$/m.exec(text.slice(0, 200))?.[1]?.replace(/\.$/, '') ?? name
