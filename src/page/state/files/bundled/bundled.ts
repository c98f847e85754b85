// The shipped domains: their cards are part of the page, their texts are requested once.

import cards from 'planground:cards'
import type { BundledDomain } from '#language/library/cards'
import type { App } from '#page/state/app'
import type { CallOutcome } from '#page/state/lanes/create-lanes'

/** All cards, without their texts and without the data that only question making needs (`make/worlds.ts`). */
export const domainCards = cards

export type Card = (typeof cards)[number]

/** The domain shown on a first visit: it is the easiest to understand. */
export const openingCard = cards.find(({ opening }) => opening) ?? cards[0]!

export type BundledTexts = () => Promise<CallOutcome<readonly BundledDomain[]>>

/** Requests all shipped domains with their texts. */
export function createBundledTexts({ lanes }: Pick<App, 'lanes'>): BundledTexts {
  let asked: ReturnType<BundledTexts> | undefined
  return async () => {
    asked ??= lanes.run('quick', 'loading the problems', api => api.domains.all())
    const outcome = await asked
    if (outcome.kind !== 'done') asked = undefined
    return outcome
  }
}
