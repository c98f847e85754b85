// The stage does not give an answer away unasked: parts that reveal it stay covered until the question is checked or
// its answer is revealed. Each part opens separately, which counts as a hint; a preference keeps all of them open.

import { createAsked } from '../session/asked'
import { createMemo, createSignal } from 'solid-js'
import type { App } from '../app'
import type { Entry, Session } from '../session/session'
import type { Question } from '#questions/kinds/question'
import type { StagePart } from '#questions/kinds/kind-words'
import { partsThatAnswer } from './sealed-parts'

/** True if the question has something to answer, and no verdict yet. */
function isOpenQuestion(session: Session, { id, question }: Entry, asked: Question['asked']): boolean {
  const { verdict, revealed } = session.workOf(id)
  const isAsked = asked !== null || question.question.trim() !== ''
  const isJudged = verdict !== null && verdict.verdict !== 'unreadable'
  return isAsked && !isJudged && revealed !== true
}

/** The covered parts of the stage, for the question in front. */
export function createSealing(app: Pick<App, 'session' | 'prefs' | 'stepping' | 'feature'>) {
  const { session, prefs, stepping } = app
  const askedOf = app.feature(createAsked)
  /** On a projector, parts stay covered even if they were answered or opened before. */
  const [isHeldBack, holdBack] = createSignal(false)
  const sealed = createMemo<readonly StagePart[]>(() => {
    const entry = session.selected()
    if (entry === null || (prefs.alwaysShow && !isHeldBack())) return []
    const { kind } = entry.question
    const { asked } = askedOf(entry.question)
    const parts = partsThatAnswer(kind, asked ?? null, stepping.walk())
    if (isHeldBack()) return parts
    if (!isOpenQuestion(session, entry, asked)) return []
    const opened = session.workOf(entry.id).looked ?? []
    return parts.filter(part => !opened.includes(part))
  })
  return {
    isHeldBack,
    holdBack,
    isSealed: (part: StagePart): boolean => sealed().includes(part),
    /** Opens a part for the selected question; it counts as a hint. */
    open(part: StagePart): void {
      const entry = session.selected()
      if (entry !== null) session.setLooked(entry.id, part)
    },
  }
}
