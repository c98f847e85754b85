// One poll: the question of a sheet, the current step, and the votes of each round.

import { createMemo, createSignal } from 'solid-js'
import { adviceOn, pollTag, type Thresholds, usualThresholds } from '#teaching/sheets/poll'
import type { DeviceVote, GatheredVotes } from '#teaching/polls/gather'
import { MAX_ROUNDS, voteLink } from '#teaching/polls/link'
import { countsOf } from '#teaching/polls/rounds'
import type { Sheet } from '#teaching/sheets/sheet'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { createKeptSheets } from '../kept-sheets'
import { createKeptPolls, type KeptPoll, type PollStep } from './kept-polls'

export type PollState = ReturnType<typeof createPoll>

/** Maximum number of hands for one choice. */
export const MAX_HANDS = 10_000

/** The poll on an item, numbered from 1, of the sheet with this hash; disposed with its owner. */
export function createPoll(app: App, hash: string, item: number) {
  const kept = app.feature(createKeptPolls)
  const link = (): string | null =>
    app.feature(createKeptSheets).named(hash)?.link ?? kept.find(hash, item)?.link ?? null
  const first = link()
  const { made, poll, refusal } = createMade(app, first, item)
  const blank = (): KeptPoll => ({
    ...{ sheet: hash, item, link: first ?? '', title: poll()?.sheet.title ?? '' },
    ...{ step: 'think', ends: null, rounds: [{ hands: {}, votes: [] }] },
  })
  const now = createMemo(() => kept.find(hash, item) ?? blank())
  const change = (part: Partial<KeptPoll>): void => kept.put({ ...now(), ...part })
  const letters = createMemo(() => poll()?.ask.choices.map(({ letter }) => letter) ?? [])
  const round = () => now().rounds.length
  const counts = createMemo(() => now().rounds.map(round => countsOf(round, letters())))
  const last = () => now().rounds.at(-1)!
  const changeRound = (part: Partial<KeptPoll['rounds'][number]>): void =>
    change({ rounds: [...now().rounds.slice(0, -1), { ...last(), ...part }] })
  return {
    ...{ hash, item, made, poll, refusal, now, letters, round, counts },
    /** True if this browser does not have the sheet. */
    isMissing: first === null,
    /** The link for phones to vote in the open round. */
    voteLink: () => voteLink({ sheet: hash, item, choices: letters(), round: round() }),
    all: () => counts().at(-1)?.all ?? 0,
    handsFor: (letter: string): number => last().hands[letter] ?? 0,
    votes: (): readonly DeviceVote[] => last().votes,
    setHands: (letter: string, votes: number): void =>
      changeRound({
        hands: { ...last().hands, [letter]: Math.max(0, Math.min(MAX_HANDS, votes)) },
      }),
    clearRound(): void {
      const before = now()
      changeRound({ hands: {}, votes: [] })
      app.notices.notify({
        tone: 'plain',
        title: `The votes of round ${round()} were cleared`,
        action: { label: 'Undo', run: () => kept.put(before) },
      })
    },
    startOver(): void {
      const before = now()
      kept.forget(hash, item)
      app.notices.notify({
        tone: 'plain',
        title: 'The poll and all its votes were cleared',
        action: { label: 'Undo', run: () => kept.put(before) },
      })
    },
    go: (step: PollStep): void => change({ step, ends: null }),
    voteAgain: (): void =>
      change({
        step: 'vote',
        ends: null,
        rounds: [...now().rounds, { hands: {}, votes: [] }].slice(0, MAX_ROUNDS),
      }),
    mayVoteAgain: () => round() < MAX_ROUNDS,
    setEnds: (ends: number | null): void => change({ ends }),
    gather: gathering(app, {
      ...{ hash, item, letters, round },
      votes: () => last().votes,
      put: votes => changeRound({ votes: votes.map(([device, choice]) => [device, choice]) }),
    }),
    advice: createAdvice(
      () => counts().at(-1),
      () => poll()?.key.right ?? [],
    ),
  }
}

/** The question, made from the link of its sheet; null if there is none. */
function createMade(app: App, link: string | null, item: number) {
  const made = createPane(
    () => link,
    link =>
      app.lanes.run('computing', 'making the question', async api => {
        const read = await api.sheets.readLink(link)
        if (read.kind === 'bad') return read.message
        const poll = await api.polls.make(read.sheet, item - 1)
        return typeof poll === 'string' ? poll : { ...poll, sheet: read.sheet }
      }),
  )
  const poll = createMemo(() => {
    const now = made.value()
    return typeof now === 'string' ? undefined : now
  })
  return {
    made,
    poll,
    /** Why there is nothing to vote on; '' if there is. */
    refusal: (): string => {
      const now = made.value()
      return typeof now === 'string' ? now : made.message()
    },
  }
}

interface Gathering {
  readonly hash: string
  readonly item: number
  readonly letters: () => readonly string[]
  readonly round: () => number
  readonly votes: () => readonly DeviceVote[]
  readonly put: (votes: readonly DeviceVote[]) => void
}

/** Collects the votes in texts, one after the other; null if stopped or failed. */
function gathering(app: App, poll: Gathering) {
  let before: Promise<unknown> = Promise.resolve()
  return (text: string, cards: boolean): Promise<GatheredVotes | null> => {
    const next = before.then(() => gather(app, poll, text, cards))
    before = next.catch(() => {})
    return next
  }
}

async function gather(
  { lanes, notices }: App,
  { hash, item, letters, round, votes, put }: Gathering,
  text: string,
  cards: boolean,
): Promise<GatheredVotes | null> {
  const tag = (round: number): string => pollTag(hash, item - 1, round)
  const open = round()
  const all = Array.from({ length: MAX_ROUNDS }, (_, i) => i + 1)
  const outcome = await lanes.run('quick', 'looking for votes', api =>
    api.polls.gather(
      text,
      {
        ...{ tag: tag(open), choices: letters(), cards },
        otherRounds: all.filter(each => each !== open).map(tag),
      },
      votes(),
    ),
  )
  if (outcome.kind === 'failed')
    notices.notify({
      tone: 'problem',
      title: 'The votes could not be read',
      lines: [outcome.message],
    })
  // The next round may have started meanwhile.
  if (outcome.kind !== 'done' || open !== round()) return null
  const { value } = outcome
  if (value.fresh > 0 || value.changed > 0) put(value.votes)
  return value
}

/** The suggested next step after the last round, by adjustable thresholds. */
function createAdvice(tally: () => Parameters<typeof adviceOn>[0] | undefined, right: () => readonly string[]) {
  const [bounds, setBounds] = createSignal<Thresholds>(usualThresholds)
  return {
    bounds,
    setBounds,
    what: () => {
      const now = tally()
      return now === undefined ? null : adviceOn(now, right(), bounds())
    },
    /** Share of right votes; 0 without votes. */
    share: (): number => {
      const { counts, all } = tally() ?? { counts: [], all: 0 }
      const votes = counts.filter(({ choice }) => right().includes(choice))
      return all === 0 ? 0 : votes.reduce((sum, each) => sum + each.votes, 0) / all
    },
  }
}

/** Items of a sheet that can be voted on, numbered from 1; steps of lessons are not questions. */
export const itemsToAsk = ({ items }: Sheet): readonly number[] =>
  items.flatMap(({ item }, i) => (item === 'step' ? [] : [i + 1]))
