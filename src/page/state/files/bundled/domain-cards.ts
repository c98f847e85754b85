// The available domains: those that ship with the playground, and the visitor's own.

import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { DomainCard } from '#language/library/cards'
import type { App } from '#page/state/app'
import { type Card, domainCards } from './bundled'

export interface DomainCards {
  /** The visitor's own domains, including shipped ones with changed English, in the order in which they were added. */
  readonly own: Accessor<readonly DomainCard[]>
  /** All domains: each shipped one, or the visitor's version of it, followed by the visitor's own. */
  readonly all: Accessor<readonly Card[]>
}

export function createDomainCards({ lanes }: App): DomainCards {
  const [own, setOwn] = createSignal<readonly DomainCard[]>([])
  createEffect(
    on(lanes.domains, async domains => {
      if (domains.length === 0) {
        setOwn([])
        return
      }
      const outcome = await lanes.quietly('quick', api => api.domains.own())
      if (outcome.kind !== 'done' || lanes.domains() !== domains) return
      setOwn(outcome.value)
    }),
  )
  const all = createMemo(() => {
    const byId = new Map<string, Card>(own().map(card => [card.id, card]))
    const placed = domainCards.map(card => {
      const instead = byId.get(card.id) ?? card
      byId.delete(card.id)
      return instead
    })
    return [...placed, ...byId.values()]
  })
  return { own, all }
}
