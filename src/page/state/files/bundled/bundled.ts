// The shipped domains: their cards are part of the page, their texts are requested once.

import cards from 'planground:cards'
import type { BundledDomain } from '#language/library/cards'
import type { App } from '#page/state/app'
import type { CallOutcome } from '#page/state/lanes/create-lanes'

/** All of them, without their texts and without what only making questions asks for (`make/worlds.ts`). */
export const domainCards = cards

export type Card = (typeof cards)[number]

/** The one that a visit begins with: it explains itself best. */
export const openingCard = cards.find(({ opening }) => opening) ?? cards[0]!

export type BundledTexts = () => Promise<CallOutcome<readonly BundledDomain[]>>

/** All of them, with their texts. */
export function createBundledTexts({ lanes }: Pick<App, 'lanes'>): BundledTexts {
  let asked: ReturnType<BundledTexts> | undefined
  return async () => {
    asked ??= lanes.run('quick', 'loading the problems', api => api.domains.all())
    const outcome = await asked
    if (outcome.kind !== 'done') asked = undefined
    return outcome
  }
}
