// Votes as they come in, by a chat that is pasted or codes that the camera sees: of each device its last vote counts.

import { letters } from '#teaching/sheets/letters'
import { type Vote, voteCode, votesIn } from '#teaching/sheets/poll'

/** The last vote of a device. */
export type DeviceVote = readonly [device: string, choice: string]

/** The round that is open for votes. */
export interface OpenRound {
  readonly tag: string
  /** The other rounds on the same question. */
  readonly otherRounds: readonly string[]
  readonly choices: readonly string[]
  /** Printed cards count too: they belong to no question. */
  readonly cards: boolean
}

export interface GatheredVotes {
  /** One for each device, in the order of the devices' first votes; earlier ones first. */
  readonly votes: readonly DeviceVote[]
  /** All votes found in the text, for this round or not. */
  readonly found: number
  /** Devices that had not voted before. */
  readonly fresh: number
  /** Devices with a changed vote. */
  readonly changed: number
  /** Votes in the text that a later one of the same device replaced. */
  readonly replaced: number
  /** Votes of other rounds on this question. */
  readonly otherRound: number
  /** Votes of other questions and sheets. */
  readonly elsewhere: number
  /** Votes for a choice that does not exist. */
  readonly stray: number
  /** Texts like codes with a wrong check: the first of them, and their number. */
  readonly damaged: { readonly some: readonly string[]; readonly all: number }
}

const SOME = 20

/** Votes on printed cards carry this instead of four letters for the question. */
const CARD = 'CARD'
export const MAX_CARDS = 200

/** The code on a side of a card; `number` from 1. */
export const cardCode = (number: number, choice: string): string =>
  voteCode({ tag: CARD, choice, device: letters(number, 4) })

/** The votes in a text added to those of before. */
export function gatherVotes(text: string, round: OpenRound, before: readonly DeviceVote[]): GatheredVotes {
  const { votes, damaged } = votesIn(text)
  const { tag, otherRounds, choices, cards } = round
  const isHere = (vote: Vote): boolean => vote.tag === tag || (cards && vote.tag === CARD)
  const here = votes.filter(isHere)
  const known = here.filter(({ choice }) => choices.includes(choice))
  const old = new Map(before)
  const all = new Map(before)
  const seen = new Set<string>()
  for (const { device, choice } of known) {
    seen.add(device)
    all.set(device, choice)
  }
  const otherRound = votes.filter(vote => !isHere(vote) && otherRounds.includes(vote.tag)).length
  const isChanged = (device: string): boolean => old.has(device) && old.get(device) !== all.get(device)
  return {
    votes: [...all],
    found: votes.length,
    fresh: all.size - old.size,
    changed: [...seen].filter(isChanged).length,
    replaced: known.length - seen.size,
    otherRound,
    elsewhere: votes.length - here.length - otherRound,
    stray: here.length - known.length,
    damaged: { some: damaged.slice(0, SOME), all: damaged.length },
  }
}
