// The domains that a visitor added or edited, while they are in use: each realm (the page, its workers, those that score) receives the
// whole list, and everything that writes or reads English follows it. A realm holds nothing else about them.

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
  // Caches are tied to the list.
  if (JSON.stringify(list) === JSON.stringify(inUse)) return
  inUse = list.length === 0 ? none : list
  const byName = new Map<string, string[]>()
  for (const domain of inUse) {
    const name = namedIn(domain.domain)
    byName.set(name, [...(byName.get(name) ?? []), markOf(domain)])
  }
  names = new Map([...byName].map(([name, marks]) => [name, marks.join(' ')]))
}

/** The result of `use` while these domains are also in use, replacing those with the same names; restores the list afterwards. */
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

/** A key for the contents of a session domain: equal for equal texts. */
export const markOf = ({ id, domain, phrases }: SessionDomain): string => hashOfText([id, domain, phrases].join('\0'))

/**
 * The part of a cache key for the session domains of a source: '' if none of them has its domain's name. So no wording outlives its change,
 * and other results stay.
 */
export const sessionMarkOf = (source: Source | null): string =>
  source === null || names.size === 0 ? '' : (names.get(namedIn(source.domain)) ?? '')
