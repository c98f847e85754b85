// Names that nothing declares. One that is near a declared name is a slip, and each slip is shown; one that
// is near nothing lacks its declaration, which is one fault however often it is used.

import type { Span } from '../../base/text'
import { proposal, type Log } from '../read/log'
import { notes } from '../messages'

type UnknownCode =
  | 'unknown-type'
  | 'unknown-predicate'
  | 'unknown-function'
  | 'unknown-object'
  | 'unknown-variable'
  | 'unknown-action'

/** Names that nothing declares, in one text. */
export class Unknowns {
  private readonly seen = new Map<
    string,
    { span: Span; code: UnknownCode; name: string; more: number }
  >()
  private readonly log: Log

  constructor(log: Log) {
    this.log = log
  }

  /** Notes a name that is not declared; `place` tells apart the scopes where it would be. */
  add(
    code: UnknownCode,
    name: string,
    span: Span,
    candidates: () => Iterable<string>,
    place = '',
  ): void {
    const key = `${code} ${place} ${name}`
    const first = this.seen.get(key)
    if (first !== undefined) {
      first.more++
      return
    }
    const near = this.log.near(name, candidates)
    if (near.length === 0) this.seen.set(key, { span, code, name, more: 0 })
    else this.log.report(code, span, [name], proposal(name, near, span))
  }

  /** Reports the names that were held back to be counted. */
  flush(): void {
    for (const { code, name, span, more } of this.seen.values())
      this.log.report(
        code,
        span,
        [name],
        more > 0 ? { notes: [{ message: notes.alsoUsed(more) }] } : undefined,
      )
    this.seen.clear()
  }
}
