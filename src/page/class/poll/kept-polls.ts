// The polls that this browser stores: the progress and votes of each. A second window of the same browser, on the
// projector, receives each change. Stored data of another shape is ignored.

import { type Accessor, createSignal } from 'solid-js'
import * as v from 'valibot'
import { MAX_ROUNDS } from '#teaching/polls/link'
import type { App } from '#page/state/app'
import { storedValue } from '#page/state/keeping/stored-value'

const NAME = 'planground-polls'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const schema = v.array(
  v.object({
    /** The hash of the sheet, and the number of the item, counted from 1. */
    sheet: v.string(),
    item: count,
    /** The link of the sheet, which contains the whole sheet. */
    link: v.string(),
    title: v.string(),
    /** The steps for the class: see the question, vote, see the counts, see the right answer. */
    step: v.picklist(['think', 'vote', 'counts', 'answer']),
    /** End of the time for thinking, in milliseconds since 1970; null without a timer. */
    ends: v.nullable(v.number()),
    rounds: v.pipe(
      v.array(
        v.object({
          hands: v.record(v.string(), count),
          votes: v.array(v.tuple([v.string(), v.string()])),
        }),
      ),
      v.minLength(1),
      v.maxLength(MAX_ROUNDS),
    ),
  }),
)

export type KeptPoll = v.InferOutput<typeof schema>[number]
export type PollStep = KeptPoll['step']

export interface KeptPolls {
  /** The most recently used first. */
  readonly list: Accessor<readonly KeptPoll[]>
  readonly find: (sheet: string, item: number) => KeptPoll | undefined
  /** Stores it; a new one becomes the first in the list. */
  readonly put: (poll: KeptPoll) => void
  readonly forget: (sheet: string, item: number) => void
}

const isOf = (sheet: string, item: number) => (poll: KeptPoll) => poll.sheet === sheet && poll.item === item

export function createKeptPolls({ storage, notices }: App): KeptPolls {
  const read = (): readonly KeptPoll[] => storedValue(storage, NAME, schema) ?? []
  const [list, setList] = createSignal(read())
  addEventListener('storage', ({ key }) => {
    if (key === NAME || key === null) setList(read())
  })
  let isWarned = false
  const set = (next: readonly KeptPoll[]): void => {
    setList(next)
    if (storage.setItem(NAME, JSON.stringify(next)) || isWarned) return
    isWarned = true
    notices.notify({
      tone: 'problem',
      title: 'This browser cannot keep the poll',
      lines: [
        'The votes are lost when you close the page, so save the results as CSV before that. A second window does not follow this one.',
      ],
    })
  }
  return {
    list,
    find: (sheet, item) => list().find(isOf(sheet, item)),
    put(poll) {
      const at = list().findIndex(isOf(poll.sheet, poll.item))
      set(at < 0 ? [poll, ...list()] : list().map((old, i) => (i === at ? poll : old)))
    },
    forget: (sheet, item) => set(list().filter(poll => !isOf(sheet, item)(poll))),
  }
}
