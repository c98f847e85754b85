// The records that wait for a worker, by question: a worker takes all responses to a question at once, since the problem
// is then solved once.

import type { FoundQuestion } from './identity'

interface Queued {
  /** Its index in the output order. */
  readonly place: number
  readonly found: FoundQuestion
}

/** Questions are in the order of their first waiting record, and so are the records of each. */
export class Queue<Record extends Queued> {
  private groups = new Map<string, Record[]>()
  private records = 0

  /** Number of records. */
  get length(): number {
    return this.records
  }

  has = (exact: string): boolean => this.groups.has(exact)

  add(record: Record): void {
    const group = this.groups.get(record.found.exact)
    if (group === undefined) this.groups.set(record.found.exact, [record])
    else group.push(record)
    this.records++
  }

  /** Returns records that were taken. */
  addAgain(taken: readonly Record[]): void {
    const all = [...taken, ...this.clear()].sort((a, b) => a.place - b.place)
    for (const record of all) this.add(record)
  }

  /** The first question for which this is true. */
  find(isWanted: (exact: string) => boolean): string | undefined {
    for (const exact of this.groups.keys()) if (isWanted(exact)) return exact
    return undefined
  }

  /** The question that was added last. */
  last = (): string | undefined => [...this.groups.keys()].at(-1)

  /** Takes the first records of the question, as long as `isTaken` is true. */
  take(exact: string, isTaken: (record: Record) => boolean): void {
    const group = this.groups.get(exact) ?? []
    const stop = group.findIndex(record => !isTaken(record))
    this.records -= stop < 0 ? group.length : stop
    if (stop < 0) this.groups.delete(exact)
    else group.splice(0, stop)
  }

  /** Takes all records. */
  clear(): Record[] {
    const all = [...this.groups.values()].flat()
    this.groups = new Map()
    this.records = 0
    return all
  }
}
