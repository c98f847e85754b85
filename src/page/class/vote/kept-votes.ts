// A phone's record of polls, in this browser only: four random letters that identify its votes, and the votes.

import * as v from 'valibot'
import type { TextStore } from '#page/browser/text-store'
import { storedValue } from '#page/state/keeping/stored-value'

const NAME = 'planground-votes'
/** Maximum number of stored votes; the oldest are removed first. */
const MAX_VOTES = 60
const DEVICES = 2 ** 20

const schema = v.object({
  device: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DEVICES - 1)),
  votes: v.fallback(v.array(v.tuple([v.string(), v.string()])), []),
})
type VoteRecord = v.InferOutput<typeof schema>

/** The stored record, or a new device; `draws`: returns a random number below 2^32. */
const read = (storage: TextStore, draws: () => number): VoteRecord =>
  storedValue(storage, NAME, schema) ?? { device: draws() % DEVICES, votes: [] }

export interface KeptVotes {
  /** Below 2^20. */
  readonly device: number
  /** False if this browser stores nothing. */
  readonly isKept: () => boolean
  readonly voteOn: (question: string) => string | undefined
  readonly put: (question: string, choice: string) => void
}

export function keptVotes(storage: TextStore, draws: () => number): KeptVotes {
  let now = read(storage, draws)
  const write = (): boolean => storage.setItem(NAME, JSON.stringify(now))
  let isKept = write()
  return {
    device: now.device,
    isKept: () => isKept,
    voteOn: question => now.votes.find(([of]) => of === question)?.[1],
    put(question, choice) {
      const others = now.votes.filter(([of]) => of !== question)
      now = { ...now, votes: [...others, [question, choice] as [string, string]].slice(-MAX_VOTES) }
      isKept = write()
    },
  }
}
