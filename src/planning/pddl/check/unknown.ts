// Undeclared names. All uses of one are a single fault: its declaration is missing, or misspelt.

import type { Span } from '#base/text'
import { proposal, type Log } from '../read/log'
import { notes } from '../messages'

type UnknownCode =
  | 'unknown-type'
  | 'unknown-predicate'
  | 'unknown-function'
  | 'unknown-object'
  | 'unknown-variable'
  | 'unknown-action'

interface Unknown {
  readonly code: UnknownCode
  readonly name: string
  readonly span: Span
  readonly near: readonly string[]
  /** Further places. */
  more: number
}

/** Undeclared names of one text. */
export class Unknowns {
  private readonly seen = new Map<string, Unknown>()
  private readonly log: Log

  constructor(log: Log) {
    this.log = log
  }

  /** Records an undeclared name; `place` distinguishes the scopes in which it would be declared. */
  add(code: UnknownCode, name: string, span: Span, candidates: () => Iterable<string>, place = ''): void {
    const key = `${code} ${place} ${name}`
    const first = this.seen.get(key)
    if (first !== undefined) first.more++
    else this.seen.set(key, { code, name, span, near: this.log.near(name, candidates), more: 0 })
  }

  /** Reports each name once, at its first place. */
  flush(): void {
    for (const { code, name, span, near, more } of this.seen.values()) {
      const { notes: found = [], fix } = proposal(name, near, span)
      const all = more > 0 ? [...found, { message: notes.alsoUsed(more) }] : found
      this.log.report(code, span, [name], {
        ...(all.length > 0 ? { notes: all } : {}),
        ...(more === 0 && fix !== undefined ? { fix } : {}),
      })
    }
    this.seen.clear()
  }
}
