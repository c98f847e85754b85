// The domains that a visitor added or edited and that are in use: each realm (page, workers, scorers) receives the
// whole list, on which all reading and writing of English depends. A realm has no other state about them.

import { hashOfText } from '#base/hash'
import { namedIn, type Source } from '#planning/pddl/source'

/** A domain of the visitor as plain data: the texts of a folder in `domains/`. */
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
  /**
   * True for a domain of an open lesson: it provides the English of the lesson's texts and is not one of the visitor's
   * domains.
   */
  readonly isFromLesson?: true
}

const none: readonly SessionDomain[] = []
let inUse = none
let names: ReadonlyMap<string, string> = new Map()

/** The session domains in use in this realm; the same array until it is replaced. */
export const sessionDomains = (): readonly SessionDomain[] => inUse

/** Sets the session domains of this realm, replacing all others. */
export function useSessionDomains(list: readonly SessionDomain[]): void {
  // Caches depend on the array's identity.
  if (JSON.stringify(list) === JSON.stringify(inUse)) return
  inUse = list.length === 0 ? none : list
  const byName = new Map<string, string[]>()
  for (const domain of inUse) {
    const name = namedIn(domain.domain)
    byName.set(name, [...(byName.get(name) ?? []), markOf(domain)])
  }
  names = new Map([...byName].map(([name, marks]) => [name, marks.join(' ')]))
}

/** Runs `use` with these domains added, replacing those with the same names; restores the list afterwards. */
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
 * The part of a cache key that depends on session domains: '' if none has the name of the source's domain. So an edited
 * wording is never served from a cache, and other results stay cached.
 */
export const sessionMarkOf = (source: Source | null): string =>
  source === null || names.size === 0 ? '' : (names.get(namedIn(source.domain)) ?? '')
