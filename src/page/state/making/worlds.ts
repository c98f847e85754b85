// What the first page does without: the numbers by which a domain's problems are made, and the icon that stands for it.

import worlds from 'planground:worlds'
import type { DomainCard } from '#language/library/cards'
import { type Card, domainCards, openingCard } from '../files/bundled/bundled'

export interface World extends DomainCard {
  /** What its icon has between `<svg …>` and `</svg>`; '' if it has none of our own. */
  readonly picture: string
}

/** The whole card of a domain. */
export function worldOf(card: Card | DomainCard): World {
  if ('presets' in card) return { ...card, picture: worlds.find(({ icon }) => icon === card.icon)?.picture ?? '' }
  return { ...card, ...worlds[domainCards.findIndex(({ id }) => id === card.id)]! }
}

/** The domain that a visit begins with. */
export const openingWorld = (): World => worldOf(openingCard)
