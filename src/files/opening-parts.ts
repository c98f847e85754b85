// Large files on their way to the page: how far they are read, and their questions by portions, since the page stands
// still while it takes what it is given.

import type { Question } from '../kinds/question'
import type { OpenedFile } from '../engine/api/engine'
import { inspect } from './inspect'
import type { FilesApi } from '../engine/api/files'
import type { Looked } from '../engine/api/opening'

/** Questions that are handed over at once. */
const PORTION = 100

export function portions(): Pick<FilesApi, 'look' | 'more'> {
  const waiting = new Map<number, { readonly questions: readonly Question[]; next: number }>()
  let last = 0
  return {
    look(name, bytes, hear): Looked {
      const content = inspect(name, bytes, hear)
      if (content.kind !== 'questions' || content.file.questions.length <= PORTION)
        return { content, rest: null }
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
