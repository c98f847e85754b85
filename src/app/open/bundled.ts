// The domains that ship with the playground: what is shown of them came with the page, their texts are asked for once.

import cards from 'planground:cards'
import type { BundledDomain } from '../../library/cards'
import { type CallOutcome, run } from '../engine/lanes'

/** All of them, without their texts. */
export const domainCards = cards

export type Card = (typeof cards)[number]

/** The one that a visit begins with: it explains itself best. */
export const openingCard = cards.find(({ opening }) => opening) ?? cards[0]!

let asked: Promise<CallOutcome<readonly BundledDomain[]>> | undefined

/** All of them, with their texts. */
export async function bundledTexts(): Promise<CallOutcome<readonly BundledDomain[]>> {
  asked ??= run('quick', 'loading the problems', api => api.library.domains())
  const outcome = await asked
  if (outcome.kind !== 'done') asked = undefined
  return outcome
}
