// A poll without a server: each phone shows a code such as `PG-7K2M-B-4Q9Z-XC`, the codes are posted in the class's own
// chat, and the chat is pasted here. The last code of each device counts. Peer instruction: Crouch and Mazur, _Peer
// Instruction: Ten years of experience and results_, American Journal of Physics 69 (2001).

import { checkOf, fourFor, letters, mended } from './letters'

export interface Vote {
  /** The tag of the poll, from `pollTag`. */
  readonly tag: string
  /** The letter of a choice; for yes/no, `Y` or `N`. */
  readonly choice: string
  /** Four letters, drawn at random once per device. */
  readonly device: string
}

/** Four letters that identify one question of a sheet and one round of votes on it. */
export const pollTag = (sheetHash: string, item: number, round: number): string =>
  fourFor(`poll/${sheetHash}/${item}/${round}`)

/** Four letters for a device, from a random number below 2^20. */
export const deviceOf = (drawn: number): string => letters(drawn, 4)

/** The code of a vote. */
export const voteCode = ({ tag, choice, device }: Vote): string =>
  `PG-${tag}-${choice}-${device}-${checkOf(tag + choice + device)}`

// Also accepts dashes, since chats may replace hyphens by them.
const CODE =
  /(?<![0-9A-Z])PG[-‐-―−]([0-9A-Z]{4})[-‐-―−]([0-9A-Z])[-‐-―−]([0-9A-Z]{4})[-‐-―−]([0-9A-Z]{2})(?![0-9A-Z])/gi

export interface FoundVotes {
  /** In text order. */
  readonly votes: readonly Vote[]
  /** Texts that look like codes but have a wrong checksum. */
  readonly damaged: readonly string[]
}

/** Maximum number of damaged codes that are listed. */
const MAX_DAMAGED = 1_000

/** All votes in a text, whatever surrounds them. Linear in the text. */
export function votesIn(text: string): FoundVotes {
  const votes: Vote[] = []
  const damaged: string[] = []
  for (const [code, tag, letter, device, check] of text.matchAll(CODE)) {
    const choice = letter!.toUpperCase()
    const vote = { tag: mended(tag!), choice, device: mended(device!) }
    const { tag: poll, device: from } = vote
    if (poll !== undefined && from !== undefined && mended(check!) === checkOf(poll + choice + from))
      votes.push({ tag: poll, choice, device: from })
    else if (damaged.length < MAX_DAMAGED) damaged.push(code)
  }
  return { votes, damaged }
}

export interface Tally {
  /** Number of votes for each choice, including choices without a vote. */
  readonly counts: readonly { readonly choice: string; readonly votes: number }[]
  readonly all: number
  /** Number of votes replaced by a later vote of the same device. */
  readonly replaced: number
  /** Number of codes of other questions, rounds or sheets. */
  readonly elsewhere: number
  /** Number of votes for letters that are not choices. */
  readonly stray: number
}

/** The result of one poll: the last vote of each device counts. */
export function tally(votes: readonly Vote[], tag: string, choices: readonly string[]): Tally {
  const here = votes.filter(vote => vote.tag === tag)
  const known = here.filter(({ choice }) => choices.includes(choice))
  const last = new Map(known.map(({ device, choice }) => [device, choice]))
  const counts = choices.map(choice => ({
    choice,
    votes: [...last.values()].filter(each => each === choice).length,
  }))
  return {
    counts,
    all: last.size,
    replaced: known.length - last.size,
    elsewhere: votes.length - here.length,
    stray: here.length - known.length,
  }
}

/** Minimum shares of right votes at which a class should discuss, and at which it should continue. */
export interface Thresholds {
  readonly discuss: number
  readonly goOn: number
}
export const usualThresholds: Thresholds = { discuss: 0.3, goOn: 0.7 }

/**
 * The next step after a vote: explain again, let neighbours discuss and vote again, or continue. Null if nobody
 * voted.
 */
export function adviceOn(
  { counts, all }: Tally,
  right: readonly string[],
  { discuss, goOn }: Thresholds = usualThresholds,
): 'explain' | 'discuss' | 'go-on' | null {
  if (all === 0) return null
  const votes = counts.filter(({ choice }) => right.includes(choice)).reduce((sum, each) => sum + each.votes, 0)
  const share = votes / all
  return share < discuss ? 'explain' : share <= goOn ? 'discuss' : 'go-on'
}
