// The link that opens the voting page on a phone: `vote=7K2MQ4XC.3.ABCD` is the third question of a sheet, with four
// choices; `.2` is appended in the second round. It is short, so that its QR code can be scanned from a distance.

import { mended } from '#teaching/sheets/letters'

export interface VoteLink {
  /** The hash of the sheet. */
  readonly sheet: string
  /** Counted from 1. */
  readonly item: number
  /** The letters of the choices, in order. */
  readonly choices: readonly string[]
  /** Counted from 1. */
  readonly round: number
}

export const MAX_ROUNDS = 3
export const MAX_CHOICES = 8
const MAX_NUMBER = 999

const FORM = /^vote=([0-9A-Z]{8})\.(\d{1,3})\.([A-Z]{2,8})(?:\.(\d))?$/

/** The part of an address after `#`. */
export const voteLink = ({ sheet, item, choices, round }: VoteLink): string =>
  `vote=${sheet}.${item}.${choices.join('')}${round === 1 ? '' : `.${round}`}`

/** Parses a vote link, ignoring case; undefined if it is not one. */
export function readVoteLink(link: string): VoteLink | undefined {
  const found = FORM.exec(link.replace(/^vote=(.*)$/is, (_, rest: string) => `vote=${rest.toUpperCase()}`))
  if (found === null) return undefined
  const sheet = mended(found[1]!)
  const item = Number(found[2])
  const choices = [...found[3]!]
  const round = Number(found[4] ?? 1)
  if (sheet === undefined || item < 1 || item > MAX_NUMBER) return undefined
  if (round < 1 || round > MAX_ROUNDS || new Set(choices).size < choices.length) return undefined
  return { sheet, item, choices, round }
}
