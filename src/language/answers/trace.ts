// Builds a trace: the units of the raw text that a reader kept, and those that it supplied.

import type { TracePart } from './reading'

/** Collects kept and supplied units; the rest of the raw text counts as dropped. */
export class TraceBuilder {
  private readonly raw: string
  private readonly kept: Uint8Array
  private readonly supplied: { at: number; text: string }[] = []

  constructor(raw: string) {
    this.raw = raw
    this.kept = new Uint8Array(raw.length)
  }

  keep(from: number, to: number): void {
    this.kept.fill(1, Math.max(0, from), Math.max(0, to))
  }

  /** Puts `text` in before the unit at `at`. */
  supply(at: number, text: string): void {
    this.supplied.push({ at, text })
  }

  /** The parts in order of place, covering the raw text. */
  parts(): TracePart[] {
    const { raw, kept } = this
    const inserts = this.supplied.slice().sort((a, b) => a.at - b.at)
    const parts: TracePart[] = []
    let next = 0
    let from = 0
    for (;;) {
      while (next < inserts.length && inserts[next]!.at <= from) {
        const { text } = inserts[next++]!
        parts.push({ what: 'supplied', from, to: from, text })
      }
      if (from >= raw.length) return parts
      const stop = next < inserts.length ? Math.min(inserts[next]!.at, raw.length) : raw.length
      let to = from + 1
      while (to < stop && kept[to] === kept[from]) to++
      parts.push({
        what: kept[from] === 1 ? 'kept' : 'dropped',
        from,
        to,
        text: raw.slice(from, to),
      })
      from = to
    }
  }
}

/** A trace that drops everything. */
export const droppedTrace = (raw: string): TracePart[] => new TraceBuilder(raw).parts()
