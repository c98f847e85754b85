// Requesting a verdict, and stopping. One answer is judged at a time.

import { type Accessor, createSignal } from 'solid-js'
import type { Answer } from '#language/answers/reading'
import type { Source } from '#planning/pddl/source'
import { aboutEdit, type Question } from '#questions/kinds/question'
import type { VerdictView } from './verdict-view'
import type { Desks } from '../session/desk'
import type { QuestionReposed } from '../session/reposing'
import { type Entry, plain, type Session } from '../session/session'
import type { Lanes } from '../lanes/create-lanes'
import type { Clock } from '#page/browser/surroundings'

/** Maximum number of states stored by a first search, and the factor for "try harder". */
export const FIRST_STATES = 1_000_000
export const HARDER = 5
export const MAX_STATES = 25_000_000

export interface CheckUnderWay {
  readonly id: string
  readonly startedAt: number
}

/** A hash that identifies an edit; '' without one. */
export function markOfEdit(edit: Source | null): string {
  if (edit === null) return ''
  let hash = 0x811c9dc5
  for (const text of [edit.domain, edit.problem])
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * The question about the edited PDDL; the claims of yes/no and choice questions stay, and the file's answer is removed.
 */
export function editedQuestion(question: Question, edit: Source): Question {
  return { ...aboutEdit(question, edit), key: `${question.key}~` }
}

export interface Checking {
  /** The running check. */
  readonly judging: Accessor<CheckUnderWay | null>
  /** The question as it is asked now: if there is an edit, re-posed for the edited PDDL. */
  readonly questionNow: (entry: Entry) => Question
  /** `chosen`: use this reading of the answer, one of those that the last verdict offered. */
  readonly check: (entry: Entry, maxStates?: number, chosen?: Answer) => Promise<void>
}

/** The instruction shown if there is no answer. */
const wantsAnswer = ({ format, choices }: Question): string =>
  format === 'bool' || choices !== undefined ? 'Choose an answer first.' : 'Write an answer first; the box is empty.'

/** `remember` receives each verdict, for the history. */
export function createChecking(app: {
  readonly session: Session
  readonly desks: Desks
  readonly reposed: QuestionReposed
  readonly lanes: Lanes
  readonly clock: Clock
  readonly remember: (entry: Entry, view: VerdictView, edit: Source | null) => void
}): Checking {
  const { session, desks, reposed, clock, remember } = app
  const { run, stopWork } = app.lanes
  const [judging, setJudging] = createSignal<CheckUnderWay | null>(null)
  /** The latest running check of each question. */
  const latest = new Map<string, CheckUnderWay>()

  const begin = (id: string): CheckUnderWay => {
    if (judging() !== null) stopWork('judging')
    const mine: CheckUnderWay = { id, startedAt: clock.now() }
    latest.set(id, mine)
    setJudging(mine)
    desks.of(id)?.setSetback(null)
    return mine
  }
  /** False if a newer check of the same question has superseded this one. */
  const end = (mine: CheckUnderWay): boolean => {
    if (judging() === mine) setJudging(null)
    return latest.get(mine.id) === mine && latest.delete(mine.id)
  }

  return {
    judging,
    questionNow({ id, question }) {
      const edit = plain(session.workOf(id).edit)
      if (edit === null) return question
      const posed = id === session.selectedId() ? reposed()?.question : undefined
      return editedQuestion(posed ?? question, edit)
    },
    async check(entry, maxStates = FIRST_STATES, chosen) {
      const { id, question } = entry
      const { answer } = session.workOf(id)
      const edit = plain(session.workOf(id).edit)
      if (answer.trim() === '') {
        desks.of(id)?.setSetback({ kind: 'blank', message: wantsAnswer(question) })
        return
      }
      const mine = begin(id)
      // The code for the page's view of a verdict is loaded while the engine judges.
      const parts = import('./verdict-view').catch(() => null)
      // The official score concerns the PDDL of the record; an edited problem is a question of the visitor's own.
      const judged = run('judging', 'judging the answer', async api => {
        const asked =
          edit === null ? question : editedQuestion((await api.making.repose(question, edit)).question, edit)
        return api.judging.judge(asked, answer, { maxStates }, chosen)
      })
      const [outcome, part] = await Promise.all([judged, parts])
      if (!end(mine)) return
      const fail = (kind: 'stopped' | 'failed', message: string): void => desks.of(id)?.setSetback({ kind, message })
      if (part === null) fail('failed', 'A part of the page could not be loaded.')
      else if (outcome.kind === 'stopped') fail('stopped', 'Stopped. The answer was not judged.')
      else if (outcome.kind === 'failed') fail('failed', outcome.message)
      else {
        const view = part.viewOf(outcome.value, {
          answer,
          edited: edit !== null,
          editMark: markOfEdit(edit),
          maxStates,
          ...(chosen === undefined ? {} : { chosen }),
        })
        session.setVerdict(id, view)
        remember(entry, view, edit)
      }
    },
  }
}
