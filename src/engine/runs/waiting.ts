// Responses without a known question: stored completely with their run, and tried again when question files are
// added.

import type { ResultEvent, ResultRecord } from '#results/scoring/record'
import type { RunShelves } from '#results/store/run-shelves'
import type { WaitingChunk } from '#results/store/runs'
import { packed, unpacked } from './packing'

export interface WaitingRecord {
  readonly record: ResultRecord
  /** Why its question was not found. */
  readonly problem: string
}

export const packWaiting = (waiting: readonly WaitingRecord[]): Promise<Uint8Array> => packed(waiting)

/** The waiting responses of a run, chunk by chunk, before chunk number `end`. */
export async function* waitingChunks(
  shelves: Pick<RunShelves, 'waiting'>,
  id: string,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<{ readonly at: number; readonly records: readonly WaitingRecord[] }> {
  for (let next = 0; ; ) {
    const chunk = await shelves.waiting(id, next)
    if (chunk === undefined || chunk.at >= end) return
    yield { at: chunk.at, records: (await unpacked(chunk.packed)) as readonly WaitingRecord[] }
    next = chunk.at + 1
  }
}

/** The progress of retrying one chunk. */
interface Tried {
  readonly at: number
  readonly records: readonly WaitingRecord[]
  /** Responses that remain waiting. */
  readonly left: WaitingRecord[]
  done: number
}

/** Feeds the waiting responses of a run to scoring again, and determines how their chunks must be updated. */
export class Trying {
  private readonly queue: Tried[] = []
  private readonly shelves: Pick<RunShelves, 'waiting'>
  private readonly id: string
  private readonly end: number

  /** `end`: number of the first chunk that is not retried. */
  constructor(shelves: Pick<RunShelves, 'waiting'>, id: string, end: number) {
    this.shelves = shelves
    this.id = id
    this.end = end
  }

  async *events(): AsyncGenerator<ResultEvent> {
    for await (const { at, records } of waitingChunks(this.shelves, this.id, this.end)) {
      this.queue.push({ at, records, left: [], done: 0 })
      for (const { record } of records) yield { kind: 'record', record }
    }
  }

  /** Takes the result for the next response; returns true at the end of a chunk. */
  took(waitsOn: boolean): boolean {
    const chunk = this.queue.find(({ done, records }) => done < records.length)!
    const record = chunk.records[chunk.done++]!
    if (waitsOn) chunk.left.push(record)
    return chunk.done === chunk.records.length
  }

  /** Updates for the chunks begun so far: without the responses that were scored. */
  chunks(): Promise<readonly WaitingChunk[]> {
    const begun = this.queue.filter(({ done }) => done > 0)
    const rests = begun.map(({ at, records, left, done }) => ({
      at,
      rest: [...left, ...records.slice(done)],
    }))
    const over = begun.filter(({ done, records }) => done === records.length)
    this.queue.splice(0, over.length)
    return Promise.all(
      rests.map(async ({ at, rest }) => ({
        at,
        packed: rest.length === 0 ? null : await packWaiting(rest),
      })),
    )
  }
}
