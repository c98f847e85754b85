// The visitor's own domains that are in use in this session: made in Templates, dropped as folders, or come with a link.
// Every engine hears of the list before its next call (`state/lanes/lane.ts`).

import { type Accessor, createMemo, createSignal, untrack } from 'solid-js'
import type { SessionDomain } from '#language/english/session-domains'
import type { Lanes } from '../lanes/create-lanes'
import type { Notices } from '../notices'

export type { SessionDomain } from '#language/english/session-domains'

export interface SessionDomains {
  /** Those in use, in the order in which they were added. */
  readonly list: Accessor<readonly SessionDomain[]>
  readonly isInUse: (id: string) => boolean
  /** Undefined where none of this id is in use. */
  readonly named: (id: string) => SessionDomain | undefined
  /** Uses it from now on; it takes the place of the one of the same id. Nothing happens where it states the same. */
  readonly put: (domain: SessionDomain) => void
  /** Uses just these: of an earlier visit, or of another tab. */
  readonly replace: (list: readonly SessionDomain[]) => void
  /** Uses it no more; a notice offers to undo it. */
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
    // Before anything is asked because of the change.
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
