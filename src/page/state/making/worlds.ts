// Data that the first page does not need: the generator parameters of a domain, and its icon.

import worlds from 'planground:worlds'
import type { DomainCard } from '#language/library/cards'
import { type Card, domainCards, openingCard } from '../files/bundled/bundled'

export interface World extends DomainCard {
  /** The content of the icon's `<svg>` element; '' if the domain has no icon. */
  readonly picture: string
}

/** The card of a domain with this data. */
export function worldOf(card: Card | DomainCard): World {
  if ('presets' in card) return { ...card, picture: worlds.find(({ icon }) => icon === card.icon)?.picture ?? '' }
  return { ...card, ...worlds[domainCards.findIndex(({ id }) => id === card.id)]! }
}

/** The domain shown on a first visit. */
export const openingWorld = (): World => worldOf(openingCard)
