// Large files on their way to the page: progress, and their questions in portions, since the page blocks while it receives them.

import type { Question } from '#questions/kinds/question'
import { type Inspected, inspect, type OpenedFile, type ShareSink } from './inspect'

/** The recognised contents; of a file with many questions the first ones. */
export interface Looked {
  readonly content: Inspected
  /** The total number, and the ticket for the next ones; null if all are here. */
  readonly rest: { readonly ticket: number; readonly total: number } | null
}

/** Questions that are handed over at once. */
const PORTION = 100

/** Files with questions that have not been delivered yet. */
export interface Portions {
  /** As `inspect`, by portions. */
  look(name: string, bytes: Uint8Array, hear?: ShareSink): Looked
  /** The next questions; none if all were delivered. */
  more(ticket: number): readonly Question[]
}

export function portions(): Portions {
  const waiting = new Map<number, { readonly questions: readonly Question[]; next: number }>()
  let last = 0
  return {
    look(name, bytes, hear): Looked {
      const content = inspect(name, bytes, hear)
      if (content.kind !== 'questions' || content.file.questions.length <= PORTION) return { content, rest: null }
      const { questions } = content.file
      const ticket = ++last
      waiting.set(ticket, { questions, next: PORTION })
      const file: OpenedFile = { ...content.file, questions: questions.slice(0, PORTION) }
      return { content: { kind: 'questions', file }, rest: { ticket, total: questions.length } }
    },
    more(ticket) {
      const file = waiting.get(ticket)
      if (file === undefined) return []
      const from = file.next
      file.next += PORTION
      if (file.next >= file.questions.length) waiting.delete(ticket)
      return file.questions.slice(from, file.next)
    },
  }
}
