// Collects votes from a pasted chat or from codes seen by the camera; the last vote of each device counts.

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
  /** True if printed cards count too, since they belong to no particular question. */
  readonly cards: boolean
}

export interface GatheredVotes {
  /** One vote per device, in the order in which devices first voted. */
  readonly votes: readonly DeviceVote[]
  /** Number of votes found in the text, for any round. */
  readonly found: number
  /** Number of devices that had not voted before. */
  readonly fresh: number
  /** Number of devices that changed their vote. */
  readonly changed: number
  /** Number of votes in the text that were replaced by a later one of the same device. */
  readonly replaced: number
  /** Number of votes for other rounds on this question. */
  readonly otherRound: number
  /** Number of votes for other questions and sheets. */
  readonly elsewhere: number
  /** Number of votes for letters that are not choices. */
  readonly stray: number
  /** Code-like texts with a wrong checksum: the first few, and their number. */
  readonly damaged: { readonly some: readonly string[]; readonly all: number }
}

const SOME = 20

/** Printed cards contain this instead of the four letters that identify a question. */
const CARD = 'CARD'
export const MAX_CARDS = 200

/** The code on one side of a card; `number` is counted from 1. */
export const cardCode = (number: number, choice: string): string =>
  voteCode({ tag: CARD, choice, device: letters(number, 4) })

/** Adds the votes in a text to the earlier ones. */
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
