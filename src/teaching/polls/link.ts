// What leads a phone to a vote: `vote=7K2MQ4XC.3.ABCD`, the third question of a sheet with four choices, and `.2` after it
// in the second round. Short, so that its QR code is read from far away.

import { mended } from '#teaching/sheets/letters'

export interface VoteLink {
  /** The hash of the sheet. */
  readonly sheet: string
  /** From 1. */
  readonly item: number
  /** The letters of the choices, in their order. */
  readonly choices: readonly string[]
  /** From 1. */
  readonly round: number
}

export const MAX_ROUNDS = 3
export const MAX_CHOICES = 8
const MAX_NUMBER = 999

const FORM = /^vote=([0-9A-Z]{8})\.(\d{1,3})\.([A-Z]{2,8})(?:\.(\d))?$/

/** The part of an address after `#`. */
export const voteLink = ({ sheet, item, choices, round }: VoteLink): string =>
  `vote=${sheet}.${item}.${choices.join('')}${round === 1 ? '' : `.${round}`}`

/** The vote that a link leads to, in letters of either case; undefined if it leads to none. */
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
