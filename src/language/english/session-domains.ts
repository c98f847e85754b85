// The domains that a visitor brought or edited, while they are in use: each realm (the page's workers, those that score)
// is stated about the whole list, and everything that states or reads English follows it. A realm holds nothing else of them.

import { hashOfText } from '#base/hash'
import { namedIn, type Source } from '#planning/pddl/source'

/** A domain of the visitor's own, as plain data: the texts of a folder in `domains/`. */
export interface SessionDomain {
  /** The folder's name, in lower case: `my-ferry`. */
  readonly id: string
  readonly title: string
  /** A sentence for the gallery. */
  readonly summary?: string
  /** `domain.pddl`. */
  readonly domain: string
  /** `phrases.yaml`; '' for a domain that has none yet. */
  readonly phrases: string
  /** The text of `published.yaml`, if any. */
  readonly published?: string
  /** Names without `.pddl`, smallest problem first. */
  readonly problems: readonly { readonly name: string; readonly text: string }[]
  /** Of a lesson that is open: it gives its own texts their English, and is none of the visitor's domains. */
  readonly lent?: true
}

const none: readonly SessionDomain[] = []
let inUse = none
let names: ReadonlyMap<string, string> = new Map()

/** The domains of the visitor that are in use here; the same list until it is replaced. */
export const sessionDomains = (): readonly SessionDomain[] => inUse

/** Sets the domains in use here, replacing all others. */
export function useSessionDomains(list: readonly SessionDomain[]): void {
  // What is remembered for a list follows the list itself.
  if (JSON.stringify(list) === JSON.stringify(inUse)) return
  inUse = list.length === 0 ? none : list
  const byName = new Map<string, string[]>()
  for (const domain of inUse) {
    const name = namedIn(domain.domain)
    byName.set(name, [...(byName.get(name) ?? []), markOf(domain)])
  }
  names = new Map([...byName].map(([name, marks]) => [name, marks.join(' ')]))
}

/**
 * The result of `use` while these domains are in use in addition, in place of those with the same names; restores the
 * list afterwards.
 */
export function withSessionDomains<T>(list: readonly SessionDomain[], use: () => T): T {
  const before = inUse
  const ids = new Set(list.map(({ id }) => id))
  useSessionDomains([...before.filter(({ id }) => !ids.has(id)), ...list])
  try {
    return use()
  } finally {
    useSessionDomains(before)
  }
}

/** A name for what a session domain states: equal for equal texts. */
export const markOf = ({ id, domain, phrases }: SessionDomain): string => hashOfText([id, domain, phrases].join('\0'))

/**
 * What the session domains add to whatever is found for a source: '' if none of them follows the name of its
 * domain. Results that are kept hold it in their keys, so that no wording outlives its change, and others stay.
 */
export const sessionMarkOf = (source: Source | null): string =>
  source === null || names.size === 0 ? '' : (names.get(namedIn(source.domain)) ?? '')
