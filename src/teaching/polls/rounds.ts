// The results of a poll's rounds: counts, shares, changed votes, and all of it as a table.

import { csvField } from '#base/csv-field'
import type { Tally } from '#teaching/sheets/poll'
import type { DeviceVote } from './gather'

/** One round of votes on a question. */
export interface PollRound {
  /** Number of raised hands for each choice. */
  readonly hands: Readonly<Record<string, number>>
  readonly votes: readonly DeviceVote[]
}

/** Raised hands and codes together. */
export function countsOf({ hands, votes }: PollRound, choices: readonly string[]): Tally {
  const codes = new Map<string, number>()
  for (const [, choice] of votes) codes.set(choice, (codes.get(choice) ?? 0) + 1)
  const counts = choices.map(choice => ({
    choice,
    votes: (hands[choice] ?? 0) + (codes.get(choice) ?? 0),
  }))
  const all = counts.reduce((sum, { votes }) => sum + votes, 0)
  return { counts, all, replaced: 0, elsewhere: 0, stray: 0 }
}

/** How the devices that voted in both rounds changed their votes. */
export interface Moved {
  readonly both: number
  readonly toRight: number
  readonly toWrong: number
}

export function movedBetween(first: PollRound, second: PollRound, right: readonly string[]): Moved {
  const before = new Map(first.votes)
  const both = second.votes.filter(([device]) => before.has(device))
  const count = (from: boolean, to: boolean): number =>
    both.filter(([device, choice]) => right.includes(before.get(device)!) === from && right.includes(choice) === to)
      .length
  return { both: both.length, toRight: count(false, true), toWrong: count(true, false) }
}

/** A poll to be exported. */
export interface PollReport {
  readonly sheet: string
  readonly title: string
  /** Counted from 1. */
  readonly item: number
  readonly question: string
  readonly choices: readonly { readonly letter: string; readonly text: string }[]
  readonly right: readonly string[]
  readonly rounds: readonly PollRound[]
}

const HEAD = [
  ...['sheet', 'title', 'item', 'question', 'round', 'choice', 'text', 'is'],
  ...['votes', 'share', 'by hands', 'by codes'],
]

/** A table with one line per choice and round; shares have three decimals. */
export function pollCsv(polls: readonly PollReport[]): string {
  const lines = polls.flatMap(({ sheet, title, item, question, choices, right, rounds }) =>
    rounds.flatMap((round, at) => {
      const { counts, all } = countsOf(
        round,
        choices.map(({ letter }) => letter),
      )
      return choices.map(({ letter, text }, i) => {
        const { votes } = counts[i]!
        const hands = round.hands[letter] ?? 0
        const share = all === 0 ? '' : (votes / all).toFixed(3)
        return [
          ...[sheet, title, `${item}`, question, `${at + 1}`, letter, text],
          ...[right.includes(letter) ? 'right' : 'wrong', `${votes}`, share],
          ...[`${hands}`, `${votes - hands}`],
        ]
      })
    }),
  )
  return [HEAD, ...lines].map(line => `${line.map(csvField).join(',')}\r\n`).join('')
}
