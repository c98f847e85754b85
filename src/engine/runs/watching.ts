// Sends the rows of the runs displayed on the page: stored rows, then new ones, each once and in order.

import type { Override } from '#results/runs/row'
import type { RunShelves } from '#results/store/run-shelves'
import type { RunChunk } from '#results/store/runs'
import type { RunNews } from '#engine/api/runs'

/** Number of row chunks read and sent at once. */
const PIECE = 4

interface Watched {
  /** Number of rows sent. */
  sent: number
  /** Resolves when the current read and all earlier ones are done. */
  reading: Promise<void>
  isReading: boolean
}

export class Watching {
  private readonly watched = new Map<string, Watched>()
  private readonly shelves: RunShelves
  private readonly onNews: (news: RunNews) => void

  constructor(shelves: RunShelves, onNews: (news: RunNews) => void) {
    this.shelves = shelves
    this.onNews = onNews
  }

  /** Sends all rows of a run from now on; resolves with the overrides when the stored rows have been sent. */
  async begin(id: string): Promise<ReadonlyMap<number, Override>> {
    this.watched.set(id, { sent: 0, reading: Promise.resolve(), isReading: false })
    const overrides = await this.shelves.overrides(id)
    await this.more(id)
    return overrides
  }

  end(id: string): void {
    this.watched.delete(id)
  }

  /** To be called when this tab has stored a chunk. */
  stored(id: string, { first, rows }: RunChunk): void {
    const watched = this.watched.get(id)
    if (watched === undefined) return
    if (watched.isReading || first > watched.sent) void this.more(id)
    else if (first === watched.sent) {
      watched.sent = first + rows.length
      this.onNews({ kind: 'rows', id, first, rows: [rows] })
    }
  }

  /** Reads and sends the rows stored since the last call. */
  more(id: string): Promise<void> {
    const watched = this.watched.get(id)
    if (watched === undefined) return Promise.resolve()
    watched.reading = watched.reading.then(() => this.read(id, watched))
    return watched.reading
  }

  private async read(id: string, watched: Watched): Promise<void> {
    watched.isReading = true
    while (this.watched.get(id) === watched) {
      const chunks = await this.shelves.rows(id, watched.sent, PIECE)
      const fresh = chunks.filter(({ first }) => first >= watched.sent)
      if (fresh.length === 0) break
      const { first } = fresh[0]!
      const rows = fresh.map(chunk => chunk.rows)
      watched.sent = first + rows.reduce((sum, { length }) => sum + length, 0)
      this.onNews({ kind: 'rows', id, first, rows })
    }
    watched.isReading = false
  }
}
