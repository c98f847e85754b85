// The visitor's own domains that are in use in this session: made in Templates, dropped as folders, or received by a
// link. Every engine receives the list before its next call (`state/lanes/lane.ts`).

import { type Accessor, createMemo, createSignal, untrack } from 'solid-js'
import type { SessionDomain } from '#language/english/session-domains'
import type { Lanes } from '../lanes/create-lanes'
import type { Notices } from '../notices'

export type { SessionDomain } from '#language/english/session-domains'

export interface SessionDomains {
  /** The domains in use, in the order in which they were added. */
  readonly list: Accessor<readonly SessionDomain[]>
  readonly isInUse: (id: string) => boolean
  /** The domain with this id; undefined if it is not in use. */
  readonly named: (id: string) => SessionDomain | undefined
  /** Uses the domain from now on, replacing one with the same id; does nothing if the two are equal. */
  readonly put: (domain: SessionDomain) => void
  /** Uses exactly these domains: those of an earlier visit, or of another tab. */
  readonly replace: (list: readonly SessionDomain[]) => void
  /** Stops using the domain; a notice offers to undo it. */
  readonly remove: (id: string) => void
}

export function createSessionDomains({
  lanes,
  notices,
}: {
  readonly lanes: Pick<Lanes, 'useDomains'>
  readonly notices: Notices
}): SessionDomains {
  const [list, setList] = createSignal<readonly SessionDomain[]>([])
  const byId = createMemo(() => new Map(list().map(domain => [domain.id, domain])))
  const use = (domains: readonly SessionDomain[]): void => {
    // Engines must know the domains before the change triggers requests.
    lanes.useDomains(domains)
    setList(domains)
  }
  const putAt = (domain: SessionDomain, place: number): void => {
    const old = untrack(list)
    const known = old.find(({ id }) => id === domain.id)
    if (known === undefined) use([...old.slice(0, place), domain, ...old.slice(place)])
    else if (!isSame(known, domain)) use(old.map(other => (other === known ? domain : other)))
  }
  return {
    list,
    isInUse: id => byId().has(id),
    named: id => byId().get(id),
    put: domain => putAt(domain, untrack(list).length),
    replace: use,
    remove(id) {
      const at = list().findIndex(domain => domain.id === id)
      const domain = list()[at]
      if (domain === undefined) return
      use(list().filter(other => other.id !== id))
      notices.notify({
        tone: 'plain',
        title: `${domain.title} is no longer in use`,
        lines: ['Questions of the domain stay open, in plain names instead of its English.'],
        action: { label: 'Undo', run: () => putAt(domain, at) },
      })
    },
  }
}

const isSame = (one: SessionDomain, other: SessionDomain): boolean => JSON.stringify(one) === JSON.stringify(other)
