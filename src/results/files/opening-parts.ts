// Sends large files to the page in portions, since the page blocks while it receives data; also reports progress.

import type { Question } from '#questions/kinds/question'
import { type Inspected, inspect, type OpenedFile, type ShareSink } from './inspect'

/** The recognised content; for a file with many questions, the first portion of them. */
export interface Recognised {
  readonly content: Inspected
  /** The total number of questions, and the ticket to request more; null if all are included. */
  readonly rest: { readonly ticket: number; readonly total: number } | null
}

/** Questions sent at a time. */
const PORTION = 100

/** Files with questions that have not been sent yet. */
export interface Portions {
  /** Like `inspect`, but returns only the first portion of the questions. */
  recognise(name: string, bytes: Uint8Array, onProgress?: ShareSink): Recognised
  /** The next portion of questions; empty if all were sent. */
  more(ticket: number): readonly Question[]
}

export function portions(): Portions {
  const waiting = new Map<number, { readonly questions: readonly Question[]; next: number }>()
  let last = 0
  return {
    recognise(name, bytes, onProgress): Recognised {
      const content = inspect(name, bytes, onProgress)
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
