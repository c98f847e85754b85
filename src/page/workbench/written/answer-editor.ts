// The editor of an answer that is a whole problem, for other components.

import type { Span } from '#base/text'
import type { EditorHandle } from '#page/editor/editor'
import { smallest } from '../pairs/smallest'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { problemPlace } from '#page/state/session/written'

export interface AnswerEditor {
  readonly setHandle: (handle: EditorHandle | null) => void
  /** Selects a span of the problem. */
  readonly reveal: (span: Span) => void
  /** Replaces the problem in the answer, undoable in the editor; text around it stays. */
  readonly put: (entry: Entry, problem: string) => void
}

export function createAnswerEditor({ session, desks }: App): AnswerEditor {
  let handle: EditorHandle | null = null
  return {
    setHandle(next) {
      handle = next
    },
    reveal: ({ from, to }) => handle?.reveal(from, to),
    put({ id }, problem) {
      const { answer } = session.workOf(id)
      const { from, to, isBare } = problemPlace(answer)
      const next = answer.slice(0, from) + problem + answer.slice(to)
      const { start, end, put } = smallest(answer, next)
      if (!(isBare && handle?.replace(start, end, put))) session.setAnswer(id, next)
      desks.of(id)?.setSetback(null)
    },
  }
}
